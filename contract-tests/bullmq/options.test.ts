import { describe, expect, it, onTestFinished } from 'vitest';
import { createMediaQueue, createMediaWorker } from '../../src/bullmq/index.js';
import { ConfigurationError, GenMedia } from '../../src/index.js';

const connection = { port: 1, lazyConnect: true };
const gen = new GenMedia({ baseUrl: 'http://sandbox.test', apiKey: 'key' });

describe('invalid options', () => {
  it.each([
    [{ connection: undefined }, 'connection is missing'],
    [{ connection: 7 }, 'connection must be a connection of BullMQ'],
    [
      { connection: 'redis://:secret@127.0.0.1' },
      'connection must be an object, such as { host, port } or { url }, not a string.',
    ],
    [{ name: 'a:b' }, 'name must be a string without colons'],
    [{ nmae: 'media' }, 'createMediaQueue has no option nmae'],
    [{ backend: 'postgres' }, 'backend must be a function'],
  ])('rejects the options %o of a queue', (wrong, message) => {
    const create = () => createMediaQueue({ connection, ...wrong } as never);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
  });

  it.each(['a:b', '12', '', 7])('rejects the jobId %j, and adds nothing', async (jobId) => {
    const queue = createMediaQueue({ connection, onError: () => {} });
    onTestFinished(() => queue.close());
    const add = queue.add({ generator: 'text2video', request: {} as never }, { jobId: jobId as string });
    await expect(add).rejects.toThrow(ConfigurationError);
    await expect(add).rejects.toThrow('jobId must be a string without colons that is not a number, not ');
  });

  it.each<[item: unknown, options: unknown, message: string]>([
    [
      { generator: 'text2vid', request: {} },
      {},
      'The job has no generator text2vid. Did you mean text2video? There are text2',
    ],
    [
      'text2video',
      { model: 'genq2' },
      'The job must be a request, { generator, request }, or a handle, such as { id }, not "text2video".',
    ],
    [
      { generator: 'adFilm', request: { seed: 1n } },
      {},
      'The job: A request is JSON: strings, finite numbers, booleans, arrays and objects, without cycles. seed is something else: BigInt.',
    ],
    [
      { generator: 'adFilm', request: { images: [Promise.resolve('data:')] } },
      {},
      'without cycles. images[0] is something else: Promise, which must be awaited.',
    ],
    [{ generator: 'adFilm' }, {}, 'The job has no request: it must be an object, not undefined.'],
    [{ generator: 'adFilm', request: {}, optons: {} }, {}, 'The job has no field optons. Did you mean options?'],
    [
      { generator: 'adFilm', request: {}, options: { timeot: 5 } },
      {},
      'The job: a call has no option timeot. Did you mean timeout?',
    ],
    [
      { generator: 'adFilm', request: {}, options: { onSending: () => {} } },
      {},
      'The job: onSending cannot be stored in a queue.',
    ],
    [
      { generator: 'adFilm', request: {}, options: { signal: new AbortController().signal } },
      {},
      'The job: options.signal must be left out: a signal cannot end one item',
    ],
    ['order-7', {}, 'The job must be a request, { generator, request }, or a handle, such as { id }, not "order-7".'],
    [
      {},
      {},
      'The job has neither a generator nor an id: pass a request, { generator, request }, or a handle, such as { id }.',
    ],
    [{ id: 'a1' }, { jobID: 'order-7' }, 'add has no option jobID. Did you mean jobId?'],
    [
      { id: 'a1' },
      { attempts: 3 },
      'add has no option attempts. It has jobId, priority, delay, removeOnComplete, removeOnFail.',
    ],
    [{ id: 'a1' }, { priority: -1 }, 'priority must be a whole number from 0 to 2097152, not -1.'],
    [{ id: 'a1' }, { delay: '5s' }, 'delay must be a whole number of milliseconds, at least 0, not "5s".'],
    [
      { id: 'a1', generator: 'text2video', request: {} },
      {},
      'The job has an id and a request: an id is that of a task that exists. Pass a request, { generator, request }, or',
    ],
    [Promise.resolve({ id: 'a1' }), {}, 'such as { id }, not a Promise, which must be awaited.'],
    [{ id: 'a1' }, { removeOnFail: 'yes' }, 'removeOnFail must be true, false, a number of jobs'],
    [{ id: 'a1' }, 'order-7', 'The job: options must be options of a job, not "order-7".'],
  ])('rejects the job %o with the options %o, and adds nothing', async (item, options, message) => {
    const queue = createMediaQueue({ connection, onError: () => {} });
    onTestFinished(() => queue.close());
    const add = queue.add(item as never, options as never);
    await expect(add).rejects.toThrow(ConfigurationError);
    await expect(add).rejects.toThrow(message);
  });

  it.each<[jobs: unknown, message: string]>([
    [{ item: { id: 'a1' } }, 'The argument of addBulk must be an array of { item, options }, not an object.'],
    [[{ item: { id: 'a1' } }, { id: 'a2' }], 'Job 1 of addBulk has no field id.'],
    [[{ item: { id: 'a1' }, option: {} }], 'Job 0 of addBulk has no field option. Did you mean options?'],
    [[{ item: { generator: 'mvv', request: {} } }], 'Job 0 of addBulk has no generator mvv. Did you mean mv?'],
    [[null], 'The options of Job 0 of addBulk must be an object with item, options, not null.'],
  ])('rejects the jobs %o, and adds nothing', async (jobs, message) => {
    const queue = createMediaQueue({ connection, onError: () => {} });
    onTestFinished(() => queue.close());
    const add = queue.addBulk(jobs as never);
    await expect(add).rejects.toThrow(ConfigurationError);
    await expect(add).rejects.toThrow(message);
  });

  it.each<[client: unknown, not: string]>([
    [undefined, 'undefined'],
    [null, 'null'],
    [{}, 'an object'],
    ['key', 'a string'],
    [{ tasks: {} }, 'an object'],
    [{ connection }, 'options, which come second'],
  ])('rejects %o as the client of a worker', (client, not) => {
    const create = () => createMediaWorker(client as never, { connection });
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(
      `The first argument of createMediaWorker must be a client, such as new GenMedia(), not ${not}: createMediaWorker(gen, options).`,
    );
  });

  it.each([
    [{ concurrency: 0 }, 'concurrency must be a whole number of at least 1'],
    [{ maxUnderWay: 1.5 }, 'maxUnderWay must be'],
    [{ rate: { max: 0, duration: 1000 } }, 'rate must be'],
    [{ callbacks: 'yes' }, 'callbacks must be true or false'],
    [{ lockDuration: 999 }, 'lockDuration must be a whole number of milliseconds, at least 1000, not 999.'],
    [{ download: '' }, 'download must be a folder or a function'],
    [
      { download: '~/out' },
      'download must be a folder or a function, not "~/out". ~ is not expanded: use os.homedir() as in join(homedir(), "out").',
    ],
    [{ download: 'package.json' }, 'download must be a folder or a function, and package.json is a file.'],
    [{ deadline: 0 }, 'deadline must be a number of milliseconds above 0'],
    [{ concurency: 5 }, 'Did you mean concurrency?'],
  ])('rejects the options %o of a worker', (wrong, message) => {
    const create = () => createMediaWorker(gen, { connection, ...wrong } as never);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
  });
});

describe('a queue', () => {
  it('adds nothing after the queue was closed, and says so', async () => {
    const queue = createMediaQueue({ connection, onError: () => {} });
    await queue.close();
    const add = queue.add({ generator: 'text2video', request: { model: 'genq2', prompt: 'x' } });
    await expect(add).rejects.toThrow('The queue was closed, so that nothing was added. Open another one.');
  });

  it('says what resolve and onUpdate take, and what a rate is', async () => {
    const queue = createMediaQueue({ connection, onError: () => {} });
    onTestFinished(() => queue.close());
    expect(() => queue.result(Promise.resolve('a') as never)).toThrow('not a Promise, which must be awaited.');
    await expect(queue.resolve('a', 'task-1' as never)).rejects.toThrow(
      'the handle of the task, such as { id }, not "task-1".',
    );
    await expect(queue.resolve('a', { id: '870132\n' })).rejects.toThrow('not one with the id "870132\\n".');
    await expect(queue.onUpdate(undefined as never)).rejects.toThrow(
      'The argument of onUpdate must be an update of createCallbackHandler',
    );
    expect(() => createMediaWorker(gen, { connection, rate: { max: 5 } as never })).toThrow(
      'rate must be an object such as { max: 5, duration: 1000 }, with whole numbers above 0, not {"max":5}.',
    );
  });
});
