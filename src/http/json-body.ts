import { excerpt } from '../shared/text.js';
import type { RejectionClass } from './rejection.js';

/** A body that is not JSON, or is over a limit. */
class JsonBodyError extends Error {
  /** Whether it is nested too deeply or has too many values. */
  readonly isOverLimit: boolean;

  constructor(message: string, isOverLimit = false) {
    super(message);
    this.isOverLimit = isOverLimit;
  }
}

/**
 * Turns errors of `decodeJson` and `parseJson` into rejections: 400 for a body that is not JSON, and 422 with this code for
 * one that is over a limit.
 */
export function rejectInvalidJson<Code extends string, Result>(
  read: () => Result,
  Rejected: RejectionClass<Code | 'not_json'>,
  overLimitCode: Code,
): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof JsonBodyError)) throw error;
    const { message, isOverLimit } = error;
    throw isOverLimit ? new Rejected(422, overLimitCode, message) : new Rejected(400, 'not_json', message);
  }
}

/** Created when it is first used: jsdom has none. */
let decoder: InstanceType<typeof TextDecoder> | undefined;

export function decodeJson(bytes: Uint8Array): string {
  decoder ??= new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    throw new JsonBodyError('The body is not valid UTF-8, which JSON requires.');
  }
}

/** No body of the document is nested that deeply. `JSON.parse` reads deeper nesting than `JSON.stringify` can write. */
const maxDepth = 200;

/** Bytes of memory that a parsed value takes, however short its JSON is. */
const bytesPerValue = 60;

/** More than any body of the document has. Even short values take memory: 20 MiB of `{}` would need 400 MB. */
const maxValues = 100_000;

/** Parses JSON. First, `charge` gets the bytes of memory that all values will take, and may throw. */
export function parseJson(text: string, charge?: (bytes: number) => void): unknown {
  // Counted in the JSON, so that a rejected body costs no memory.
  const { depth, values } = measure(text);
  if (values > maxValues) throw new JsonBodyError(`The body has more than ${maxValues} values.`, true);
  charge?.(values * bytesPerValue);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = text.trim() === '' ? 'it is empty' : excerpt((error as Error).message);
    throw new JsonBodyError(`The body is not JSON: ${reason}.`);
  }
  if (depth <= maxDepth) return value;
  throw new JsonBodyError(`The body is nested more than ${maxDepth} levels deep.`, true);
}

/** Counts the nesting depth and the values of JSON. It stops counting at too many values. */
function measure(text: string): { depth: number; values: number } {
  let [level, depth, values] = [0, 0, 0];
  for (let at = 0; at < text.length && values <= maxValues; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) values += 1;
    // Brackets and braces differ in one bit.
    else if ((code | 0x20) === opening) {
      values += 1;
      level += 1;
      depth = Math.max(depth, level);
    } else if ((code | 0x20) === closing) level -= 1;
  }
  return { depth, values };
}

/** Comparing character codes is several times as fast as comparing strings. */
const [quote, comma, opening, closing, backslash] = [0x22, 0x2c, 0x7b, 0x7d, 0x5c];

/** Position of the closing quotation mark of a string. */
function endOfString(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end !== -1 && isEscaped(text, end));
  return end === -1 ? text.length : end;
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (at - first) % 2 === 1;
}
