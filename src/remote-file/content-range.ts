import type { FileResponse } from './file-response.js';

/** The bytes that a response with status 206 contains. */
interface ContentRange {
  /** Offset after the last byte. */
  end: number;
  /** Bytes of the whole file, if the response states them. */
  total: number | undefined;
}

/** The bytes in the response to a request for bytes from `start` on. `undefined` if it does not say so, or has others. */
export function contentRangeOf({ header }: FileResponse, start: number): ContentRange | undefined {
  const [, first, last, length] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(header('content-range') ?? '') ?? [];
  const end = Number(last) + 1;
  const total = length === '*' ? undefined : Number(length);
  const isConsistent = Number(first) === start && start < end && end <= (total ?? end);
  return isConsistent && Number.isSafeInteger(total ?? end) ? { end, total } : undefined;
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

/** Whether the bytes are compressed. Then lengths and offsets are not those of the file. */
export const isCompressed = ({ header }: FileResponse): boolean =>
  !/^(identity)?$/i.test(header('content-encoding') ?? '');
