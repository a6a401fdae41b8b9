import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { bodies } from '../../../generated/validators.js';
import { isObject } from '../../shared/is-object.js';
import { jsonProblem } from '../../shared/json-problem.js';
import type { OperationId } from '../../terms/operation.js';
import type { BodyName } from '../../validate/index.js';
import { UsageError } from '../shell/command.js';
import { didYouMean } from '../shell/did-you-mean.js';
import { readText } from '../shell/read-text.js';
import { readStdin } from '../shell/stdin.js';
import type { Found } from './found-body.js';
import { fromHar } from './har.js';

/** How the bodies of all files are called, if their names do not say it. */
interface Naming {
  schema?: string | undefined;
  operation?: string | undefined;
  isResponse: boolean;
}

/** The files of a folder that may hold bodies, in order. Anything else, and a folder without them, as it is. */
export async function filesIn(word: string): Promise<string[]> {
  const names = word === '-' ? [] : await readdir(word).catch(() => []);
  const files = names.filter((name) => /\.(json|jsonl|ndjson|har)$/i.test(name)).sort();
  return files.length > 0 ? files.map((name) => join(word, name)) : [word];
}

/** Reads the bodies of a file: JSON, one JSON a line, or a HAR recording. `-` is stdin. */
export async function readBodies(file: string, naming: Naming): Promise<Found> {
  const content = file === '-' ? await readStdin('a body') : await read(file);
  const isLines = /\.(jsonl|ndjson)$/i.test(file);
  const whole = isLines ? undefined : parseJson(content);
  if (isObject(whole?.value) && isObject((whole.value as { log?: unknown }).log))
    return fromHar(file, whole.value, content);
  const { name, operation } = namesOf(file, naming);
  const found = { file, name, ...(operation && { operation }) };
  if (whole && 'value' in whole) return { bodies: [{ ...found, json: content, body: whole.value }], skipped: 0 };
  const lines = content.split('\n').map((line, at) => ({ line: at + 1, text: line.trim() }));
  const filled = lines.filter((line) => line.text);
  const parsed = filled.map(({ line, text }) => ({ ...parseJson(text), line }));
  // A file with a broken body is one body, and not as many as it has lines.
  if (!isLines && !(parsed.length > 1 && parsed.every((one) => 'value' in one))) {
    const { problem = 'it is empty', line } = whole ?? {};
    return { bodies: [{ ...found, body: undefined, problem, ...(line && { line }) }], skipped: 0 };
  }
  return {
    bodies: parsed.map(({ line, value, problem }) => ({ ...found, line, body: value, ...(problem && { problem }) })),
    skipped: 0,
  };
}

/** `line` is where it is not JSON. */
function parseJson(content: string): { value?: unknown; problem?: string; line?: number } {
  const text = content.replace(/^\ufeff/, '');
  try {
    return { value: JSON.parse(text) };
  } catch {
    if (text.trim() === '') return { problem: 'it is empty' };
    const found = jsonProblem(text);
    if (!found) return { problem: 'it is not JSON' };
    return { problem: `it is not JSON at column ${found.column}: ${found.message}`, line: found.line };
  }
}

const read = (file: string) =>
  readText(file, {
    EISDIR: 'it is a folder without files that end with .json, .jsonl, .ndjson or .har. Put some there, or pass a file',
  });

/** The names of all requests, responses and callbacks. */
export const bodyNames = (): BodyName[] => [
  ...new Set(Object.values(bodies).flatMap((one) => Object.values(one) as BodyName[])),
];

/** Which body a file contains: as the options say, or as the file is called, such as `Text2VideoRequest.first.json`. */
function namesOf(file: string, { schema, operation, isResponse }: Naming): { name: BodyName; operation?: OperationId } {
  if (operation !== undefined) {
    const { request, response } = bodiesOf(operation);
    const name = isResponse ? response : request;
    if (name === undefined) throw new UsageError(`${operation} has no request body. Add --response for its response.`);
    return isResponse ? { name } : { name, operation: operation as OperationId };
  }
  const stem = basename(file, extname(file)).split('.')[0] ?? '';
  const name = schema ?? stem;
  const names = bodyNames();
  if (names.includes(name as BodyName)) return withOperation(name as BodyName);
  const meant = didYouMean(name, names);
  if (schema !== undefined)
    throw new UsageError(`The document has no body named ${schema}.${meant || ` Bodies: ${names.join(', ')}.`}`);
  const help = 'pass --schema, such as TaskCallback, or --operation, such as createText2Video.';
  if (file === '-') throw new UsageError(`It is not known what stdin contains: ${help}`);
  // request.json is not a misspelled name.
  throw new UsageError(
    `It is not known what ${file} contains.${/^[A-Z]/.test(stem) ? meant : ''} Name the file after its schema, such as Text2VideoRequest.first.json, or ${help}`,
  );
}

/** A request is checked with its operation. */
function withOperation(name: BodyName): { name: BodyName; operation?: OperationId } {
  const [operation] = Object.entries(bodies).find(([, { request }]) => request === name) ?? [];
  return { name, ...(operation && { operation: operation as OperationId }) };
}

function bodiesOf(operation: string): { request?: BodyName; response: BodyName } {
  if (Object.hasOwn(bodies, operation)) return bodies[operation as OperationId];
  const names = Object.keys(bodies);
  const hint = didYouMean(operation, names) || ` Operations: ${names.join(', ')}.`;
  throw new UsageError(`The document has no operation named ${operation}.${hint}`);
}
