import { type Outcome, summaryOf } from './outcome.js';

/** A line of a table: whose tasks, who waits for them, and what came of it. */
export type Row = readonly [tasks: string, who: string, outcomes: readonly Outcome[]];

const columns = [20, 16, 8, 12, 11, 12, 11];

const line = (cells: readonly string[]) =>
  cells
    .map((cell, index) => (index < 2 ? cell.padEnd(columns[index] ?? 0) : cell.padStart(columns[index] ?? 0)))
    .join('')
    .trimEnd();

/** Prints the outcomes of waits. The name of the tasks is printed when it changes. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n`);
  console.log(line(['', '', 'polls', '', 'late', '', '']));
  console.log(line(['', '', 'mean', '99 of 100', 'mean', '99 of 100', 'worst']));
  for (const [index, [tasks, who, outcomes]] of rows.entries()) {
    const polls = summaryOf(outcomes, 'polls');
    const late = summaryOf(outcomes, 'late');
    const times = [late.mean, late.p99, late.worst].map((time) => `${(time / 1000).toFixed(2)} s`);
    const isNew = tasks !== rows[index - 1]?.[0];
    console.log(line([isNew ? tasks : '', who, polls.mean.toFixed(1), `${polls.p99}`, ...times]));
  }
}
