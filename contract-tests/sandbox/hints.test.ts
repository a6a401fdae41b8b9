import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientOf, open, request } from './setup.js';

const warn = () => vi.mocked(console.warn).mock.calls.flat();
beforeEach(
  () =>
    void vi
      .spyOn(console, 'warn')
      .mockClear()
      .mockImplementation(() => {}),
);

const standsStill =
  'A task is waited for, and the clock of the sandbox stands still, since its speed is 0. Move it with ' +
  "sandbox.advance('30s'), end the task with sandbox.finish(task), or set another speed. Over HTTP: POST /_sandbox/advance.";

describe('a clock that stands still during a wait', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
  });

  it('reports a clock that stands still once, after two seconds', async () => {
    const sandbox = open();
    const running = clientOf(sandbox).text2video.run(request);
    await vi.advanceTimersByTimeAsync(1900);
    expect(warn()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(warn()).toEqual([standsStill]);
    await sandbox.advance('30s');
    expect(await running).toMatchObject({ state: 'success' });
  });

  it('reports no clock that is moved meanwhile, that nobody waits for, or that moves by itself', async () => {
    const moved = open();
    const running = clientOf(moved).text2video.run(request);
    await vi.advanceTimersByTimeAsync(1000);
    await moved.advance('30s');
    await running;
    const { id } = await clientOf(moved).text2video.create(request);
    await clientOf(moved).tasks.get(id);
    const moving = clientOf(open({ speed: 1 })).text2video.run(request);
    await vi.advanceTimersByTimeAsync(60_000);
    await moving;
    expect(warn()).toEqual([]);
  });

  it.each([{}, { isolate: 'key' } as const])(
    'reports a clock that stands still to another process that polls: %j',
    async (options) => {
      const gen = clientOf(open(options));
      const { id } = await gen.text2video.create(request);
      for (let count = 0; count < 4; count += 1) await gen.tasks.get(id);
      expect(warn()).toEqual([]);
      for (let count = 0; count < 9; count += 1) await gen.tasks.get(id);
      expect(warn()).toEqual([standsStill]);
    },
  );
});

describe('a callback that was not delivered', () => {
  const post = async (options: object, callback_url: string) => {
    const sandbox = open(options);
    await clientOf(sandbox).text2video.create({ ...request, callback_url });
    await sandbox.advance('10m');
    expect(sandbox.callbacks().every(({ outcome }) => outcome !== 'delivered')).toBe(true);
  };
  const end = '. sandbox.callbacks() has all callbacks, and the option onCallback gets each.';
  const reject = () => Promise.reject(new Error('connect ECONNREFUSED'));

  it('reports why a callback was not delivered, without a token in its URL', async () => {
    await post({ deliver: reject }, 'http://localhost/hooks?token=0123456789abcdef');
    expect(warn().sort()).toEqual([
      `A callback to http://localhost/hooks was given up after 4 posts: connect ECONNREFUSED${end}`,
      `A callback to http://localhost/hooks was given up: connect ECONNREFUSED${end}`,
    ]);
  });

  it('reports a callback to a host that is not this machine', async () => {
    await post({}, 'https://hooks.example/x');
    expect(warn()).toEqual([
      `A callback to https://hooks.example/x was not sent: hooks.example is not on this machine. Allow it with callbackHosts, or --callback-host of the command${end}`,
    ]);
  });

  it('reports a callback that the receiver rejects, or that deliver returns something else for', async () => {
    await post({ deliver: async () => new Response(null, { status: 401 }) }, 'http://localhost/a');
    expect(warn()).toContain(
      `A callback to http://localhost/a was given up: the receiver responded with status 401${end}`,
    );
    await post({ deliver: (() => undefined) as never }, 'http://localhost/b');
    expect(warn()).toContain(
      `A callback to http://localhost/b was given up: deliver must return a Response, not undefined${end}`,
    );
  });

  it('prints no callback with onCallback, which gets it', async () => {
    const onCallback = vi.fn();
    await post({ deliver: reject, onCallback }, 'http://localhost/hooks');
    expect(onCallback).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'given up' }));
    expect(warn()).toEqual([]);
  });
});
