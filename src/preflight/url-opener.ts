import type { OpenUrl } from './inspect.js';
import type { PreflightOptions } from './options.js';

/** Loaded only if URLs may be requested. */
export async function urlOpener({
  fetch,
  signal,
}: Pick<PreflightOptions, 'fetch' | 'signal'>): Promise<OpenUrl | undefined> {
  if (!fetch) return undefined;
  const { createOpenUrl } = await import('./url/open-url.js');
  return createOpenUrl(fetch, signal);
}
