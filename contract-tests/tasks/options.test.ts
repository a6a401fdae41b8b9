import { describe, expect, it, vi } from 'vitest';
import type { WaitOptions } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { atOnce, ends, pass, simulate } from './simulated.js';

const times = ['timeout', 'deadline', 'interval', 'maxInterval'];
const noTimes = [0, -1, Number.NaN, Number.NEGATIVE_INFINITY, 'soon', '2s', '', null, false, {}, () => 1];
const show = (value: unknown) => (typeof value === 'string' ? `'${value}'` : `${value}`);

const refused: [what: string, options: object, sentence: string][] = [
  ...['stop', 7, true, {}, () => {}, new AbortController()].map((signal): [string, object, string] => [
    `signal: ${show(signal)}`,
    { signal },
    'signal takes an AbortSignal.',
  ]),
  ...times.flatMap((name) =>
    noTimes.map((value): [string, object, string] => [
      `${name}: ${show(value)}`,
      { [name]: value },
      `${name} takes milliseconds above 0, not ${value}.`,
    ]),
  ),
  [
    'a deadline that is no date',
    { deadline: new Date('soon') },
    'deadline takes milliseconds above 0, not Invalid Date.',
  ],
  [
    'a header of its own',
    { extraHeaders: { authorization: 'x' } },
    'extraHeaders takes valid headers, without Authorization.',
  ],
];

describe('a wait is refused before anything is sent, and at once, with', () => {
  it.each(refused)('%s', async (_, options, sentence) => {
    const { gen, sent } = simulate();
    const created = await gen.text2video.create(request);
    const { id: taskId, handle } = created;
    for (const call of [
      gen.tasks.wait(created, options),
      gen.tasks.wait(created.id, options),
      gen.tasks.resume(handle, options),
      gen.tasks.watch(created, options).next(),
    ]) {
      const error = await atOnce(failure(call as Promise<unknown>));
      expect(error).toMatchObject({ name: 'ConfigurationError', taskId });
      expect(error.message).toBe(`getTaskCreations was not sent: ${sentence}`);
    }
    expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});

describe('a run is refused before its task is made, with', () => {
  it.each(refused)('%s', async (_, options, sentence) => {
    const { gen, sent } = simulate();
    const onCreated = vi.fn();
    const error = await atOnce(failure(gen.text2video.run(request, { ...options, onCreated })));
    expect(error.name).toBe('ConfigurationError');
    expect(error.message).toBe(`createText2Video was not sent: ${sentence}`);
    expect([sent.length, onCreated.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});

describe('a wait takes', () => {
  it.each<[what: string, options: WaitOptions]>([
    ['no options', {}],
    [
      'options that are undefined, as if they were not there',
      {
        signal: undefined,
        timeout: undefined,
        deadline: undefined,
        firstPollAfter: undefined,
        interval: undefined,
        maxInterval: undefined,
        callbacks: undefined,
        onUpdate: undefined,
        extraHeaders: undefined,
        extraQuery: undefined,
      },
    ],
    ['the shortest timeout', { timeout: 1 }],
    ['no timeout at all', { timeout: Number.POSITIVE_INFINITY }],
    ['a timeout longer than any timer', { timeout: 2 ** 40 }],
    ['a deadline longer than any timer', { deadline: 2 ** 40 }],
    ['a date', { deadline: new Date(Date.UTC(9000, 0)) }],
    ['the earliest first look', { firstPollAfter: 0 }],
    ['the shortest longest interval', { maxInterval: 1 }],
    ['no longest interval', { maxInterval: Number.POSITIVE_INFINITY }],
    ['fractions of milliseconds', { interval: 1500.5, firstPollAfter: 0.5, deadline: 100_000.5, timeout: 999.9 }],
    ['a query of its own', { extraQuery: { trace: 1 } }],
  ])('%s', async (_, options) => {
    const { gen, looks } = simulate({ timing: { end: '30s' } });
    const created = await gen.text2video.create(request);
    expect(await ends(gen.tasks.wait(created, options))).toMatchObject({ state: 'success' });
    expect(looks().length).toBeLessThanOrEqual(25);
  });

  it('the shortest deadline, and then tells that it is over', async () => {
    const { gen, now } = simulate();
    const created = await gen.text2video.create(request);
    const error = await ends(failure(gen.tasks.wait(created, { deadline: 1 })));
    expect(error.name).toBe('DeadlineError');
    expect(now()).toBeLessThan(10);
  });

  it('the shortest interval, and then looks as often as the age of the task asks for', async () => {
    const { gen, looks } = simulate({ timing: { end: '30s' } });
    await ends(gen.text2video.run(request, { interval: 1 }));
    expect(looks().length).toBeLessThanOrEqual(12);
  });

  it('times longer than any timer, and sits them out', async () => {
    const { gen, looks, sandbox } = simulate();
    const created = await gen.text2video.create(request);
    const stop = new AbortController();
    const endless = { deadline: Number.POSITIVE_INFINITY, signal: stop.signal };
    const waits = [
      gen.tasks.wait(created, { ...endless, firstPollAfter: 2 ** 40 }),
      gen.tasks.wait(created, { ...endless, firstPollAfter: 0, interval: 2 ** 40 }),
    ];
    await pass(86_400_000);
    expect(looks()).toHaveLength(1);
    stop.abort();
    for (const wait of waits) expect((await atOnce(failure(wait))).name).toBe('AbortError');
    sandbox.setFaults([{ fault: 'slow', by: '1h', operation: 'getTaskCreations' }]);
    const patient = { timeout: 2 ** 40, deadline: Number.POSITIVE_INFINITY };
    expect(await ends(gen.tasks.wait(created, patient))).toMatchObject({ state: 'success' });
    expect(looks()).toHaveLength(2);
  });
});
