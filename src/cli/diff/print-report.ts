import { sep } from 'node:path';
import { type Change, type Impact, impacts, mergePlaces } from '../../diff/index.js';
import { count } from '../../shared/text.js';
import { paint, plain, print, printJson } from '../shell/terminal.js';
import type { Comparison } from './compare.js';

/** What people call an impact. */
const words: Readonly<Record<Impact, string>> = { major: 'breaking', minor: 'minor', patch: 'patch' };

const colors = { major: 'red', minor: 'yellow', patch: 'dim' } as const;

export function printReport(comparison: Comparison, format: string): void {
  if (format === 'json') printJson(toJson(comparison));
  else if (format === 'github') printAnnotations(comparison);
  else printText(comparison);
}

/** Changes with the same sentence and impact, with all of their places. */
interface Group {
  impact: Impact;
  what: string;
  operations: readonly string[];
  changes: readonly Change[];
}

function groupsOf(changes: readonly Change[]): Group[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.impact} ${change.what}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()]
    .map((same) => ({ ...(same[0] as Change), operations: [...new Set(same.map(operationOf))], changes: same }))
    .sort((one, other) => impacts.indexOf(other.impact) - impacts.indexOf(one.impact));
}

/** `POST /ent/v2/text2video`, or the path if all of it has changed. */
function operationOf({ place: [path = '', method] }: Change): string {
  if (!path.startsWith('/')) return 'Document';
  return method === undefined ? path : `${method.toUpperCase()} ${path}`;
}

function printText({ base, revision, changes, rank, used }: Comparison): void {
  if (used) {
    const by = plain(used.by.join(', '));
    print(paint('bold', `Changes that reach what ${by} uses: ${summaryOf(changes).toLowerCase()}\n`));
    printSections(changes);
    print(paint('bold', `Changes that do not: ${summaryOf(used.unreached).toLowerCase()}\n`));
    printSections(used.unreached);
  } else printSections(changes);
  const which = used ? `, ${groupsOf(used.unreached).length} other not used here` : '';
  const verdict = `${summaryOf(changes)}${which} (${base.name} ${base.version} → ${revision.name} ${revision.version}).`;
  print(paint(rank === impacts.indexOf('major') ? 'red' : 'green', plain(verdict)));
}

function printSections(changes: readonly Change[]): void {
  const sections = new Map<string, Group[]>();
  for (const group of groupsOf(changes)) {
    const [only = '', ...more] = group.operations;
    const title = more.length > 0 ? 'Several operations' : only;
    sections.set(title, [...(sections.get(title) ?? []), group]);
  }
  for (const [title, groups] of sections) {
    print(paint('bold', plain(title)));
    for (const group of groups) {
      print(`  ${paint(colors[group.impact], words[group.impact].padEnd(8))}  ${plain(group.what)}`);
      for (const line of linesOf(group)) print(`            ${paint('dim', plain(line))}`);
    }
    print('');
  }
}

/** Places below the heading of an operation do not repeat it. */
function linesOf({ operations, changes }: Group): string[] {
  const places = mergePlaces(changes.map(({ place }) => place));
  if (operations.length > 1) return places;
  const isOperation = operations[0]?.includes('/');
  return places
    .map((place) => (isOperation ? place.split(' > ').slice(2).join(' > ') : place))
    .filter((line) => line !== '');
}

function summaryOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No changes';
  const groups = groupsOf(changes);
  const numbers = impacts.toReversed().flatMap((impact) => {
    const number = groups.filter((group) => group.impact === impact).length;
    return number > 0 ? [count(number, `${words[impact]} change`)] : [];
  });
  return numbers.join(', ');
}

function toJson({ base, revision, changes, rank, used }: Comparison): object {
  const { [rank]: impact } = impacts;
  return {
    base: { name: base.name, version: base.version },
    new: { name: revision.name, version: revision.version },
    impact: impact ? words[impact] : 'none',
    ...(used && { used: used.by }),
    changes: [...changes, ...(used?.unreached ?? [])].map((change) => ({
      impact: words[change.impact],
      ...(used && { reaches: changes.includes(change) }),
      operation: operationOf(change),
      what: change.what,
      place: change.place,
      before: change.before,
      after: change.after,
    })),
  };
}

const severities = { major: 'error', minor: 'warning', patch: 'notice' };

/** Lines that GitHub Actions shows at the file of the base. */
function printAnnotations(comparison: Comparison): void {
  const { base, revision, changes, used } = comparison;
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const { file = base.file } = revision;
  for (const group of groupsOf(changes)) {
    const at = file === undefined ? '' : ` file=${property(file.replaceAll(sep, '/'))},line=1`;
    const [first = '', ...more] = group.operations;
    const where = more.length > 0 ? `${first} and ${more.length} more` : first;
    print(`::${severities[group.impact]}${at}::${encode(plain(`${where}: ${group.what}`))}`);
  }
  print(`${summaryOf(changes)}.${used ? ` Not used here: ${summaryOf(used.unreached).toLowerCase()}.` : ''}`);
}
