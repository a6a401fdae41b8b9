import { GrowingBytes } from '../shared/bytes.js';
import { Rejection } from './rejection.js';

/** Gets the length of each chunk before the chunk is kept, and throws a `Rejection` to end the reading. */
export type Meter = (bytes: number) => void;

interface ByteLimit {
  readonly maxBytes: number;
  /** The header Content-Length, if there is one. A body that declares too many bytes is rejected before it is read. */
  readonly contentLength: string | null | undefined;
  readonly tooLarge: (maxBytes: number) => Rejection;
  /** Counts the bytes of all bodies together. */
  readonly charge: Meter;
}

/** A meter for one body of at most `maxBytes`. */
export function createMeter({ maxBytes, contentLength, tooLarge, charge }: ByteLimit): Meter {
  if (Number(contentLength) > maxBytes) throw tooLarge(maxBytes);
  let count = 0;
  return (bytes) => {
    count += bytes;
    if (count > maxBytes) throw tooLarge(maxBytes);
    charge(bytes);
  };
}

interface ReadBodyOptions {
  readonly meter: Meter;
  /** Why a body is rejected that breaks off. */
  readonly brokenOff: () => Rejection;
  /** Time in which the body has to arrive. Default: no limit. */
  readonly timeout?: { readonly milliseconds: number; readonly tooLate: () => Rejection };
}

/** Reads a body: never more of it than the meter allows, and never longer than the timeout. */
export function readBody(
  body: ReadableStream<Uint8Array>,
  { meter, brokenOff, timeout }: ReadBodyOptions,
): Promise<Uint8Array> {
  const bytes = new GrowingBytes();
  const reader = body.getReader();
  const readAll = async () => {
    // Not `for await`: streams of older browsers cannot be iterated.
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      meter(read.value.length);
      bytes.add(read.value);
    }
    return bytes.view();
  };
  // A pending read then ends as if the body had ended.
  const cancel = () => void reader.cancel().catch(() => {});
  const fail = (error: unknown) => {
    cancel();
    throw error instanceof Rejection ? error : brokenOff();
  };
  if (!timeout) return readAll().catch(fail);
  let isLate = false;
  const stop = () => {
    isLate = true;
    cancel();
  };
  const timer = setTimeout(stop, timeout.milliseconds);
  return readAll()
    .then((view) => {
      if (isLate) throw timeout.tooLate();
      return view;
    })
    .catch(fail)
    .finally(() => clearTimeout(timer));
}
