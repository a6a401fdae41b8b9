import { type InspectUrl, inspectOpened } from './inspect.js';
import type { PreflightOptions } from './options.js';

/** Inspects files behind URLs, and requests them if that is allowed. The code for it is loaded only when it is needed. */
export async function urlInspector({ fetch, signal }: Pick<PreflightOptions, 'fetch' | 'signal'>): Promise<InspectUrl> {
  if (!fetch) return async (url) => (await import('./url/unread-url.js')).inspectUnread(url);
  const { createOpenUrl } = await import('./url/open-url.js');
  return inspectOpened(createOpenUrl(fetch, signal));
}
