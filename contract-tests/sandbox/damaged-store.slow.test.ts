import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { createSandbox, type Entry } from '../../src/sandbox/index.js';
import { openStore } from '../../src/sandbox/node/index.js';
import { newFolder } from '../support/new-folder.js';
import { clientOf, openStopped, request } from './setup.js';

/** A store with 60 tasks, each in a line of its own. */
const whole = newFolder(afterAll);
const taskIds: string[] = [];
beforeAll(async () => {
  const sandbox = createSandbox({ speed: 0, store: await openStore(whole) });
  const gen = clientOf(sandbox);
  for (let count = 0; count < 60; count += 1) {
    const payload = `\u2028🚀${crypto.randomUUID()}`;
    taskIds.push((await gen.text2video.create({ ...request, payload })).id);
  }
  await gen.subjects.create({ name: 'Ada' });
  await sandbox.close();
});

let reported: string[] = [];
beforeEach(() => {
  reported = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((message) => void reported.push(message));
  onTestFinished(() => spy.mockRestore());
});

/** A copy of it that a test may break. */
function copy() {
  const folder = newFolder();
  cpSync(whole, folder, { recursive: true });
  return { folder, file: join(folder, 'sandbox.jsonl') };
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(0, -1);
const lineOf = (file: string, id: string) => linesOf(file).findIndex((line) => line.includes(`"task:${id}"`));

/** Changes one byte of a file. */
function flip(file: string, at: number) {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] as number) ^ 0x55;
  writeFileSync(file, bytes);
}

const contentsOf = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);

const idsIn = async (folder: string) => {
  const { sandbox } = openStopped({ store: await openStore(folder) });
  const ids = sandbox.tasks().map(({ id }) => id);
  await sandbox.close();
  return ids.reverse();
};

describe('a store with damaged lines', () => {
  it('loses only the line of a store in which a byte has changed, says so, and keeps a copy', async () => {
    const { folder, file } = copy();
    const damagedId = taskIds[20] as string;
    const number = lineOf(file, damagedId) + 1;
    const before = readFileSync(file);
    flip(file, before.indexOf(damagedId) + 200);
    const damaged = readFileSync(file);
    expect(await idsIn(folder)).toEqual(taskIds.filter((id) => id !== damagedId));
    expect(reported).toEqual([
      `Line ${number} of ${file} is damaged. The sandbox continues without what it stored. The file as it was is ${file}.damaged.`,
    ]);
    expect(readFileSync(`${file}.damaged`)).toEqual(damaged);
    expect(await idsIn(folder)).toHaveLength(59);
    expect(reported).toHaveLength(1);
  });

  it('loses at most two lines of a store, wherever a byte has changed', async () => {
    const { file } = copy();
    const { size } = statSync(file);
    for (const share of [0, 0.1, 0.33, 0.5, 0.9, 0.9999]) {
      const { folder, file: other } = copy();
      flip(other, Math.floor(size * share));
      expect((await idsIn(folder)).length, `byte at ${share}`).toBeGreaterThanOrEqual(58);
      expect(reported.splice(0), `byte at ${share}`).toHaveLength(1);
    }
  });

  it('loses only the last line of a store that a kill has cut, and appends to the others', async () => {
    const { folder, file } = copy();
    appendFileSync(file, linesOf(file)[5]?.slice(0, 100) ?? '');
    const { sandbox, gen } = openStopped({ store: await openStore(folder) });
    expect(sandbox.tasks()).toHaveLength(60);
    expect(reported.splice(0)).toEqual([expect.stringMatching(/^Line \d+ of .* is damaged\. .* what it stored\.$/)]);
    const { id } = await gen.text2video.create(request);
    await sandbox.close();
    expect(await idsIn(folder)).toEqual([...taskIds, id]);
    expect(reported).toEqual([]);
    expect(readdirSync(folder)).toEqual(['sandbox.jsonl']);
  });

  it.each([
    ['is not a store', 'A shopping list\nMilk\n'],
    ['has only damaged lines', '{"crc":"00000000","entries":[["clock",5]]}\n'],
  ])('does not open or change a file that %s', async (_, text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'sandbox.jsonl'), text);
    const before = contentsOf(folder);
    await expect(openStore(folder)).rejects.toThrow(
      `The folder ${folder} has no state that a sandbox can continue with: no line of its file sandbox.jsonl can be read. Nothing in it was deleted. Move it away, or use another folder`,
    );
    expect(contentsOf(folder)).toEqual(before);
  });

  it('ends genmedia sandbox with a sentence if its store cannot be read', { timeout: 60_000 }, async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'sandbox.jsonl'), 'A shopping list\n');
    const port = `${await reservePort()}`;
    const args = ['--import', 'tsx', 'src/cli/main.ts', 'sandbox', '--port', port, '--data', folder];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void child.kill());
    let message = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      message += text;
    });
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(message).toContain('no line of its file sandbox.jsonl can be read');
    expect(message).toContain('--data');
  });
});

describe('the file of a store', () => {
  const sizeOf = (folder: string) => statSync(join(folder, 'sandbox.jsonl')).size;

  it('compacts the file of a store to one line for each entry at start', async () => {
    const { folder, file } = copy();
    const { sandbox, gen } = openStopped({ store: await openStore(folder) });
    for (let count = 0; count < 20; count += 1) await sandbox.advance('1h');
    const grown = sizeOf(folder);
    await gen.subjects.list();
    await sandbox.close();
    expect(await idsIn(folder)).toEqual(taskIds);
    expect(sizeOf(folder)).toBeLessThan(grown);
    // The clock is written once more when the sandbox is closed.
    expect(linesOf(file)).toHaveLength(60 + 1 + 1 + 1);
  });

  it('compacts the file of a store while it is in use', { timeout: 60_000 }, async () => {
    const folder = newFolder();
    const { sandbox, gen } = openStopped({ store: await openStore(folder), maxTasks: 10 });
    const created: string[] = [];
    const payload = 'x'.repeat(20_000);
    for (let count = 0; count < 600; count += 1)
      created.push((await gen.text2video.create({ ...request, payload })).id);
    expect(sizeOf(folder)).toBeLessThan(5_000_000);
    await sandbox.close();
    expect(await idsIn(folder)).toEqual(created.slice(-10));
    expect(reported).toEqual([]);
  });
});

/** A line as a store writes it. */
function toLine(entries: unknown): string {
  const text = JSON.stringify(entries);
  return `{"crc":"${crc32(text).toString(16).padStart(8, '0')}","entries":${text}}\n`;
}

describe('a store with entries of another shape', () => {
  const taskIn = (folder: string): Record<string, unknown> => {
    const line = linesOf(join(folder, 'sandbox.jsonl'))[lineOf(join(folder, 'sandbox.jsonl'), taskIds[0] as string)];
    return JSON.parse(line as string).entries[0][1];
  };
  const task = (change: (task: Record<string, unknown>) => unknown) => (folder: string) => {
    const kept = taskIn(folder);
    return [`task:${taskIds[0]}`, change(kept) ?? kept];
  };
  const broken: [what: string, change: (folder: string) => unknown, message: string][] = [
    ['a task that is null', task(() => 'x'), 'Its value is missing or has the wrong type'],
    ['a task without a creation', task((kept) => void delete kept.creation), 'Its creation is missing'],
    [
      'a task that creates something unknown',
      task((kept) => ({ ...kept, creation: { kind: 'dance' } })),
      'Its creation.kind is',
    ],
    ['a task without a time', task((kept) => ({ ...kept, endsAt: 'soon' })), 'Its endsAt is'],
    ['a task of an unknown operation', task((kept) => ({ ...kept, operation: 'toString' })), 'Its operation is'],
    ['a task with another id', task((kept) => ({ ...kept, id: 'other' })), 'Its id does not match its key'],
    [
      'a task with an invalid callback',
      task((kept) => ({ ...kept, deliveries: [{ url: 5 }] })),
      'Its deliveries[0].taskId is',
    ],
    [
      'a film with an invalid segment',
      task((kept) => ({ ...kept, kind: 'film', film: { segments: [5] } })),
      'Its film.segments[0] is',
    ],
    ['a film without its parts', task((kept) => ({ ...kept, kind: 'film' })), 'Its film is missing'],
    ['a part of no film', task((kept) => ({ ...kept, kind: 'film-part', part: {} })), 'Its part.filmId is missing'],
    ['a one-click task without steps', task((kept) => ({ ...kept, kind: 'one-click', request: {} })), 'Its steps is'],
    ['a one-click step without a body', task((kept) => ({ ...kept, kind: 'one-click-step' })), 'Its request is'],
    ['a task of an unknown kind', task((kept) => ({ ...kept, kind: 'toString' })), 'Its kind is'],
    ['a clock that is a string', () => ['clock', 'noon'], 'The entry "clock" cannot be read'],
    ['a subject without fields', () => ['subject:a', { id: 'a', number: 1 }], 'Its fields is missing'],
    [
      'an entry of another program',
      () => ['users!7', { name: 'Ada' }],
      'The entry "users!7" was not written by a sandbox of this version',
    ],
  ];

  it.each(broken)('does not open a store with %s, and says so', async (_, change, message) => {
    const { folder, file } = copy();
    appendFileSync(file, toLine([change(folder)]));
    const before = contentsOf(folder);
    for (let count = 0; count < 2; count += 1) {
      const error: Error = await openStore(folder).then(
        () => new Error('It was opened.'),
        (reason) => reason,
      );
      expect(error.message).toContain(
        `The folder ${folder} has no state that a sandbox can continue with: The entry "`,
      );
      expect(error.message).toContain(message);
    }
    expect(contentsOf(folder)).toEqual(before);
  });

  it('rejects entries of another shape in createSandbox too, with any store', async () => {
    const entries: Entry[] = [['task:a', { id: 'a' }]];
    expect(() => createSandbox({ store: { entries, write: async () => {} } })).toThrow(
      'The entry "task:a" cannot be read. Its kind is missing or has the wrong type.',
    );
  });
});
