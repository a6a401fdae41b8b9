import type { FileResponse } from './file-response.js';
import { NotInspected } from './not-inspected.js';

/** The bytes that a response with status 206 contains. */
export interface ContentRange {
  /** Offset after the last byte, if it is known. */
  end: number | undefined;
  /** Bytes of the whole file, if they are known. */
  total: number | undefined;
}

/** The bytes in the response to a request for bytes from `start` on. */
export function contentRangeOf({ header, hidesHeaders }: FileResponse, start: number): ContentRange {
  const value = header('content-range');
  if (value === undefined && hidesHeaders) return { end: undefined, total: undefined };
  const [, first, last, length] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(value ?? '') ?? [];
  const end = Number(last) + 1;
  const total = length === '*' ? undefined : Number(length);
  const isConsistent = Number(first) === start && start < end && end <= (total ?? end);
  if (isConsistent && Number.isSafeInteger(total ?? end)) return { end, total };
  throw new NotInspected('response', 'the response does not have the requested bytes');
}

/** Bytes of the whole file as Content-Length states them, in a response with all bytes. */
export function contentLengthOf({ header }: FileResponse): number | undefined {
  const length = header('content-length') ?? '';
  return /^\d+$/.test(length) && Number.isSafeInteger(Number(length)) ? Number(length) : undefined;
}

/** The length of the file in a response with status 416 (RFC 9110, 15.5.17). */
export function totalFrom416({ header }: FileResponse): number | undefined {
  const [, length] = /^bytes \*\/(\d+)$/i.exec(header('content-range') ?? '') ?? [];
  return length === undefined ? undefined : Number(length);
}

/** Compressed bytes are not those of the file, and their lengths are not its lengths. */
export function assertNotCompressed({ header }: FileResponse): void {
  if (/^(identity)?$/i.test(header('content-encoding') ?? '')) return;
  throw new NotInspected('response', 'the server sends the file compressed, although it was requested uncompressed');
}
