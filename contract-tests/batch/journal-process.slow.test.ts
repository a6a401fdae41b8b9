import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { clientOf, open } from '../sandbox/setup.js';
import { journalPath } from './file-setup.js';
import { serveWithHook } from './http-setup.js';
import { upTo, videos } from './setup.js';

const items = 40;
/** The process is killed when these requests arrive. */
const kills = [7, 16, 29];

/** Runs a batch with a journal to its end, and prints the outcome of each item. Sends every second unknown item again. */
const program = `
import { batch, fileJournal } from './src/batch/index.js';
import { GenMedia } from './src/index.js';
const [baseUrl, path, items, mayResend] = process.argv.slice(1);
const gen = new GenMedia({ baseUrl, apiKey: 'key' }).use(batch);
const resent = [];
const resend = ({ index }) => mayResend === 'yes' && index % 2 === 0 && resent.push(index) > 0;
const options = { items: JSON.parse(items), resend, concurrency: 10, firstPollAfter: 0, interval: 50 };
const results = await (await gen.batch.resume(fileJournal(path), options)).results;
const outcomes = results.map(({ index, handle, task, error }) => [index, task?.state ?? error.name, handle?.id]);
console.log(JSON.stringify({ resent, outcomes }));
`;

interface Report {
  resent: number[];
  outcomes: [index: number, outcome: string, id: string | undefined][];
}

it('sends nothing twice in a batch that is killed three times, and ends every item', {
  timeout: 120_000,
}, async () => {
  const sandbox = open({ speed: 1, timing: { queueing: 0, processing: 0, end: 200 } });
  const arrived: number[] = [];
  let child: ChildProcess | undefined;
  const url = await serveWithHook(sandbox, (payload) => {
    arrived.push(payload);
    if (kills.includes(arrived.length)) child?.kill('SIGKILL');
  });
  const path = journalPath();
  const failing = { extraHeaders: { 'x-sandbox-fault': 'failed' } };
  const requests = videos(items).map((item, index) => (index === 5 ? { ...item, options: failing } : item));

  /** Runs the program until it ends or is killed, and returns what it printed. */
  const run = async (mayResend: string) => {
    const args = [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      program,
      url,
      path,
      JSON.stringify(requests),
      mayResend,
    ];
    child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child?.kill('SIGKILL'));
    const printed = text(child.stdout as NodeJS.ReadableStream);
    const [code, signal] = await once(child, 'exit');
    return { code, signal, printed: await printed };
  };
  for (const _ of kills) expect(await run('no')).toMatchObject({ signal: 'SIGKILL', printed: '' });
  const unattended = await run('no');
  const first: Report = JSON.parse(unattended.printed);
  const unknown = first.outcomes.flatMap(([index, outcome]) => (outcome === 'OutcomeUnknownError' ? [index] : []));
  expect(unknown.length).toBeGreaterThan(0);
  expect(first.outcomes.map(([index]) => index)).toEqual(upTo(items));
  for (const [, outcome] of first.outcomes)
    expect(['success', 'TaskFailedError', 'OutcomeUnknownError']).toContain(outcome);
  // Nothing arrived twice, and everything that did not arrive has an unknown outcome.
  expect(arrived).toHaveLength(new Set(arrived).size);
  for (const index of upTo(items)) if (!arrived.includes(index)) expect(unknown).toContain(index);

  // After a decision, those and no others may be paid for twice.
  const before = arrived.length;
  const last: Report = JSON.parse((await run('yes')).printed);
  expect(last.resent).toEqual(unknown.filter((index) => index % 2 === 0));
  expect(arrived.slice(before).sort((a, b) => a - b)).toEqual(last.resent);
  const outcomes = new Map(last.outcomes.map(([index, outcome]) => [index, outcome]));
  for (const index of upTo(items)) {
    const isUnknown = unknown.includes(index) && !last.resent.includes(index);
    const end = index === 5 ? 'TaskFailedError' : 'success';
    expect(outcomes.get(index)).toBe(isUnknown ? 'OutcomeUnknownError' : end);
  }

  // Every task belongs to an item; tasks that no item refers to belong to items whose outcome was unknown.
  const gen = clientOf(sandbox);
  const led = new Set(last.outcomes.map(([, , id]) => id));
  for (const { id } of sandbox.tasks(1000)) {
    const payload = Number((await gen.tasks.get(id)).payload);
    if (!led.has(id)) expect(unknown).toContain(payload);
  }
});
