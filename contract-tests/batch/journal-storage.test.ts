import { createStorage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs';
import { expect, it } from 'vitest';
import { type JournalEntry, type JournalStorage, storageJournal } from '../../src/batch/index.js';
import { newFolder } from '../support/new-folder.js';
import { setupQuickTasks } from './file-setup.js';
import { outcomeOf } from './journal-setup.js';
import { upTo, videos } from './setup.js';

const drivers: [name: string, make: () => JournalStorage][] = [
  ['memory', () => createStorage()],
  ['files', () => createStorage({ driver: fsDriver({ base: newFolder() }) })],
];

it.each(drivers)('continues after an abort from a storage (%s), in order, and sends nothing twice', async (_, make) => {
  const storage = make();
  const { gen, sandbox, soon } = setupQuickTasks();
  const controller = new AbortController();
  const first = gen.batch(videos(30), {
    ...soon,
    journal: storageJournal(storage),
    concurrency: 4,
    signal: controller.signal,
    onUpdate: ({ index, task }) => index === 11 && !task && controller.abort(),
  });
  await first.results;
  const made = sandbox.tasks(100).length;
  expect(made).toBeLessThan(30);
  const second = await gen.batch.resume(storageJournal(storage), soon);
  expect((await second.results).map(outcomeOf)).toEqual(upTo(30).map((index) => `done ${index}`));
  expect(sandbox.tasks(100)).toHaveLength(30);

  const third = await gen.batch.resume(storageJournal(storage), soon);
  expect((await third.results).map(outcomeOf)).toEqual(upTo(30).map((index) => `done ${index}`));
  expect(sandbox.tasks(100)).toHaveLength(30);
});

it('keeps many entries in order, and batches with different prefixes apart', async () => {
  const storage = createStorage();
  const entries = upTo(1234).map((index): JournalEntry => ({ type: 'unsent', index }));
  const journal = storageJournal(storage, { prefix: 'films:monday' });
  await journal.append(entries.slice(0, 1000));
  await Promise.all(entries.slice(1000).map((entry) => journal.append([entry])));
  await storageJournal(storage, { prefix: 'films:tuesday' }).append(entries.slice(0, 3));
  const few = storageJournal(storage, { prefix: 'films' });
  await few.append(entries.slice(0, 2));
  const read: JournalEntry[] = [];
  for await (const entry of await storageJournal(storage, { prefix: 'films:monday' }).read()) read.push(entry);
  expect(read).toEqual(entries);
  // The prefixes of the others begin with this one.
  const own: JournalEntry[] = [];
  for await (const entry of await few.read()) own.push(entry);
  expect(own).toEqual(entries.slice(0, 2));
});

it.each(upTo(6))(
  'starts a batch after a kill while its items were written to a storage, with key %i missing',
  async (missing) => {
    const storage = createStorage();
    const { gen, posts, soon } = setupQuickTasks();
    let written = 0;
    const dying: JournalStorage = {
      getKeys: (base) => storage.getKeys(base),
      getItems: (keys) => storage.getItems(keys),
      setItem: async (key, value) => {
        if (key.endsWith(`:${missing}`)) await new Promise(() => {});
        await storage.setItem(key, value);
        written += 1;
      },
    };
    gen.batch(videos(5), { journal: storageJournal(dying) });
    await expect.poll(() => written).toBe(5);
    await expect(gen.batch.resume(storageJournal(storage))).rejects.toThrow('The journal holds no batch');
    const films = await gen.batch.resume(storageJournal(storage), { ...soon, items: videos(5) });
    expect((await films.results).map(outcomeOf)).toEqual(upTo(5).map((index) => `done ${index}`));
    expect(posts()).toBe(5);
  },
);

it('reports a missing item of a batch that has sent requests', async () => {
  const storage = createStorage();
  const { gen, posts, soon } = setupQuickTasks();
  await gen.batch(videos(3), { ...soon, journal: storageJournal(storage) }).results;
  await storage.removeItem('genmedia:journal:2');
  await expect(gen.batch.resume(storageJournal(storage), { items: videos(3) })).rejects.toThrow('out of place');
  expect(posts()).toBe(3);
});

it('ends the batch when the storage fails, and ignores a value that is not JSON', async () => {
  const { gen, posts } = setupQuickTasks();
  const storage = createStorage();
  const failing: JournalStorage = {
    getKeys: (base) => storage.getKeys(base),
    getItems: (keys) => storage.getItems(keys),
    setItem: () => Promise.reject(new Error('READONLY')),
  };
  const [result] = await gen.batch(videos(1), { journal: storageJournal(failing) }).results;
  expect(result?.error?.message).toBe('The request was not sent. The journal could not be written: READONLY');
  await storage.setItem('genmedia:journal:0', 'hello');
  await expect(gen.batch.resume(storageJournal(storage))).rejects.toThrow('The journal holds no batch');
  expect(posts()).toBe(0);
});

it.each<[what: string, storage: unknown, options: unknown, said: string]>([
  ['no storage', undefined, {}, 'The first argument of storageJournal must be a storage'],
  [
    'a storage that cannot read',
    { getKeys: () => [], setItem: () => {} },
    {},
    'The first argument of storageJournal must be a storage',
  ],
  ['an empty prefix', createStorage(), { prefix: '' }, 'prefix must be made of letters'],
  ['a prefix with a slash', createStorage(), { prefix: 'a/b' }, 'prefix must be made of letters'],
  ['an unknown option', createStorage(), { ttl: 5 }, 'storageJournal has no option ttl. It has prefix.'],
])('rejects %s', (_, storage, options, message) => {
  expect(() => storageJournal(storage as JournalStorage, options as object)).toThrow(message);
});
