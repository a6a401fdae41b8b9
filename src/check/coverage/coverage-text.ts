import { kindOf } from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { isObject } from '../../shared/is-object.js';
import type { CoverageGroup, CoverageReport } from './coverage.js';
import type { GroupName } from './items.js';

/** Characters of the names in a line. The file has all of them. */
const maxLength = 160;

/** A report for people: a table, and what was never met. */
export function coverageText(report: CoverageReport): string {
  const { requests, percent, groups } = Object(report) as CoverageReport;
  if (!isObject(groups)) {
    throw new ConfigurationError(
      `The argument of coverageText must be a report, as coverage.report() returns it, not ${kindOf(report)}.`,
    );
  }
  const entries = Object.entries(groups) as [GroupName, CoverageGroup][];
  const rows = entries.map(([name, { met, all, percent: part }]) => row(name, `${met} of ${all}`, part));
  const used = metItems(groups.operations);
  const missing = entries.flatMap(([name, group]) => {
    const names = neverMet(name, group, used);
    return names.length > 0 ? [`  ${name.padEnd(width)}${shortened(names)}`] : [];
  });
  return [
    `Coverage of the document by ${requests} request${requests === 1 ? '' : 's'}`,
    ...rows,
    row('all', '', percent),
    ...(missing.length > 0 ? ['', 'Never met', ...missing] : []),
    ...(groups.faults ? [] : ['', 'Callbacks and faults are counted by a sandbox only.']),
    '',
  ].join('\n');
}

const width = 12;

const row = (name: string, counts: string, percent: number) =>
  `  ${name.padEnd(width)}${counts.padStart(10)}${`${percent} %`.padStart(8)}`;

/** Models and fields of an operation that was never met are left out: the operation says it. */
export function neverMet(name: GroupName, { items }: CoverageGroup, usedOperations: ReadonlySet<string>): string[] {
  const never = Object.keys(items).filter((item) => items[item] === 0);
  const isPart = name === 'models' || name === 'fields';
  return isPart ? never.filter((item) => usedOperations.has(item.split(' ')[0] ?? '')) : never;
}

export const metItems = (group: CoverageGroup | undefined): Set<string> =>
  new Set(Object.entries(group?.items ?? {}).flatMap(([item, count]) => (count > 0 ? [item] : [])));

/** As many names as fit into a line, and the number of the others. */
export function shortened(names: readonly string[]): string {
  let end = 0;
  for (let length = 0; end < names.length && length <= maxLength; end += 1) length += (names[end]?.length ?? 0) + 2;
  const more = names.length - end;
  return names.slice(0, end).join(', ') + (more > 0 ? `, and ${more} more` : '');
}
