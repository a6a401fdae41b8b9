import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A process with a heap of 256 MB. One of these bodies used to take gigabytes. */
let receiver: ChildProcess;
let url: string;

beforeAll(async () => {
  const program = resolve('contract-tests/callbacks/small-heap-receiver.ts');
  const args = ['--max-old-space-size=256', '--import', 'tsx', program];
  receiver = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  [url] = await once(createInterface(receiver.stdout as NodeJS.ReadableStream), 'line');
});

afterAll(async () => {
  const gone = once(receiver, 'exit');
  if (receiver.exitCode === null && receiver.kill('SIGKILL')) await gone;
});

/** A body of that many bytes with a list that repeats one item. */
function longBody(start: string, item: string, end: string, bytes: number): string {
  const count = Math.floor((bytes - start.length - end.length) / (item.length + 1));
  return `${start}${Array(count).fill(item).join(',')}${end}`;
}

async function statusOf(body: string): Promise<number> {
  const response = await fetch(url, { method: 'POST', body });
  await response.arrayBuffer();
  return response.status;
}

const sizes = [16 * 2 ** 20, 20 * 2 ** 20 - 100];
const items = ['0', '{}', '[]', '""', '{"":{}}', '[[[[]]]]'];

describe.each(sizes)('a callback of %i bytes on a heap of 256 MB', (bytes) => {
  it.each(items)('rejects a list whose every item is a violation: %s', async (item) => {
    const film = longBody(
      '{"id":"1","state":"success","err_code":"","data_records":{"storyboards":[',
      item,
      ']}}',
      bytes,
    );
    const task = longBody('{"id":"1","state":"success","err_code":"","creations":[', item, ']}', bytes);
    expect(await statusOf(film)).toBe(422);
    expect(await statusOf(task)).toBe(422);
  });
});

it('responds to ten bodies at a time with a violation in every item', async () => {
  const body = longBody('{"id":"1","state":"success","err_code":"","creations":[', '0', ']}', sizes[0] as number);
  const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(body)));
  for (const status of statuses) expect([422, 503]).toContain(status);
  expect([receiver.exitCode, receiver.signalCode]).toEqual([null, null]);
});
