import { excerpt } from '../shared/text.js';

/** Why a body is not JSON, or is over a limit. */
export class JsonBodyError extends Error {
  /** Whether it is nested too deeply or has too many values. */
  readonly isOverLimit: boolean;

  constructor(message: string, isOverLimit = false) {
    super(message);
    this.isOverLimit = isOverLimit;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

export function decodeJson(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new JsonBodyError('The body is not UTF-8, which JSON is written in.');
  }
}

/** No body of the document is nested that deeply. JSON can be read much deeper than it can be written again. */
const maxDepth = 200;

/** Bytes of memory that a value takes once it is parsed, however short its text is. */
const bytesOfValue = 60;

/** More than a body of the document has. However short their texts are, values take memory: 20 MiB of `{}` would need 400 MB. */
const maxValues = 100_000;

/** Parses JSON. Before that, `charge` gets the bytes of memory that all values will take. */
export function parseJson(text: string, charge: (bytes: number) => void = () => {}): unknown {
  // Counted in the text, so that a body that is not accepted costs no memory.
  const { depth, values } = measure(text);
  if (values > maxValues) throw new JsonBodyError(`The body has more than ${maxValues} values.`, true);
  charge(values * bytesOfValue);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const says = text.trim() === '' ? 'it is empty' : excerpt((error as Error).message);
    throw new JsonBodyError(`The body is not JSON: ${says}.`);
  }
  if (depth <= maxDepth) return value;
  throw new JsonBodyError(`The body is nested more than ${maxDepth} levels deep.`, true);
}

/** How deep a text of JSON is nested, and how many values it has at least. It stops where these are too many. */
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

/** Codes of characters: comparing them is several times as fast as comparing texts. */
const [quote, comma, opening, closing, backslash] = [0x22, 0x2c, 0x7b, 0x7d, 0x5c];

/** Where a string ends that begins at a quotation mark. */
function endOfString(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end !== -1 && isEscaped(text, end));
  return end === -1 ? text.length : end;
}

/** Whether a character comes after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (at - first) % 2 === 1;
}
