import { describe, expect, it } from 'vitest';
import { ConfigurationError, type Fetch, OutcomeUnknownError } from '../../src/index.js';
import {
  fileRecords,
  folderRecords,
  memoryRecords,
  once,
  postgresRecords,
  type Records,
  recordsTests,
} from '../../src/once/index.js';
import { failure } from '../client/failure.js';
import { pass } from '../tasks/simulated.js';
import { atOnce, ends, killOnTheWay, setup, untilSent, video } from './setup.js';

const lease = 90_000;

describe('a key', () => {
  it('sends a key once that thirty calls in ten processes ask for at the same moment', async () => {
    const { process, creates } = setup();
    const processes = Array.from({ length: 10 }, () => process());
    const calls = processes.flatMap((one) => [1, 2, 3].map(() => one.create('a', video())));
    const results = await ends(Promise.all(calls));
    expect(new Set(results.map(({ handle }) => handle.id)).size).toBe(1);
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(creates()).toBe(1);
  });

  it('sends a key from the process that claims it if ten find it free at the same moment', async () => {
    const { process, creates } = setup();
    let waiting = 0;
    let go = () => {};
    const all = new Promise<void>((resolve) => {
      go = resolve;
    });
    // Called when the key was found free, and before it is claimed.
    const onSending = () => {
      waiting += 1;
      if (waiting === 10) go();
      return all;
    };
    const calls = Array.from({ length: 10 }, () => process().create('a', { ...video(), options: { onSending } }));
    const results = await ends(Promise.all(calls));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(results.map(({ handle }) => handle.id)).size).toBe(1);
    expect(creates()).toBe(1);
  });

  it('takes three steps of the store for a new key, and one once it has its task', async () => {
    const steps: string[] = [];
    const records = memoryRecords();
    const counted = Object.fromEntries(
      Object.entries(records).map(([name, method]) => [
        name,
        (...args: never[]) => {
          steps.push(name);
          return (method as (...args: never[]) => unknown)(...args);
        },
      ]),
    );
    const { process } = setup({}, counted as never);
    await atOnce(process().create('a', video()));
    expect(steps.splice(0)).toEqual(['read', 'claim', 'replace']);
    await atOnce(process().create('a', video()));
    expect(steps).toEqual(['read']);
  });

  it('sends a key that the client of its store has claimed twice after a lost connection', async () => {
    const records = memoryRecords();
    const claim: typeof records.claim = async (...args) => (await records.claim(...args)) ?? records.claim(...args);
    const { process, creates } = setup({}, { ...records, claim });
    expect(await atOnce(process().create('a', video()))).toMatchObject({ isNew: true });
    expect(creates()).toBe(1);
  });

  it('sends a key with the next call if the first was rejected while the others waited', async () => {
    const { process, creates, sandbox } = setup();
    sandbox.setFaults([{ fault: 'status', code: 403, times: 1 }]);
    const calls = [process(), process(), process()].map((one) => one.create('a', video()));
    const results = await ends(Promise.allSettled(calls));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(creates()).toBe(2);
  });

  it.each([[''], ['x'.repeat(256)], ['a\nb'], ['\ud83c'], [7], [undefined]])(
    'rejects a key that is not a valid text: %j',
    async (key) => {
      const { process, creates } = setup();
      for (const call of [process().create(key as string, video()), process().resolve(key as string, 'not created')]) {
        const error = await failure(call);
        expect(error).toBeInstanceOf(ConfigurationError);
        expect(error.message).toContain('A key must be a string of 1 to 255 characters without control characters');
      }
      expect(creates()).toBe(0);
    },
  );

  it('writes the API key and the request in no record and no error', async () => {
    const apiKey = 'key-that-stays-secret';
    const all = setup();
    const leaky: Fetch = () => Promise.reject(new Error(`lost with ${apiKey}`));
    const error = await atOnce(failure(all.process({ apiKey, fetch: leaky }).create('a', video())));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    await atOnce(all.process({ apiKey }).create('b', video()));
    const stored = JSON.stringify([await all.records.read('a'), await all.records.read('b'), error]);
    expect(stored).toContain('createText2Video');
    expect(stored).not.toContain(apiKey);
    expect(stored).not.toContain(video().request.prompt);
  });
});

describe('unknown', () => {
  it('lists only the keys that wait for a decision', async () => {
    const all = setup();
    await atOnce(all.process().create('done', video()));
    await killOnTheWay(all, 'killed');
    await pass(lease);
    await killOnTheWay(all, 'on its way');
    all.sandbox.setFaults([{ fault: 'lost', times: 1 }]);
    await atOnce(failure(all.process().create('lost', video())));
    const unknown = await all.process().unknown();
    expect(unknown.map(({ key, error }) => [key, error.key, error.name])).toEqual([
      ['killed', 'killed', 'OutcomeUnknownError'],
      ['lost', 'lost', 'OutcomeUnknownError'],
    ]);
    expect(unknown[0]?.sentAt.getTime()).toBe(Date.now() - lease);
  });
});

describe('resolve', () => {
  it('accepts the same decision twice, and changes no known task', async () => {
    const { process, records } = setup();
    const { handle } = await atOnce(process().create('a', video()));
    const before = await records.read('a');
    await process().resolve('a', { handle });
    for (const decision of [{ handle: { id: 'another' } }, 'not created'] as const) {
      const error = await failure(process().resolve('a', decision));
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toBe(
        `Key "a" has a task already, ${handle.id}. It is not changed: use another key for another task.`,
      );
    }
    expect(await records.read('a')).toEqual(before);
  });

  it.each([[{ handle: { id: 'task-1' } }], ['not created']] as const)(
    'rejects %j for a key without a record, which may be misspelled',
    async (decision) => {
      const all = setup();
      all.sandbox.setFaults([{ fault: 'lost', times: 1 }]);
      await atOnce(failure(all.process().create('order-1', video())));
      const error = await failure(all.process().resolve('ordre-1', decision));
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toBe(
        'Key "ordre-1" has no record: it is free, and has no task. creates.unknown() lists the keys that wait for a decision.',
      );
      expect((await all.process().unknown()).map(({ key }) => key)).toEqual(['order-1']);
    },
  );

  it('appears in the message of an unknown outcome, with its key', async () => {
    const { process, sandbox } = setup();
    sandbox.setFaults([{ fault: 'lost', times: 1 }]);
    const own = await atOnce(failure(process().create('a "b"', video())));
    const [listed] = await process().unknown();
    for (const error of [own, await atOnce(failure(process().create('a "b"', video()))), listed?.error]) {
      expect(error?.message).toMatch(
        /\w\. When you know, call creates\.resolve\("a \\"b\\"", \{ handle \}\) or creates\.resolve\("a \\"b\\"", 'not created'\)\.$/,
      );
    }
    expect(own.stack).toContain('When you know, call creates.resolve');
  });

  it.each([
    [undefined],
    ['created'],
    [{}],
    [{ handle: { id: '' } }],
    [{ id: 'task-1' }],
    [{ handle: { id: '870132\n' } }],
  ])('rejects an invalid decision: %j', async (decision) => {
    const error = await failure(
      setup()
        .process()
        .resolve('a', decision as never),
    );
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain(
      "The second argument of resolve must be { handle }, with the handle of the task such as { id }, or 'not created'",
    );
  });

  it('keeps the task of a stopped process after a decision "not created" that came too early', async () => {
    const all = setup();
    const stopped = ['a', 'b'].map((key) => all.stopped(lease).create(key, video()));
    await untilSent(all.creates, 2);
    await pass(lease + 1);
    await all.process().resolve('a', 'not created');
    await all.process().resolve('b', 'not created');
    const second = await atOnce(all.process().create('b', video()));
    const [free, taken] = await ends(Promise.allSettled(stopped));
    // Nobody has sent it again: its task is the task of the key.
    expect(free).toMatchObject({ status: 'fulfilled', value: { isNew: true } });
    expect(await atOnce(all.process().create('a', video()))).toMatchObject({ isNew: false });
    expect(taken).toMatchObject({ status: 'rejected', reason: { handle: { id: expect.any(String) } } });
    expect(`${(taken as PromiseRejectedResult).reason.message}`).toContain('There may be two tasks');
    expect((await atOnce(all.process().create('b', video()))).handle).toEqual(second.handle);
    expect(all.creates()).toBe(3);
  });
});

describe('a request that would be on its way for longer than its lease', () => {
  it.each([200_000, lease])(
    'does not send a request with timeout %d, which would outlast the lease',
    async (timeout) => {
      const { process, creates, records } = setup();
      const error = await atOnce(failure(process().create('a', { ...video(), options: { timeout } })));
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toContain(
        `options.timeout of key "a" must be a number of milliseconds below lease, which is 90000, not ${timeout}: after that its ` +
          'request counts as unknown. Pass a shorter timeout',
      );
      if (timeout === 200_000)
        expect(error.message).toContain('or a longer lease: once(gen, records, { lease: 230000 })');
      expect([creates(), await records.read('a')]).toEqual([0, undefined]);
      expect(await atOnce(process().create('a', { ...video(), options: { timeout: lease - 1 } }))).toMatchObject({
        isNew: true,
      });
    },
  );

  it.each(['client', 'task'])(
    'extends the lease while its process runs, without a timeout of the %s',
    async (where) => {
      const all = setup();
      let respond = () => {};
      const fetch: Fetch = async (url, init) => {
        const response = await all.gen.fetch(url, init);
        return new Promise((resolve) => {
          respond = () => resolve(response);
        });
      };
      const timeout = Number.POSITIVE_INFINITY;
      const creating =
        where === 'client'
          ? all.process({ fetch, timeout }).create('a', video())
          : all.process({ fetch }).create('a', { ...video(), options: { timeout } });
      await untilSent(all.creates, 1);
      await pass(10 * lease);
      expect(await all.process().unknown()).toEqual([]);
      expect(await failure(all.process().resolve('a', 'not created'))).toMatchObject({ code: 'in_progress' });
      respond();
      const { handle } = await atOnce(creating);
      expect(await atOnce(all.process().create('a', video()))).toEqual({ handle, isNew: false });
      await pass(10 * lease);
      expect([all.creates(), await all.records.open()]).toEqual([1, []]);
    },
  );

  it('reports an unknown outcome for a lost lease that can be neither recorded nor read', async () => {
    const { records, gen } = setup();
    let isSent = false;
    const fetch: Fetch = async () => {
      isSent = true;
      throw new TypeError('socket hang up');
    };
    const broken: Records = {
      ...records,
      read: async (key) => {
        if (isSent) throw new Error('connection lost');
        return records.read(key);
      },
      replace: async () => false,
    };
    const error = await failure(once(gen.withOptions({ fetch }), broken).create('order-1042', video()));
    expect(error).toMatchObject({ name: 'OutcomeUnknownError', key: 'order-1042' });
    expect(error.message).not.toMatch(/nothing was sent/i);
  });

  it('records no response without a timeout as unknown, and frees a key that was rejected', async () => {
    const all = setup();
    let fail = () => {};
    const rejected = new Response('{}', { status: 403 });
    const cut = Object.assign(new TypeError('fetch failed'), { cause: new Error('other side closed') });
    for (const [key, end] of [
      ['lost', (_: unknown, reject: (error: Error) => void) => reject(cut)],
      ['free', (resolve: (response: Response) => void) => resolve(rejected)],
    ] as const) {
      const fetch: Fetch = () =>
        new Promise((resolve, reject) => {
          fail = () => end(resolve as never, reject as never);
        });
      const creating = failure(all.process({ fetch, timeout: Number.POSITIVE_INFINITY }).create(key, video()));
      while (!(await all.records.read(key))) await new Promise((resolve) => setImmediate(resolve));
      await pass(2 * lease);
      fail();
      await atOnce(creating);
    }
    expect((await all.process().unknown()).map(({ key }) => key)).toEqual(['lost']);
    expect(await all.records.read('free')).toBeUndefined();
  });

  it('takes a longer lease for a client with a longer timeout', async () => {
    const all = setup();
    const fetch: Fetch = () => new Promise(() => {});
    const creating = failure(all.process({ fetch, timeout: 200_000 }).create('a', video()));
    while (!(await all.records.read('a'))) await new Promise((resolve) => setImmediate(resolve));
    await pass(199_000);
    expect(await all.process().unknown()).toEqual([]);
    expect(await failure(all.process().resolve('a', 'not created'))).toMatchObject({ code: 'in_progress' });
    await pass(1000);
    expect(await atOnce(creating)).toBeInstanceOf(OutcomeUnknownError);
    expect(await all.process().unknown()).toHaveLength(1);
  });

  it('does not send a key that was claimed so slowly that its lease would end first', async () => {
    const records = memoryRecords();
    const claim: typeof records.claim = async (...args) => {
      await new Promise((resolve) => setTimeout(resolve, 40_000));
      return records.claim(...args);
    };
    const all = setup({}, { ...records, claim });
    const error = await ends(failure(all.process().create('a', video())));
    expect(error.message).toContain('Nothing was sent: call again.');
    expect(all.creates()).toBe(0);
  });
});

describe('a process that is stopped while it claims a key', () => {
  it('sends nothing, and frees the key', async () => {
    const records = memoryRecords();
    const slow = {
      ...records,
      claim: async (...args: Parameters<typeof records.claim>) => {
        const found = await records.claim(...args);
        await new Promise((resolve) => setTimeout(resolve, lease));
        return found;
      },
    };
    const all = setup({}, slow);
    const error = await ends(failure(all.process().create('a', video())));
    expect(error.message).toBe('The process was stopped while it claimed key "a". Nothing was sent: call again.');
    expect([all.creates(), await records.read('a')]).toEqual([0, undefined]);
  });
});

describe('poll', () => {
  it('reads a task once, and reports when to read it again until it has ended', async () => {
    const { process, polls, sandbox } = setup({ pollAdvice: true });
    const creates = process();
    const { handle } = await atOnce(creates.create('a', video()));
    const first = await atOnce(creates.poll(JSON.parse(JSON.stringify(handle))));
    expect(first).toMatchObject({ isDone: false, task: { id: handle.id } });
    expect(first.nextPollAfter).toBeGreaterThan(0);
    expect(polls(handle.id)).toHaveLength(1);
    let step = first;
    for (let count = 0; !step.isDone && count < 100; count += 1) {
      await pass(step.nextPollAfter);
      step = await atOnce(process().poll(handle));
    }
    expect(step).toMatchObject({ isDone: true, task: { state: 'success' }, nextPollAfter: 0 });
    // As often as a wait polls.
    expect(polls(handle.id).length).toBeLessThan(10);
    expect(sandbox.tasks()).toHaveLength(1);
  });

  it('reports a task as not known yet after a failed poll that may succeed later', async () => {
    const { process, sandbox } = setup();
    const { handle } = await atOnce(process().create('a', video()));
    sandbox.setFaults([{ fault: 'status', code: 503, retryAfter: 7000, times: 1 }]);
    const step = await atOnce(process().poll(handle));
    expect(step).toMatchObject({ isDone: false, task: undefined });
    expect(step.nextPollAfter).toBeGreaterThanOrEqual(7000);
  });

  it('throws an error that a later poll would meet too', async () => {
    const { process } = setup();
    const error = await atOnce(failure(process().poll({ id: 'no-such-task' })));
    expect(error).toMatchObject({ code: 'rejected', status: 404 });
  });
});

describe('once', () => {
  it.each([
    [
      [undefined, memoryRecords()],
      'The first argument of once must be a client, such as new GenMedia(), not undefined: once(gen, records).',
    ],
    [
      ['gen', {}],
      'The second argument of once must be records, such as redisRecords returns (an object with read, claim, replace, open), not one without',
    ],
    [
      ['gen', memoryRecords(), { wait: -1 }],
      'wait must be a whole number of milliseconds, from 0 to 2147483647, not -1.',
    ],
    [
      ['gen', memoryRecords(), { lease: '90s' }],
      'lease must be a whole number of milliseconds, at least 60001: longer than timeout of the client, not "90s".',
    ],
    [
      ['gen', memoryRecords(), { lease: 60_000 }],
      'lease must be a whole number of milliseconds, at least 60001: longer than timeout of the client, not 60000.',
    ],
    [['gen', memoryRecords(), { leas: 1 }], 'once has no option leas. Did you mean lease?'],
  ])('rejects wrong arguments: %#', ([client, ...rest], message) => {
    const { gen } = setup();
    const call = () => once(client === 'gen' ? gen : (client as never), ...(rest as [never]));
    expect(call).toThrow(ConfigurationError);
    expect(call).toThrow(message);
  });

  it('accepts a lease that is longer than the timeout of the client', () => {
    const { gen } = setup();
    const records = memoryRecords();
    expect(() => once(gen.withOptions({ timeout: 999 }), records, { lease: 1000 })).not.toThrow();
    expect(() => once(gen, records, { lease: 60_001 })).not.toThrow();
    const patient = gen.withOptions({ timeout: Number.POSITIVE_INFINITY });
    expect(() => once(patient, records, { lease: 60_000 })).not.toThrow();
  });

  it('explains what create and poll take', async () => {
    const { process, creates } = setup();
    const { handle } = await atOnce(process().create('a', video()));
    const wrong: [Promise<unknown>, string][] = [
      [
        process().create('b', video().request as never),
        'The task of key "b" has no generator: pass { generator, request }.',
      ],
      [process().create('b', undefined as never), 'The task of key "b" has no generator: pass { generator, request }.'],
      [
        process().create('b', { ...video(), id: handle.id } as never),
        'The task of key "b" has no field id. It has generator, request, options.',
      ],
      [
        process().poll('a' as never),
        'The argument of poll must be the handle that create returned, not a key or an id: const { handle } = await creates.create(key, task).',
      ],
    ];
    wrong.push(
      [
        process().poll(undefined as never),
        'The argument of poll must be the handle that create returned, not a key or an id: ',
      ],
      [
        process().onUpdate('id' as never),
        'The argument of onUpdate must be an update of createCallbackHandler: createCallbackHandler({ onUpdate: creates.onUpdate }).',
      ],
    );
    const withOptions = process().create as (...args: unknown[]) => Promise<unknown>;
    wrong.push([
      withOptions.call(process(), 'b', video(), { signal: AbortSignal.abort() }),
      'The arguments of create must be a key and a task, which has the options: create(key, { generator, request, options }). Nothing was sent.',
    ]);
    for (const [call, message] of wrong) {
      const error = await failure(call);
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message.startsWith(message), error.message).toBe(true);
    }
    expect(creates()).toBe(1);
  });

  it('ends the reason of a store with one full stop', async () => {
    const records = { ...memoryRecords(), read: () => Promise.reject(new Error('Select a database first.')) };
    const error = await failure(setup({}, records).process().create('a', video()));
    expect(error.message).toBe(
      'The records could not be read: Select a database first. Nothing was sent by this call.',
    );
  });

  it('reports that records need a folder if the path is a file', async () => {
    const error = await failure(setup({}, folderRecords('package.json')).process().create('a', video()));
    expect(error.message).toMatch(
      /^folderRecords: .*package\.json is a file, or below a file\. Pass the path of a folder\./,
    );
    expect(error).toBeInstanceOf(ConfigurationError);
  });

  it('reports that ~ is not expanded', () => {
    const help = ': ~ is not expanded: use os.homedir() as in join(homedir(), "creates").';
    expect(() => folderRecords('~/creates')).toThrow(`folderRecords${help}`);
    expect(() => fileRecords('~/creates')).toThrow(`fileRecords${help}`);
  });

  it('explains how to create a missing table of PostgreSQL', async () => {
    const missing = Object.assign(new Error('relation "media.creates" does not exist'), { code: '42P01' });
    const records = postgresRecords({ query: () => Promise.reject(missing) }, { table: 'media.creates' });
    const error = await failure(setup({}, records).process().create('a', video()));
    expect(error.message).toBe(
      'The records could not be read: there is no table media.creates. Create it with records.createTable(). Nothing was sent by this call.',
    );
  });
});

it('rejects recordsTests without a function that opens the store, before it makes a test', () => {
  const test = () => expect.unreachable();
  expect(() => recordsTests({ test } as never)).toThrow('recordsTests needs test and open: see its options.');
});
