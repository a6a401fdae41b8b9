import { closest } from '../shared/closest.js';
import { tagOf } from '../shared/tag-of.js';
import { excerpt } from '../shared/text.js';
import { ConfigurationError } from './configuration-error.js';
import type { ErrorContext } from './gen-media-error.js';

/**
 * Throws a `ConfigurationError` for an option that does not exist, and for what is not an object. A misspelled option, or a signal
 * in place of the options, would have no effect and nobody would notice. `subject` is what has the options, or the call that they were passed to.
 */
export function checkNames(
  subject: string | ErrorContext,
  options: object | null | undefined,
  names: readonly string[],
  kind = 'option',
): void {
  const tag = tagOf(options ?? {});
  const isObject = tag === 'Object' || tag === 'Module';
  const unknown = Object.keys(options ?? {}).find((option) => !names.includes(option));
  if (isObject && unknown === undefined) return;
  const all = names.join(', ');
  const meant = closest(`${unknown}`, names);
  const found = isObject
    ? `has no ${kind} ${excerpt(unknown)}. ${meant ? `Did you mean ${meant}?` : `It has ${all}.`}`
    : `needs its ${kind}s as an object with ${all}, not this: ${tag}.`;
  throw typeof subject === 'string'
    ? new ConfigurationError(`${subject} ${found}`)
    : new ConfigurationError(found, subject);
}
