import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, promises, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileJournal, JournalError } from '../../src/batch/index.js';
import { newFolder } from '../support/new-folder.js';
import { journalPath, opened } from './file-setup.js';
import { holderOf, pastHolder, pretend, watched } from './lock-setup.js';
import { upTo } from './setup.js';

const fakeTimers = (...toFake: ('setTimeout' | 'setInterval' | 'clearInterval')[]) => {
  vi.useFakeTimers({ toFake });
  onTestFinished(() => void vi.useRealTimers());
};

/** A holder of another machine, which cannot be checked. */
const remote = { space: 'web-0 boot pid:[1]', pid: 1, host: 'web-0', token: 'another' };

const reopening = `
import { fileJournal } from './src/batch/index.js';
for (let round = 0; round < 300; round += 1) {
  const journal = fileJournal(process.argv[1]);
  for await (const _ of journal.read());
  await journal.close();
}
`;

describe('a lock', () => {
  it('creates a lock that is never seen before it is complete', { timeout: 120_000 }, async () => {
    const path = journalPath();
    const args = ['--import', 'tsx', '--input-type=module', '--eval', reopening, path];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const seen = new Map<string, number>();
    const look = () => {
      try {
        const content = readFileSync(`${path}.lock`, 'utf8');
        const what = content.endsWith('}') ? 'complete' : `cut after ${content.length}`;
        seen.set(what, (seen.get(what) ?? 0) + 1);
      } catch {
        // It is not there at the moment.
      }
    };
    let isOver = false;
    child.on('exit', () => {
      isOver = true;
    });
    while (!isOver) {
      for (const _ of upTo(1000)) look();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([child.exitCode, [...seen.keys()]]).toEqual([0, ['complete']]);
    expect(readdirSync(dirname(path))).toEqual(['films.journal']);
  });

  it('locks where the file system has no hard links', async () => {
    vi.spyOn(promises, 'link').mockRejectedValue(Object.assign(new Error('EPERM, link'), { code: 'EPERM' }));
    onTestFinished(() => void vi.restoreAllMocks());
    const path = journalPath();
    const outcomes = await Promise.allSettled(upTo(8).map(() => opened(path)));
    const [winner, ...more] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(more).toEqual([]);
    expect(holderOf(path).pid).toBe(process.pid);
    await winner?.append([{ type: 'batch', size: 0 }]);
    await winner?.close?.();
    expect(readdirSync(dirname(path))).toEqual(['films.journal']);
  });

  it('watches a lock again whose holder updates it after it was watched', async () => {
    const path = journalPath();
    pretend(path, { ...(await pastHolder(path)), ...remote });
    fakeTimers('setTimeout');
    const { link } = promises;
    let updates = 0;
    // The holder wakes up when the successor is about to replace its lock.
    vi.spyOn(promises, 'link').mockImplementation(async (from, to) => {
      if (updates === 0) utimesSync(`${path}.lock`, new Date(1), new Date(1));
      updates += 1;
      return link(from, to);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const { checks, value } = await watched(opened(path));
    expect([checks, updates]).toEqual([40, 2]);
    await value.close?.();
    expect(readdirSync(dirname(path))).toEqual(['films.journal']);
  });

  it('leaves the lock of a successor unchanged', async () => {
    fakeTimers('setInterval', 'clearInterval');
    const [lost, held] = [journalPath(), journalPath()];
    const journals = [await opened(lost), await opened(held)];
    pretend(lost, { ...holderOf(lost), ...remote });
    for (const path of [lost, held]) utimesSync(`${path}.lock`, new Date(1), new Date(1));
    vi.advanceTimersByTime(2000);
    await expect.poll(() => statSync(`${held}.lock`).mtimeMs).toBeGreaterThan(1000);
    expect(statSync(`${lost}.lock`).mtimeMs).toBe(1);
    for (const journal of journals) await journal.close?.();
    expect([existsSync(`${lost}.lock`), existsSync(`${held}.lock`)]).toEqual([true, false]);
  });
});

it('leaves an incomplete line, which its successor may be writing, after it has lost its lock', async () => {
  const path = journalPath();
  const before = await opened(path);
  await before.append([{ type: 'batch', size: 1 }]);
  await before.close?.();
  appendFileSync(path, '{"type":"sen');
  const content = readFileSync(path, 'utf8');
  const journal = fileJournal(path);
  const read = async () => {
    for await (const _ of await journal.read()) pretend(path, { ...holderOf(path), ...remote });
  };
  await expect(read()).rejects.toBeInstanceOf(JournalError);
  await journal.close?.();
  expect(readFileSync(path, 'utf8')).toBe(content);
});

/** Opens a journal, and prints what its lock says, or why it was rejected. */
const openAndPrint = `
import { readFileSync } from 'node:fs';
import { fileJournal } from './src/batch/index.js';
const path = process.argv[2];
const journal = fileJournal(path);
try {
  for await (const _ of journal.read());
  console.log(readFileSync(path + '.lock', 'utf8'));
} catch ({ message }) {
  console.log(JSON.stringify({ message }));
}
await journal.close();
`;

describe('a system without /proc, such as macOS and Windows', () => {
  /** Runs the program in a process that may not read \`/proc\`. */
  async function openThere(path: string): Promise<{ space: string; startedAt: string; message?: string }> {
    const program = join(dirname(path), 'program.mjs');
    await build({
      stdin: { contents: openAndPrint, resolveDir: process.cwd() },
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
    const allowed = [`--allow-fs-read=${dirname(path)}/*`, `--allow-fs-write=${dirname(path)}/*`];
    const child = spawn(process.execPath, [flag, ...allowed, '--no-warnings', program, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const printed = await text(child.stdout);
    return JSON.parse(printed);
  }

  /** The ID of a process that has ended. */
  async function endedProcess(): Promise<number | undefined> {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(child, 'exit');
    return child.pid;
  }

  /** Touches a lock as its holder would. While another process takes it over, it is gone for a moment. */
  function keepTouching(lock: string): void {
    const touch = () => void promises.utimes(lock, new Date(), new Date()).catch(() => {});
    const touching = setInterval(touch, 50);
    onTestFinished(() => clearInterval(touching));
  }

  it('does not check a process of another machine of the same name on this one', { timeout: 60_000 }, async () => {
    const path = join(newFolder(), 'films.journal');
    const { space, ...holder } = await openThere(path);
    expect(holder.startedAt).toBe('');
    // The other machine has another network card.
    pretend(path, { ...holder, space: space.replace(/:..$/, ':zz'), pid: await endedProcess() });
    keepTouching(`${path}.lock`);
    expect((await openThere(path)).message).toContain('in use by process ');
  });

  const hasCards = Object.values(networkInterfaces()).some((card) => card?.some(({ internal }) => !internal));

  it.skipIf(!hasCards)(
    'takes over the lock of an ended process of this machine immediately',
    {
      timeout: 60_000,
    },
    async () => {
      const path = join(newFolder(), 'films.journal');
      const holder = await openThere(path);
      pretend(path, { ...holder, pid: await endedProcess() });
      keepTouching(`${path}.lock`);
      expect((await openThere(path)).message).toBe(undefined);
    },
  );
});
