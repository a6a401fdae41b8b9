import { describe, expect, it } from 'vitest';
import { AbortError, ConfigurationError, type GenMediaOptions, InvalidRequestError } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server } from './faulty-service.js';
import { type Behaviour, responds } from './server.js';

/** A service that holds its responses until they are released, and counts how many it holds. */
async function holding(options: GenMediaOptions) {
  const held: (() => void)[] = [];
  const holds: Behaviour = (response, incoming) =>
    void held.push(() => responds(200, { ...created, task_id: `task-${server?.received.length}` })(response, incoming));
  const gen = await client([holds], options);
  const waitFor = (count: number) => expect.poll(() => held.length, { timeout: 60_000 }).toBe(count);
  return { gen, held, waitFor };
}

describe('concurrency of a client', () => {
  it('limits the creates of all calls together, also of withOptions', async () => {
    const { gen, held, waitFor } = await holding({ concurrency: 2 });
    const other = gen.withOptions({ timeout: 50_000 });
    const calls = [0, 1, 2].flatMap(() => [
      gen.text2video.create(request),
      other.create({ generator: 'text2video', request }),
    ]);
    for (let released = 0; released < calls.length; released += 1) {
      await waitFor(Math.min(2 + released, calls.length));
      expect(server?.received.length).toBe(held.length);
      held[released]?.();
    }
    expect(await Promise.all(calls)).toHaveLength(6);
  });

  it('counts the creates of a client with another limit for that client only', async () => {
    const { gen, held, waitFor } = await holding({ concurrency: 3 });
    const other = gen.withOptions({ concurrency: 1 });
    const calls = [gen, other, gen, other, gen, gen].map((one) => one.text2video.create(request));
    // Those of the first client, up to its limit. The other one waits until none is under way.
    await waitFor(3);
    expect(server?.received.length).toBe(3);
    for (let released = 0; released < calls.length; released += 1) {
      await waitFor([3, 4, 4, 4, 5, 6][released] as number);
      expect(server?.received.length).toBe(held.length);
      held[released]?.();
    }
    expect(await Promise.all(calls)).toHaveLength(6);
  });

  it('does not limit reads', async () => {
    const { gen, held, waitFor } = await holding({ concurrency: 1 });
    const call = gen.text2video.create(request);
    await waitFor(1);
    void gen.tasks.get('task-1').catch(() => {});
    await waitFor(2);
    for (const release of held) release();
    await call;
  });

  it('ends a waiting call when it is aborted, and starts the next one in its place', async () => {
    const { gen, held, waitFor } = await holding({ concurrency: 1 });
    const controller = new AbortController();
    const first = gen.text2video.create(request);
    await waitFor(1);
    const aborted = failure(gen.text2video.create(request, { signal: controller.signal }));
    const last = gen.text2video.create(request);
    controller.abort();
    expect(await aborted).toBeInstanceOf(AbortError);
    held[0]?.();
    await first;
    await waitFor(2);
    held[1]?.();
    await last;
    expect(server?.received).toHaveLength(2);
  });
});

describe('maxCredits of a client', () => {
  const costs = (id: string, credits: number) => responds(200, { ...created, task_id: id, credits });

  it('rejects creates once responses have reported that many credits, and says how to go on', async () => {
    const gen = await client([costs('a', 40), costs('b', 60), costs('c', 5)], { maxCredits: 100 });
    await gen.text2video.create(request);
    await gen.text2video.create(request);
    const error = await failure(gen.text2video.run(request));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.message).toBe(
      'createText2Video was not sent: The tasks of this client have cost 100 credits, and maxCredits is 100. ' +
        'To go on, use gen.withOptions({ maxCredits: 200 }), which continues the count.',
    );
    expect(server?.received).toHaveLength(2);
    expect((await gen.withOptions({ maxCredits: 200 }).text2video.create(request)).id).toBe('c');
    expect((await failure(gen.withOptions({ maxCredits: 105 }).text2video.create(request))).message).toContain(
      '105 credits',
    );
  });

  it('counts the credits of each task once, as last reported, also by reads', async () => {
    const read = responds(200, { id: 'a', state: 'success', credits: 100, creations: [] });
    const gen = await client([costs('a', 40), read, read], { maxCredits: 100 });
    await gen.text2video.create(request);
    await gen.tasks.get('a');
    await gen.tasks.get('a');
    expect((await failure(gen.text2video.create(request))).message).toContain('have cost 100 credits');
  });
});

it.each([{ concurrency: 0 }, { concurrency: 1.5 }, { maxCredits: -1 }, { maxCredits: '9' }])(
  'rejects %o',
  async (wrong) => {
    expect(await failure(client([], wrong as never))).toBeInstanceOf(ConfigurationError);
  },
);
