import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A process with a heap of 256 MB, in which one of these bodies used to take gigabytes. */
let server: ChildProcess;
let urls: { receiver: string; sandbox: string };

beforeAll(async () => {
  const program = resolve('contract-tests/small-heap-server.ts');
  const args = ['--max-old-space-size=256', '--import', 'tsx', program];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(server.stdout as NodeJS.ReadableStream), 'line');
  urls = JSON.parse(line);
}, 120_000);

afterAll(async () => {
  const gone = once(server, 'exit');
  if (server.exitCode === null && server.kill('SIGKILL')) await gone;
});

/** A body of that many bytes with a list of one item again and again. */
function flood(start: string, item: string, end: string, bytes: number): string {
  const count = Math.floor((bytes - start.length - end.length) / (item.length + 1));
  return `${start}${Array(count).fill(item).join(',')}${end}`;
}

const sizes = [16 * 2 ** 20, 20 * 2 ** 20 - 100];
const items = ['0', '{}', '[]', '""', '{"":{}}', '[[[[]]]]'];

async function statusOf(url: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: 'Token key' };
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

describe.each(sizes)('a body of %i bytes with a fault in every item is rejected on a heap of 256 MB', (bytes) => {
  it.each(items)('by the receiver of callbacks: %s', async (item) => {
    const film = flood('{"id":"1","state":"success","err_code":"","data_records":{"storyboards":[', item, ']}}', bytes);
    const task = flood('{"id":"1","state":"success","err_code":"","creations":[', item, ']}', bytes);
    expect(await statusOf(urls.receiver, film)).toBe(422);
    expect(await statusOf(urls.receiver, task)).toBe(422);
  });

  it.each(items)('by the sandbox: %s', async (item) => {
    const body = flood('{"images":[', item, ']}', bytes);
    expect(await statusOf(`${urls.sandbox}/ent/v2/ad-one-click`, body)).toBe(422);
  });

  it.each(items)('by the sandbox, where any object is taken: %s', async (item) => {
    const body = flood('{"any":[', item, ']}', bytes);
    expect(await statusOf(`${urls.sandbox}/ent/v2/subjects`, body)).toBe(422);
  });
});

it('ten of them at a time are all answered', async () => {
  const body = flood('{"images":[', '0', ']}', sizes[0] as number);
  const statuses = await Promise.all(
    Array.from({ length: 10 }, () => statusOf(`${urls.sandbox}/ent/v2/ad-one-click`, body)),
  );
  for (const status of statuses) expect([422, 503]).toContain(status);
  expect(server.exitCode).toBeNull();
});
