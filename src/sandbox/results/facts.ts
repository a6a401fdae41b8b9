import type { MediaFacts } from '../../preflight/media/facts.js';
import { parseUrl } from '../../shared/parse-url.js';
import type { SandboxState } from '../core/state.js';
import { exactFrameSize } from '../media/frame-size.js';
import { findResult } from './find.js';
import { fileOf, resultsPath } from './url.js';

/** Whether a URL may be one of a result. Of almost all others this is known without parsing them. */
export const mayBeResult = (url: string) => url.includes(resultsPath);

/**
 * What a request for a file of this sandbox decided about the file, or `undefined` for any other URL and for one that leads to
 * no file, or no longer. Nothing is requested. The host does not matter, since the sandbox can have several and the
 * identifier of a task is random.
 *
 * The files are placeholders of a few kB. Their size and their pixels are not those of what the service creates, and neither
 * are the format and the duration of a sound.
 */
export function resultFacts(state: SandboxState, url: string): MediaFacts | undefined {
  const { pathname = '', search = '' } = (mayBeResult(url) && parseUrl(url)) || {};
  if (!pathname.startsWith(resultsPath)) return undefined;
  const found = findResult(state, { path: pathname, query: search.slice(1) });
  if (!found || found.hasExpired) return undefined;
  const { task, name } = found;
  const { kind, aspectRatio, seconds } = task.creation;
  return {
    format: fileOf(task, name).split('.').at(-1),
    ...(kind !== 'audio' && exactFrameSize(aspectRatio)),
    ...(kind === 'video' && name !== 'cover' && { seconds }),
    isPlaceholder: true,
  };
}
