import type { Creation } from 'genmedia/schema';
import {
  aFunction,
  anySignal,
  checkOptions,
  type OptionRules,
  positiveMilliseconds,
  trueOrFalse,
  wholeNumber,
} from '../errors/check-options.js';
import type { TaskReference } from '../terms/task-handle.js';

/** A saved file. */
export interface SavedFile {
  /** The target, as it was passed. */
  path: string;
  /** Size of the file. */
  bytes: number;
  /** Media type of the file as stated by the server: `video/mp4`. */
  type: string | undefined;
  /** The first folder on the way to the target that did not exist, and was created. */
  createdFolder?: string | undefined;
}

/** A file that is loaded as it is read. */
export interface FileStream {
  /** The bytes. Cancelling the stream ends the request. */
  stream: ReadableStream<Uint8Array>;
  /** Bytes of the whole file, if the server states it. */
  length: number | undefined;
  /** Media type of the file as stated by the server: `video/mp4`. */
  type: string | undefined;
}

/** The files of a creation, by the fields with their URLs. */
const fileNames = ['url', 'cover_url', 'watermarked_url'] as const satisfies (keyof Creation)[];

/** A file of a creation, by the field with its URL. */
export type FileName = (typeof fileNames)[number];

/** How far a download has come. */
export interface DownloadProgress {
  /** Bytes received. It decreases if a server can only send the whole file again. */
  bytes: number;
  /** Bytes of the whole file, if the server states it. */
  total: number | undefined;
}

/** Options of `gen.download`. */
export interface DownloadOptions {
  /** Task that a creation or a URL belongs to. It is read for a fresh URL when the old one has expired. Default: none. */
  task?: TaskReference | undefined;
  /** Which file of the creation to load. Default: `url`, the result. */
  file?: FileName | undefined;
  /** Aborts the download with an `AbortError`. Default: none. */
  signal?: AbortSignal | undefined;
  /** Milliseconds without a byte after which an attempt ends and the next begins. Default: 30,000. */
  timeout?: number | undefined;
  /** How often to try again without progress. Default: 5. */
  retries?: number | undefined;
  /**
   * Maximum size of a file in bytes. A larger one, by its announced length or as it arrives, ends the download with a
   * `DownloadError`, and a target is left as it was. `Infinity` sets no limit. Default: 8,589,934,592 (8 GiB), which is 11
   * minutes of video at 100 Mbit/s: far more than any result of the service.
   */
  maxBytes?: number | undefined;
  /**
   * Whether redirects may lead to a private network, such as to your own storage behind a public name. Redirects within one
   * host are always followed, those from https to http never. In Node, the connection is made to the IP address that was
   * checked. With a `fetch` of your own, and on other platforms, a host name may resolve to another one by then. Default: false.
   */
  allowPrivateRedirects?: boolean | undefined;
  /** Called with the progress, about every 100 ms and at the end. If it throws, the download ends. Default: none. */
  onProgress?: ((progress: DownloadProgress) => unknown) | undefined;
}

export interface DownloadSettings extends DownloadOptions {
  file: FileName;
  timeout: number;
  retries: number;
  maxBytes: number;
  allowPrivateRedirects: boolean;
}

const rules: OptionRules<DownloadOptions> = {
  task: { mustBe: 'the identifier of a task, its handle or the task itself', fits: (value) => !!idFrom(value) },
  file: { mustBe: `one of ${fileNames.join(', ')}`, fits: (value) => fileNames.includes(value as FileName) },
  signal: anySignal,
  timeout: positiveMilliseconds,
  retries: wholeNumber(0),
  maxBytes: {
    mustBe: 'a whole number of bytes, at least 1, or Infinity',
    fits: (value) => value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && (value as number) > 0),
  },
  allowPrivateRedirects: trueOrFalse,
  onProgress: aFunction(),
};

const defaults = {
  file: 'url',
  timeout: 30_000,
  retries: 5,
  maxBytes: 8 * 1024 ** 3,
  allowPrivateRedirects: false,
} as const satisfies DownloadSettings;

/** The options with their defaults. */
export function toDownloadSettings(options: DownloadOptions = {}): DownloadSettings {
  checkOptions('download', options, rules);
  // Read by name, so that options of a class are found too.
  const values = Object.keys(rules).map((name) => [name, options[name as keyof DownloadOptions]]);
  return { ...defaults, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
}

/** The identifier in a string or an object. */
export function idFrom(value: unknown): string | undefined {
  const id = typeof value === 'string' ? value : (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
