import { setImmediate } from 'node:timers/promises';
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
)('ends $fault by an abort if nobody refers to the request, given $given', async ({ fault, input, own }) => {
  const sandbox = open();
  const stop = new AbortController();
  const init = { headers: { authorization: 'Token key', 'x-sandbox-fault': fault }, signal: stop.signal };
  const pending = failure(sandbox.fetch(input(init), own ? init : undefined));
  await expect.poll(() => sandbox.requests(), { timeout: 60_000 }).toHaveLength(1);
  collectGarbage();
  stop.abort();
  expect(await atOnce(pending)).toMatchObject({ name: 'AbortError' });
});

it('keeps at most a thousand requests that hang and that nobody aborts', async () => {
  const sandbox = open({ faults: [{ fault: 'hang' }] });
  const hang = () => {
    const request = new Request(url, { headers: { authorization: 'Token key' } });
    void sandbox.fetch(request).catch(() => {});
    return new WeakRef(request);
  };
  const requests = Array.from({ length: 1500 }, hang);
  await expect.poll(() => sandbox.requests().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1000);
  await setImmediate();
  collectGarbage();
  const kept = requests.filter((request) => request.deref()).length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(1100);
});

it.each([
  ['a create', 'POST', '/ent/v2/text2video', JSON.stringify({ model: 'genq2', prompt: 'A lighthouse' })],
  // Without a body there is nothing else that could fail.
  ['a read', 'GET', '/ent/v2/subjects', undefined],
])('handles nothing of %s that is aborted before', async (_, method, path, body) => {
  const sandbox = open();
  const headers = { authorization: 'Token key', 'content-type': 'application/json' };
  const init = { method, headers, body, signal: AbortSignal.abort() };
  const error = await failure(sandbox.fetch(`http://sandbox.test${path}`, init as RequestInit));
  expect(error).toMatchObject({ name: 'AbortError' });
  expect([sandbox.tasks(), sandbox.requests()]).toEqual([[], []]);
});
