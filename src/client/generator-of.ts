import { ConfigurationError } from '../errors/configuration-error.js';
import { closest } from '../shared/closest.js';
import { excerpt } from '../shared/text.js';
import type { Generators } from './generators.js';

/** Fields of a task to create. It may have an `id` of its owner's. */
export const taskNames = ['generator', 'request', 'options', 'id'];

/**
 * The generator of that name, which may come from JSON. Only those with the method count. `what` begins the message of the error:
 * `Item 2 of the batch`.
 */
export function generatorOf(gen: object, name: unknown, method: 'create' | 'run', what: string = method) {
  checkGenerator(name, generatorsOf(gen, method), what);
  return (gen as Record<string, unknown>)[name] as Generators['adFilm'];
}

/** The names of the generators of a client that have the method. */
export function generatorsOf(gen: object, method: 'create' | 'run'): string[] {
  const all = gen as Record<string, Record<string, unknown> | undefined>;
  return Object.keys(gen).filter((one) => one !== 'subjects' && typeof all[one]?.[method] === 'function');
}

/** Throws for a name that is not one of these generators. */
export function checkGenerator(name: unknown, names: readonly string[], what: string): asserts name is string {
  if (names.includes(name as string)) return;
  const meant = closest(String(name), names);
  const help = meant ? `Did you mean ${meant}? ` : '';
  throw new ConfigurationError(
    `${what} has no generator ${excerpt(String(name))}. ${help}There are ${names.join(', ')}.`,
  );
}
