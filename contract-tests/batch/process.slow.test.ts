import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { batch } from '../../src/batch/index.js';
import { GenMedia, type TaskHandle } from '../../src/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { open } from '../sandbox/setup.js';
import { newFolder } from '../support/new-folder.js';
import { payloadsIn, upTo, videos, wordOf } from './setup.js';

/** Runs a batch, and writes its updates to a file. */
const program = `
import { appendFileSync } from 'node:fs';
import { batch } from './src/batch/index.js';
import { GenMedia } from './src/index.js';
const [baseUrl, file, items] = process.argv.slice(1);
const onUpdate = ({ index, handle, state }) => appendFileSync(file, JSON.stringify({ index, handle, state }) + '\\n');
const gen = new GenMedia({ baseUrl, apiKey: 'key' }).use(batch);
await gen.batch(JSON.parse(items), { concurrency: 10, firstPollAfter: 0, interval: 200, onUpdate }).results;
`;

interface Note {
  index: number;
  handle: TaskHandle;
  state: string;
}

/** A file for the updates, removed after the test. */
function notebook() {
  const folder = newFolder();
  const file = join(folder, 'notes');
  writeFileSync(file, '');
  // A kill may truncate the last line.
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return { file, notes: (): Note[] => lines().map((line) => JSON.parse(line)) };
}

it('finds every task by the saved handles after the process is killed midway', async () => {
  const sandbox = open();
  const server = await serve(sandbox, { port: 0 });
  onTestFinished(server.close);
  const { file, notes } = notebook();
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, server.url, file];
  const child = spawn(process.execPath, [...args, JSON.stringify(videos(30))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const made = () => new Map(notes().map(({ index, handle }) => [index, handle]));
  const ended = () => new Set(notes().flatMap(({ index, state }) => (state === 'success' ? [index] : [])));
  await expect.poll(() => made().size, { timeout: 60_000 }).toBe(10);
  await sandbox.advance('10s');
  await expect.poll(() => [ended().size, made().size], { timeout: 60_000 }).toEqual([10, 20]);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const handles = [...made()].flatMap(([index, handle]) => (ended().has(index) ? [] : [handle]));
  const unsent = videos(30).filter((_, index) => !made().has(index));
  expect([handles.length, unsent.length]).toEqual([10, 10]);
  const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key' }).use(batch);
  const films = gen.batch([...handles, ...unsent], { concurrency: 20, firstPollAfter: 0, interval: 100 });
  await expect.poll(() => sandbox.tasks().length, { timeout: 60_000 }).toBe(30);
  await sandbox.advance('10s');
  expect((await films.results).map(wordOf)).toEqual(upTo(20).map(() => 'success'));
  expect(await payloadsIn(sandbox)).toEqual(upTo(30));
});
