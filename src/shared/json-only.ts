import { tagOf } from './tag-of.js';

/**
 * The JSON of a request. It throws for what JSON leaves out or replaces, such as a promise or `NaN`: otherwise another request
 * than that of the caller would be paid for. A field that is `undefined` is left out. `jsonText` says where and what it is.
 */
export const jsonOnly = (request: object): string =>
  JSON.stringify(request, function (this: Record<string, unknown>, key, value) {
    if (!isJsonAt(this, key)) throw new TypeError(key);
    return value;
  });

/** Whether JSON can represent a value. A Buffer is converted before it is passed to a replacer, so it is read where it is. */
export function isJsonAt(holder: Record<string, unknown>, key: string): boolean {
  const value = holder[key];
  if (ArrayBuffer.isView(value)) return false;
  const tag = tagOf(value);
  if (tag === 'Number') return Number.isFinite(Number(value));
  if (tag === 'Undefined') return !Array.isArray(holder);
  // A date and a URL become strings.
  return /^(String|Boolean|Null|Object|Array)$/.test(tag) || typeof Object(value).toJSON === 'function';
}
