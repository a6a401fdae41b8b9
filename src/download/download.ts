import { assertClient } from '../client/assert-client.js';
import type { GenMedia } from '../client/gen-media.js';
import { withCaller } from '../errors/with-caller.js';
import { onAbort } from '../shared/delay.js';
import { FileRequester } from './file-requester.js';
import { FileUrl } from './file-url.js';
import {
  type DownloadOptions,
  type DownloadSettings,
  type FileStream,
  type SavedFile,
  toDownloadSettings,
} from './options.js';
import { save } from './save.js';
import { type DownloadSource, type ResolvedSource, resolveSource } from './source.js';
import { toFileStream } from './stream.js';
import { findTarget } from './temp-file.js';

/** Saves or streams the files of a task: `gen.download`. */
export interface Download {
  /**
   * Returns a file of a task as a stream, on every platform. It is loaded as in the other form. If it has to start again,
   * bytes that were already delivered are skipped if they are the same; if they differ, the stream ends with an error.
   *
   *     const { stream, type } = await gen.download(task);
   *     const response = new Response(stream, { headers: { 'content-type': type ?? 'video/mp4' } });
   */
  (source: DownloadSource, target?: undefined, options?: DownloadOptions): Promise<FileStream>;
  // Last: if no form fits, TypeScript explains what is wrong with this one.
  /**
   * Saves a file of a task on disk. Default: the result of its first creation. A broken connection is resumed where it
   * stopped if a strong ETag or a date proves that the file is the same; otherwise the file is loaded from the start. Expired
   * URLs are replaced by fresh ones. At the end the target holds the whole file, or is left as it was. A response that is not
   * media, such as an error with status 200, is not saved. A folder that does not exist is created, and `createdFolder` names it. The API key is not sent to the storage.
   *
   *     const task = await gen.adFilm.run({ images: [url], prompt: 'A watch that survives the sea' });
   *     await gen.download(task, 'out/film.mp4', { onProgress: ({ bytes, total }) => console.log(bytes, total) });
   */
  (source: DownloadSource, target: string, options?: DownloadOptions): Promise<SavedFile>;
}

/**
 * Adds `download` to a client.
 *
 *     const gen = new GenMedia().use(download);
 *     await gen.download('task-id', 'out/film.mp4');
 */
export function download(gen: GenMedia): { download: Download } {
  assertClient('download', gen);
  async function load(source: DownloadSource, path?: string, options?: DownloadOptions) {
    const settings = toDownloadSettings(options);
    const resolved = resolveSource(source, settings);
    if (path === undefined) return loadStream(gen, resolved, settings);
    const target = await findTarget(path);
    return save(path, target, await prepare(gen, resolved, settings, settings.signal));
  }
  const start = (...call: Parameters<typeof load>) => withCaller(() => load(...call));
  return { download: start as Download };
}

/** A stream outlives the call and can be cancelled, so its own controller follows the caller's signal until it ends. */
async function loadStream(gen: GenMedia, source: ResolvedSource, settings: DownloadSettings): Promise<FileStream> {
  const { signal } = settings;
  const call = new Error();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  const stopListening = signal && onAbort(signal, abort);
  const release = () => stopListening?.();
  try {
    return await toFileStream(await prepare(gen, source, settings, controller.signal), controller, release, call);
  } catch (error) {
    release();
    throw error;
  }
}

/** The options of a loader, once the URL of the file is known. */
async function prepare(
  gen: GenMedia,
  source: ResolvedSource,
  settings: DownloadSettings,
  signal: AbortSignal | undefined,
) {
  const { timeout, retries, maxBytes, allowPrivateRedirects, onProgress } = settings;
  const { handle } = source.selector;
  const requester = new FileRequester({ fetch: gen.fetch, timeout, allowPrivateRedirects, signal, handle });
  requester.throwIfAborted();
  const fileUrl = new FileUrl(gen, source.selector, signal);
  await fileUrl.open(source);
  return { fileUrl, requester, retries, maxBytes, handle, report: reporter(onProgress, requester) };
}

/** Milliseconds between two reports, so that a fast download does not call too often. */
const reportInterval = 100;

/** Reports progress to the caller at intervals, and once more when everything has arrived. */
function reporter(onProgress: DownloadOptions['onProgress'], requester: FileRequester) {
  let last = Number.NEGATIVE_INFINITY;
  return async (bytes: number, total: number | undefined, isEnd: boolean): Promise<void> => {
    const now = performance.now();
    // The last bytes are reported at the end, once they have been passed on.
    if (!onProgress || (!isEnd && (bytes === total || now - last < reportInterval))) return;
    last = now;
    await requester.runCallback(() => onProgress({ bytes, total }));
  };
}
