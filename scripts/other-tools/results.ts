import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DocumentFile, type Generator, generators } from './tools.js';

/** What programs and types found, by the names of the cases. */
export interface Report {
  /** Examples that the generated code does not accept, with the reason. */
  examples: Record<string, string>;
  /** Bodies beyond a limit that it accepts. */
  beyond: string[];
  /** Requests with an unknown field that it accepts. */
  unknown: string[];
  /** Bodies of rules that it decides in another way than the document, by what is lost. */
  rules?: { all: number; wrong: string[] };
  /** Tasks with an unknown field that it does not read, with the reason. */
  tasks: Record<string, string>;
  /** Identifier of the created task, its state when it is read at once, and after it has ended. */
  created?: (string | undefined)[];
}

/** A report in numbers, as the guide has it. */
interface Result {
  /** Examples that the generated code accepts, of all. */
  examples: [accepted: number, all: number];
  /** Bodies beyond a limit that it rejects, of all. Not there if it does not validate. */
  beyond?: [rejected: number, all: number];
  /** Requests with an unknown field that it rejects, of all. A generator may accept them. */
  unknown: [rejected: number, all: number];
  /** Bodies of rules that it decides as the document does, of all. A document with which it fails is not there. */
  rules?: { [file in DocumentFile]?: [right: number, all: number] | undefined };
  /** The kinds of rules that are lost, in words, most frequent first. */
  lost?: string[];
  /** Whether a task was created and read at the sandbox. Not there if there is no client. */
  client?: boolean;
  /** Whether it reads tasks with a field that the document does not have. */
  newFields: boolean;
}

/** How a tool did: a result with what it missed, or why there is none. */
export type Outcome = { skipped: string } | { missed: string[]; result?: Result };

/** Counts a report, and lists what was missed. */
export function compare(
  report: Report,
  { checks, document }: Pick<Generator, 'checks' | 'document'>,
  all: { examples: number; beyond: number; unknown: number },
): { result: Result; missed: string[] } {
  const [id, ...states] = report.created ?? [];
  const isRead = Boolean(id) && states.join() === 'created,success';
  const { rules } = report;
  const [validates, hasClient] = [checks.includes('beyond'), checks.includes('client')];
  const problems = (about: string, entries: Record<string, string>) =>
    Object.entries(entries).map(([name, why]) => `${about} ${name}: ${why}`);
  return {
    result: {
      examples: [all.examples - Object.keys(report.examples).length, all.examples],
      ...(validates && { beyond: [all.beyond - report.beyond.length, all.beyond] }),
      unknown: [all.unknown - report.unknown.length, all.unknown],
      ...(rules && {
        rules: { [document]: [rules.all - rules.wrong.length, rules.all] },
        lost: byFrequency(rules.wrong),
      }),
      ...(hasClient && { client: isRead }),
      newFields: Object.keys(report.tasks).length === 0,
    },
    missed: [
      ...problems('does not accept the example', report.examples),
      ...problems('does not read the task', report.tasks),
      ...report.beyond.map((name) => `accepts ${name}`),
      ...(hasClient && !isRead ? [`did not create and read a task: ${report.created}`] : []),
    ],
  };
}

/** What is said of bodies that the document accepts and a generator does not. */
export const rejectedRight = 'rejects some that are right';

function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

/** The cells of a result, by the titles of their columns. */
export const cellsOf = ({ examples, beyond, unknown, rules, client, newFields }: Result): Record<string, string> => ({
  Examples: share(examples),
  'Limits enforced': beyond ? share(beyond) : 'no validator',
  'Unknown fields rejected': share(unknown),
  'Rules, 3.1': shareOf(rules, 'openapi.json'),
  'Rules, 3.0': shareOf(rules, 'openapi-3.0.json'),
  'Create and read': client === undefined ? 'no client' : yesOrNo(client),
  'New fields in responses': yesOrNo(newFields),
});

function shareOf(rules: Result['rules'], file: DocumentFile): string {
  const found = rules?.[file];
  if (!rules || !found) return rules ? 'fails' : 'not measured';
  return `${share(found)}, ${((found[0] / found[1]) * 100).toFixed(1)}%`;
}

const share = ([part, all]: [number, number]) => `${part} of ${all}`;

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** What is printed about a tool. */
export function lineOf(name: string, outcome: Outcome): string {
  if ('skipped' in outcome) return `SKIPPED  ${name}: needs ${outcome.skipped}, which is not on this machine.`;
  const { missed, result } = outcome;
  const cells = result ? Object.entries(cellsOf(result)).map(([title, cell]) => `${title}: ${cell}`) : [];
  const lines = [[name, ...cells].join(' · '), ...missed.slice(0, 20), ...(missed.length > 20 ? ['…'] : [])];
  return `${missed.length === 0 ? 'passed ' : 'MISSED '}  ${lines.join('\n           ')}`;
}

/** A result of the guide, with the commands and the document that it was found with. */
export interface Recorded extends Pick<Generator, 'id' | 'version' | 'document'> {
  fingerprint: string;
  commands: string[];
  result: Result;
}

const resultsFile = fileURLToPath(new URL('results.json', import.meta.url));

export const readRecords = (): Recorded[] => JSON.parse(readFileSync(resultsFile, 'utf8'));

/** Replaces the results of the generators that were run, and keeps the others. */
export function writeRecords(records: readonly Recorded[]): void {
  const before = readRecords();
  const all = generators.flatMap(({ id }) => [...records, ...before].find((record) => record.id === id) ?? []);
  writeFileSync(resultsFile, `[\n${all.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
}

export const recordOf = ({ id, version, document, install, run }: Generator, result: Result): Recorded => ({
  id,
  version,
  document,
  fingerprint: currentFingerprint(document),
  commands: [...install, ...run],
  result,
});

/** The results that were found before paths, schemas or examples of the document changed. They may be different now. */
export const olderThanDocument = (records: readonly Recorded[]): Recorded[] =>
  records.filter(({ document, fingerprint }) => fingerprint !== currentFingerprint(document));

const currentFingerprint = (file: DocumentFile): string =>
  fingerprintOf(JSON.parse(readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8')));

/** Texts, which change nothing for the generated code that is checked. */
const texts = ['description', 'summary', 'title'];

/**
 * A hash of what generators read in a document: paths, schemas and examples, without texts, extensions and the version. Two
 * documents with the same one have the same results.
 */
export function fingerprintOf({ info: _, tags: __, ...document }: { info?: object; tags?: object }): string {
  const bare = JSON.stringify(document, (key, value) =>
    key.startsWith('x-') || (texts.includes(key) && typeof value === 'string') ? undefined : value,
  );
  return createHash('sha256').update(bare).digest('hex').slice(0, 16);
}
