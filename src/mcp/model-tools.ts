import { behaviours } from '../../generated/service.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { type Field, fieldsOf, type Generator, type GeneratorInfo, generators, isGenerator } from '../models/index.js';
import { preflight } from '../preflight/index.js';
import { closest } from '../shared/closest.js';
import { excerpt } from '../shared/text.js';
import { withFiles } from './files.js';
import type { Media } from './options.js';
import { reading, readingService, type Tool } from './tool.js';

/** What creates a task by itself. The edits of a film need the film. */
const generatorNames = Object.keys(generators).filter((name) => !name.includes('.')) as Generator[];

/** The generator of that name, which an agent may have guessed. */
export function infoOf(name: string): GeneratorInfo {
  if (isGenerator(name) && generatorNames.includes(name)) return generators[name] as GeneratorInfo;
  const meant = closest(name, generatorNames);
  const help = meant ? `Did you mean ${meant}?` : `There are ${generatorNames.join(', ')}.`;
  throw new ConfigurationError(`There is no generator ${excerpt(name)}. ${help}`);
}

/** The fields of a generator, by the model that the request names. An unknown model has none: the validators say what there is. */
export function fieldsFor(generator: string, request: Readonly<Record<string, unknown>>): Record<string, Field> {
  const { selector, models } = infoOf(generator);
  const model = selector === null ? undefined : request[selector];
  if (selector !== null && !(models as readonly unknown[]).includes(model)) return {};
  const args = model === undefined ? [generator] : [generator, model];
  return (fieldsOf as unknown as (...args: unknown[]) => Record<string, Field>)(...args);
}

interface Request {
  readonly generator: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** Arguments that tools share. */
export const requestInput = {
  generator: { type: 'string', description: 'Of list_models' },
  request: {
    type: 'object',
    description: 'Its fields, of describe_model. A file of the inputs folder: "file:photo.png"',
  },
} as const;

/** Which models there are, what they take, and whether a request is right. They are free. */
export const modelTools = ({ inputs }: Media): Tool[] => [
  {
    name: 'list_models',
    title: 'List models',
    description: 'What can be created: generators and their models.',
    annotations: reading,
    input: {},
    output: { generators: { type: 'array', items: { type: 'object' } } },
    run: () => {
      const all = generatorNames.map((name) => {
        const { summary, models, selector, creates } = infoOf(name);
        return { generator: name, summary, creates, ...(selector && { selector, models }) };
      });
      const lines = all.map(({ generator, summary, selector, models }) => {
        return `${generator}: ${summary}.${models ? ` ${selector}: ${models.join(', ')}.` : ''}`;
      });
      const next = 'describe_model has the fields of one. Other models do not exist.';
      return { text: [...lines, next].join('\n'), fields: { generators: all } };
    },
  },
  {
    name: 'describe_model',
    title: 'Describe a model',
    description: 'Fields, limits, defaults and an example of one model.',
    annotations: reading,
    input: {
      generator: requestInput.generator,
      model: { type: 'string', description: 'If the generator has models' },
    },
    optional: ['model'],
    output: { fields: { type: 'object' }, example: { type: 'object' } },
    run: ({ generator, model }: { generator: string; model?: string }) => {
      const { selector, models, operation, summary, undocumented = [] } = infoOf(generator);
      if (selector !== null && !(models as readonly unknown[]).includes(model))
        throw new ConfigurationError(
          `${generator} ${model === undefined ? 'has several models' : `has no model ${excerpt(model)}`}. Pass model: one of ${models.join(', ')}.`,
        );
      if (selector === null && model !== undefined)
        throw new ConfigurationError(`${generator} has no models to choose from. Call again without model.`);
      const fields = fieldsFor(generator, selector === null ? {} : { [selector]: model });
      const examples = Object.values(behaviours[operation].examples) as Record<string, unknown>[];
      const example = examples.find((one) => selector === null || one[selector] === model);
      const all = Object.entries(fields).map(([name, field]) => [name, describe(field)] as const);
      const lines = all.map(([name, text]) => `- ${name}: ${text}`);
      const text = [
        `${generator}${model ? ` with ${selector} ${model}` : ''}: ${summary}. Its fields, and no others:`,
        ...lines,
        ...undocumented,
        ...(example ? [`Example: ${JSON.stringify(example)}`] : []),
      ];
      return { text: text.join('\n'), fields: { fields: Object.fromEntries(all), ...(example && { example }) } };
    },
  },
  {
    name: 'check_request',
    title: 'Check a request',
    description: 'Checks a request, its files and texts, and creates nothing. Free. Call it before create_media.',
    annotations: readingService,
    input: {
      ...requestInput,
      read_urls: { type: 'boolean', default: false, description: 'Also read the first bytes of files behind URLs' },
    },
    output: { valid: { type: 'boolean' }, findings: { type: 'array', items: { type: 'object' } } },
    run: async ({ generator, request, read_urls = false }: Request & { read_urls?: boolean }, { signal }) => {
      const { operation } = infoOf(generator);
      const body = await withFiles(request, fieldsFor(generator, request), inputs);
      const found = await preflight(operation, body, { fetch: read_urls, signal });
      const findings = found.map(({ severity, path, message }) => ({ severity, path, message }));
      const unread = found.notInspected.map(({ path, message }) => ({ severity: 'not checked', path, message }));
      const valid = findings.every(({ severity }) => severity !== 'error');
      const text = valid ? 'The request is valid, as far as it was checked.' : 'The request would be rejected.';
      // Messages quote what the request contains.
      const all = [...findings, ...unread];
      return { text, fields: { valid, findings: all }, ...(all.length > 0 && { data: { findings: all } }) };
    },
  },
];

/** A field in one line. */
function describe({ required, text, description, details = [], conditions = [], type, fields }: Field): string {
  const inner =
    fields &&
    `each with ${Object.entries(fields)
      .map(([name, field]) => `${name} (${field.text})`)
      .join(', ')}`;
  const rules = [text, ...details, ...conditions.map((condition) => condition.text), inner].filter(Boolean).join('; ');
  return `${type}${required ? ', required' : ''}; ${rules}. ${description}`.trim();
}
