import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../src/sandbox/time/clock.js';
import { Scheduler } from '../../src/sandbox/time/scheduler.js';
import { openStopped, receive, request, statesOf } from './setup.js';

const printed: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...values) => void printed.push(values.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
  printed.length = 0;
});

const failuresOf = async ({ fetch }: { fetch: (url: string) => Promise<Response> }) =>
  ((await (await fetch('http://localhost/_sandbox/state')).json()) as { counts: { failures: number } }).counts.failures;

describe('a callback URL', () => {
  // Node 20 and 22 compile URL.canParse after some thousand calls, and it then accepts texts that new URL does not.
  it('posts nothing to a URL that only a compiled URL.canParse accepts, and continues', async () => {
    // biome-ignore lint/plugin: this is what is tested.
    for (let count = 0; count < 20_000; count += 1) URL.canParse(`http://example.com/${count}`);
    const { sandbox, gen } = openStopped();
    for (const callback_url of ['http://W\u00df\u0089\u0004', 'http://\u00e4\u0001/x']) {
      await gen.text2video.create({ ...request, callback_url });
    }
    await sandbox.advance('1h');
    const outcomes = sandbox.callbacks().map(({ outcome, why }) => `${outcome}: ${why}`);
    expect(new Set(outcomes)).toEqual(new Set(['not sent: It is not a valid URL.']));
    expect(await failuresOf(sandbox)).toBe(0);
  });
});

describe('a function of the options that fails', () => {
  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('the hook of a test');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('the hook of a test'))],
  ])('continues, and counts and prints each failure with its stack, if a hook %s', async (_, hook) => {
    const receiver = await receive();
    const { sandbox, gen } = openStopped({ onRequest: hook as () => void, onCallback: hook as () => void });
    const { id } = await gen.text2video.create({ ...request, callback_url: receiver.url });
    await sandbox.advance('1h');
    expect((await gen.tasks.get(id)).state).toBe('success');
    expect(statesOf(receiver)).toEqual(['processing', 'success']);
    // Two requests, two callbacks. The request for the state is counted afterwards.
    expect(await failuresOf(sandbox)).toBe(4);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(/^The sandbox failed, and goes on: Error: the hook of a test\n +at /);
  });

  it('prints a failure without the key', async () => {
    const { gen } = openStopped(
      {
        onRequest: ({ body }) => {
          throw new Error(`with key-of-a-test in ${body}`);
        },
      },
      { apiKey: 'key-of-a-test' },
    );
    await gen.text2video.create({ ...request, payload: 'key-of-a-test' });
    expect(printed.join()).toContain('with [API key] in');
    expect(printed.join()).not.toContain('key-of-a-test');
  });
});

describe('the scheduler', () => {
  it('runs what is scheduled although something else throws at the same time', async () => {
    const failures: unknown[] = [];
    const scheduler = new Scheduler(new Clock(0, 0), (error) => failures.push(error));
    const ran: string[] = [];
    scheduler.add(10, () => {
      throw new Error('at once');
    });
    scheduler.add(10, async () => {
      throw new Error('later');
    });
    scheduler.add(10, async () => void ran.push('first'));
    scheduler.add(20, async () => void ran.push('second'));
    await scheduler.advance(30);
    expect(ran).toEqual(['first', 'second']);
    expect(failures.map(String)).toEqual(['Error: at once', 'Error: later']);
  });
});
