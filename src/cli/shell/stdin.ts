import { text } from 'node:stream/consumers';
import { UsageError } from './command.js';

let reader: string | undefined;

/** Reads stdin, for one thing only: `what` says for which. */
export async function readStdin(what: string): Promise<string> {
  if (reader !== undefined) throw new UsageError(`stdin cannot be ${reader} and ${what} at once.`);
  reader = what;
  return text(process.stdin);
}
