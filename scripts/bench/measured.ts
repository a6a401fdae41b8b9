import type { BenchmarkName, FigureRow } from '../lib/figures.js';

/** The result of a benchmark. */
export interface Measured {
  /** What `--write` stores, if the docs have it. */
  figures?: { [Name in BenchmarkName]: { name: Name; rows: FigureRow<Name>[] } }[BenchmarkName];
  /** Exceeded budgets, as sentences. */
  over: string[];
}
