import { readFileSync } from 'node:fs';
import { faultKinds } from '../../../src/sandbox/faults/fault-kinds.js';
import type { TryItFault } from './try-it-data.js';

const source = new URL('../../../src/sandbox/faults/fault.ts', import.meta.url);

/** The faults of the sandbox, with the sentences of their doc comments. */
export function faultList(): TryItFault[] {
  const comments = new Map(
    [...readFileSync(source, 'utf8').matchAll(/\/\*\* ([^\n]+) \*\/\n {2}\| \{ fault: '([\w-]+)'/g)].map(
      ([, comment = '', name = '']) => [name, comment.replaceAll('`', '')] as const,
    ),
  );
  return faultKinds.map(({ fault, parameters }) => {
    const description = comments.get(fault);
    if (!description) throw new Error(`The fault ${fault} has no doc comment in src/sandbox/faults/fault.ts.`);
    return { fault, description, parameters };
  });
}
