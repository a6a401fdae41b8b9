import { afterEach, describe, expect, it, vi } from 'vitest';
import { download } from '../../src/download/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { responds } from '../client/server.js';
import { clientOf, open } from '../sandbox/setup.js';
import { service } from './service.js';
import { content, finished, folder, loader, start } from './setup.js';
import { sends } from './storage.js';

// The pauses between attempts as users have them. Other tests use short-backoff.ts.

const bytes = content(200_000);

afterEach(() => void vi.useRealTimers());

it('waits for as long as Retry-After says', async () => {
  const { url, received } = await start(responds(503, '', { 'retry-after': '1' }), sends(bytes));
  const started = performance.now();
  const out = await folder();
  await loader().download(url, out.at('film'));
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  expect(received).toHaveLength(2);
});

it('waits as Retry-After says for a fresh URL, or gives up if that is long', async () => {
  const busy = (seconds: number) => ({ 2: () => responds(429, '', { 'retry-after': `${seconds}` }) });
  const soon = await service([responds(403), sends(bytes)], busy(1));
  const started = performance.now();
  await soon.gen.download('task-1', soon.out.at('film'));
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  const late = await service([responds(403), sends(bytes)], busy(3600));
  const error = await failure(late.gen.download('task-1', late.out.at('film')));
  expect(error.message).toContain('asks to wait for 3600000 ms');
  expect(late.api.received).toHaveLength(2);
});

describe('the defaults of a download', () => {
  async function failing(fault: Fault) {
    const sandbox = open();
    const gen = clientOf(sandbox).use(download);
    const task = await finished(sandbox, gen);
    sandbox.setFaults([{ ...fault, operation: 'results' }]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = () => sandbox.requests().filter(({ operation }) => operation === 'results').length;
    return { asked, loading: failure(gen.download(task)) };
  }

  it('requests a file six times by default', async () => {
    const { asked, loading } = await failing({ fault: 'status', code: 503 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await loading).toMatchObject({ name: 'DownloadError', status: 503 });
    expect(asked()).toBe(6);
  });

  it('treats half a minute without a byte as a stall by default', async () => {
    const { asked, loading } = await failing({ fault: 'hang' });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(300_000);
    const error = await loading;
    expect(error).toMatchObject({ name: 'DownloadError', cause: { name: 'TimeoutError' } });
    expect(error.message).toContain('no byte was received for 30000 ms (option timeout, in milliseconds)');
  });
});
