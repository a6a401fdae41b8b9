import { mkdirSync } from 'node:fs';
import { fileJournal } from '../../../src/batch/index.js';
import type { TaskRequest } from '../../../src/index.js';
import { type ClientArgs, clientOf, outcomeOf } from './client.js';
import { programArgs, respondTo } from './respond.js';

/*
 * Makes batches with a journal, one after the other. It is killed now and then, and continues with the
 * unfinished journal when it is started again.
 */
const args = programArgs<ClientArgs>();
const { gen, wait, records, requestFor, load } = clientOf(args);
const { planned, outcomes, decisions } = records;
const itemsOfBatch = 40;
let isLast = false;

mkdirSync(`${args.folder}/files`, { recursive: true });
respondTo({}, { finish });
const ended = outcomes.read().flatMap(({ key }) => /^batch\d+/.exec(key)?.[0] ?? []);
let round = new Set(ended).size;
const batches = run();

async function finish() {
  isLast = true;
  await batches;
}

async function run(): Promise<void> {
  while (!isLast) {
    await runBatch(`batch${round}`);
    round += 1;
  }
}

async function runBatch(name: string): Promise<void> {
  const keys = Array.from({ length: itemsOfBatch }, (_, index) => `${name} ${index}`);
  planned.append(...keys.map((key) => ({ key })));
  const items: TaskRequest[] = keys.map((key) => ({ generator: 'text2video', request: requestFor(key) }));
  // A quarter of those that may have been accepted is sent again, as somebody might decide.
  const resend = ({ index }: { index: number }) => {
    if (index % 4 !== 0) return false;
    decisions.append({ key: keys[index] as string });
    return true;
  };
  const journal = fileJournal(`${args.folder}/${name}.journal`);
  const films = await gen.batch.resume(journal, { ...wait, concurrency: 15, items, resend });
  const results = await films.results;
  for (const { index, task } of results) if (task && index % 5 === 0) await load(keys[index] as string, task);
  outcomes.append(...results.map(({ index, handle, error }) => outcomeOf(keys[index] as string, handle?.id, error)));
}
