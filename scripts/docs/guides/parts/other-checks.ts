import { readFileSync } from 'node:fs';
import { list } from '../../../document/words.js';
import { type Content, type Html, html, table } from '../../site/html.js';

/** What `npm run other-checks -- --write` stores. */
export interface OtherChecks {
  /** The day of the run, as `2026-11-18`. */
  date: string;
  /** Seconds of CPU after which a tool is ended. */
  maxSeconds: number;
  /** `usual` is the number of things that it reports of the sandbox without a fault. */
  tools: { name: string; version: string; usual?: number; skipped?: true }[];
  /** By fault of a server, which tools have found it. A tool that has not ended in time is left out. */
  faults: { fault: string; found: Record<string, boolean> }[];
}

export const otherChecksFile = 'openapi/docs/other-checks.json';

const words = new Map([
  [true, 'found'],
  [false, 'not found'],
]);

/** Which check finds which fault. */
export function otherChecks(
  { date, maxSeconds, tools, faults }: OtherChecks = JSON.parse(readFileSync(otherChecksFile, 'utf8')),
): Html {
  const run = tools.filter(({ skipped }) => !skipped);
  const names = ['genmedia', ...run.map(({ name }) => name)];
  const count = (name: string) => `${faults.filter(({ found }) => found[name]).length} of ${faults.length}`;
  const rows: [Content, ...Content[]][] = [
    ...faults.map(({ fault, found }): [Content, ...Content[]] => [
      `A server that ${fault}`,
      ...names.map((name) => words.get(found[name] as boolean) ?? `not ended in ${maxSeconds} s of CPU`),
    ]),
    ['All', ...names.map(count)],
  ];
  const versions = run.map(
    ({ name, version, usual }) => `${name} ${version}, which reports ${usual} things of the sandbox without a fault`,
  );
  const skipped = tools.filter((tool) => tool.skipped).map(({ name, version }) => `${name} ${version}`);
  return html`<p>Run on ${date}${versions.length > 0 && ` with ${list(versions, 'and')}`}.</p>
${skipped.length > 0 && html`<p>Not run, since it could not be installed or did not end: ${list(skipped, 'and')}.</p>`}
${table('Faults that each check finds', ['Fault', ...names], rows)}`;
}
