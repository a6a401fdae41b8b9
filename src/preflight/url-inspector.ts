import { type InspectUrl, inspectOpened } from './inspect.js';
import type { PreflightOptions } from './options.js';

/** Inspects files behind URLs, if that is allowed. The code for it is loaded only then. */
export async function urlInspector({
  fetch,
  signal,
}: Pick<PreflightOptions, 'fetch' | 'signal'>): Promise<InspectUrl | undefined> {
  if (!fetch) return undefined;
  const { createOpenUrl } = await import('./url/open-url.js');
  return inspectOpened(createOpenUrl(fetch, signal));
}
