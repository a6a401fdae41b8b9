import { closest } from '../shared/closest.js';
import { excerpt } from '../shared/text.js';
import { ConfigurationError } from './configuration-error.js';
import type { ErrorContext } from './gen-media-error.js';

/**
 * Throws a `ConfigurationError` for an option that does not exist. A misspelled option would have no effect and nobody would
 * notice. `subject` is what has the options, or the call that they were passed to.
 */
export function checkNames(
  subject: string | ErrorContext,
  options: object | null | undefined,
  names: readonly string[],
  kind = 'option',
): void {
  const unknown = Object.keys(options ?? {}).find((option) => !names.includes(option));
  if (unknown === undefined) return;
  const meant = closest(unknown, names);
  const help = meant ? `Did you mean ${meant}?` : `It has ${names.join(', ')}.`;
  const found = `has no ${kind} ${excerpt(unknown)}. ${help}`;
  throw typeof subject === 'string'
    ? new ConfigurationError(`${subject} ${found}`)
    : new ConfigurationError(found, subject);
}
