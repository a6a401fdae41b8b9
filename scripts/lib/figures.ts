import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

/** The benchmarks whose figures the docs have: the command that writes them, and the numbers that every row has. */
const benchmarks = {
  size: { command: 'npm run size', columns: ['measured'] },
  overhead: {
    command: 'npm run bench -- overhead',
    columns: ['median', 'low', 'high', 'limitedMedian', 'limitedLow', 'limitedHigh', 'cpuMedian'],
  },
  once: { command: 'npm run bench -- once', columns: ['roundTrips', 'median', 'low', 'high', 'cpuMedian'] },
  'sandbox-prism': { command: 'npm run bench -- sandbox', columns: ['prism', 'sandbox', 'ratio'] },
} as const;

export type BenchmarkName = keyof typeof benchmarks;

export interface FigureRow<Name extends BenchmarkName = BenchmarkName> {
  name: string;
  /** What the row belongs to, where names repeat. */
  group?: string;
  unit?: string;
  /** The budget, where the benchmark fails if this row does not keep it. */
  limit?: number;
  values: Record<(typeof benchmarks)[Name]['columns'][number], number>;
}

/** What a benchmark has measured, as it is stored. */
export interface Figures<Name extends BenchmarkName = BenchmarkName> {
  command: string;
  /** The day, as `2026-11-17`. */
  date: string;
  node: string;
  /** In words, such as `2 cores`. */
  machine: string;
  isWithinBudget: boolean;
  rows: readonly FigureRow<Name>[];
}

const defaultFolder = 'openapi/docs/figures';

/** Taken before anything is measured, so that a benchmark does not count its own load. */
const [load = 0] = loadavg();

/** Stores the figures of a run. Figures that could not be read back are not stored. */
export function writeFigures<Name extends BenchmarkName>(
  name: Name,
  { rows, isWithinBudget }: Pick<Figures<Name>, 'rows' | 'isWithinBudget'>,
  folder = defaultFolder,
): void {
  const figures: Figures<Name> = {
    command: benchmarks[name].command,
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    machine: machineInWords(),
    isWithinBudget,
    rows,
  };
  checkRows(name, rows);
  const file = fileOf(name, folder);
  writeFileSync(file, `${JSON.stringify(figures, shortNumbers, 2)}\n`);
  console.log(`\nThe figures are in ${file}.`);
}

/** The stored figures of a benchmark. */
export function readFigures<Name extends BenchmarkName>(name: Name, folder = defaultFolder): Figures<Name> {
  const file = fileOf(name, folder);
  try {
    const figures: Figures<Name> = JSON.parse(readFileSync(file, 'utf8'));
    checkRows(name, figures.rows);
    return figures;
  } catch (error) {
    throw new Error(`${file} has no figures that can be used. Run ${benchmarks[name].command} -- --write.`, {
      cause: error,
    });
  }
}

const fileOf = (name: BenchmarkName, folder: string) => join(folder, `${name}.json`);

function checkRows<Name extends BenchmarkName>(name: Name, rows: readonly FigureRow<Name>[]): void {
  const columns: readonly (keyof FigureRow<Name>['values'])[] = benchmarks[name].columns;
  for (const row of rows) {
    const wrong = columns.find((column) => !Number.isFinite(row.values[column]));
    if (wrong)
      throw new Error(`The figures of ${name} cannot be used: ${String(wrong)} of ${row.name} is not a number.`);
  }
}

/** Six digits are more than any of these figures is exact. */
const shortNumbers = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

function machineInWords(): string {
  const cores = availableParallelism();
  const words = `${cores} ${cores === 1 ? 'core' : 'cores'}`;
  return load > cores ? `${words}, busy with other work` : words;
}
