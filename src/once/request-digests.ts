import type { TaskRequest } from '../client/request-types.js';
import { defined } from '../shared/defined.js';
import { isObject } from '../shared/is-object.js';
import { toHex } from '../shared/text.js';
import type { CreateRecord } from './records.js';

type Digests = CreateRecord['request'];

/**
 * The fields of a request as digests, so that another request with the same key is recognized. A record with the request itself
 * could be as long as a file, and would hold what is private.
 */
export async function digestsOf(task: TaskRequest): Promise<Digests> {
  const { generator, request, options } = Object(task) as TaskRequest;
  const { extraBody, extraQuery } = Object(options) as NonNullable<TaskRequest['options']>;
  const fields = Object.entries({ ...request, ...defined(extraBody), ...(extraQuery && { extraQuery }) });
  const digests = fields.flatMap(([name, value]) => {
    const text = sorted(value);
    return text === undefined ? [] : [digestOf(text).then((digest) => [name, digest] as const)];
  });
  return { generator: String(generator), ...Object.fromEntries(await Promise.all(digests)) };
}

/** The names of the fields that differ. */
export function differences(one: Digests, other: Digests): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]);
}

/** JSON with the fields of objects in the order of their names; nothing for what JSON cannot express. */
function sorted(value: unknown): string | undefined {
  const sortFields = (_: string, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  try {
    return JSON.stringify(value, sortFields);
  } catch {
    // The client rejects such a request.
    return undefined;
  }
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(bytes).subarray(0, 8));
}
