import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startProgram } from '../start-program.js';
import type { CreateProgram } from './create-program.js';

/** Starts a process that asks for keys. */
export const startCreates = (options: CreateProgram): ChildProcess =>
  startProgram('scripts/soak/once/create-program.ts', options);

/** The outcome of a key, as a process printed it. */
export interface KeyResult {
  key: string;
  id?: string;
  isNew?: boolean;
  name?: string;
}

/** What a process printed until it ended. */
export async function resultsOf(child: ChildProcess): Promise<KeyResult[]> {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  await once(child, 'close');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
