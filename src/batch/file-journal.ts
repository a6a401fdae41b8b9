import { type JsonLinesUse, openJsonLines } from '../files/json-lines-file.js';
import type { Journal, JournalEntry } from './journal.js';
import { JournalError } from './journal-error.js';

const use: JsonLinesUse = {
  header: { journal: 'genmedia/batch', version: 1 },
  name: 'journal',
  whyAlone: 'Two processes with one journal would pay twice. End that process, or use another journal.',
  whenOwn: 'await the results of the batch that uses it, or use another journal.',
  toError: (message) => new JournalError(message),
};

/**
 * A journal in a file of JSON Lines, which is only appended to. Each line is written at once, so that it survives a kill.
 * One `fdatasync` brings it to the disk, with all lines that came meanwhile: an entry whose `append` has resolved survives a
 * loss of power too. A last line that a kill has left incomplete is dropped. Only its owner can read the file (mode 600),
 * since requests may be private.
 *
 *     const films = gen.batch(items, { journal: fileJournal('films.journal') });
 *
 * `<path>.lock` keeps other processes out while a batch runs. Another process takes it over at once if its holder has
 * ended. Where that cannot be checked (another container, another machine), it first watches the lock for ten seconds: a
 * running holder touches it every two. A holder that has lost its lock sends nothing more once it notices. A batch closes
 * its journal at the end; one that nobody closes stays locked until its process ends. Node, Bun and Deno only.
 */
export function fileJournal(path: string): Journal {
  return openJsonLines<JournalEntry>('fileJournal', path, use, 'Use storageJournal.');
}
