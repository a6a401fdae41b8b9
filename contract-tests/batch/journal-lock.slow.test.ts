import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileJournal, JournalError } from '../../src/batch/index.js';
import { ConfigurationError } from '../../src/index.js';
import { journalPath, opened, setupQuickTasks } from './file-setup.js';
import { holderOf, pastHolder, pretend, watched } from './lock-setup.js';
import { upTo, videos, wordOf } from './setup.js';

const program = `
import { fileJournal } from './src/batch/index.js';
for await (const _ of fileJournal(process.argv[1]).read());
console.log('open');
setInterval(() => {}, 1e9);
`;

/** Another process that has a journal open. */
async function otherProcess(path: string): Promise<ChildProcess> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, path];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

describe('a journal that is in use', () => {
  it('rejects a journal in use in this process, with the process ID, until it is closed', async () => {
    const path = journalPath();
    const journal = await opened(path);
    const { gen, posts, soon } = setupQuickTasks();
    const error = await gen.batch(videos(1), { journal: fileJournal(path) }).results.catch((error) => error);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain(`in use by process ${process.pid} on `);
    expect(error.message).toContain(`${path}.lock`);
    await expect(gen.batch.resume(fileJournal(path))).rejects.toThrow(`process ${process.pid} `);
    expect(posts()).toBe(0);
    await journal.close?.();
    expect((await gen.batch(videos(1), { ...soon, journal: fileJournal(path) }).results).map(wordOf)).toEqual([
      'success',
    ]);
  });

  it('rejects a journal in use in this process without watching its lock', { timeout: 30_000 }, async () => {
    const path = journalPath();
    await opened(path);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await expect(opened(path)).rejects.toThrow(`process ${process.pid} `);
  });

  it('rejects a journal in use in another process, and takes it over once that process is killed', async () => {
    const path = journalPath();
    const child = await otherProcess(path);
    await expect(opened(path)).rejects.toThrow(`in use by process ${child.pid} on `);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(`${path}.lock`)).toBe(true);
    // Watching the lock would need timers, which never fire here.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const journal = await opened(path);
    expect(holderOf(path).pid).toBe(process.pid);
    await journal.close?.();
    expect(readdirSync(dirname(path))).toEqual(['films.journal']);
  }, 60_000);
});

describe('the lock of a process that is gone', () => {
  it.skipIf(!existsSync('/proc/self/stat'))(
    'takes over the lock of a process that its parent has not reaped',
    async () => {
      const path = journalPath();
      // The shell is replaced by a program that does not reap its children.
      const args = ['-c', '"$@" & exec sleep 1000', 'sh', process.execPath, '--import', 'tsx', '--input-type=module'];
      const parent = spawn('sh', [...args, '--eval', program, path], { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void parent.kill('SIGKILL'));
      await once(parent.stdout, 'data');
      const { pid } = holderOf(path);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 60_000 }).toContain(') Z ');
      await (await opened(path)).close?.();
      expect(existsSync(`${path}.lock`)).toBe(false);
    },
  );

  it('takes over the lock of a process whose ID another process has', async () => {
    const path = journalPath();
    const holder = await pastHolder(path);
    pretend(path, { ...holder, startedAt: '1' });
    await (await opened(path)).close?.();
    pretend(path, { ...holder, pid: process.ppid });
    await (await opened(path)).close?.();
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('gives the lock of a process that is gone to exactly one of many successors', async () => {
    const path = journalPath();
    const holder = await pastHolder(path);
    for (const round of upTo(20)) {
      pretend(path, { ...holder, token: `${round}`, startedAt: '1' });
      const journals = await Promise.allSettled(upTo(8).map(() => opened(path)));
      const winners = journals.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(winners).toHaveLength(1);
      for (const outcome of journals)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConfigurationError);
      await winners[0]?.append([{ type: 'batch', size: 0 }]);
      await winners[0]?.close?.();
      expect(readdirSync(dirname(path))).toEqual(['films.journal']);
    }
  });

  it('takes over a lock whose successor was killed during the takeover', async () => {
    const path = journalPath();
    const holder = await pastHolder(path);
    pretend(path, { ...holder, token: 'one', startedAt: '1' });
    writeFileSync(`${path}.lock.next`, JSON.stringify({ ...holder, token: 'two', startedAt: '2' }));
    await (await opened(path)).close?.();
    expect(readdirSync(dirname(path))).toEqual(['films.journal']);
  });
});

describe('a lock whose process cannot be checked', () => {
  const fakeTimers = () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  };

  it.each<[what: string, change: (holder: object) => string]>([
    ['of another container', (holder) => JSON.stringify({ ...holder, space: 'web-0 boot pid:[1]' })],
    ['of a thread of this process that was terminated', (holder) => JSON.stringify({ ...holder, token: 'gone' })],
    ['of a process whose start is not known', (holder) => JSON.stringify({ ...holder, startedAt: '' })],
    ['that was cut when it was written', (holder) => JSON.stringify(holder).slice(0, 20)],
    ['that is empty', () => ''],
  ])('watches a lock %s for ten seconds, and takes it over if nothing updates it', async (_, change) => {
    const path = journalPath();
    const text = change(await pastHolder(path));
    writeFileSync(`${path}.lock`, text);
    fakeTimers();
    const { checks, value } = await watched(opened(path));
    expect(checks).toBe(20);
    await value.close?.();
  });

  it('rejects a journal at the next check after its lock was updated', async () => {
    const path = journalPath();
    pretend(path, { ...(await pastHolder(path)), space: 'web-0 boot pid:[1]', pid: 1, host: 'web-0' });
    fakeTimers();
    let checks = 0;
    const touch = () => {
      checks += 1;
      if (checks === 4) utimesSync(`${path}.lock`, new Date(), new Date(1));
    };
    await expect(watched(opened(path), touch)).rejects.toThrow('in use by process 1 on web-0');
    expect(checks).toBe(4);
  });

  it('updates its own lock, so that others see it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const path = journalPath();
    const journal = await opened(path);
    utimesSync(`${path}.lock`, new Date(1), new Date(1));
    vi.advanceTimersByTime(2000);
    const { statSync } = await import('node:fs');
    await expect.poll(() => statSync(`${path}.lock`).mtimeMs).toBeGreaterThan(1000);
    await journal.close?.();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each<[what: string, lose: (path: string) => void]>([
  ['removed', (path) => rmSync(`${path}.lock`)],
  ['taken over', (path) => pretend(path, { ...holderOf(path), token: 'another' })],
])('sends nothing more after its lock was %s, and leaves the lock unchanged', async (_, lose) => {
  const path = journalPath();
  const { gen, posts, soon } = setupQuickTasks();
  const onUpdate = ({ index }: { index: number }) => {
    if (index === 1 && !hasLost) {
      lose(path);
      hasLost = true;
    }
  };
  let hasLost = false;
  const films = gen.batch(videos(5), { ...soon, journal: fileJournal(path), concurrency: 1, onUpdate });
  const results = await films.results;
  expect(posts()).toBe(2);
  expect(results.at(-1)?.error).toBeInstanceOf(JournalError);
  expect(results.at(-1)?.error?.message).toContain('was removed, or another process has taken the journal over');
  expect(existsSync(`${path}.lock`) && holderOf(path).token).toBe(existsSync(`${path}.lock`) && 'another');
});

it('rejects every later entry after its lock was removed, until it is closed', async () => {
  const path = journalPath();
  const journal = await opened(path);
  await journal.append([{ type: 'batch', size: 0 }]);
  rmSync(`${path}.lock`);
  // One after the other, like the responses to requests in flight.
  for (const index of upTo(3)) {
    await expect(journal.append([{ type: 'unsent', index }])).rejects.toThrow('was removed');
  }
  await journal.close?.();
  await journal.append([{ type: 'batch', size: 0 }]);
  await journal.close?.();
});
