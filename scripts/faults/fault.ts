/** A fault to plant: one edit of one file, and what must fail then. */
export interface Fault {
  /** What is wrong, in a few words. Faults of one kind are listed together. */
  kind: string;
  file: string;
  /** Text before and after, and the offset of the text before. */
  from: string;
  to: string;
  offset: number;
  steps: readonly Step[];
}

/** One command of Node. It must pass without a fault, and one of the steps must fail with it. */
export interface Step {
  name: string;
  args: readonly string[];
  env?: Record<string, string>;
}

/** Test files whose paths start with one of the names. One at a time: there are as many copies of the repository as cores. */
export const tests = (...names: string[]): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--bail=1',
  '--maxWorkers=1',
  ...names.map((name) => `contract-tests/${name}`),
];

/** The text with the fault in it. */
export function plant({ from, to, offset }: Fault, text: string): string {
  return text.slice(0, offset) + to + text.slice(offset + from.length);
}

/** One line that says where a fault is and what it does. */
export function describe({ kind, file, from, to }: Fault): string {
  const show = (text: string) => JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 57)}…`);
  return `${kind}: ${file}: ${show(from)} → ${show(to)}`;
}
