import { sep } from 'node:path';
import type { Finding } from '../preflight/index.js';
import { count } from '../shared/text.js';
import { type Command, type CommandUsage, UsageError } from './shell/command.js';
import { parse } from './shell/parse.js';
import { paint, plain, print, printJson } from './shell/terminal.js';
import { assertChecked, type FetchFiles, fetchFrom, fetchOptions } from './tasks/fetch-options.js';
import type { FoundBody } from './validate/found-body.js';
import { lineOf } from './validate/line-of.js';

const bodyNames = async () => (await import('./validate/read-bodies.js')).bodyNames();

const operationNames = async () => Object.keys((await import('../../generated/operations.js')).operations);

const usage = {
  command: 'genmedia validate <file…>',
  description:
    'Validates requests, responses and callbacks against the document, and checks files and texts of requests. A file is JSON, JSONL or a HAR recording; - is stdin; a folder stands for all such files in it. A JSON file is named after its schema, such as Text2VideoRequest.first.json, or its schema or operation is passed.',
  options: {
    schema: { value: '<name>', help: 'what the files contain, such as TaskCallback', suggestions: bodyNames },
    operation: {
      value: '<name>',
      help: 'what the files are requests of, such as createText2Video',
      suggestions: operationNames,
    },
    response: { help: 'with --operation: the files are its responses' },
    'no-preflight': { help: 'only validate by the schemas; do not check files and texts of requests' },
    ...fetchOptions,
    format: { value: '<format>', values: ['text', 'json', 'github'], default: 'text', help: 'text, json or github' },
    json: { help: 'the same as --format json' },
  },
  words: { min: 1, max: Number.POSITIVE_INFINITY },
  examples: [
    ['genmedia validate contract/bodies', 'files of a folder that are named after their schemas'],
    ['genmedia validate --operation createText2Video requests.jsonl', 'one request a line'],
    ['genmedia validate --schema TaskCallback - < callback.json', 'from stdin'],
    ['genmedia validate traffic.har', 'requests and responses that a browser or a proxy has recorded'],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values, words } = parse(usage, args);
    assertChecked(values);
    if (values.operation !== undefined && values.schema !== undefined) {
      throw new UsageError('--schema and --operation exclude each other. Pass one of them.');
    }
    if (values.response && values.operation === undefined) {
      throw new UsageError('--response needs the operation, such as --operation createText2Video.');
    }
    const { filesIn, readBodies } = await import('./validate/read-bodies.js');
    const report = { bodies: [] as CheckedBody[], skipped: 0, problems: [] as string[] };
    const read = async (file: string) => {
      try {
        const naming = { schema: values.schema, operation: values.operation, isResponse: values.response };
        const { bodies, skipped } = await readBodies(file, naming);
        report.skipped += skipped;
        for (const body of bodies) report.bodies.push(await check(body, !values['no-preflight'], fetchFrom(values)));
      } catch (error) {
        // The other files are validated all the same.
        if (!(error instanceof UsageError)) throw error;
        report.problems.push(error.message);
      }
    };
    for (const word of words) for (const file of await filesIn(word)) await read(file);
    const format = values.json ? 'json' : values.format;
    if (format === 'json') printJson(toJson(report));
    else printText(report, format === 'github');
    if (report.problems.length > 0) throw new UsageError(report.problems.join('\n'));
    if (report.bodies.length === 0)
      throw new UsageError(
        'Nothing was validated: there is no body of the service in it. Record or pass requests to its paths.',
      );
    return report.bodies.every(isValid) ? 0 : 1;
  },
};

type Message = Pick<Finding, 'severity' | 'path' | 'rule' | 'message'>;
type Placed = Omit<Message, 'rule'>;

interface CheckedBody extends FoundBody {
  findings: readonly Message[];
  notInspected: readonly { path: string; reason: string; message: string }[];
}

const isValid = ({ findings }: CheckedBody) => findings.every(({ severity }) => severity !== 'error');

async function check(found: FoundBody, withPreflight: boolean, fetch: FetchFiles): Promise<CheckedBody> {
  const { name, operation, body, problem } = found;
  if (problem !== undefined) {
    const message = `The body cannot be read: ${problem}.`;
    return { ...found, findings: [{ severity: 'error', path: '', rule: 'json', message }], notInspected: [] };
  }
  if (operation && withPreflight) {
    const { preflight } = await import('../preflight/index.js');
    const findings = await preflight(operation, body, { fetch });
    return { ...found, findings, notInspected: fetch ? findings.notInspected : [] };
  }
  const { validate } = await import('../validate/index.js');
  const findings = validate(name, body).map((violation) => ({ severity: 'error' as const, ...violation }));
  return { ...found, findings, notInspected: [] };
}

interface Report {
  bodies: readonly CheckedBody[];
  skipped: number;
  problems: readonly string[];
}

function toJson({ bodies, skipped, problems }: Report): object {
  const invalid = bodies.filter((body) => !isValid(body)).length;
  const list = bodies.map((checked) => {
    const { file, line, place, name, operation, findings, notInspected } = checked;
    return { file, line, place, schema: name, operation, valid: isValid(checked), findings, notInspected };
  });
  return { valid: bodies.length - invalid, invalid, skipped, problems, bodies: list };
}

function printText({ bodies, skipped }: Report, isGitHub: boolean): void {
  for (const checked of bodies) {
    for (const message of checked.findings) print(isGitHub ? annotation(message, checked) : line(message, checked));
  }
  const invalid = bodies.filter((body) => !isValid(body)).length;
  const ignored = skipped > 0 ? ` ${count(skipped, 'request')} of other services, not validated.` : '';
  const all = `${bodies.length} ${bodies.length === 1 ? 'body' : 'bodies'}`;
  const are = (number: number) => (number === 1 ? 'is' : 'are');
  const verdict =
    invalid > 0
      ? paint('red', `${invalid} of ${all} ${are(invalid)} invalid.`)
      : paint('green', `${all} ${are(bodies.length)} valid.`);
  if (bodies.length > 0 || ignored) print(verdict + ignored);
}

const placeOf = ({ file, line, place }: FoundBody) =>
  `${file === '-' ? 'stdin' : file}${line === undefined ? '' : `:${line}`}${place === undefined ? '' : ` (${place})`}`;

function line({ severity, message }: Placed, found: FoundBody): string {
  const word = severity === 'error' ? paint('red', 'error') : paint('yellow', 'warning');
  return `${paint('bold', plain(placeOf(found)))}: ${word}: ${plain(message)}`;
}

/** A line that GitHub Actions shows at the file, whose path it knows with slashes. */
function annotation({ severity, path, message }: Placed, found: FoundBody): string {
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const text = found.place === undefined ? message : `${found.place}: ${message}`;
  const { file, json = '', pointer = path } = found;
  const at = found.line ?? lineOf(json, pointer);
  return `::${severity} file=${property(file.replaceAll(sep, '/'))},line=${at}::${encode(plain(text))}`;
}
