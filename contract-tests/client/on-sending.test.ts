import { describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '../../src/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { clientOf, open, request } from '../sandbox/setup.js';

/** A client whose requests are listed, beside what else happens. */
function sceneOf(statuses: number[] = [], options = {}) {
  const sandbox = open({ speed: 1, timing: { queueing: 0, processing: 0, end: 0 } });
  const events: string[] = [];
  const fetch = async (one: Request) => {
    events.push(one.method);
    const status = one.method === 'POST' ? statuses.shift() : undefined;
    return status ? new Response('{}', { status, headers: { 'retry-after': '0' } }) : sandbox.fetch(one);
  };
  return { sandbox, events, gen: clientOf(sandbox, { fetch, ...options }) };
}

describe('onSending', () => {
  it.each<[string, (scene: ReturnType<typeof sceneOf>, options: CallOptions) => Promise<unknown>]>([
    ['create', ({ gen }, options) => gen.text2video.create(request, options)],
    ['run', ({ gen }, options) => gen.text2video.run(request, { firstPollAfter: 0, interval: 1, ...options })],
    ['a create without a form', ({ gen }, options) => gen.generalOneClick.create({ any: 1 }, options)],
  ])('of %s is awaited before the request, and called for no read', async (_, call) => {
    const scene = sceneOf();
    const onSending = vi.fn(async ({ operation }: { operation: string }) => {
      scene.events.push(`sending ${operation}`);
      await new Promise((resolve) => setImmediate(resolve));
      scene.events.push('recorded');
    });
    await call(scene, { onSending }).catch(() => {});
    expect(onSending).toHaveBeenCalledTimes(1);
    expect(scene.events.slice(0, 3)).toEqual([expect.stringMatching(/^sending create/), 'recorded', 'POST']);
  });

  it('is called once where the request goes again', async () => {
    const { gen, events } = sceneOf([429, 429], { retries: 3 });
    const onSending = vi.fn();
    await gen.text2video.create(request, { onSending });
    expect([events, onSending.mock.calls.length]).toEqual([['POST', 'POST', 'POST'], 1]);
  });

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('The disk is full.');
      },
    ],
    ['rejects', () => Promise.reject(new Error('The disk is full.'))],
  ])('that %s ends the call with that, and nothing is sent', async (_, onSending) => {
    const { gen, events } = sceneOf();
    await expect(gen.text2video.create(request, { onSending })).rejects.toThrow(/^The disk is full\.$/);
    await expect(gen.text2video.run(request, { onSending })).rejects.toThrow(/^The disk is full\.$/);
    expect(events).toEqual([]);
  });

  it('is not called for a request that is wrong, nor where the signal is aborted; reads do not call it', async () => {
    const { gen, events } = sceneOf([], { validate: validateRequest });
    const onSending = vi.fn();
    const wrong = { ...request, duration: 11 } as typeof request;
    await expect(gen.text2video.create(wrong, { onSending })).rejects.toThrow('duration');
    const signal = AbortSignal.abort();
    await expect(gen.text2video.create(request, { onSending, signal })).rejects.toThrow('was aborted');
    await expect(gen.text2video.create(request, { onSending, retries: -1 })).rejects.toThrow('retries');
    await expect(gen.tasks.get('none', { onSending })).rejects.toThrow('404');
    expect([events, onSending.mock.calls]).toEqual([['GET'], []]);
  });

  it('that is aborted meanwhile ends the call, and nothing is sent', async () => {
    const { gen, events } = sceneOf();
    const controller = new AbortController();
    const onSending = () => controller.abort();
    const call = gen.text2video.create(request, { onSending, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(events).toEqual([]);
  });
});
