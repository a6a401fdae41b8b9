import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largeImage } from './large-image.js';
import { post } from './raw.js';

const maxBytes = 20_971_520;

/** A body of as many bytes as are accepted, filled with one thing again and again. */
const filled = (start: string, unit: string, end: string) => {
  const room = maxBytes - Buffer.byteLength(start) - Buffer.byteLength(end);
  return Buffer.from(start + unit.repeat(Math.floor(room / Buffer.byteLength(unit))) + end);
};

/** A body with many of what `make` gives, up to so many bytes. */
function listed(start: string, make: (index: number) => string, end: string, bytes = maxBytes) {
  const pieces = [start];
  for (let length = start.length + end.length + 20, index = 0; length < bytes; index += 1) {
    const piece = make(index);
    length += piece.length;
    pieces.push(piece);
  }
  return Buffer.from(pieces.join('') + end);
}

const image = JSON.stringify(largeImage(6_900_000));

describe('a sandbox with a heap of 256 MB', () => {
  let child: ChildProcess;
  let url = '';
  beforeAll(async () => {
    const script = fileURLToPath(new URL('small-heap-server.ts', import.meta.url));
    child = spawn(process.execPath, ['--max-old-space-size=256', '--import', 'tsx', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    [url] = await once((child.stdout as NonNullable<typeof child.stdout>).setEncoding('utf8'), 'data');
  }, 60_000);
  afterAll(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });

  it.each<[what: string, path: string, status: number, make: () => Buffer]>([
    ['numbers', 'ad-one-click', 422, () => filled('{"images":[', '0,', '0]}')],
    ['objects', 'ad-one-click', 422, () => filled('{"images":[', '{},', '0]}')],
    ['lists', 'subjects', 422, () => filled('{"a":[', '[],', '0]}')],
    ['levels', 'subjects', 422, () => filled('{"a":', '[', '')],
    ['objects of many shapes', 'subjects', 422, () => listed('{"a":[', (at) => `{"k${at}":0},`, '0]}')],
    ['fields', 'subjects', 422, () => listed('{', (at) => `"k${at}":0,`, '"z":0}')],
    ['kept objects', 'subjects', 200, () => listed('{"a":[', (at) => `{"k${at}":0},`, '0]}', 600_000)],
    ['a kept text', 'one-click/general_one_click', 200, () => filled('{"a":"', 'x', '"}')],
    ['a kept text of wide characters', 'one-click/general_one_click', 200, () => filled('{"a":"🌊', 'x', '"}')],
    ['a subject of wide characters', 'subjects', 200, () => filled('{"a":"🌊', 'x', '"}')],
    ['quotes', 'subjects', 200, () => filled('{"a":"', '\\"', '"}')],
    ['images', 'template-story', 200, () => Buffer.from(`{"story":"pigsy","images":[${image},${image},${image}]}`)],
    ['no JSON', 'text2video', 400, () => filled('', 'x', '')],
  ])('responds to bodies of 20 MiB: %s', { timeout: 60_000 }, async (_, path, status, make) => {
    const body = make();
    const target = `${url.trim()}/ent/v2/${path}`;
    for (let count = 0; count < 2; count += 1) expect((await post(target, [body], body.length)).status).toBe(status);
    // Several at a time: those beyond the limit are asked to retry.
    const responses = await Promise.all(Array.from({ length: 4 }, () => post(target, [body], body.length)));
    for (const response of responses) expect([status, 503]).toContain(response.status);
    expect(responses.some((response) => response.status === status)).toBe(true);
    expect(
      (await post(`${url.trim()}/ent/v2/text2video`, [Buffer.from('{"model":"genq2","prompt":"A"}')])).status,
    ).toBe(200);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  });
});
