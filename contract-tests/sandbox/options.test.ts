import { describe, expect, it, vi } from 'vitest';
import { createCallbackHandler, toNodeListener } from '../../src/callbacks/index.js';
import { sandboxCommand } from '../../src/cli/sandbox.js';
import { ConfigurationError } from '../../src/index.js';
import { createSandbox, signWith } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { failure } from '../client/failure.js';
import { clientOf, open, openStopped, request } from './setup.js';

describe('options of createSandbox', () => {
  it.each([
    [{ colour: {} }, 'createSandbox has no option colour. It has apiKey, speed,'],
    [{ timings: {} }, 'createSandbox has no option timings. Did you mean timing?'],
    [{ apiKey: 123456 }, 'apiKey must be a string that is not empty and has no spaces, not a number.'],
    [{ apiKey: 'two words' }, 'apiKey must be a string that is not empty and has no spaces, not this one.'],
    [{ sign: 'x' }, 'sign must be a function, such as signWith(secret), not a string.'],
    [{ sign: signWith }, 'sign must be what signWith returns: signWith(secret).'],
    [{ deliver: 5 }, 'deliver must be a function, such as fetch or a handler of createCallbackHandler, not a number.'],
    [
      { deliver: toNodeListener(createCallbackHandler()) },
      'deliver must be a handler of createCallbackHandler itself, or another function such as fetch. Leave out toNodeListener',
    ],
    [
      { port: 4020 },
      'createSandbox has no option port: a sandbox opens no port. Pass it to serve of genmedia/sandbox/node: await serve(createSandbox(), { port: 4020 }).',
    ],
    [{ host: '0.0.0.0', speed: 1 }, 'createSandbox has no option host: a sandbox opens no port.'],
    [{ preflight: () => [] }, 'preflight must be true or false, not a function.'],
    [{ credits: 1.5 }, 'credits must be a whole number of at least 0, not 1.5.'],
    [{ maxTasks: 0 }, 'maxTasks must be a whole number of at least 1, not 0.'],
    [{ maxCharacters: -1 }, 'maxCharacters must be a whole number of at least 0, not -1.'],
    [
      { callbackHosts: ['http://example.com'] },
      'callbackHosts must have host names without scheme, port or path, not "http://example.com".',
    ],
    [{ callbackHosts: ['example.com:8080'] }, 'callbackHosts must have host names'],
    [{ callbackHosts: [''] }, 'callbackHosts must have host names'],
    [{ hosts: ['box/page'] }, 'hosts must have host names'],
    [{ hosts: 'sandbox' }, `hosts must be an array of host names, such as ['sandbox'], not "sandbox".`],
    [{ callbackHosts: '*' }, `callbackHosts must be an array of host names, such as ['sandbox'], not "*".`],
    [{ timing: { ende: '3s' } }, 'timing has no option ende. Did you mean end?'],
    [{ timing: '3s' }, "timing must be an object such as { end: '30s' }, or a function that returns one"],
    [{ faults: 'lost' }, 'faults must be an array such as'],
    [{ faults: [{ fault: 'timeout' }] }, 'A fault is one of'],
    [{ store: {} }, 'store must be a store, such as await openStore(folder) (an object with write)'],
  ])('rejects the options %j', (options, message) => {
    const create = () => createSandbox(options as never);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
  });

  it('compares hosts in the spelling of URL', async () => {
    const sandbox = open({ hosts: ['Box.Example', '::2'] });
    for (const host of ['box.example', '[::2]']) {
      expect((await sandbox.fetch(`http://${host}/_sandbox/state`)).status).toBe(200);
    }
  });
});

it.each([{}, { isolate: 'key' } as const])('says what to do instead of listen on a sandbox with %j', (options) => {
  const sandbox = open(options) as unknown as { listen: (port: number) => void };
  expect(() => sandbox.listen(4020)).toThrow(
    'A sandbox has no listen: it opens no port. Pass it to serve of genmedia/sandbox/node',
  );
  expect(Object.keys(sandbox)).not.toContain('listen');
});

describe('arguments of serve', () => {
  it.each([
    ['options before the sandbox', () => [{ port: 0 }, open()], 'an object'],
    ['no sandbox', () => [], 'undefined'],
  ])('rejects %s before it listens', async (_, args, found) => {
    const error = await failure(serve(...(args() as unknown as Parameters<typeof serve>)));
    expect(error.message).toBe(
      `The first argument of serve must be a sandbox, such as createSandbox returns, not ${found}: serve(createSandbox(), { port: 0 }).`,
    );
  });

  it('rejects an option that serve does not have', async () => {
    const error = await failure(serve(open(), { prot: 0, port: 0 } as object));
    expect(error.message).toBe('serve has no option prot. It has port, host, requestTimeout.');
  });
});

describe('options of the command', () => {
  const help = 'genmedia sandbox --help lists the options.';

  // Port 0 is rejected too, and last: so no server stays.
  it.each([
    [['--hosts', 'a,b'], '--hosts must be one host name, not a,b. Repeat --hosts for each host name.'],
    [
      ['--callback-host', 'a,b'],
      '--callback-host must be one host name, not a,b. Repeat --callback-host for each host name.',
    ],
    [['--sped', '2'], `There is no option --sped. Did you mean --speed? ${help}`],
    [['--speed'], help],
    [['box'], help],
  ])('rejects the arguments %j', async (args, message) => {
    expect((await failure(sandboxCommand(['--port', '0', ...args]))).message).toContain(message);
  });
});

describe('the fetch of a sandbox', () => {
  it('reads bodies where streams are not iterable, as in older browsers', async () => {
    const { gen } = openStopped();
    const iterators = [Symbol.asyncIterator, 'values'] as const;
    const { prototype } = ReadableStream;
    const before = iterators.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const);
    for (const name of iterators) Reflect.deleteProperty(prototype, name);
    try {
      expect(await gen.text2video.create(request)).toMatchObject({ id: expect.any(String) });
    } finally {
      for (const [name, descriptor] of before) Object.defineProperty(prototype, name, descriptor ?? {});
    }
  });
});

describe('timing', () => {
  it('says what timing must return if it returns nothing, and creates no task', async () => {
    const { sandbox, gen } = openStopped({ timing: (() => undefined) as never });
    const { cause } = await failure(gen.adFilm.create({ images: ['https://example.com/a.png'] }));
    expect(cause).toMatchObject({
      status: 500,
      body: {
        error: {
          message: expect.stringContaining("timing must return an object such as { end: '30s' } for createAdFilm"),
        },
      },
    });
    expect(sandbox.tasks()).toEqual([]);
  });

  it('calls timing once for a film, with the request of the film', async () => {
    const timing = vi.fn(() => ({ end: '30s' as const }));
    const { gen } = openStopped({ timing });
    await gen.adFilm.create({ images: ['https://example.com/a.png'], prompt: 'A bottle' });
    expect(timing).toHaveBeenCalledOnce();
    expect(timing).toHaveBeenCalledWith('createAdFilm', expect.objectContaining({ prompt: 'A bottle', duration: 15 }));
  });
});

describe('the clock', () => {
  it('starts when it is first read: a Worker has no time while it loads its modules', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    try {
      const sandbox = createSandbox({ speed: 60 });
      vi.setSystemTime('2026-05-01T12:00:00Z');
      expect(sandbox.now()).toEqual(new Date('2026-05-01T12:00:00Z'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('continues when the system clock is set back or forward', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-05-01T12:00:00Z') });
    try {
      const sandbox = open({ speed: 2, timing: { end: '300ms' } });
      const gen = clientOf(sandbox);
      const { id } = await gen.text2video.create(request);
      const start = sandbox.now().getTime();
      for (const [hours, elapsed] of [
        [-1, 100],
        [-24, 100],
        [48, 1000],
      ] as const) {
        const before = sandbox.now().getTime();
        vi.setSystemTime(Date.now() + hours * 3_600_000);
        vi.advanceTimersByTime(elapsed);
        expect(sandbox.now().getTime() - before).toBe(2 * elapsed);
      }
      expect(sandbox.now().getTime() - start).toBe(2400);
      expect(await gen.tasks.get(id)).toMatchObject({ state: 'success' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('stops in the year 9999, at any speed', async () => {
    const sandbox = open({ speed: 1e13 });
    const gen = clientOf(sandbox);
    await gen.text2video.create(request);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const { raw } = await gen.text2video.create(request);
    expect(raw.created_at).toBe('9999-12-31T00:00:00.000Z');
  });
});

describe('a low limit of tasks', () => {
  it('keeps a film that was just created, with a low limit of tasks', async () => {
    const { gen } = openStopped({ maxTasks: 2 });
    const film = await gen.adFilm.create({ images: ['https://example.com/a.png'] });
    expect(await gen.tasks.get(film)).toMatchObject({ state: 'created' });
  });
});
