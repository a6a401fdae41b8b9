import { GrowingBytes } from '../shared/bytes.js';
import type { BodyBudget, BodyPlace } from './body-budget.js';
import { Rejection } from './refusal.js';

interface BodyLimits {
  readonly maxBytes: number;
  readonly bodyTimeout: number;
}

/** A body, and its place in the budget, which it has until that is released. */
export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly release: () => void;
  /** Counts the body as that many bytes, where that is more. */
  readonly raiseTo: (bytes: number) => void;
}

/** Reads the body of a request: never more bytes of it, and never longer, than it may take. */
export async function readBody(request: Request, limits: BodyLimits, budget: BodyBudget): Promise<ReadBody> {
  const { body, headers, bodyUsed } = request;
  if (bodyUsed || body?.locked) {
    const failure = 'The body was read before the receiver of callbacks got it. Hand over the request unread';
    throw new Rejection(500, 'body_taken', `${failure}.`, { failure });
  }
  const declared = Number(headers.get('content-length')) || 0;
  try {
    if (declared > limits.maxBytes) throw tooLarge(limits.maxBytes);
    const place = budget.enter(declared);
    const bytes = body ? await readAll(body.getReader(), limits, place) : new Uint8Array();
    place.endReading();
    return { bytes, release: place.release, raiseTo: place.raiseTo };
  } catch (error) {
    if (body && !body.locked) body.cancel().catch(() => {});
    throw error;
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { maxBytes, bodyTimeout }: BodyLimits,
  place: BodyPlace,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new GrowingBytes();
  let count = 0;
  let isLate = false;
  // Who has cancelled is told that it has ended, also where it stands still.
  const cancel = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(() => {
    isLate = true;
    cancel();
  }, bodyTimeout);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      count += read.value.length;
      if (count > maxBytes) throw tooLarge(maxBytes);
      place.add(read.value.length);
      bytes.add(read.value);
    }
    if (isLate) throw new Rejection(408, 'timeout', `The body did not arrive within ${bodyTimeout} ms.`);
    return bytes.whole();
  } catch (error) {
    cancel();
    place.endReading();
    place.release();
    throw error instanceof Rejection ? error : new Rejection(400, 'bad_request', 'The body broke off.');
  } finally {
    clearTimeout(timer);
  }
}

const tooLarge = (most: number) => new Rejection(413, 'too_large', `A callback has at most ${most} bytes here.`);
