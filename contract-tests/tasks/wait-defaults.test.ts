import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallbackHandler } from '../../src/callbacks/index.js';
import { ConfigurationError, GenMedia, type GenMediaOptions, type WaitDefaults } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { FakeUpdates } from './fake-updates.js';
import { foundIn } from './found-in.js';
import { all, atOnce, ends, simulate } from './simulated.js';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

const quick: WaitDefaults = { firstPollAfter: 300, interval: 400 };
const setup = (client: GenMediaOptions = { wait: quick }) => simulate({ timing: { end: '1s' } }, client);
const quickPolls = [300, 700, 1100];

describe('the option wait of a client', () => {
  it.each<[what: string, wait: (simulation: ReturnType<typeof setup>) => Promise<unknown>]>([
    ['run', async ({ gen }) => gen.text2video.run(request)],
    [
      'run of a film',
      async ({ gen }) => gen.adFilm.run({ images: ['https://images.example/watch.png'], prompt: 'A watch' }),
    ],
    ['wait', async ({ gen }) => gen.tasks.wait(await gen.text2video.create(request))],
    ['resume', async ({ gen }) => gen.tasks.resume((await gen.text2video.create(request)).handle)],
    ['watch', async ({ gen }) => all(gen.tasks.watch(await gen.text2video.create(request)))],
  ])('applies the option wait to %s', async (_, wait) => {
    const simulation = setup();
    await ends(wait(simulation));
    expect(simulation.polls()).toEqual(quickPolls);
  });

  it.each<[what: string, options: object, polls: number[]]>([
    ['firstPollAfter', { firstPollAfter: 0 }, [0, 400, 800, 1200]],
    ['interval', { interval: 900 }, [300, 1200]],
    [
      'nothing, if it is undefined',
      { firstPollAfter: undefined, interval: undefined, callbacks: undefined },
      quickPolls,
    ],
    ['nothing, with other options', { onUpdate: () => {} }, quickPolls],
  ])('takes each option of a call before that of the client: %s', async (_, options, polls) => {
    const simulation = setup();
    await ends(simulation.gen.text2video.run(request, options));
    expect(simulation.polls()).toEqual(polls);
  });

  it('sets maxInterval of all waits', async () => {
    const { gen, polls } = simulate({ timing: { end: '3m' } }, { wait: { maxInterval: 3000 } });
    await ends(gen.text2video.run(request));
    const times = polls();
    expect((times.at(-1) ?? 0) - (times.at(-2) ?? 0)).toBe(3000);
  });

  it.each([
    [{}, 500],
    [{ deadline: 700 }, 700],
    [{ deadline: new Date(Date.now() + 3_600_000) }, 1100],
  ])('sets the deadline, which a call with %j overrides', async (options, at) => {
    const { gen, now } = setup({ wait: { ...quick, deadline: 500 } });
    await ends(gen.text2video.run(request, options).catch(() => {}));
    expect(now()).toBe(at);
  });

  it('sets callbacks of all waits', async () => {
    const callbacks = new FakeUpdates();
    const { gen, polls } = simulate({ timing: { end: '1s' } }, { wait: { callbacks } });
    const created = await gen.text2video.create(request);
    const wait = gen.tasks.wait(created);
    setTimeout(() => callbacks.send(created.id, 'success'), 1500);
    await ends(wait);
    expect(polls()).toEqual([1500]);
    expect(callbacks.listenerCount(created.id)).toBe(0);
  });

  it('copies the option wait, so that later changes of the object have no effect', async () => {
    const wait = { ...quick };
    const { gen, polls } = setup({ wait });
    wait.firstPollAfter = 5000;
    await ends(gen.text2video.run(request));
    expect(polls()).toEqual(quickPolls);
  });
});

describe('withOptions', () => {
  it.each<[what: string, options: GenMediaOptions, polls: number[]]>([
    ['keeps the option wait', { timeout: 5000 }, quickPolls],
    ['replaces one field of wait', { wait: { interval: 900 } }, [300, 1200]],
    ['returns one field of wait to its default', { wait: { firstPollAfter: undefined } }, [20_000]],
    ['returns all fields of wait to their defaults', { wait: undefined }, [20_000]],
  ])('%s', async (_, options, polls) => {
    const simulation = setup();
    await ends(simulation.gen.withOptions(options).text2video.run(request));
    expect(simulation.polls()).toEqual(polls);
  });

  it('leaves the first client as it is', async () => {
    const { gen, polls } = setup();
    gen.withOptions({ wait: { interval: 900 } });
    await ends(gen.text2video.run(request));
    expect(polls()).toEqual(quickPolls);
  });

  it('rejects what the client rejects', () => {
    expect(() => setup().gen.withOptions({ wait: { interval: 0 } })).toThrow(
      'wait.interval must be a number of milliseconds above 0, not 0.',
    );
  });
});

describe('a client with an invalid option wait', () => {
  const create = (wait: unknown) => () =>
    new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', wait } as GenMediaOptions);
  const names = 'firstPollAfter, interval, maxInterval, deadline, callbacks';

  it.each([
    ...['interval', 'maxInterval', 'deadline'].flatMap((name) =>
      [0, -1, Number.NaN, '2s', null, {}].map((value) => [name, value] as const),
    ),
    ...[-1, Number.NaN, '0', null].map((value) => ['firstPollAfter', value] as const),
    ['deadline', new Date('soon')] as const,
    ['interval', new Date()] as const,
  ])('rejects wait.%s: %s', (name, value) => {
    expect(create({ [name]: value })).toThrow(ConfigurationError);
    expect(create({ [name]: value })).toThrow(
      `wait.${name} must be a number of milliseconds ${name === 'firstPollAfter' ? 'from' : 'above'} 0`,
    );
    expect(create({ [name]: value })).toThrow(`, not ${foundIn(value)}.`);
  });

  it.each([[{}], ['inbox'], [() => {}], [{ listen: true }]])('rejects wait.callbacks: %o', (callbacks) => {
    expect(create({ callbacks })).toThrow(
      'wait.callbacks must be a handler of createCallbackHandler. A URL goes into callback_url.',
    );
  });

  it.each(['timeout', 'signal', 'pollInterval', 'onUpdate'])('rejects wait.%s, which does not exist', (name) => {
    expect(create({ interval: 5, [name]: 5 })).toThrow(`wait has no option ${name}. `);
  });

  it.each([[null], [5], ['quick'], [[]], [true]])('rejects wait: %o', (wait) => {
    expect(create(wait)).toThrow(ConfigurationError);
    expect(create(wait)).toThrow(`wait must be an object with ${names}.`);
  });

  it.each<[WaitDefaults | undefined]>([
    [undefined],
    [{}],
    [
      {
        firstPollAfter: 0,
        interval: 0.5,
        maxInterval: Number.POSITIVE_INFINITY,
        deadline: new Date(),
        callbacks: undefined,
      },
    ],
    [{ callbacks: createCallbackHandler() }],
  ])('accepts wait: %o', (wait) => {
    expect(create(wait)).not.toThrow();
  });
});

it.each([[{}], [() => {}]])('rejects the callbacks %o of a run before its task is created', async (callbacks) => {
  const { gen, sent } = setup();
  const error = await atOnce(failure(gen.text2video.run(request, { callbacks: callbacks as never })));
  expect(error.message).toBe(
    'createText2Video was not sent: callbacks must be a handler of createCallbackHandler. A URL goes into callback_url.',
  );
  expect(sent).toEqual([]);
});
