import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Case, numberLimits, textLengths } from './cases.js';
import { type Check, type DocumentFile, type Generator, generators } from './tools.js';

/** What a program or the compiler found about a case. */
export interface Finding extends Pick<Case, 'name' | 'isAccepted' | 'lost'> {
  check: Check;
  /** Identifier of a created task, or the state of one that was read. */
  value?: string;
  /** Why it was rejected. */
  error?: string | undefined;
}

/** The findings in numbers, as the guide has them. */
interface Result {
  /** Examples that the generated code accepts, of all. */
  examples: [accepted: number, all: number];
  /** Requests with an unknown field that it rejects, of all. A generator may accept them. */
  unknown: [rejected: number, all: number];
  /** Bodies of rules that it decides as the document does, of all. Not there for types and a client alone. */
  rules?: [right: number, all: number];
  /** The kinds of rules that are lost, in words, most frequent first. */
  lost?: string[];
  /** Whether a task was created and read at the sandbox. Not there if there is no client. */
  client?: boolean;
  /** Whether it reads tasks with a field that the document does not have. */
  newFields: boolean;
}

/** How a tool did: a result with what it missed, or why there is none. */
export type Outcome = { skipped: string } | { missed: string[]; result?: Result };

/**
 * Counts the findings of a generator, and lists what it missed. An example must pass types and program. An unknown field counts
 * as accepted if either accepts it.
 */
export function toResult(
  { checks }: Pick<Generator, 'checks'>,
  findings: readonly Finding[],
  all: { examples: number; unknown: number },
): { result: Result; missed: string[] } {
  const of = (check: Check) => findings.filter((finding) => finding.check === check);
  const rejected = (check: Check) => of(check).filter(({ error }) => error !== undefined);
  const namesIn = (some: readonly Finding[]) => new Set(some.map(({ name }) => name)).size;
  const rules = of('rules');
  const wrong = rules.filter(({ isAccepted, error }) => isAccepted !== (error === undefined));
  const lost = byFrequency(wrong.map(({ isAccepted, lost = '' }) => (isAccepted ? rejectedRight : lost)));
  const hasClient = checks.includes('client');
  const [id, ...states] = of('client').map(({ value, error }) => (error === undefined ? value : undefined));
  const isRead = Boolean(id) && states.join() === 'created,success';
  const problems = (about: string, check: Check) =>
    rejected(check).map(({ name, error }) => `${about} ${name}: ${error}`);
  return {
    result: {
      examples: [all.examples - namesIn(rejected('examples')), all.examples],
      unknown: [all.unknown - namesIn(of('unknown').filter(({ error }) => error === undefined)), all.unknown],
      ...(rules.length > 0 && { rules: [rules.length - wrong.length, rules.length], lost }),
      ...(hasClient && { client: isRead }),
      newFields: rejected('tasks').length === 0,
    },
    missed: [
      ...problems('does not accept the example', 'examples'),
      ...problems('does not read the task', 'tasks'),
      ...(checks.includes('limits') ? lost.filter((kind) => limits.includes(kind)).map((kind) => `lost ${kind}`) : []),
      ...(hasClient && !isRead ? ['did not create and read a task', ...problems('call', 'client')] : []),
    ],
  };
}

const limits = [textLengths, numberLimits];

/** What is said of bodies that the document accepts and a generator does not. */
const rejectedRight = 'rejects some that are right';

function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

/** The cells of a result, by the titles of their columns. */
export const cellsOf = ({ examples, unknown, rules, client, newFields }: Result): Record<string, string> => ({
  Examples: share(examples),
  'Unknown fields rejected': share(unknown),
  Rules: rules ? `${share(rules)}, ${((rules[0] / rules[1]) * 100).toFixed(1)}%` : 'not measured',
  'Create and read': client === undefined ? 'no client' : yesOrNo(client),
  'New fields in responses': yesOrNo(newFields),
});

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
