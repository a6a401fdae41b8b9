import { contentLengthOf, contentRangeOf, isCompressed } from '../remote-file/content-range.js';
import type { FileResponse } from '../remote-file/file-response.js';
import { retryAfterIn } from '../shared/backoff.js';
import { AttemptError, isTransientStatus } from './retry-policy.js';

/** The bytes that a response contains, and what it says about their file. */
export interface ByteRange {
  /** Offset of the first byte in the file. */
  start: number;
  /** Offset after the last byte, if the response states it. */
  end: number | undefined;
  /** Bytes of the whole file, if the response states it. */
  total: number | undefined;
  type: string | undefined;
  etag: string | undefined;
  lastModified: string | undefined;
  /** When the response was made. Browsers hide it. */
  date: string | undefined;
  /** Whether the bytes are compressed. Then lengths and offsets are those of the compressed file, which nobody sees. */
  isEncoded: boolean;
}

/** The bytes in the response to a request for all bytes from `from` on. */
export function byteRangeOf(response: FileResponse, from: number): ByteRange {
  const { status, header } = response;
  if (status !== 200 && status !== 206) throw toStatusError(response);
  const isEncoded = isCompressed(response);
  const file = {
    type: header('content-type'),
    etag: header('etag'),
    lastModified: header('last-modified'),
    date: header('date'),
    isEncoded,
  };
  if (status === 200) {
    const total = isEncoded ? undefined : contentLengthOf(response);
    return { ...file, start: 0, end: total, total };
  }
  const range = isEncoded ? undefined : contentRangeOf(response, from);
  if (range) return { ...file, start: from, ...range };
  throw new WrongRangeError(`the response does not have the requested bytes from ${from} on`, { status });
}

/** Thrown for a partial response that does not say which bytes it has, or has other bytes than requested. */
export class WrongRangeError extends AttemptError {}

/** Statuses with which storages reject an expired URL. */
const expiredStatuses = [401, 403, 404, 410];

function toStatusError({ status, header }: FileResponse): AttemptError {
  const kind = isTransientStatus(status) ? 'transient' : expiredStatuses.includes(status) ? 'url-expired' : 'permanent';
  return new AttemptError(`the server responded with status ${status}`, {
    kind,
    status,
    retryAfter: retryAfterIn(header('retry-after')),
  });
}

/** What identifies this version of the file: a strong ETag, or a date (RFC 9110, 13.1.5). */
export function validatorOf(range: ByteRange): string | undefined {
  const { etag, lastModified } = range;
  if (isStrong(etag)) return etag;
  return isSettled(range) ? lastModified : undefined;
}

const isStrong = (etag: string | undefined) => etag !== undefined && !etag.startsWith('W/');

/** Dates count seconds: a file that changed in the second of the response may change again within it (8.8.2.2). */
function isSettled({ lastModified = '', date = '' }: ByteRange): boolean {
  return !(Date.parse(date) - Date.parse(lastModified) < 1000);
}

/** Whether something that both state is different, so that the file has changed in between. */
export const differ = (before: ByteRange, after: ByteRange) => compare(before, after).some((isSame) => !isSame);

/**
 * Whether both have the same validator, so that they are of one file. An equal length proves nothing: a file that was
 * made again often has the same.
 */
export function isProvenSame(before: ByteRange, after: ByteRange): boolean {
  const validator = validatorOf(before);
  if (validator === undefined || differ(before, after)) return false;
  return validator === before.etag ? after.etag !== undefined : after.lastModified === validator;
}

/** Whether a range continues a file. A server that has compared the date of If-Range need not repeat it (15.3.7). */
export const isContinuation = (before: ByteRange, after: ByteRange) =>
  isProvenSame(before, { ...after, lastModified: after.lastModified ?? before.lastModified });

function compare(before: ByteRange, after: ByteRange): boolean[] {
  const opaqueTag = ({ etag }: ByteRange) => etag?.replace(/^W\//, '');
  const pairs = [
    [opaqueTag(before), opaqueTag(after)],
    [before.total, after.total],
    // Copies of the same file on several servers often differ only in their dates.
    ...(before.etag && after.etag ? [] : [[before.lastModified, after.lastModified]]),
  ];
  return pairs.filter((pair) => !pair.includes(undefined)).map(([a, b]) => a === b);
}
