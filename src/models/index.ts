/**
 * Which model accepts which field, with limits and defaults, as data for forms and checks.
 *
 *     import { fieldsOf, generators } from 'genmedia/models';
 *
 *     for (const model of generators.text2video.models) console.log(model, fieldsOf('text2video', model).prompt.maxLength);
 *
 * @packageDocumentation
 */

import type { generators as Generators, operations } from 'genmedia/schema';
import * as data from '../../generated/models.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { closest } from '../shared/closest.js';
import { excerpt } from '../shared/text.js';
import type { RequestOf } from '../terms/operation.js';
import type { Field } from './field.js';

export type { Condition, Field, MediaRule, Range, ValueRule } from './field.js';

/**
 * What creates media, by its name on the client: `text2video`, `adFilm`; `adFilm.edit` stands for `gen.adFilm.edit`. What has
 * no documented request, such as `generalOneClick`, is not among them.
 */
export type Generator = keyof Generators;

/** Models of a generator; modes of `premiumMv` and types of `adFilm.edit`. `never` if it has none. */
export type ModelName<G extends Generator = Generator> = { [Name in G]: Generators[Name]['model'] }[G];

/** What there is to know of a generator, apart from its fields. */
export interface GeneratorInfo<G extends Generator = Generator> {
  /** The operation that it calls. */
  readonly operation: Generators[G]['operation'];
  /** What it does, in one sentence. */
  readonly summary: string;
  /** What it creates, by model where that decides. */
  readonly creates: MediaKind | Readonly<Record<ModelName<G>, MediaKind>>;
  /** Size of its largest request in bytes. Without it, the limit is undocumented. */
  readonly maxBytes?: number;
  /** The field that has the model. `null` if there are no models. */
  readonly selector: Generators[G]['selector'];
  /** Its models, modes or types. Empty if there are none. */
  readonly models: readonly ModelName<G>[];
  /** What a model is, where the document says so. */
  readonly descriptions?: Readonly<Partial<Record<ModelName<G>, string>>>;
  /** What is undocumented, in sentences. */
  readonly undocumented?: readonly string[];
}

/** What a generator creates. */
export type MediaKind = 'image' | 'video' | 'audio';

/** All generators with their models. The fields of a model are in `fieldsOf`. */
export const generators = data.generators as { readonly [G in Generator]: GeneratorInfo<G> };

/** Whether there is a generator of that name, as a type guard for text from a form or a configuration. */
export const isGenerator = (name: unknown): name is Generator =>
  typeof name === 'string' && Object.hasOwn(generators, name);

/**
 * Whether a generator has a model of that name, as a type guard for text from a form or a configuration.
 *
 *     if (isModel('text2video', config.model)) await gen.text2video.run({ model: config.model, prompt });
 */
export function isModel<G extends Generator>(generator: G, model: unknown): model is ModelName<G> {
  return isGenerator(generator) && (generators[generator].models as readonly unknown[]).includes(model);
}

/** The request of a generator, for one model. */
type RequestWith<G extends Generator, Model> = G extends Generator
  ? Extract<RequestOf<Generators[G]['operation'] & keyof operations>, SelectorOf<G, Model>>
  : never;

type SelectorOf<G extends Generator, Model> = Generators[G]['selector'] extends infer Name extends string
  ? { readonly [Key in Name]: Model }
  : unknown;

/** The fields of a request by their names. */
export type Fields<Request extends object> = Request extends object
  ? { readonly [Name in keyof Request]-?: Field }
  : never;

/** The second argument, for generators that have models. */
type ModelArgument<G extends Generator, Model> = [ModelName<G>] extends [never] ? [] : [model: Model];

/**
 * The fields that a model accepts, by name, with their limits, defaults, values and rules on files.
 *
 *     fieldsOf('text2video', model).prompt.maxLength
 *     fieldsOf('speech').text.required // true
 *
 * Other fields are rejected, in types too. For forms:
 *
 *     for (const [name, field] of Object.entries(fieldsOf(generator, model))) console.log(name, field.type, field.text);
 */
export function fieldsOf<const G extends Generator, const Model extends ModelName<G>>(
  generator: G,
  ...[model]: ModelArgument<G, Model>
): Fields<RequestWith<G, Model>> {
  if (!isGenerator(generator)) throw unknownName('generator', generator, Object.keys(generators));
  const { models, selector } = generators[generator] as GeneratorInfo;
  if (selector !== null && !isModel(generator, model))
    throw unknownName(`${generator} with ${selector}`, model, models);
  const positions = data.fieldsByModel[generator][(selector === null ? '' : model) as string] ?? {};
  const fields = Object.entries(positions).map(([name, position]) => [name, data.fieldRules[position]]);
  return Object.fromEntries(fields) as Fields<RequestWith<G, Model>>;
}

function unknownName(what: string, name: unknown, known: readonly string[]): ConfigurationError {
  const meant = typeof name === 'string' ? closest(name, known) : undefined;
  const help = meant ? `Did you mean ${meant}?` : `There are ${known.join(', ')}.`;
  return new ConfigurationError(`There is no ${what} ${excerpt(String(name))}. ${help}`);
}
