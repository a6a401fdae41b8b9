import { operations } from '../../generated/operations.js';
import { type Field, type Generator, generators } from '../models/index.js';
import type { Command, CommandUsage } from './shell/command.js';
import { parse } from './shell/parse.js';
import { paint, print, printJson, widthOf } from './shell/terminal.js';
import { columns, wrap } from './shell/text.js';
import { fieldsByName, fieldsFor, findGenerator, infoOf, modelOf } from './tasks/generators.js';

const usage = {
  command: 'genmedia models [<generator> [<model>]]',
  description: 'Shows what each generator and each of its models accepts, as the document says.',
  options: { json: { help: 'as data: what genmedia/models exports' } },
  words: { min: 0, max: 2 },
  examples: [
    ['genmedia models', 'all generators with their models'],
    [`genmedia models ${firstWithModels()}`, 'its fields, and how its models differ'],
    [`genmedia models ${firstWithModels()} ${infoOf(firstWithModels()).models[0]}`, 'every rule of one model'],
  ],
} satisfies CommandUsage;

function firstWithModels(): Generator {
  const names = Object.keys(generators) as Generator[];
  return names.find((name) => infoOf(name).models.length > 0) ?? (names[0] as Generator);
}

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values, words } = parse(usage, args);
    const [name, modelName] = words;
    const width = widthOf(process.stdout);
    if (name === undefined) {
      if (values.json) printJson(generators);
      else print(overview(width));
      return 0;
    }
    const generator = findGenerator(name);
    if (modelName === undefined) {
      const { models } = infoOf(generator);
      const fields = models.length > 0 ? undefined : fieldsFor(generator);
      const byModel = Object.fromEntries(models.map((model: string) => [model, fieldsFor(generator, model)]));
      if (values.json) printJson({ ...infoOf(generator), ...(fields ? { fields } : { fieldsByModel: byModel }) });
      else print(`${headOf(generator)}\n\n${fields ? details(fields, width) : comparison(generator, width)}`);
      return 0;
    }
    const model = modelOf(generator, modelName);
    const fields = fieldsFor(generator, model);
    if (values.json) printJson(fields);
    else print(`${headOf(generator, model)}\n\n${details(fields, width)}`);
    return 0;
  },
  complete(words) {
    if (words.length === 0) return Object.keys(generators);
    return words.length === 1 ? (infoOf(findGenerator(words[0] ?? '')).models as readonly string[]) : [];
  },
};

function overview(width: number): string {
  const rows = (Object.keys(generators) as Generator[]).map((name) => {
    const { summary, models } = infoOf(name);
    return [name, models.length > 0 ? `${summary}: ${models.join(', ')}` : summary] as const;
  });
  return columns(rows, width, 0);
}

function headOf(generator: Generator, model?: string): string {
  const { summary, operation, creates, selector, models, descriptions, maxBytes, undocumented } = infoOf(generator);
  const [method, path] = operations[operation];
  const kind = typeof creates === 'string' ? creates : model === undefined ? undefined : creates[model as never];
  const lines = [
    `${paint('bold', model === undefined ? generator : `${generator} with ${model}`)}: ${summary}`,
    `${method} ${path} (${operation})${kind ? `, creates ${kind}` : ''}`,
    maxBytes !== undefined && `A request has at most ${maxBytes} bytes.`,
    selector !== null && model === undefined && `${selector}: ${models.join(', ')}`,
    model !== undefined && (descriptions as Record<string, string> | undefined)?.[model],
    ...(undocumented ?? []),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Every field once, with one line for all models that have the same rule. */
function comparison(generator: Generator, width: number): string {
  const all = infoOf(generator).models.length;
  const rows = [...fieldsByName(generator)].flatMap(([name, uses]) => {
    const rules = new Map<string, string[]>();
    for (const { model, field } of uses) {
      const text = briefOf(field);
      rules.set(text, [...(rules.get(text) ?? []), model]);
    }
    if (uses.some(({ field }) => field.const !== undefined && field.required)) return [];
    return [...rules].map(([text, models], at): [string, string] => [
      at === 0 ? name : '',
      models.length === all ? text : `${models.join(', ')}: ${text}`,
    ]);
  });
  return columns(rows, width, 0);
}

const briefOf = ({ text, required, noEffect }: Field) =>
  `${text}${required ? ', required' : ''}${noEffect ? ', no effect' : ''}`;

/** Everything about each field. */
function details(fields: Readonly<Record<string, Field>>, width: number, indent = ''): string {
  return Object.entries(fields)
    .map(([name, field]) => {
      const { description, details: more = [], conditions = [], undocumented = [], valueMeanings = {}, cases } = field;
      const lines = [
        description,
        ...more,
        ...Object.entries(valueMeanings).map(([value, meaning]) => `${value}: ${meaning}`),
        ...conditions.map(({ text }) => text),
        ...(cases ?? []).map(({ is, text, required }) => `${is.join(', ')}: ${text}${required ? ', required' : ''}`),
        ...undocumented,
      ].filter(Boolean);
      const body = lines.map((line) => wrap(line, width - indent.length - 4).replace(/^/gm, `${indent}    `));
      const inner = field.fields ? [details(field.fields, width, `${indent}    `)] : [];
      return [`${indent}${paint('bold', name)}  ${briefOf(field)}`, ...body, ...inner].join('\n');
    })
    .join('\n');
}
