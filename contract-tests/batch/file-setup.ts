import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batch, fileJournal, type Journal } from '../../src/batch/index.js';
import type { Fetch } from '../../src/index.js';
import { clientOf, open } from '../sandbox/setup.js';
import { newFolder } from '../support/new-folder.js';

/** The path of a journal in a temporary folder. */
export const journalPath = (): string => join(newFolder(), 'films.journal');

export const linesIn = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);

/** Opens a journal as a batch does. Closes it if it cannot be read. */
export async function opened(path: string): Promise<Journal> {
  const journal = fileJournal(path);
  try {
    for await (const _ of await journal.read());
  } catch (error) {
    await journal.close?.();
    throw error;
  }
  return journal;
}

/** Tasks that end as soon as they are created, and a count of the creates. */
export function setupQuickTasks() {
  const sandbox = open({ speed: 1, timing: { queueing: 0, processing: 0, end: 0 } });
  let posts = 0;
  const fetch: Fetch = (url, init) => {
    if (init.method === 'POST') posts += 1;
    return sandbox.fetch(url, init);
  };
  const gen = clientOf(sandbox, { fetch }).use(batch);
  return { sandbox, gen, posts: () => posts, soon: { firstPollAfter: 0, interval: 1 } };
}
