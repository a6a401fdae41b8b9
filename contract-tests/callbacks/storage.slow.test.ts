import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createStorage, prefixStorage, type Storage } from 'unstorage';
import files from 'unstorage/drivers/fs-lite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type InboxStorage, storageInbox } from '../../src/callbacks/index.js';
import { newFolder } from '../support/new-folder.js';
import { gate, open, post, record, soon, taskCallback } from './setup.js';

/** Identifiers that a store may take for each other, or for something else. */
const identifiers = [
  'a',
  'A',
  'a:b',
  'a/b',
  'a\\b',
  'a::b',
  ':a',
  'a:',
  '..',
  '.',
  '../../a',
  'a$',
  '$',
  'a?b',
  'a?c',
  ' a',
  'a ',
  'a_',
  'a_003a',
  '_0061',
  '__',
  '__proto__',
  'constructor',
  '*',
  'a\u0000',
  '\u00012',
  '\u0012',
  'ü',
  'u\u0308',
  '🎬',
  '\ud83c',
  '\udfac',
  '\ufffd',
  'null',
  'x'.repeat(199),
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(202),
  'X'.repeat(100_000),
  `${'X'.repeat(100_000)}:`,
];

const inMemory = async () => createStorage();
const inFiles = async () => {
  const base = newFolder();
  return createStorage({ driver: files({ base }) });
};
const storages: [string, () => Promise<Storage>][] = [
  ['in memory', inMemory],
  ['in files', inFiles],
  ['in a part of another', async () => prefixStorage(createStorage(), 'shop')],
  [
    'in a mount of another',
    async () => {
      const storage = createStorage();
      storage.mount('genmedia', (await inFiles()).getMount('').driver);
      return storage;
    },
  ],
];

describe.each(storages)('a storage %s', (_, make) => {
  it('distinguishes all identifiers, and reports each task once', async () => {
    const inbox = storageInbox(await make());
    const { callbacks, updates, errors } = open({ inbox, updateTimeout: 60_000 });
    for (const state of ['processing', 'processing', 'success', 'processing'] as const) {
      const responses = await Promise.all(identifiers.map((id) => post(callbacks, taskCallback(id, state))));
      expect(responses.map(({ status }) => status)).toEqual(identifiers.map(() => 200));
    }
    expect(errors).toEqual([]);
    for (const state of ['processing', 'success']) {
      const reported = updates.filter((update) => update.state === state).map(({ taskId }) => taskId);
      expect(reported.sort()).toEqual([...identifiers].sort());
    }
  });

  it('notifies another handler, which listens to all identifiers', async () => {
    const storage = await make();
    const one = open({ inbox: storageInbox(storage) });
    const two = open({ inbox: storageInbox(storage) });
    const received: string[] = [];
    const half = identifiers.filter((_, index) => index % 2 === 0);
    await Promise.all(half.map((id) => post(one.callbacks, taskCallback(id, 'success'))));
    for (const id of identifiers) onTestFinished(two.callbacks.listen(id, () => received.push(id)));
    await expect.poll(() => [...received].sort(), soon).toEqual([...half].sort());
  });

  it('returns a state for each task that is asked for, in their order', async () => {
    const inbox = storageInbox(await make());
    await record(inbox, 'b', 'processing');
    await record(inbox, 'a:b', 'success');
    expect(await inbox.latest(['a:b', 'a', 'b', 'b'])).toEqual(['success', undefined, 'processing', 'processing']);
  });
});

it('writes files with short and plain names', async () => {
  const base = newFolder();
  const inbox = storageInbox(createStorage({ driver: files({ base }) }));
  for (const id of identifiers) await record(inbox, id, 'success');
  const names = await readdir(join(base, 'genmedia', 'callbacks'));
  expect(names).toHaveLength(identifiers.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9_-]{1,200}$/);
  expect(await readdir(base)).toEqual(['genmedia']);
});

it('ignores a value that is not a state of a task', async () => {
  const storage = createStorage();
  const inbox = storageInbox(storage);
  for (const value of [1, true, null, { state: 'success' }, ['success'], 'nonsense']) {
    await storage.setItem('genmedia:callbacks:a', value);
    const { callbacks, states } = open({ inbox });
    expect((await post(callbacks, taskCallback('a', 'processing'))).status).toBe(200);
    expect(states()).toEqual(['processing']);
  }
});

it('reads a storage that returns items in another order, with other forms of their keys', async () => {
  const items: Record<string, string> = {};
  const storage: InboxStorage = {
    getItems: async (keys) => keys.map((key) => ({ key: key.replaceAll(':', '::'), value: items[key] })).reverse(),
    setItem: async (key, value) => {
      items[key] = value;
    },
  };
  const inbox = storageInbox(storage);
  await record(inbox, 'a', 'processing');
  await record(inbox, 'b', 'success');
  expect(await inbox.latest(['a', 'b', 'c'])).toEqual(['processing', 'success', undefined]);
});

describe.each<[string, (storage: Storage) => InboxStorage]>([
  ['that can remove', (storage) => storage],
  ['that cannot remove', ({ getItems, setItem }) => ({ getItems: (keys) => getItems(keys), setItem })],
])('claims in a storage %s', (_, only) => {
  const ends = ['success', 'failed'];
  const claimOf = (state: string, owner: string, lease = 60_000) => ({
    ...{ state, owner, lease },
    supersededBy: ends.includes(state) ? ends : [state, ...ends],
  });

  it('keeps a claim for one owner at a time, until it is completed, released or expired', async () => {
    const storage = only(createStorage());
    const [one, two] = [storageInbox(storage), storageInbox(storage)];
    expect(await one.claim('a', claimOf('processing', 'one'))).toBe('claimed');
    expect(await one.claim('a', claimOf('processing', 'one'))).toBe('claimed');
    expect(await two.claim('a', claimOf('success', 'two'))).toBe('busy');
    await two.release('a', claimOf('success', 'two'));
    expect(await two.claim('a', claimOf('success', 'two'))).toBe('busy');
    await one.release('a', claimOf('processing', 'one'));
    expect(await two.claim('a', claimOf('success', 'two', 1))).toBe('claimed');
    await expect.poll(() => one.claim('a', claimOf('processing', 'one')), soon).toBe('claimed');
    await one.complete('a', claimOf('processing', 'one'));
    expect(await two.claim('a', claimOf('processing', 'two'))).toBe('handled');
    expect(await two.claim('a', claimOf('success', 'two'))).toBe('claimed');
  });

  it('does not set a state back, and does not end claims of others', async () => {
    const inbox = storageInbox(only(createStorage()));
    await inbox.complete('a', claimOf('success', 'two'));
    expect(await inbox.claim('b', claimOf('processing', 'two'))).toBe('claimed');
    await inbox.complete('a', claimOf('processing', 'one'));
    await inbox.complete('b', claimOf('processing', 'one'));
    expect(await inbox.latest(['a', 'b'])).toEqual(['success', 'processing']);
    expect(await inbox.claim('b', claimOf('success', 'one'))).toBe('busy');
  });

  it('has a second machine wait for the first when it comes a moment later', async () => {
    const storage = only(createStorage());
    const { open: letGo, opened } = gate();
    let begun = 0;
    const onUpdate = () => {
      begun += 1;
      return opened;
    };
    const [one, two] = [
      open({ inbox: storageInbox(storage), onUpdate }),
      open({ inbox: storageInbox(storage), onUpdate }),
    ];
    const first = post(one.callbacks, taskCallback('a', 'success'));
    await expect.poll(() => begun, soon).toBe(1);
    const second = post(two.callbacks, taskCallback('a', 'success'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    letGo();
    expect([(await first).status, (await second).status, begun]).toEqual([200, 200, 1]);
  });
});

it('leaves only states in a storage that can remove', async () => {
  const storage = createStorage();
  const { callbacks } = open({ inbox: storageInbox(storage) });
  for (const id of ['a', 'b']) await post(callbacks, taskCallback(id, 'success'));
  expect((await storage.getKeys()).sort()).toEqual(['genmedia:callbacks:a', 'genmedia:callbacks:b']);
});
