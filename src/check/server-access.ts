import { parseUrl } from '../shared/parse-url.js';
import type { Profile } from './profiles.js';
import { CannotCheckError } from './stop-error.js';

/** The environment variable that has the key. */
export const keyVariable = 'GENMEDIA_API_KEY';

/** What is sent to a server on this machine if there is no key. */
export const placeholderKey = 'no-key-was-set';

/** Whether a server is on this machine: it needs no key, costs nothing, and can reach a receiver of callbacks. */
export const isLocal = (baseUrl: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(parseUrl(baseUrl)?.hostname ?? '');

/** Throws if a check could cost more than anyone has agreed to. `option` is what the limit is called. */
export function assertLimited(
  { profile, baseUrl, maxCredits }: { profile?: Profile | undefined; baseUrl: string; maxCredits?: number | undefined },
  option: string,
): void {
  if (profile !== 'full' || maxCredits !== undefined || isLocal(baseUrl)) return;
  throw new CannotCheckError(`Profile "full" creates thousands of tasks. Set a limit: ${option}.`);
}
