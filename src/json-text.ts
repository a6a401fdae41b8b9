import { excerpt } from './excerpt.js';

/** Why bytes are no JSON, or none of sense. */
export class JsonFault extends Error {
  /** Whether it is JSON, but nested too deeply. */
  readonly isTooDeep: boolean;

  constructor(message: string, isTooDeep = false) {
    super(message);
    this.isTooDeep = isTooDeep;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

export function decodeJson(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new JsonFault('The body is not UTF-8, which JSON is written in.');
  }
}

/** Deeper than any body of sense. JSON can be read much deeper than it can be written again. */
const deepest = 200;

export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const says = text.trim() === '' ? 'it is empty' : excerpt((error as Error).message);
    throw new JsonFault(`The body is not JSON: ${says}.`);
  }
  if (!isDeeper(value, deepest)) return value;
  throw new JsonFault(`The body is nested more than ${deepest} levels deep.`, true);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}
