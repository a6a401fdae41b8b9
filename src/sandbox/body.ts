import { behaviours } from '../../generated/service.js';
import { excerpt } from '../excerpt.js';
import type { Call } from './message.js';
import { Refusal } from './refusal.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Where the document says nothing for an operation, the largest body that it names anywhere. */
export const largestBody = Math.max(...Object.values(behaviours).map(({ maxBytes = 0 }) => maxBytes));

/** More than that many bytes of bodies are not read at a time: who comes then is asked to come again. */
const mostAtOnce = 8 * largestBody;

/** Reads the bodies of requests, and never more of them than the memory can hold. */
export class BodyReader {
  #reading = 0;

  /** Reads a body of JSON that has at most so many bytes. */
  async read(call: Call, most: number): Promise<string> {
    const type = call.header('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
      const given = type === '' ? 'none' : excerpt(type);
      throw new Refusal(415, 'not_json_type', `Content-Type must be application/json, not ${given}.`);
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
      return decode(await call.read(meter));
    } finally {
      this.#reading -= count;
    }
  }
}

const tooLarge = (most: number) => new Refusal(413, 'too_large', `A body has at most ${most} bytes here.`);

const busy = () =>
  new Refusal(503, 'busy', 'The sandbox reads many large bodies at the moment. Try again.', {
    headers: { 'retry-after': '1' },
  });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Refusal(400, 'not_json', 'The body is not UTF-8, which JSON is written in.');
  }
}

/** A body as JSON. */
export function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const says = text.trim() === '' ? 'it is empty' : excerpt((error as Error).message);
    throw new Refusal(400, 'not_json', `The body is not JSON: ${says}.`);
  }
  if (!isDeeper(value, deepest)) return value;
  throw new Refusal(422, 'invalid_request', `The body is nested more than ${deepest} levels deep.`);
}

/** Deeper than any request of sense. JSON can be read much deeper than it can be written again. */
const deepest = 200;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}
