import { describe, expect, it, vi } from 'vitest';
import { sandboxCommand } from '../../src/cli/sandbox.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { failure } from '../client/failure.js';
import { clientOf, open, request, standingStill } from './scene.js';

describe('an option that cannot work is refused at once', () => {
  it.each([
    [{ timesx: {} }, 'A sandbox has no option timesx. It has apiKey, speed,'],
    [{ apiKey: 123456 }, 'apiKey takes a text without spaces.'],
    [{ apiKey: 'two words' }, 'apiKey takes a text without spaces.'],
    [{ sign: 'x' }, 'sign takes a function.'],
    [{ deliver: 5 }, 'deliver takes a function.'],
    [{ credits: 1.5 }, 'credits takes a whole number from 0, not 1.5.'],
    [{ maxTasks: 0 }, 'maxTasks takes a number from 1, not 0.'],
    [{ maxCharacters: -1 }, 'maxCharacters takes a whole number from 0, not -1.'],
    [{ callbackHosts: ['http://example.com'] }, 'callbackHosts takes names of hosts, without scheme, port or path'],
    [{ callbackHosts: ['example.com:8080'] }, 'callbackHosts takes names of hosts'],
    [{ callbackHosts: [''] }, 'callbackHosts takes names of hosts'],
    [{ hosts: ['box/page'] }, 'hosts takes names of hosts'],
    [{ hosts: 'sandbox' }, "hosts takes a list of names of hosts, such as ['sandbox']."],
    [{ callbackHosts: '*' }, "callbackHosts takes a list of names of hosts, such as ['sandbox']."],
    [{ timing: { ende: '3s' } }, 'timing takes queueing, processing and end, not ende.'],
    [{ times: '3s' }, "times takes an object such as { end: '30s' }, or a function that returns one."],
    [{ faults: [{ fault: 'flood' }] }, 'A fault is one of'],
  ])('%j', (options, says) => {
    expect(() => createSandbox(options as never)).toThrow(says);
  });

  it('hosts are compared as addresses spell them', async () => {
    const sandbox = open({ hosts: ['Box.Example', '::2'] });
    for (const host of ['box.example', '[::2]']) {
      expect((await sandbox.fetch(`http://${host}/_sandbox/state`)).status).toBe(200);
    }
  });
});

describe('serve rejects, before it listens,', () => {
  it.each([
    ['options before the sandbox', () => [{ port: 0 }, open()]],
    ['no sandbox', () => []],
  ])('%s', async (_, args) => {
    const error = await failure(serve(...(args() as unknown as Parameters<typeof serve>)));
    expect(error.message).toBe('serve takes a sandbox, such as createSandbox returns, and then its options.');
  });

  it('an option that it does not have', async () => {
    const error = await failure(serve(open(), { prot: 0, port: 0 } as object));
    expect(error.message).toBe('serve has no option prot. It has port, host, requestTimeout.');
  });
});

describe('the command rejects', () => {
  const help = 'genmedia sandbox --help lists the options.';

  // Port 0 is rejected too, and last: so no server stays.
  it.each([
    [['--hosts', 'a,b'], '--hosts takes one name, not a,b. Repeat --hosts for each name.'],
    [['--callback-host', 'a,b'], '--callback-host takes one name, not a,b. Repeat --callback-host for each name.'],
    [['--sped', '2'], `Unknown option '--sped'. ${help}`],
    [['--speed'], help],
    [['box'], help],
  ])('%j', async (args, says) => {
    expect((await failure(sandboxCommand(['--port', '0', ...args]))).message).toContain(says);
  });
});

describe('the fetch of a sandbox', () => {
  it('reads bodies where streams cannot be iterated, as in older browsers', async () => {
    const { gen } = standingStill();
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

describe('times', () => {
  it('that fail leave nothing half made, and say what they must give', async () => {
    const { sandbox, gen } = standingStill({ timing: (() => undefined) as never });
    const { cause } = await failure(gen.adFilm.create({ images: ['https://example.com/a.png'] }));
    expect(cause).toMatchObject({
      status: 500,
      body: {
        error: {
          message: expect.stringContaining("times must give an object such as { end: '30s' } for createAdFilm"),
        },
      },
    });
    expect(sandbox.tasks()).toEqual([]);
  });

  it('are asked for once for a film, with its own request', async () => {
    const times = vi.fn(() => ({ end: '30s' as const }));
    const { gen } = standingStill({ timing: times });
    await gen.adFilm.create({ images: ['https://example.com/a.png'], prompt: 'A bottle' });
    expect(times).toHaveBeenCalledOnce();
    expect(times).toHaveBeenCalledWith('createAdFilm', expect.objectContaining({ prompt: 'A bottle', duration: 15 }));
  });
});

describe('the clock', () => {
  it('starts when it is first asked: where a Worker loads its modules, there is no time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    try {
      const sandbox = createSandbox({ speed: 60 });
      vi.setSystemTime('2026-05-01T12:00:00Z');
      expect(sandbox.now()).toEqual(new Date('2026-05-01T12:00:00Z'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes on where the clock of the system is set back or forward', async () => {
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

  it('ends with the year 9999, however fast it goes', async () => {
    const sandbox = open({ speed: 1e13 });
    const gen = clientOf(sandbox);
    await gen.text2video.create(request);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const { raw } = await gen.text2video.create(request);
    expect(raw.created_at).toBe('9999-12-31T00:00:00.000Z');
  });
});

describe('room for few tasks', () => {
  it('has room for a film that was just made', async () => {
    const { gen } = standingStill({ maxTasks: 2 });
    const film = await gen.adFilm.create({ images: ['https://example.com/a.png'] });
    expect(await gen.tasks.get(film)).toMatchObject({ state: 'created' });
  });
});
