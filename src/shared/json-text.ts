import { isJsonAt } from './json-only.js';
import { tagOf } from './tag-of.js';

/** What a request may contain, for the message of an error. */
export const jsonHelp = 'A request is JSON: strings, finite numbers, booleans, arrays and objects, without cycles.';

/** The same as `jsonOnly`, with an error that says where and what it is. */
export function jsonText(request: object): string {
  const paths = new Map<unknown, string>();
  return JSON.stringify(request, function (this: Record<string, unknown>, key, value) {
    const path = (paths.get(this) ?? '') + (Array.isArray(this) ? `[${key}]` : `.${key}`);
    if (Object(value) === value) paths.set(value, path === '.' ? '' : path);
    if (isJsonAt(this, key)) return value;
    const found = this[key];
    const tag = tagOf(found);
    const help = /Array|Blob|Buffer|File|Stream/.test(tag)
      ? ', which genmedia/inputs converts'
      : /Signal/.test(tag)
        ? ', which is an option'
        : '';
    throw new TypeError(`${path.slice(1)} is something else: ${tag === 'Number' ? found : tag}${help}`);
  });
}
