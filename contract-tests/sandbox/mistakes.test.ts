import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigurationError } from '../../src/index.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { openStore, serve } from '../../src/sandbox/node/index.js';
import { newFolder } from '../support/new-folder.js';
import { clientOf, open, request } from './setup.js';

/** The body of a rejection. */
interface Rejection {
  error: { message: string };
}

describe('a path that the service does not have', () => {
  it.each([
    ['/ent/v2/ent/v2/text2video', '/ent/v2/text2video'],
    ['/text2video', '/ent/v2/text2video'],
    ['/ent/v2/text2video/', '/ent/v2/text2video'],
    ['/ent/v2/text2vide', '/ent/v2/text2video'],
    ['/nothing', undefined],
  ])('names for the path %s the path that was meant: %s', async (path, meant) => {
    const response = await open().fetch(`http://localhost${path}`, {
      method: 'POST',
      headers: { authorization: 'Token key', 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const { error } = (await response.json()) as Rejection;
    const help = meant === undefined ? '' : ` Did you mean ${meant}?`;
    expect([response.status, error.message]).toEqual([404, `The service has no path ${path}.${help}`]);
  });
});

it('says where the key is set if another one is sent', async () => {
  const headers = { authorization: 'Token other' };
  const response = await open({ apiKey: 'right' }).fetch('http://localhost/ent/v2/subjects', { headers });
  expect(((await response.json()) as Rejection).error.message).toBe(
    'The header Authorization carries another key. This sandbox accepts only the one that it was started with: apiKey, or genmedia sandbox --api-key. Send that one.',
  );
});

describe('mistakes in code', () => {
  it.each<[string, (sandbox: Sandbox) => unknown, string]>([
    [
      'tasks',
      (sandbox) => sandbox.tasks('all' as never),
      'The argument of tasks must be a whole number of at least 0, not "all".',
    ],
    [
      'requests',
      (sandbox) => sandbox.requests({} as never),
      'The argument of requests must be a whole number of at least 0, not an object.',
    ],
    [
      'callbacks',
      (sandbox) => sandbox.callbacks(-1),
      'The argument of callbacks must be a whole number of at least 0, not -1.',
    ],
    [
      'reset',
      (sandbox) => sandbox.reset({ keepclock: true } as never),
      'reset has no option keepclock. Did you mean keepClock?',
    ],
    ['reset', (sandbox) => sandbox.reset(true as never), 'The options of reset must be an object with keepClock'],
    [
      'setFaults',
      (sandbox) => sandbox.setFaults(['lost'] as never),
      'A fault is an object such as { "fault": "lost" }, not the string lost.',
    ],
  ])('says what the argument of %s must be', async (_, run, message) => {
    const sandbox = open();
    await expect((async () => run(sandbox))()).rejects.toThrow(message);
    await expect((async () => run(sandbox))()).rejects.toBeInstanceOf(ConfigurationError);
  });

  it.each([{ isolate: 'key' } as const, {}])('says that the argument of forKey of %j must be a key', (options) => {
    const sandbox = open(options);
    for (const key of [undefined, '', 'two words'])
      expect(() => sandbox.forKey(key as never)).toThrow(
        'The argument of forKey must be the key of a client, its option apiKey',
      );
    expect(() => sandbox.forKey('two words')).not.toThrow('two words');
  });

  it('says that the first argument of fetch must be a whole URL', async () => {
    await expect(open().fetch('/ent/v2/subjects')).rejects.toThrow(
      'The first argument of the fetch of a sandbox must be a whole URL, such as http://localhost/ent/v2/subjects, not /ent/v2/subjects.',
    );
    await expect(open().fetch('ent/v2/subjects')).rejects.toThrow(
      'such as http://localhost/ent/v2/subjects, not ent/v2/',
    );
    await expect(open().fetch(undefined as never)).rejects.toThrow('must be a whole URL, such as http://localhost/');
  });

  it('says where to find a task that it does not have, or that is not a film', async () => {
    const gen = clientOf(open());
    await expect(gen.tasks.get('nobody')).rejects.toThrow(
      'This sandbox has no task nobody. tasks(), or GET /_sandbox/tasks, lists those that it has.',
    );
    const { id } = await gen.text2video.create(request);
    await expect(gen.adFilm.get(id)).rejects.toThrow(
      `Task ${id} is not a film. Read it with getTaskCreations: GET /ent/v2/tasks/${id}/creations.`,
    );
  });

  it('says what was passed in place of the id of a task', async () => {
    const sandbox = open();
    const gen = clientOf(sandbox);
    const { id } = await gen.text2video.create(request);
    await sandbox.finish(id);
    const task = await gen.tasks.get(id);
    const creation = task.state === 'success' ? `${task.creations[0]?.id}` : '';
    const wrong: [string, string][] = [
      [creation, `: that is a creation of task ${id}. Pass the id of the task.`],
      ['task.json', ': that may be the name of a file. Read the file, and pass the id or the handle in it, parsed'],
      ['out/task', ': that may be the name of a file.'],
      ['https://example.com/result', ': that is a URL. Pass the id of its task.'],
      ['undefined', ': that is not an id, but was written in its place. Pass the id.'],
      ['{id}', ': that is '],
      ['nobody-1', '. tasks(), or GET /_sandbox/tasks, lists those that it has.'],
    ];
    const paths = (of: string) => `http://localhost/ent/v2/tasks/${encodeURIComponent(of)}/creations`;
    for (const [passed, message] of wrong) {
      const response = await sandbox.fetch(paths(passed), { headers: { authorization: 'Token k' } });
      const { error } = (await response.json()) as Rejection;
      expect([response.status, error.message]).toEqual([
        404,
        expect.stringContaining(`This sandbox has no task ${passed}${message}`),
      ]);
      await expect(sandbox.finish(passed)).rejects.toThrow(`This sandbox has no task ${passed}${message}`);
    }
    const json = await sandbox.fetch(paths('{"id":"7"}'), { headers: { authorization: 'Token k' } });
    expect(((await json.json()) as Rejection).error.message).toContain(': that is JSON. Parse it, and pass the task');
  });

  it('says that openStore needs the path of a folder', async () => {
    const folder = newFolder();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openStore(undefined as never)).rejects.toThrow('The store needs the path of a folder');
    await expect(openStore('~/state')).rejects.toThrow(
      'The folder ~/state cannot be opened: ~ is not expanded: use os.homedir() as in join(homedir(), "state").',
    );
    await expect(openStore('')).rejects.toThrow('The store needs the path of a folder');
    await expect(openStore(file)).rejects.toThrow(
      'There is a file of that name. Choose another folder (--data of the command).',
    );
    const store = openStore(join(folder, 'other'));
    expect(() => open({ store: store as never })).toThrow('such as await openStore(folder)');
    await (await store).close?.();
  });

  it('says that the host of serve must be one of this machine', async () => {
    // Of the addresses for documentation: no machine has it.
    const served = serve(open(), { port: 0, host: '192.0.2.1' });
    await expect(served).rejects.toThrow('192.0.2.1 is not a host of this machine. It listens on 127.0.0.1 by default');
  });
});

it('says what a body of the controls must be instead of an array', async () => {
  const response = await open().fetch('http://localhost/_sandbox/faults', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '[{ "fault": "lost" }]',
  });
  const { error } = (await response.json()) as Rejection;
  expect([response.status, error.message]).toEqual([
    422,
    'The body must be an object with "faults", not an array: { "faults": … }.',
  ]);
});

it('quotes a duration without a unit, since a number would be accepted', async () => {
  await expect(open().advance('30' as never)).rejects.toThrow('or a number of milliseconds from 0, not "30".');
});

it('says what to pass for a port that is taken, and for a host that is not here', async () => {
  const first = await serve(open(), { port: 0 });
  onTestFinished(first.close);
  const port = Number(new URL(first.url).port);
  const second = serve(open(), { port });
  await expect(second).rejects.toThrow(ConfigurationError);
  await expect(second).rejects.toThrow(`Port ${port} is taken (EADDRINUSE). Pass another port, or 0 for any free one.`);
  await expect(serve(open(), { port: 0, host: 'http://127.0.0.1' })).rejects.toThrow(
    'host http://127.0.0.1 is not a host of this machine.',
  );
});

it('creates nothing when it is closed, and says so', async () => {
  const sandbox = open();
  const gen = clientOf(sandbox, { retries: 5 });
  await sandbox.close();
  let requests = 0;
  const counting = gen.withOptions({
    onEvent: ({ type }) => {
      if (type === 'request') requests += 1;
    },
  });
  const error = await counting.text2video.create(request).then(
    () => undefined,
    (cause: Error) => cause,
  );
  expect(error?.message).toBe(
    'createText2Video was rejected with status 410: The sandbox was closed. Create another one, or close it later.',
  );
  expect(requests).toBe(1);
  expect(sandbox.tasks()).toEqual([]);
});
