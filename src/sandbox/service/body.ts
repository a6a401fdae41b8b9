import { largestBody } from '../../../generated/constants.js';
import { decodeJson, type JsonBodyError, parseJson } from '../../http/json-body.js';
import { excerpt } from '../../shared/text.js';
import type { SandboxHttpRequest } from '../http/message.js';
import { Rejection } from '../http/rejection.js';
import { heapLimit } from '../storage/heap-limit.js';

/**
 * More than that many bytes of bodies are not read at a time: who comes then is asked to come again. Eight of the largest, or
 * what a quarter of the heap holds, and at least two: parsing one and writing its response takes some times its size.
 */
const mostAtOnce = Math.max(2 * largestBody, Math.min(8 * largestBody, heapLimit() / 4));

/** Reads the bodies of requests, and never more of them than the memory can hold. */
export class BodyReader {
  #reading = 0;

  /** Reads a body of JSON that has at most so many bytes. */
  async read(call: SandboxHttpRequest, most: number): Promise<string> {
    const type = call.header('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
      const given = type === '' ? 'none' : excerpt(type);
      throw new Rejection(415, 'not_json_type', `Content-Type must be application/json, not ${given}.`);
    }
    if (Number(call.header('content-length')) > most) throw tooLarge(most);
    let count = 0;
    const meter = (bytes: number) => {
      count += bytes;
      this.#reading += bytes;
      if (count > most) throw tooLarge(most);
      if (this.#reading > mostAtOnce) throw busy();
    };
    try {
      const bytes = await call.read(meter);
      return refusing(() => decodeJson(bytes));
    } finally {
      this.#reading -= count;
    }
  }
}

const tooLarge = (most: number) => new Rejection(413, 'too_large', `A body has at most ${most} bytes here.`);

const busy = () =>
  new Rejection(503, 'busy', 'The sandbox reads many large bodies at the moment. Try again.', {
    headers: { 'retry-after': '1' },
  });

/** A body as JSON. */
export const parse = (text: string): unknown => refusing(() => parseJson(text));

function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { message, isOverLimit } = error as JsonBodyError;
    throw isOverLimit ? new Rejection(422, 'invalid_request', message) : new Rejection(400, 'not_json', message);
  }
}
