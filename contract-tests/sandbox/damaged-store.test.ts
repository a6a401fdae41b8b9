import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { createSandbox, type Entry } from '../../src/sandbox/index.js';
import { openStore } from '../../src/sandbox/node/index.js';
import { clientOf, openStopped, request } from './setup.js';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-damaged-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A store with tables and a log. */
const whole = newFolder();
let taskId = '';
beforeAll(async () => {
  // LevelDB writes a table for the log of the time before, whenever it is opened.
  for (let session = 0; session < 3; session += 1) {
    const sandbox = createSandbox({ speed: 0, store: await openStore(whole) });
    const gen = clientOf(sandbox);
    for (let count = 0; count < 60; count += 1) {
      // What cannot be packed is found again in the file.
      const payload = Array.from({ length: 30 }, () => crypto.randomUUID()).join('');
      taskId = (await gen.text2video.create({ ...request, payload })).id;
    }
    await gen.subjects.create({ name: 'Ada' });
    await sandbox.close();
  }
});

/** A copy of it that a test may break. */
function copy() {
  const folder = newFolder();
  cpSync(whole, folder, { recursive: true });
  return { folder, namesOf: (end: string) => readdirSync(folder).filter((name) => name.endsWith(end)) };
}

/** Changes one byte of a file. */
function flip(file: string, at: number) {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] as number) ^ 0x55;
  writeFileSync(file, bytes);
}

const contentsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('LOG') && name !== 'LOCK')
    .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);

describe('a store whose files have changed', () => {
  it.each(['.ldb', '.log'])('is not opened where a byte of a %s file is another, and stays as it is', async (end) => {
    const { folder, namesOf } = copy();
    const [name = ''] = namesOf(end);
    const { length } = readFileSync(join(folder, name));
    expect(length).toBeGreaterThan(1000);
    for (const share of [0.01, 0.2, 0.5, 0.8, 0.97]) {
      const at = Math.floor(length * share);
      flip(join(folder, name), at);
      const before = contentsOf(folder);
      await expect(openStore(folder), `byte ${at} of ${length}`).rejects.toThrow(
        `The folder ${folder} has no state that a sandbox can continue with: bytes of its file ${name} have changed since they were written. Nothing in it was deleted. Move it away, or use another folder`,
      );
      expect(contentsOf(folder)).toEqual(before);
      flip(join(folder, name), at);
    }
    const { sandbox } = openStopped({ store: await openStore(folder) });
    expect(sandbox.tasks()).toHaveLength(180);
  });

  it('is not taken for a new one where CURRENT is missing', async () => {
    const { folder } = copy();
    rmSync(join(folder, 'CURRENT'));
    const before = contentsOf(folder);
    await expect(openStore(folder)).rejects.toThrow('its file CURRENT is missing. Nothing in it was deleted.');
    expect(contentsOf(folder)).toEqual(before);
  });

  it.each<[what: string, damage: (folder: string) => void]>([
    ['a table is missing', (folder) => rmSync(join(folder, namesIn(folder, '.ldb')))],
    ['the end of a table is missing', (folder) => cut(join(folder, namesIn(folder, '.ldb')))],
    ['CURRENT names nothing', (folder) => writeFileSync(join(folder, 'CURRENT'), 'MANIFEST-999999\n')],
    ['CURRENT is empty', (folder) => writeFileSync(join(folder, 'CURRENT'), '')],
  ])('says so where %s', async (_, damage) => {
    const { folder } = copy();
    damage(folder);
    await expect(openStore(folder)).rejects.toThrow(new RegExp(`^The folder ${folder} (has no|cannot be opened)`));
  });
  const namesIn = (folder: string, end: string) => readdirSync(folder).find((name) => name.endsWith(end)) as string;
  const cut = (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -100));

  it('goes on where the last record was being written when the process ended, or a table was', async () => {
    const { folder, namesOf } = copy();
    const [log = ''] = namesOf('.log');
    const bytes = readFileSync(join(folder, log));
    writeFileSync(join(folder, log), bytes.subarray(0, -5));
    writeFileSync(join(folder, '000999.ldb'), bytes.subarray(0, 5000));
    const { sandbox } = openStopped({ store: await openStore(folder) });
    expect(sandbox.tasks().length).toBeGreaterThanOrEqual(179);
  });

  it('ends the command with a sentence, and no signal', { timeout: 60_000 }, async () => {
    const { folder, namesOf } = copy();
    const [name = ''] = namesOf('.ldb');
    flip(join(folder, name), 500);
    const args = [
      '--import',
      'tsx',
      'src/cli/main.ts',
      'sandbox',
      '--port',
      `${await reservePort()}`,
      '--data',
      folder,
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void child.kill());
    let message = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      message += text;
    });
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(message).toContain(`bytes of its file ${name} have changed`);
    expect(message).toContain('--data');
  });
});

describe('a store with entries of another shape', () => {
  /** Changes entries as another program would. */
  async function edit(folder: string, change: (level: ClassicLevel<string, unknown>) => Promise<void>) {
    const level = new ClassicLevel<string, unknown>(folder, { valueEncoding: 'json' });
    await change(level);
    await level.close();
  }

  const task = (change: (task: Record<string, unknown>) => unknown) => async (level: ClassicLevel<string, unknown>) => {
    const key = `task:${taskId}`;
    const kept = structuredClone((await level.get(key)) as Record<string, unknown>);
    await level.put(key, change(kept) ?? kept);
  };
  const broken: [what: string, change: (level: ClassicLevel<string, unknown>) => Promise<void>, message: string][] = [
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
    [
      'a film of the old form with an invalid segment',
      task(({ kind: _, ...kept }) => ({ ...kept, film: { segments: [5] } })),
      'Its film.segments[0] is',
    ],
    ['a clock that is a string', (level) => level.put('clock', 'noon'), 'The entry "clock" cannot be read'],
    ['a subject without fields', (level) => level.put('subject:a', { id: 'a', number: 1 }), 'Its fields is missing'],
    [
      'an entry of another program',
      (level) => level.put('users!7', { name: 'Ada' }),
      'The entry "users!7" was not written by a sandbox of this version',
    ],
  ];

  it.each(broken)('says which: %s', async (_, change, message) => {
    const { folder } = copy();
    await edit(folder, change);
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
  });

  it('is rejected by createSandbox too, with any store', async () => {
    const entries: Entry[] = [['task:a', { id: 'a' }]];
    expect(() => createSandbox({ store: { entries, write: async () => {} } })).toThrow(
      'The entry "task:a" cannot be read. Its number is missing or has the wrong type.',
    );
  });

  it('that is not JSON is not opened either', async () => {
    const { folder } = copy();
    const level = new ClassicLevel(folder, { valueEncoding: 'utf8' });
    await level.put('task:b', 'not JSON');
    await level.close();
    await expect(openStore(folder)).rejects.toThrow('has no state that a sandbox can continue with');
  });
});
