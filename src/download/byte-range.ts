import { retryAfterOf } from '../shared/backoff.js';
import { AttemptError, isTransient } from './retry-policy.js';

/** The bytes that an answer brings, and what it tells of the file that they are from. */
export interface ByteRange {
  /** First byte of the file that it brings. */
  start: number;
  /** The byte after the last one that it brings, where it tells. */
  end: number | undefined;
  /** Bytes of the whole file, where it tells. */
  total: number | undefined;
  type: string | undefined;
  etag: string | undefined;
  lastModified: string | undefined;
  /** When the response was made. Browsers hide it. */
  date: string | undefined;
  /** Whether the bytes come packed. Then lengths and places are those of the packed file, which nobody sees. */
  isEncoded: boolean;
}

/** What an answer brings to whoever asked for the bytes from `from` on. */
export function byteRangeOf(response: Response, from: number): ByteRange {
  const { status, headers } = response;
  if (status !== 200 && status !== 206) throw refusalOf(response);
  const header = (name: string) => headers.get(name) ?? undefined;
  const isEncoded = !/^(identity)?$/i.test(header('content-encoding') ?? '');
  const told = {
    type: header('content-type'),
    etag: header('etag'),
    lastModified: header('last-modified'),
    date: header('date'),
    isEncoded,
  };
  if (status === 206) return { ...told, ...rangeOf(header('content-range'), from, isEncoded) };
  const length = header('content-length');
  const total = isEncoded || !/^\d+$/.test(length ?? '') ? undefined : Number(length);
  return { ...told, start: 0, end: total, total };
}

/** Thrown for an answer that says it is a part, and does not say of what, or of something else than was asked for. */
export class WrongRange extends AttemptError {}

function rangeOf(header: string | undefined, from: number, isEncoded: boolean) {
  const [, first, last, length] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(header ?? '') ?? [];
  const end = Number(last) + 1;
  const total = length === '*' ? undefined : Number(length);
  if (Number(first) === from && from < end && end <= (total ?? end) && !isEncoded) return { start: from, end, total };
  throw new WrongRange(`the bytes from ${from} on were asked for, and others came`, { status: 206 });
}

/** The length of a file that a refused range tells (RFC 9110, 15.5.17). */
export function lengthIn(response: Response): number | undefined {
  const [, length] = /^bytes \*\/(\d+)$/i.exec(response.headers.get('content-range') ?? '') ?? [];
  return length === undefined ? undefined : Number(length);
}

/** Statuses of an address that has ended, as storages tell it. */
const ended = [401, 403, 404, 410];

function refusalOf({ status, headers }: Response): AttemptError {
  const kind = isTransient(status) ? 'passing' : ended.includes(status) ? 'refused' : 'final';
  return new AttemptError(`it was answered with status ${status}`, { kind, status, retryAfter: retryAfterOf(headers) });
}

/** What a server can tell a changed file by: a strong ETag, or a date (RFC 9110, 13.1.5). */
export function validatorOf(part: ByteRange): string | undefined {
  const { etag, lastModified } = part;
  if (isStrong(etag)) return etag;
  return isSettled(part) ? lastModified : undefined;
}

const isStrong = (etag: string | undefined) => etag !== undefined && !etag.startsWith('W/');

/** Dates count seconds: a file that changed in the second of the response may change once more in it (8.8.2.2). */
function isSettled({ lastModified = '', date = '' }: ByteRange): boolean {
  return !(Date.parse(date) - Date.parse(lastModified) < 1000);
}

/** Whether something that both tell is not the same, so that the file has changed in between. */
export const differ = (one: ByteRange, two: ByteRange) => compare(one, two).some((isSame) => !isSame);

/**
 * Whether both have the same validator, so that they are of one file. A length proves nothing: a file that is made again
 * often has the same.
 */
export function isProven(one: ByteRange, two: ByteRange): boolean {
  const validator = validatorOf(one);
  if (validator === undefined || differ(one, two)) return false;
  return validator === one.etag ? two.etag !== undefined : two.lastModified === validator;
}

/** Whether a part goes on with a file. A server that has compared the date of If-Range need not repeat it (15.3.7). */
export const isContinued = (file: ByteRange, part: ByteRange) =>
  isProven(file, { ...part, lastModified: part.lastModified ?? file.lastModified });

function compare(one: ByteRange, two: ByteRange): boolean[] {
  const tag = ({ etag }: ByteRange) => etag?.replace(/^W\//, '');
  const pairs = [
    [tag(one), tag(two)],
    [one.total, two.total],
    // Copies of the same file on several servers often differ in nothing but their dates.
    ...(one.etag && two.etag ? [] : [[one.lastModified, two.lastModified]]),
  ];
  return pairs.filter((pair) => !pair.includes(undefined)).map(([a, b]) => a === b);
}
