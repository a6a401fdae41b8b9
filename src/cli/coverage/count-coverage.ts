import { access, constants, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Coverage, type CoverageReport } from '../../check/coverage/coverage.js';
import { coverageText, metItems, neverMet, shortened } from '../../check/coverage/coverage-text.js';
import { type GroupName, groupNames } from '../../check/coverage/items.js';
import { UsageError, type Values } from '../shell/command.js';
import { cannotWrite } from '../shell/file-errors.js';
import { note } from '../shell/terminal.js';
import type { coverageOptions } from './options.js';

/** A percentage that a report must reach: of all, or of one row. */
interface Minimum {
  readonly group: GroupName | undefined;
  readonly percent: number;
}

export interface CountedCoverage {
  readonly coverage: Coverage;
  /** Writes the file and prints the table. Returns the exit code: 1 if a minimum was not reached. */
  finish(): Promise<number>;
}

/** Prepares to count, if the options ask for it. Wrong options and a file that cannot be written fail at once. */
export async function countCoverage(values: Values<typeof coverageOptions>): Promise<CountedCoverage | undefined> {
  const { coverage: file, 'min-coverage': texts } = values;
  const minimums = texts.map(toMinimum);
  if (file === undefined) {
    if (texts.length > 0) {
      throw new UsageError('--min-coverage needs --coverage with the file to write, such as --coverage coverage.json.');
    }
    return undefined;
  }
  await access(dirname(file), constants.W_OK).catch(cannotWrite(file));
  const coverage = new Coverage();
  return {
    coverage,
    finish: async () => {
      const report = coverage.report();
      await writeFile(file, `${JSON.stringify(report, null, 2)}\n`).catch(cannotWrite(file));
      note(coverageText(report));
      const problems = minimums.flatMap((minimum) => problemOf(report, minimum));
      for (const problem of problems) note(problem);
      return problems.length > 0 ? 1 : 0;
    },
  };
}

function toMinimum(text: string): Minimum {
  const [, name, digits = ''] = /^(?:(\w+)=)?(\d{1,3})$/.exec(text) ?? [];
  const group = groupNames.find((one) => one === name);
  const percent = Number(digits);
  if (digits === '' || percent > 100 || (name !== undefined && group === undefined)) {
    throw new UsageError(
      `--min-coverage must be a percentage from 0 to 100, such as 60, or one of a row, such as states=100, not ${text}. Rows are ${groupNames.join(', ')}.`,
    );
  }
  return { group, percent };
}

function problemOf({ percent, groups }: CoverageReport, { group, percent: min }: Minimum): string[] {
  const row = group && groups[group];
  if (group && !row)
    return [
      `${group} are counted by a sandbox only, so that --min-coverage ${group}=${min} cannot be reached here. Leave it out.`,
    ];
  const reached = row ? row.percent : percent;
  if (reached >= min) return [];
  const names = group && row ? neverMet(group, row, metItems(groups.operations)) : [];
  const list = names.length > 0 ? ` Never met: ${shortened(names)}.` : '';
  return [
    `Coverage of ${group ?? 'all'} is ${reached} %, below ${min} % of --min-coverage.${list || ' The table lists what was never met.'}`,
  ];
}
