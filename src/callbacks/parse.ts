import { decodeJson, type JsonBodyError, parseJson } from '../http/json-body.js';
import { isObject } from '../shared/is-object.js';
import { Rejection } from './refusal.js';

/** The body of a callback as JSON. Before it is parsed, `charge` gets the bytes of memory that its values will take. */
export function parse(bytes: Uint8Array, charge: (bytes: number) => void): object {
  const value = refusing(() => parseJson(decodeJson(bytes), charge));
  if (isObject(value)) return value;
  throw new Rejection(400, 'not_json', 'The body must be a JSON object.');
}

function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Rejection) throw error;
    const { message, isOverLimit } = error as JsonBodyError;
    throw isOverLimit ? new Rejection(422, 'invalid_callback', message) : new Rejection(400, 'not_json', message);
  }
}
