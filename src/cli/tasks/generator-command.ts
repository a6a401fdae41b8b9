import type { Generator } from '../../models/index.js';
import { generators } from '../../models/index.js';
import { type CommandUsage, type Options, UsageError } from '../shell/command.js';
import { wordsOf } from '../shell/parse.js';
import { toShellWord } from '../shell/text.js';
import type { Client } from './connection.js';
import { fieldsFor, findGenerator, infoOf, isGenerator, meantBy } from './generators.js';
import { fieldOptions } from './request.js';

/** The generator and the model that were typed, as far as they are known. */
function typed(name: string, options: Options, args: readonly string[]): { generator?: Generator; model?: string } {
  // Before the generator is known, its options are not: it comes first.
  const words = args[0]?.startsWith('-') === false ? args : wordsOf(options, args);
  const [word] = words;
  if (word === undefined) return {};
  if (word !== args[0] && !isGenerator(word)) throw notFirst(name, words);
  const generator = findGenerator(word);
  const { selector, models } = infoOf(generator);
  const flag = `--${selector?.replaceAll('_', '-')}`;
  const at = args.findIndex((arg) => arg.replaceAll('_', '-').split('=')[0] === flag);
  const model = at < 0 ? undefined : args[at]?.includes('=') ? args[at].split('=')[1] : args[at + 1];
  return { generator, ...((models as readonly string[]).includes(model ?? '') && { model: model as string }) };
}

/** The first word is an option, and what follows it is not a generator. */
function notFirst(name: string, words: readonly string[]): UsageError {
  const later = words.find(isGenerator);
  const place = `It comes first, before the options: genmedia ${name} ${later ?? '<generator>'}`;
  if (later !== undefined) return new UsageError(`The generator ${later} is in the wrong place. ${place}.`);
  return new UsageError(`The generator is missing. ${place}.${meantBy(words[0] ?? '')}`);
}

/** What a command that creates a task takes: its own options, and the fields of the generator. */
export function usageFor<const O extends Options>(
  name: string,
  { description, options, args, outputs }: Described<O>,
): CommandUsage<O & Options> {
  const { generator, model } = typed(name, options, args);
  const sample = generator ?? (Object.keys(generators)[0] as Generator);
  const fields = generator ? fieldOptions(generator, model) : {};
  return {
    command: `genmedia ${name} ${generator ?? '<generator>'}`,
    description: generator
      ? `${infoOf(generator).summary}. ${description} genmedia models ${generator} shows every rule.`
      : `${description} genmedia ${name} <generator> --help lists its fields.\n\nGenerators\n${listOfGenerators()}`,
    options: { ...fields, ...options },
    words: { min: 1, max: 1 },
    extraWord: 'Put a text with spaces into quotes.',
    examples: [
      [
        `genmedia ${name} ${sample} ${sampleFlags(sample)}${outputs ? ' -o out/' : ''}`,
        infoOf(sample).summary.toLowerCase(),
      ],
      [`genmedia ${name} ${sample} --input request.json`, 'with a request from a file'],
    ],
  };
}

function listOfGenerators(): string {
  const names = Object.keys(generators) as Generator[];
  const width = Math.max(...names.map(({ length }) => length));
  return names.map((one) => `  ${one.padEnd(width)}  ${infoOf(one).summary.toLowerCase()}`).join('\n');
}

interface Described<O extends Options> {
  readonly description: string;
  readonly options: O;
  readonly args: readonly string[];
  readonly outputs: boolean;
}

/** The options that a generator requires, with values of the document. */
function sampleFlags(generator: Generator): string {
  const { models } = infoOf(generator);
  const required = Object.entries(fieldsFor(generator, models.at(-1))).filter(([, { required }]) => required);
  return required
    .map(([name, { const: value, examples, values, media, items }]) => {
      const fallback = media || items?.media ? 'picture.png' : '…';
      const text = value ?? examples?.[0] ?? values?.[0] ?? fallback;
      return `--${name.replaceAll('_', '-')} ${toShellWord(typeof text === 'string' ? text : JSON.stringify(text))}`;
    })
    .join(' ');
}

/** The generator that a parsed command names. */
export function generatorIn(words: readonly string[]): Generator {
  const [word] = words;
  if (word === undefined) throw new UsageError('Name a generator. genmedia models lists them.');
  return findGenerator(word);
}

/** Creates a task with the method of the client that the generator is named after: `adFilm.edit` is `gen.adFilm.edit`. */
export function createTask(gen: Client, generator: Generator, request: object, signal: AbortSignal) {
  const [name = '', method = 'create'] = generator.split('.');
  const methods = gen[name as 'speech'] as unknown as Record<string, (typeof gen)['speech']['create']>;
  return (methods[method] as (typeof gen)['speech']['create']).call(methods, request as never, { signal });
}

export const completeGenerators = (words: readonly string[]) => (words.length === 0 ? Object.keys(generators) : []);
