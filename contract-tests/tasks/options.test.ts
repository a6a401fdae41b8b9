import { describe, expect, it, vi } from 'vitest';
import type { WaitOptions } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { foundIn } from './found-in.js';
import { atOnce, ends, pass, simulate } from './simulated.js';

const times = ['timeout', 'deadline', 'interval', 'maxInterval'];
const invalidTimes = [0, -1, Number.NaN, Number.NEGATIVE_INFINITY, 'soon', '2s', '', null, false, {}, () => 1];
const show = (value: unknown) => (typeof value === 'string' ? `'${value}'` : `${value}`);

const orDate = (name: string) => (name === 'deadline' ? ', or a date that is not in the past' : '');

const invalidOptions: [what: string, options: object, message: string][] = [
  ...['stop', 7, true, {}, () => {}, new AbortController()].map((signal): [string, object, string] => [
    `signal: ${show(signal)}`,
    { signal },
    'signal must be an AbortSignal, such as controller.signal.',
  ]),
  ...times.flatMap((name) =>
    invalidTimes.map((value): [string, object, string] => [
      `${name}: ${show(value)}`,
      { [name]: value },
      `${name} must be a number of milliseconds above 0${orDate(name)}, not ${foundIn(value)}.`,
    ]),
  ),
  [
    'an invalid date as the deadline',
    { deadline: new Date('soon') },
    'deadline must be a number of milliseconds above 0, or a date that is not in the past, not Invalid Date.',
  ],
  [
    'a time of the clock as the deadline',
    { deadline: 1_900_000_000_000 },
    'deadline must be a duration. For a point in time pass a date: new Date(1900000000000).',
  ],
  [
    'a reserved header',
    { extraHeaders: { authorization: 'x' } },
    'extraHeaders must be without Authorization, which the client sets: pass the key as apiKey.',
  ],
];

describe('a wait with invalid options', () => {
  it.each(invalidOptions)('rejects a wait with %s at once, before anything is sent', async (_, options, message) => {
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
      expect(error.message).toBe(`getTaskCreations was not sent: ${message}`);
    }
    expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});

describe('a run with invalid options', () => {
  it.each(invalidOptions)('rejects a run with %s before its task is created', async (_, options, message) => {
    const { gen, sent } = simulate();
    const onCreated = vi.fn();
    const error = await atOnce(failure(gen.text2video.run(request, { ...options, onCreated })));
    expect(error.name).toBe('ConfigurationError');
    expect(error.message).toBe(`createText2Video was not sent: ${message}`);
    expect([sent.length, onCreated.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});

describe('a wait with valid options', () => {
  it.each<[what: string, options: WaitOptions]>([
    ['no options', {}],
    [
      'undefined options, like missing ones',
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
    ['the earliest first poll', { firstPollAfter: 0 }],
    ['a deadline in thirty years', { deadline: 30 * 365 * 86_400_000 }],
    ['the smallest maxInterval', { maxInterval: 1 }],
    ['an infinite maxInterval', { maxInterval: Number.POSITIVE_INFINITY }],
    ['fractions of milliseconds', { interval: 1500.5, firstPollAfter: 0.5, deadline: 100_000.5, timeout: 999.9 }],
    ['an additional query parameter', { extraQuery: { trace: 1 } }],
  ])('accepts %s', async (_, options) => {
    const { gen, polls } = simulate({ timing: { end: '30s' } });
    const created = await gen.text2video.create(request);
    expect(await ends(gen.tasks.wait(created, options))).toMatchObject({ state: 'success' });
    expect(polls().length).toBeLessThanOrEqual(25);
  });

  it('accepts the shortest deadline, and then throws a DeadlineError', async () => {
    const { gen, now } = simulate();
    const created = await gen.text2video.create(request);
    const error = await ends(failure(gen.tasks.wait(created, { deadline: 1 })));
    expect(error.name).toBe('DeadlineError');
    expect(now()).toBeLessThan(10);
  });

  it('accepts the shortest interval, and then polls as often as the age of the task requires', async () => {
    const { gen, polls } = simulate({ timing: { end: '30s' } });
    await ends(gen.text2video.run(request, { interval: 1 }));
    expect(polls().length).toBeLessThanOrEqual(12);
  });

  it('accepts times longer than any timer, and waits until they are over', async () => {
    const { gen, polls, sandbox } = simulate();
    const created = await gen.text2video.create(request);
    const stop = new AbortController();
    const endless = { deadline: Number.POSITIVE_INFINITY, signal: stop.signal };
    const waits = [
      gen.tasks.wait(created, { ...endless, firstPollAfter: 2 ** 40 }),
      gen.tasks.wait(created, { ...endless, firstPollAfter: 0, interval: 2 ** 40 }),
    ];
    await pass(86_400_000);
    expect(polls()).toHaveLength(1);
    stop.abort();
    for (const wait of waits) expect((await atOnce(failure(wait))).name).toBe('AbortError');
    sandbox.setFaults([{ fault: 'slow', by: '1h', operation: 'getTaskCreations' }]);
    const patient = { timeout: 2 ** 40, deadline: Number.POSITIVE_INFINITY };
    expect(await ends(gen.tasks.wait(created, patient))).toMatchObject({ state: 'success' });
    expect(polls()).toHaveLength(2);
  });
});
