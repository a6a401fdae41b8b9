import type { Creation } from 'genmedia/schema';
import type { TaskReference } from '../contract/task-handle.js';
import type { Violation } from '../contract/violation.js';
import { InvalidRequestError, invalid } from '../errors/invalid-request-error.js';
import { closest } from '../shared/closest.js';
import { excerpt } from '../shared/text.js';

/** A file that was saved. */
export interface SavedFile {
  /** The target, as it was given. */
  path: string;
  bytes: number;
  /** Type of the file, as the server tells it: `video/mp4`. */
  type: string | undefined;
}

/** A file that comes as it is read. */
export interface FileStream {
  /** The bytes. Cancelling it ends the request. */
  stream: ReadableStream<Uint8Array>;
  /** Bytes of the whole file, where the server tells. */
  length: number | undefined;
  /** Type of the file, as the server tells it: `video/mp4`. */
  type: string | undefined;
}

/** The files of a creation, by the fields that hold their addresses. */
const fileNames = ['url', 'cover_url', 'watermarked_url'] as const satisfies (keyof Creation)[];

export type FileName = (typeof fileNames)[number];

export interface DownloadProgress {
  /** Bytes that have come. It falls back where a server can only send all of the file again. */
  bytes: number;
  /** Bytes of the whole file, where the server tells. */
  total: number | undefined;
}

export interface DownloadOptions {
  /** Task that a creation or an address is of, to ask for a fresh address when the old one has ended. */
  task?: TaskReference | undefined;
  /** Which file of the creation. Default: `url`, the result. */
  file?: FileName | undefined;
  /** Ends the download with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds without a single byte after which it is tried again. Default: 30,000. */
  timeout?: number | undefined;
  /** How often it is tried again without getting any further. Default: 5. */
  retries?: number | undefined;
  /**
   * Bytes that a file may have at most. What is larger, by its announced length or as it comes, ends the download with a
   * `DownloadError`, and a target stays as it was. `Infinity` sets no limit. Default: 8,589,934,592 (8 GiB), which is 11
   * minutes of video at 100 Mbit/s: far more than a result of the service has.
   */
  maxBytes?: number | undefined;
  /**
   * Whether a redirect may lead to a private network, such as to storage of your own behind a public name. Redirects
   * within one host are always followed, those from https to http never. What a name resolves to can change between the
   * check and the connection, which this cannot see. Default: false.
   */
  allowPrivateRedirects?: boolean | undefined;
  /** Told how far it is, about every 100 ms and at the end. What it throws ends the download. */
  onProgress?: ((progress: DownloadProgress) => unknown) | undefined;
}

export interface Settings extends DownloadOptions {
  file: FileName;
  timeout: number;
  retries: number;
  maxBytes: number;
  allowPrivateRedirects: boolean;
}

/** What each option takes, and whether a value is such a thing. */
const rules: Record<keyof DownloadOptions, [takes: string, fits: (value: unknown) => boolean]> = {
  task: ['the identifier of a task, its handle or the task itself', (value) => !!idOf(value)],
  file: [fileNames.join(', '), (value) => fileNames.includes(value as FileName)],
  signal: [
    'an AbortSignal, such as the signal of an AbortController',
    (value) => typeof (value as AbortSignal | null)?.addEventListener === 'function',
  ],
  timeout: ['milliseconds above 0', (value) => typeof value === 'number' && value > 0],
  retries: ['a whole number from 0', (value) => Number.isInteger(value) && (value as number) >= 0],
  maxBytes: [
    'a whole number of bytes from 1, or Infinity',
    (value) => value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && (value as number) > 0),
  ],
  allowPrivateRedirects: ['true or false', (value) => typeof value === 'boolean'],
  onProgress: ['a function', (value) => typeof value === 'function'],
};
const defaults = {
  file: 'url',
  timeout: 30_000,
  retries: 5,
  maxBytes: 8 * 1024 ** 3,
  allowPrivateRedirects: false,
} as const satisfies Settings;
const names = Object.keys(rules);
const context = { operation: 'download' };

/** The options with their defaults, or an error that says all that is wrong with them. */
export function toDownloadSettings(options: unknown = {}): Settings {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw invalid('options', `options takes an object, not ${shown(options)}.`, context);
  }
  // Those of an AbortController, and of any other instance, are not its own.
  const all = new Set([...names, ...Object.keys(options)]);
  const given = [...all]
    .map((name) => [name, options[name as never]] as const)
    .filter(([, value]) => value !== undefined);
  const violations = given.flatMap(([name, value]) => faultsOf(name, value));
  if (violations.length > 0) throw new InvalidRequestError(violations, context);
  return { ...defaults, ...Object.fromEntries(given) };
}

function faultsOf(name: string, value: unknown): Violation[] {
  if (!Object.hasOwn(rules, name)) {
    const meant = closest(name, names);
    const help = meant ? `Did you mean ${meant}?` : `There are ${names.join(', ')}.`;
    return [{ path: `/${name}`, rule: 'options', allowed: names, message: `There is no option ${name}. ${help}` }];
  }
  const [takes, fits] = rules[name as keyof DownloadOptions];
  if (fits(value)) return [];
  return [
    { path: `/${name}`, rule: 'options', allowed: takes, message: `${name} takes ${takes}, not ${shown(value)}.` },
  ];
}

/** The identifier that a text or an object carries. */
export function idOf(value: unknown): string | undefined {
  const id = typeof value === 'string' ? value : (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** A value that was given in error, as a message shows it. What is in an object may be secret. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return excerpt(JSON.stringify(value));
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
