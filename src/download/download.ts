import type { GenMedia } from '../client/gen-media.js';
import { onAbort } from '../shared/delay.js';
import { FileUrl } from './file-url.js';
import { FileRequester } from './file-requester.js';
import { type DownloadOptions, type FileStream, type SavedFile, type Settings, toDownloadSettings } from './options.js';
import { findTarget } from './temp-file.js';
import { save } from './save.js';
import { type DownloadSource, type ResolvedSource, readSource } from './source.js';
import { toStream } from './stream.js';

export interface Download {
  /**
   * Gives a file of a task as a stream, on every platform, and loads it as the other form does. Should it have to begin again, it leaves out what it gave if that is the same,
   * and ends with an error if it is not.
   *
   *     const { stream, type } = await gen.download(task);
   *     return new Response(stream, { headers: { 'content-type': type ?? 'video/mp4' } });
   */
  (source: DownloadSource, target?: undefined, options?: DownloadOptions): Promise<FileStream>;
  // Last: where no form fits, TypeScript explains what is wrong with this one.
  /**
   * Loads a file of a task to the disk: the result of its first creation, unless told. Broken connections are taken up
   * where they stopped, if a strong ETag or a date proves that the file is the same, and from the beginning otherwise.
   * Addresses that have ended are asked for again. The target has the whole file at the end, or is left as it was. What is
   * no media, such as an error with status 200, is not kept. The key is not sent to where the files are.
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
  async function load(source: DownloadSource, target?: string, options?: DownloadOptions) {
    const settings = toDownloadSettings(options);
    const known = readSource(source, settings);
    if (target === undefined) return loadStream(gen, known, settings);
    const place = await findTarget(target);
    return save(target, place, await prepare(gen, known, settings, settings.signal));
  }
  return { download: load as Download };
}

/** A stream outlives the call, and can be cancelled: what ends it is linked to the caller's signal until it is over. */
async function loadStream(gen: GenMedia, known: ResolvedSource, settings: Settings): Promise<FileStream> {
  const { signal } = settings;
  const ending = new AbortController();
  const abort = () => ending.abort(signal?.reason);
  if (signal?.aborted) abort();
  const forget = signal && onAbort(signal, abort);
  const release = () => forget?.();
  try {
    return await toStream(await prepare(gen, known, settings, ending.signal), ending, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** All that a loader needs, with the address of the file found. */
async function prepare(gen: GenMedia, known: ResolvedSource, settings: Settings, signal: AbortSignal | undefined) {
  const { timeout, retries, maxBytes, allowPrivateRedirects, onProgress } = settings;
  const { handle } = known.wanted;
  const line = new FileRequester({ fetch: gen.fetch, timeout, allowPrivateRedirects, signal, handle });
  line.check();
  const address = new FileUrl(gen, known.wanted, signal);
  await address.open(known);
  return { address, line, retries, maxBytes, handle, report: reporter(onProgress, line) };
}

/** Milliseconds between two reports, so that a fast download does not drown whoever shows them. */
const interval = 100;

/** Tells the caller how far a download is: now and then, and once that all is there. */
export function reporter(onProgress: DownloadOptions['onProgress'], line: FileRequester) {
  let last = Number.NEGATIVE_INFINITY;
  return async (bytes: number, total: number | undefined, isEnd: boolean): Promise<void> => {
    const now = performance.now();
    // The last bytes are told of at the end, when they have been passed on.
    if (!onProgress || (!isEnd && (bytes === total || now - last < interval))) return;
    last = now;
    await line.call(() => onProgress({ bytes, total }));
  };
}
