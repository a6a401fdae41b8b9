import { text } from 'node:stream/consumers';
import { UsageError } from './command.js';
import { note } from './terminal.js';

let reader: string | undefined;

/** Reads stdin, for one thing only: `what` says for which. */
export async function readStdin(what: string): Promise<string> {
  if (reader !== undefined)
    throw new UsageError(`stdin cannot be ${reader} and ${what} at once. Save one of them to a file, and pass that.`);
  reader = what;
  if (process.stdin.isTTY) note(`Reading ${what} from stdin. Ctrl-D ends it.`);
  return text(process.stdin);
}
