import type { ProgressCallback } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../../src/index.js';
import { newFolder } from '../support/new-folder.js';
import { type Called, connect, newest, serviceOptions, startService, video } from './setup.js';

const intro = { intent: 'intro', generator: 'text2video', request: video };

// Real time would be a minute for each.
const useFakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
afterEach(() => void vi.useRealTimers());

/** A service that stops to respond on demand, and responds again. */
function startStalling() {
  const { sandbox, posts } = startService();
  let stalled: Promise<void> | undefined;
  let goOn = () => {};
  const fetch: Fetch = async (url, init) => {
    const { signal } = init ?? {};
    const aborted = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    await Promise.race([stalled, aborted]);
    return sandbox.fetch(`${url}`, init);
  };
  return {
    ...{ sandbox, posts, fetch },
    stall: () => {
      stalled = new Promise((resolve) => {
        goOn = resolve;
      });
    },
    goOn: () => {
      goOn();
      stalled = undefined;
    },
  };
}

/** What a call has returned before its client gives up, which it does after 60 seconds. */
async function inAMinute(calling: Promise<Called>): Promise<Called> {
  await vi.advanceTimersByTimeAsync(59_000);
  return calling;
}

describe('a service that does not respond', () => {
  it('continues a create once after its call has ended', async () => {
    const service = startStalling();
    const { call } = await connect(serviceOptions(service.sandbox, { client: { fetch: service.fetch } }));
    service.stall();
    useFakeTime();
    const { isError, text, fields } = await inAMinute(call('create_media', intro));
    expect({ isError, error: fields.error }).toEqual({ isError: true, error: 'timeout' });
    expect(text).toContain('Call again with the same intent, which is never sent twice.');
    service.goOn();
    vi.useRealTimers();
    await expect.poll(() => service.posts()).toBe(1);
    expect((await call('create_media', intro)).fields).toMatchObject({ task_id: expect.any(String), is_new: false });
    expect(service.posts()).toBe(1);
  });

  it.each(['wait_for_task', 'get_task', 'save_results'])(
    'ends %s before clients give up, and asks for another call',
    async (name) => {
      const service = startStalling();
      const options = { client: { fetch: service.fetch }, output: newFolder() };
      const { call } = await connect(serviceOptions(service.sandbox, options));
      const { task_id } = (await call('create_media', intro)).fields;
      service.stall();
      useFakeTime();
      const { isError, text } = await inAMinute(call(name, { task_id }));
      expect(isError).toBe(true);
      expect(text).toMatch(/has taken 50 seconds\. .*Call/);
      service.goOn();
    },
  );
});

describe('a wait', () => {
  it('returns within 45 seconds, and says when to call again', async () => {
    const { sandbox } = startService();
    const { call } = await connect(serviceOptions(sandbox));
    const { task_id } = (await call('create_media', intro)).fields;
    useFakeTime();
    const startedAt = performance.now();
    let took = 0;
    const waiting = call('wait_for_task', { task_id }).finally(() => {
      took = performance.now() - startedAt;
    });
    // In steps, so that the response arrives at its time.
    for (let step = 0; step < 60 && took === 0; step += 1) await vi.advanceTimersByTimeAsync(1000);
    expect(took).toBeGreaterThan(40_000);
    expect(took).toBeLessThanOrEqual(46_000);
    const { isError, fields } = await waiting;
    expect(isError).toBe(false);
    expect(fields).toMatchObject({ task_id, call_again_after_seconds: expect.any(Number) });
  });

  it.each([
    ['of the newest protocol', newest],
    ['of 2025', {}],
  ] as const)('reports progress that increases to a client %s over HTTP', async (_, era) => {
    const { sandbox } = startService();
    const { call } = await connect(serviceOptions(sandbox), era);
    const { task_id } = (await call('create_media', intro)).fields;
    useFakeTime();
    const [seen, messages] = [[] as number[], [] as (string | undefined)[]];
    const onprogress: ProgressCallback = ({ progress, total, message }) => {
      expect(total).toBe(45);
      seen.push(progress);
      messages.push(message);
    };
    const waiting = call('wait_for_task', { task_id }, { onprogress });
    for (let step = 0; step < 20; step += 1) {
      await sandbox.advance('2s');
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect((await inAMinute(waiting)).fields.task_id).toBe(task_id);
    expect(messages).toEqual(expect.arrayContaining(['processing', 'success']));
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
  });
});
