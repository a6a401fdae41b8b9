import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { failure } from '../../client/failure.js';
import { atOnce } from '../../tasks/simulated.js';
import { open } from '../setup.js';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const url = 'http://sandbox.test/ent/v2/subjects';

it.each(
  ['hang', 'slow; by=1d'].flatMap((fault) =>
    [
      { given: 'a URL', input: () => url, own: true },
      { given: 'a request', input: (init: RequestInit) => new Request(url, init), own: false },
    ].map((form) => ({ fault, ...form })),
  ),
)('of a request that nobody refers to ends $fault, given $given', async ({ fault, input, own }) => {
  const sandbox = open();
  const stop = new AbortController();
  const init = { headers: { authorization: 'Token key', 'x-sandbox-fault': fault }, signal: stop.signal };
  const pending = failure(sandbox.fetch(input(init), own ? init : undefined));
  await expect.poll(() => sandbox.requests(), { timeout: 60_000 }).toHaveLength(1);
  collectGarbage();
  stop.abort();
  expect(await atOnce(pending)).toMatchObject({ name: 'AbortError' });
});

it('before a request is handled keeps it from creating a task', async () => {
  const sandbox = open();
  const body = JSON.stringify({ model: 'genq2', prompt: 'A lighthouse' });
  const headers = { authorization: 'Token key', 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, signal: AbortSignal.abort() };
  expect(await failure(sandbox.fetch('http://sandbox.test/ent/v2/text2video', init))).toMatchObject({
    name: 'AbortError',
  });
  expect([sandbox.tasks(), sandbox.requests()]).toEqual([[], []]);
});
