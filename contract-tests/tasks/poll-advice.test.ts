import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pollAdviceHeader } from '../../generated/constants.js';
import type { Fetch, GenMediaOptions, TaskHandle } from '../../src/index.js';
import type { SandboxOptions } from '../../src/sandbox/index.js';
import { clientOf, request } from '../sandbox/setup.js';
import { FakeUpdates } from './fake-updates.js';
import { ends, firstPollAt, gapsOf, pass, simulate } from './simulated.js';

/** Every poll comes as early as it may after advice, and as late as it may otherwise. */
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

/** A service that sends this advice with its responses to creates, and this one with all others. */
function advising(
  { create, poll }: { create?: string; poll?: string },
  options: SandboxOptions = { timing: { end: '10m' } },
  client: GenMediaOptions = {},
) {
  const simulation = simulate(options);
  const fetch: Fetch = async (url, init) => {
    const response = await simulation.gen.fetch(url, init);
    const text = init.method === 'POST' ? create : poll;
    if (text !== undefined) response.headers.set(pollAdviceHeader, text);
    return response;
  };
  return { ...simulation, gen: clientOf(simulation.sandbox, { retries: 3, fetch, ...client }) };
}

const unreadable = ['', 'soon', '-1', '1e3', '+5', '0x10', '1,5', '500, 700', 'NaN', 'Infinity', '5s', '.5', '5.'];

describe('the first program of the README', () => {
  it.each([
    [1, 10_000],
    [10, 1000],
    [60, 167],
    [1000, 100],
  ])('takes as long as its task and one poll, at speed %i of the sandbox', async (speed, milliseconds) => {
    const { gen, polls, now } = simulate({ speed, pollAdvice: true });
    await ends(gen.text2video.run({ ...request, aspect_ratio: '9:16' }));
    expect(now()).toBe(milliseconds);
    expect(polls()).toHaveLength(1);
  });

  it('ends at most a twentieth later, so that tasks created together are not polled together', async () => {
    vi.mocked(Math.random).mockReturnValue(1 - Number.EPSILON);
    const { gen, polls, now } = simulate({ speed: 10, pollAdvice: true });
    await ends(gen.text2video.run(request));
    expect(polls()).toHaveLength(1);
    expect(now()).toBeGreaterThan(1000);
    expect(now()).toBeLessThanOrEqual(1050);
  });

  it('waits for the usual first poll if the sandbox does not advise', async () => {
    const { gen, now } = simulate({ speed: 10 });
    await ends(gen.text2video.run(request));
    expect(now()).toBe(20_000);
  });
});

it.each(['1s', '10s', '25s', '2m', '20m'] as const)(
  'takes no more polls of a task of %s with advice than without, and sees its end no later',
  async (end) => {
    const waitFor = async (pollAdvice: boolean) => {
      const { gen, polls, now } = simulate({ timing: { end }, pollAdvice });
      await ends(gen.text2video.run(request));
      const outcome = { polls: polls().length, took: now() };
      vi.useRealTimers();
      return outcome;
    };
    const [without, advised] = [await waitFor(false), await waitFor(true)];
    expect(advised.polls).toBeLessThanOrEqual(without.polls);
    expect(advised.took).toBeLessThanOrEqual(without.took);
  },
);

describe('advice with the response to a create', () => {
  const firstPollAfter = async (create: string) => {
    const simulation = advising({ create });
    return firstPollAt(simulation, await simulation.gen.text2video.create(request));
  };

  it.each([
    ['1000', 1000],
    [' 700 ', 700],
    ['1500.5', 1500],
    ['101', 101],
    ['99', 100],
    ['0.5', 100],
    ['0', 100],
    ['00', 100],
    ['19999', 19_999],
    ['20001', 20_000],
  ])('follows advice of %j with a create: the first poll comes after %i ms', async (text, at) => {
    expect(await firstPollAfter(text)).toBe(at);
  });

  it('follows advice of 400 digits with a create: the first poll comes after 20 s', async () => {
    expect(await firstPollAfter('9'.repeat(400))).toBe(20_000);
  });

  it.each(unreadable)('ignores advice of %j with a create', async (text) => {
    expect(await firstPollAfter(text)).toBe(20_000);
  });

  it('stores the advice in the handle, so that another process follows it too', async () => {
    const simulation = advising({ create: '3000' });
    const { handle } = await simulation.gen.text2video.create(request);
    expect(handle).toEqual({ ...handle, firstPollAfter: 3000 });
    await pass(1000);
    expect(await firstPollAt(simulation, JSON.parse(JSON.stringify(handle)))).toBe(3000);
    expect(await firstPollAt(simulation, handle)).toBe(3000);
    expect(simulation.polls()).toHaveLength(2);
  });

  it('stores no advice in the handle if there is none', async () => {
    const { gen } = advising({});
    expect(Object.keys((await gen.text2video.create(request)).handle)).toEqual(['id', 'operation', 'createdAt']);
  });

  it.each(['soon', '3', -1, Number.NaN, null, true, {}])(
    'ignores advice of %j in a handle from elsewhere',
    async (value) => {
      const simulation = advising({});
      const { handle } = await simulation.gen.text2video.create(request);
      const other = { ...handle, firstPollAfter: value } as unknown as TaskHandle;
      expect(await firstPollAt(simulation, other)).toBe(20_000);
    },
  );

  it('ignores advice if the task has ended', async () => {
    const { gen, polls } = advising({ create: '3000' });
    const done = await gen.speech.create({ text: 'Good evening.', voice_setting_voice_id: 'Arrogant_Miss' });
    await ends(gen.tasks.wait(done));
    expect(polls()).toEqual([0]);
  });
});

describe('advice with the response to a poll', () => {
  const gapAfter = async (poll: string, options: object = {}) => {
    const { gen, polls } = advising({ poll }, { timing: { end: '50ms' } });
    await ends(gen.text2video.run(request, { firstPollAfter: 0, ...options }));
    return gapsOf(polls())[0];
  };

  it.each([
    ['700', 700],
    ['700.5', 700],
    ['0', 100],
    ['14999', 14_999],
    ['15001', 15_000],
  ])('follows advice of %j with a poll: the next poll comes after %i ms', async (text, gap) => {
    expect(await gapAfter(text)).toBe(gap);
  });

  it('follows advice of 400 digits with a poll: the next poll comes after 15 s', async () => {
    expect(await gapAfter('9'.repeat(400))).toBe(15_000);
  });

  it.each(unreadable)('ignores advice of %j with a poll', async (text) => {
    expect(await gapAfter(text)).toBe(2000);
  });

  it('follows the advice of a poll for the next poll only', async () => {
    const { gen, polls } = advising({ create: '1000' }, { timing: { end: '6s' } });
    await ends(gen.text2video.run(request));
    expect(gapsOf([0, ...polls()])).toEqual([1000, 2000, 2000, 2000]);
  });

  it('polls less often the older the task is if the advice is always 0', async () => {
    const { gen, polls } = advising({ create: '0', poll: '0' }, { timing: { end: '1m' } });
    await ends(gen.text2video.run(request));
    expect(polls().length).toBeLessThan(300);
    expect(gapsOf(polls()).at(-1)).toBeGreaterThan(590);
  });

  it('does not poll an unknown state more often because of advice', async () => {
    const { gen, polls, sandbox } = advising({ poll: '700' }, { timing: { end: '20s' } }, { onEvent: () => {} });
    sandbox.setFaults([{ fault: 'unknown-state', state: 'paused', times: 1 }]);
    await ends(gen.text2video.run(request, { firstPollAfter: 0 }));
    expect(gapsOf(polls()).slice(0, 2)).toEqual([15_000, 700]);
  });

  it('multiplies advice by five with callbacks, which end the pause earlier', async () => {
    const callbacks = new FakeUpdates();
    expect(await gapAfter('700', { callbacks })).toBe(3500);
  });
});

describe('options of the caller and advice', () => {
  it.each<[what: string, client: GenMediaOptions, options: object, polls: number[]]>([
    ['nothing', {}, {}, [1000, 1700, 2400, 3100]],
    ['firstPollAfter of a call', {}, { firstPollAfter: 1500 }, [1500, 2200, 2900, 3600]],
    ['firstPollAfter of the client', { wait: { firstPollAfter: 1500 } }, {}, [1500, 2200, 2900, 3600]],
    ['interval of a call', {}, { interval: 1100 }, [1000, 2100, 3200]],
    ['interval of the client', { wait: { interval: 1100 } }, {}, [1000, 2100, 3200]],
    ['maxInterval below usual times', {}, { maxInterval: 300 }, [1000, 1700, 2400, 3100]],
    ['a deadline', {}, { deadline: 1400 }, [1000, 1400]],
  ])('polls at the expected times if the caller has set %s', async (_, client, options, expected) => {
    const { gen, polls } = advising({ create: '1000', poll: '700' }, { timing: { end: '3s' } }, client);
    await ends(gen.text2video.run(request, options).catch(() => {}));
    expect(polls()).toEqual(expected);
  });
});

describe('a rejection', () => {
  it.each<[what: string, fault: object, gap: number]>([
    ['429 with Retry-After', { code: 429, retryAfter: '7s' }, 7000],
    ['404 with Retry-After', { code: 404, retryAfter: '7s' }, 7000],
    ['503 without Retry-After', { code: 503 }, 2000],
  ])('follows Retry-After and not advice after %s', async (_, fault, gap) => {
    const { gen, polls, sandbox } = advising({ create: '1000', poll: '500' }, { timing: { end: '3s' } });
    sandbox.setFaults([{ fault: 'status', operation: 'getTaskCreations', times: 1, ...fault } as never]);
    await ends(gen.text2video.run(request));
    expect(gapsOf(polls())[0]).toBe(gap);
  });
});

it('follows advice for a film and its edits', async () => {
  const { gen, now } = simulate({ speed: 10, pollAdvice: true });
  await ends(gen.adFilm.run({ images: ['https://images.example/watch.png'], prompt: 'A watch', duration: 15 }));
  expect(now()).toBe(1000);
});
