import { type Field, fieldsOf, type Generator, type GeneratorInfo, generators } from '../../models/index.js';
import { UsageError } from '../shell/command.js';
import { didYouMean } from '../shell/did-you-mean.js';

const generatorNames = Object.keys(generators) as Generator[];

const generatorOf = (name: string) => generatorNames.find((one) => letters(one) === letters(name));

export const isGenerator = (name: string): boolean => generatorOf(name) !== undefined;

/** The generators that have a model of a name. */
const ownersOf = (name: string) =>
  generatorNames.filter((one) => (infoOf(one).models as readonly string[]).includes(name));

/** The generator of a name, however its words are joined: `startEnd2video`, `start-end2video`, `ad-film.edit`. */
export function findGenerator(name: string): Generator {
  const found = generatorOf(name);
  if (found) return found;
  throw new UsageError(`There is no generator ${name || 'without a name'}.${meantBy(name)}`);
}

/** What a word in place of a generator probably means. */
export function meantBy(name: string): string {
  const owners = ownersOf(name);
  if (owners.length > 0) return ` ${name} is a model of ${owners.join(', ')}: name one of them first.`;
  return didYouMean(name, generatorNames) || ` Generators: ${generatorNames.join(', ')}.`;
}

const letters = (name: string) => name.replace(/[-_.]/g, '').toLowerCase();

export const infoOf = (generator: Generator): GeneratorInfo => generators[generator] as GeneratorInfo;

/** The model of a name. */
export function modelOf(generator: Generator, name: string): string {
  const { models, selector } = infoOf(generator);
  if (selector === null) throw new UsageError(`${generator} has no models: leave ${name} out.`);
  if ((models as readonly string[]).includes(name)) return name;
  const owners = ownersOf(name);
  const meant = owners.length > 0 ? ` It is one of ${owners.join(', ')}.` : didYouMean(name, models);
  throw new UsageError(`${generator} has no ${selector} ${name}.${meant} There are ${models.join(', ')}.`);
}

/** Fields by their names, as one model takes them. Without a model, those of a generator that has none. */
export const fieldsFor = (generator: Generator, model?: string): Readonly<Record<string, Field>> =>
  (fieldsOf as unknown as (...args: unknown[]) => Record<string, Field>)(generator, model);

/** Each field of a generator, with the models that take it. */
export function fieldsByName(generator: Generator): Map<string, { model: string; field: Field }[]> {
  const { models } = infoOf(generator);
  const all = new Map<string, { model: string; field: Field }[]>();
  for (const model of models.length > 0 ? (models as readonly string[]) : [undefined]) {
    for (const [name, field] of Object.entries(fieldsFor(generator, model))) {
      all.set(name, [...(all.get(name) ?? []), { model: model ?? '', field }]);
    }
  }
  return all;
}
