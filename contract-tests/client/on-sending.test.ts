import { describe, expect, it, vi } from 'vitest';
import type { CallOptions, Fetch } from '../../src/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { clientOf, open, request } from '../sandbox/setup.js';

/** A client that records its requests among the other events of a test. */
function setupClient(statuses: number[] = [], options = {}) {
  const sandbox = open({ speed: 1, timing: { queueing: 0, processing: 0, end: 0 } });
  const events: string[] = [];
  const fetch: Fetch = async (url, init) => {
    events.push(`${init.method}`);
    const status = init.method === 'POST' ? statuses.shift() : undefined;
    return status ? new Response('{}', { status, headers: { 'retry-after': '0' } }) : sandbox.fetch(url, init);
  };
  return { sandbox, events, gen: clientOf(sandbox, { fetch, ...options }) };
}

describe('onSending', () => {
  it.each<[string, (setup: ReturnType<typeof setupClient>, options: CallOptions) => Promise<unknown>]>([
    ['create', ({ gen }, options) => gen.text2video.create(request, options)],
    ['run', ({ gen }, options) => gen.text2video.run(request, { firstPollAfter: 0, interval: 1, ...options })],
    ['a create without a schema', ({ gen }, options) => gen.generalOneClick.create({ any: 1 }, options)],
  ])('awaits onSending before %s, and does not call it for reads', async (_, call) => {
    const setup = setupClient();
    const onSending = vi.fn(async ({ operation }: { operation: string }) => {
      setup.events.push(`sending ${operation}`);
      await new Promise((resolve) => setImmediate(resolve));
      setup.events.push('recorded');
    });
    await call(setup, { onSending }).catch(() => {});
    expect(onSending).toHaveBeenCalledTimes(1);
    expect(setup.events.slice(0, 3)).toEqual([expect.stringMatching(/^sending create/), 'recorded', 'POST']);
  });

  it('calls onSending once if the request is sent again', async () => {
    const { gen, events } = setupClient([429, 429], { retries: 3 });
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
  ])('ends the call with the error of an onSending that %s, and sends nothing', async (_, onSending) => {
    const { gen, events } = setupClient();
    await expect(gen.text2video.create(request, { onSending })).rejects.toThrow(/^The disk is full\.$/);
    await expect(gen.text2video.run(request, { onSending })).rejects.toThrow(/^The disk is full\.$/);
    expect(events).toEqual([]);
  });

  it('does not call onSending for invalid requests or options, aborted signals and reads', async () => {
    const { gen, events } = setupClient([], { validate: validateRequest });
    const onSending = vi.fn();
    const wrong = { ...request, duration: 11 } as typeof request;
    await expect(gen.text2video.create(wrong, { onSending })).rejects.toThrow('duration');
    const signal = AbortSignal.abort();
    await expect(gen.text2video.create(request, { onSending, signal })).rejects.toThrow('was aborted');
    await expect(gen.text2video.create(request, { onSending, retries: -1 })).rejects.toThrow('retries');
    await expect(gen.tasks.get('none', { onSending })).rejects.toThrow('404');
    expect([events, onSending.mock.calls]).toEqual([['GET'], []]);
  });

  it('ends the call if onSending aborts the signal, and sends nothing', async () => {
    const { gen, events } = setupClient();
    const controller = new AbortController();
    const onSending = () => controller.abort();
    const call = gen.text2video.create(request, { onSending, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(events).toEqual([]);
  });
});
