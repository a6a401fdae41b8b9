import { existsSync } from 'node:fs';
import type { Field, Generator, ValueRule } from '../../models/index.js';
import { isHomePath } from '../../shared/home-path.js';
import { isObject } from '../../shared/is-object.js';
import { notJson } from '../../shared/json-problem.js';
import { type Option, type Options, UsageError } from '../shell/command.js';
import { readText } from '../shell/read-text.js';
import { readStdin } from '../shell/stdin.js';
import { fieldsByName, infoOf, modelOf } from './generators.js';

/** Options for the fields of a generator, as the document has them. With a model, only its own. */
export function fieldOptions(generator: Generator, model?: string): Options {
  const options: Record<string, Option> = {};
  const { selector, models } = infoOf(generator);
  for (const [name, uses] of fieldsByName(generator)) {
    const own = uses.filter((use) => model === undefined || use.model === model);
    const [{ field } = uses[0] as { field: Field }] = own;
    const texts = new Set(own.map((use) => use.field.text));
    const hidden = own.length === 0 && { hidden: true as const };
    const isRequired = own.every((use) => use.field.required) && own.length > 0;
    const rule = texts.size === 1 ? [...texts].join() : 'differs by model';
    const help = name === selector ? models.join(', ') : rule;
    const group = `Fields of ${generator}${model === undefined ? '' : ` with ${model}`}`;
    const base = { group, help: isRequired ? `${help}; required` : help, ...hidden };
    const flag = flagOf(name);
    if (field.type === 'boolean') {
      options[flag] = { ...base, help: `${base.help} (--no-${flag} for false)` };
      options[`no-${flag}`] = { ...base, hidden: true };
      continue;
    }
    const suggestions = name === selector ? models : (field.values ?? field.knownValues ?? []).map(String);
    options[flag] = {
      ...base,
      mayBeEmpty: true,
      value: placeholderOf(field),
      suggestions,
      ...(isList(field) && { multiple: true as const }),
    };
  }
  return options;
}

/** Options that every request has. */
export const inputOptions = {
  input: {
    value: '<file>',
    short: 'i',
    help: 'the request as a JSON file, or - for stdin; options for its fields override it',
  },
} as const satisfies Options;

const flagOf = (name: string) => name.replaceAll('_', '-');

/** Lists of texts and files are repeated. Lists of objects are JSON. */
const isList = ({ type, fields }: Field) => type === 'array' && !fields;

function placeholderOf(field: Field): string {
  if (takesFile(field) || takesFile(field.items)) return '<file or url>';
  if (field.media) return '<url>';
  if (field.fields) return '<json>';
  return { integer: '<number>', number: '<number>', array: '<value>' }[field.type as string] ?? '<text>';
}

/** Whether a file can be passed as a data URI. Some fields take a URL only. */
const takesFile = (field: ValueRule | undefined) =>
  field?.media !== undefined && field.pattern?.includes('data:') === true;

type Given = Readonly<Record<string, string | readonly string[] | boolean | undefined>>;

/** The request that options and `--input` make. Files become data URIs. */
export async function requestFrom(generator: Generator, given: Given): Promise<Record<string, unknown>> {
  const { selector, operation } = infoOf(generator);
  const request = typeof given.input === 'string' ? await readInput(given.input) : {};
  const chosen = selector === null ? undefined : (given[flagOf(selector)] ?? request[selector]);
  if (selector !== null && typeof given[flagOf(selector)] === 'string') modelOf(generator, chosen as string);
  for (const [name, uses] of fieldsByName(generator)) {
    const flag = flagOf(name);
    const { field } = uses.find(({ model }) => model === chosen) ?? (uses[0] as { field: Field });
    const { [flag]: value } = given;
    const texts = new Set(chosen === undefined ? uses.map((use) => use.field.text) : [field.text]);
    const allowed =
      texts.size === 1
        ? ` Allowed: ${[...texts].join()}.`
        : ` genmedia models ${generator} lists what each model takes.`;
    const place = { flag, name, operation, allowed };
    if (given[`no-${flag}`] === true) request[name] = false;
    else if (value === true) request[name] = true;
    else if (typeof value === 'string') request[name] = await toField(value, field, place);
    else if (Array.isArray(value) && value.length > 0) {
      const { items = { type: 'string' as const } } = field;
      request[name] = await Promise.all(value.map((one) => toField(one, items as Field, place)));
    }
  }
  return request;
}

interface Place {
  /** What the field may be, as a sentence after a space. */
  readonly allowed: string;
  readonly flag: string;
  readonly name: string;
  readonly operation: string;
}

async function toField(value: string, field: Field, { flag, name, operation, allowed }: Place): Promise<unknown> {
  if (takesFile(field)) {
    const isInline = /^(https?:|data:)/i.test(value);
    if (isInline) return value;
    if (value === '') throw new UsageError(`--${flag} needs a value: --${flag} ${placeholderOf(field)}.`);
    const { fromFile } = await import('../../inputs/index.js');
    if (value.includes(',') && !existsSync(value))
      throw new UsageError(
        `--${flag} must be one file, and there is none named ${value}. For several, repeat --${flag}.`,
      );
    if (isHomePath(value))
      throw new UsageError(
        `--${flag} ${value} begins with ~, which a shell does not expand in quotes or after =. Pass --${flag} "$HOME${value.slice(1)}".`,
      );
    if (!/^file:/i.test(value) && !existsSync(value))
      throw new UsageError(
        `--${flag}: there is no file ${value}. Correct the path, which starts in ${process.cwd()}, or pass a URL that starts with https://.`,
      );
    return fromFile(/^file:/i.test(value) ? new URL(value) : value, { for: operation, field: name } as Parameters<
      typeof fromFile
    >[1]);
  }
  if (field.fields) {
    try {
      return JSON.parse(value);
    } catch {
      const names = Object.keys(field.fields).join(', ');
      throw new UsageError(`--${flag} must be JSON in quotes, ${field.text} with ${names}; ${notJson(value)}.`);
    }
  }
  if (field.type !== 'integer' && field.type !== 'number') return value;
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  const kind = field.type === 'integer' ? 'whole number' : 'number';
  const unit = /^\d+ *[a-z]+$/i.test(value) ? ' Leave the unit out.' : '';
  throw new UsageError(`--${flag} must be a ${kind}, not ${value || 'empty'}.${unit}${allowed}`);
}

async function readInput(file: string): Promise<Record<string, unknown>> {
  if (/^\s*[{[]/.test(file))
    throw new UsageError(
      '--input must be a file with the request, or - for stdin, not the request itself. Save it as a file, such as request.json.',
    );
  const where = file === '-' ? 'stdin' : file;
  const content = file === '-' ? await readStdin('the request') : await readText(file);
  const form = 'A request is a JSON object with the fields of the generator.';
  if (content.trim() === '') throw new UsageError(`${where} is empty. ${form}`);
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw new UsageError(`${where} cannot be read: ${notJson(content)}. ${form}`);
  }
  const { generator, request } = Object(value) as Record<string, unknown>;
  if (generator !== undefined && isObject(request))
    throw new UsageError(`${where} is { generator, request }. Pass a file with the value of request alone. ${form}`);
  if (isObject(value)) return { ...(value as Record<string, unknown>) };
  const found = Array.isArray(value) ? 'an array. Pass one request at a time' : `a JSON ${typeof value}`;
  throw new UsageError(`${where} is not a request: it contains ${found}. ${form}`);
}
