import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { excerpt } from '../shared/text.js';
import type { Generators } from './generators.js';

/** Fields of a task to create. An `id` would be that of a task that exists, and a second one would be paid. */
export const taskNames = ['generator', 'request', 'options'];

/**
 * The generator of that name, which may come from JSON. Only those with the method count. `what` begins the message of the error:
 * `Job 2`.
 */
export function generatorOf(gen: object, name: unknown, method: 'create' | 'run', what: string = method) {
  const names = generatorsOf(gen, method);
  if (names.includes(name as string)) return (gen as Generators)[name as 'adFilm'];
  const isCreated = generatorsOf(gen, 'create').includes(name as string);
  const help = `${isCreated ? 'Its tasks can only be created: use create. ' : ''}There are ${names.join(', ')}.`;
  const found = name === undefined ? ': pass { generator, request }' : ` ${excerpt(String(name))}`;
  throw new ConfigurationError(`${what} has no generator${found}. ${help}`);
}

/** The names of the generators of a client that have the method. */
export function generatorsOf(gen: object, method: 'create' | 'run'): string[] {
  const all = gen as Record<string, unknown>;
  // By `in`, since reading a method that a generator does not have throws.
  return Object.keys(gen).filter((one) => one !== 'subjects' && method in Object(all[one]));
}

/** Throws if the first argument of a function is not a client. `other` is the name of its second argument. */
export function assertIsClient(name: string, gen: unknown, other: string, found = kindOf(gen)): void {
  const { tasks } = Object(gen) as { tasks?: { get?: unknown } };
  if (tasks?.get && generatorsOf(gen as object, 'create').length > 0) return;
  throw new ConfigurationError(
    `The first argument of ${name} must be a client, such as new GenMedia(), not ${found}: ${name}(gen, ${other}).`,
  );
}
