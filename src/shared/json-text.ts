import { tagOf } from './tag-of.js';

/** What a request may contain, for the message of an error. */
export const jsonHelp = 'A request is JSON: strings, finite numbers, booleans, arrays and objects, without cycles.';

/**
 * The JSON of a request. It throws for what JSON leaves out or replaces, such as a promise or `NaN`: otherwise another request
 * than that of the caller would be paid for. A field that is `undefined` is left out.
 */
export function jsonText(request: object): string {
  const paths = new Map<unknown, string>();
  return JSON.stringify(request, function (this: Record<string, unknown>, key, value) {
    const isItem = Array.isArray(this);
    const path = (paths.get(this) ?? '') + (isItem ? `[${key}]` : `.${key}`);
    if (Object(value) === value) paths.set(value, path === '.' ? '' : path);
    // A Buffer is converted before it is passed here.
    const found = this[key];
    const tag = tagOf(found);
    if (isJson(found, tag) && !(isItem && found === undefined)) return value;
    const help = /Array|Blob|Buffer|File|Stream/.test(tag)
      ? ', which genmedia/inputs converts'
      : /Signal/.test(tag)
        ? ', which is an option'
        : '';
    throw new TypeError(`${path.slice(1)} is something else: ${tag === 'Number' ? found : tag}${help}`);
  });
}

function isJson(value: unknown, tag: string): boolean {
  if (tag === 'Number') return Number.isFinite(Number(value));
  if (ArrayBuffer.isView(value)) return false;
  // A date and a URL have a text of their own.
  return /^(String|Boolean|Null|Undefined|Object|Array)$/.test(tag) || typeof Object(value).toJSON === 'function';
}
