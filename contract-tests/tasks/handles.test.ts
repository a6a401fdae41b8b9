import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TaskReference } from '../../src/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { failure } from '../client/failure.js';
import { open, openStopped, request } from '../sandbox/setup.js';
import { atOnce, ends, pass, simulate } from './simulated.js';

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a resumed task', () => {
  it('resumes a task from its handle, stored as JSON, and polls first when it is due', async () => {
    const { gen, polls, creates } = simulate({ timing: { end: '30s' } });
    const created = await gen.text2video.create(request);
    expect(copyOf(created.handle)).toEqual({
      id: created.id,
      operation: 'createText2Video',
      createdAt: Date.now(),
    });
    await pass(10_000);
    const task = await ends(gen.tasks.resume(copyOf(created.handle)));
    expect(task).toMatchObject({ id: created.id, state: 'success' });
    expect(polls()[0]).toBeGreaterThanOrEqual(19_000);
    expect(polls()[0]).toBeLessThanOrEqual(20_000);
    expect(creates()).toBe(1);
  });

  it.each<[what: string, reference: (created: { id: string }, read: { id: string }) => TaskReference]>([
    ['the whole created task, stored as JSON', (created) => copyOf(created)],
    ['its identifier', ({ id }) => id],
    ['an object with its identifier', ({ id }) => ({ id })],
    ['a task that was read', (_, read) => read],
  ])('resumes a task from %s', async (_, reference) => {
    const { gen, creates } = simulate({ timing: { end: '30s' } });
    const created = await gen.text2video.create(request);
    const wait = gen.tasks.wait(reference(created, await gen.tasks.get(created)));
    expect(await ends(wait)).toMatchObject({ id: created.id, state: 'success' });
    expect(creates()).toBe(1);
  });
});

/** Starts the process in child-process.ts, and kills it after the test. */
function start(...args: string[]) {
  const script = fileURLToPath(new URL('child-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return { child, exit, lines };
}

it('resumes a task after the end of the process that created it, without a second create', async () => {
  const sandbox = open();
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  const first = start(url);
  await expect.poll(() => first.lines.length, { timeout: 120_000 }).toBe(1);
  await expect.poll(() => sandbox.requests().length, { timeout: 120_000 }).toBeGreaterThan(2);
  first.child.kill('SIGKILL');
  expect(await first.exit).toEqual([null, 'SIGKILL']);
  await sandbox.advance('10s');

  const [handle = ''] = first.lines;
  const second = start(url, handle);
  expect(await second.exit).toEqual([0, null]);
  await expect.poll(() => second.lines.length, { timeout: 120_000 }).toBe(1);
  expect(JSON.parse(second.lines[0] ?? '')).toMatchObject({ id: JSON.parse(handle).id, state: 'success' });
  expect(first.lines).toHaveLength(1);
  expect(sandbox.requests().filter(({ method }) => method === 'POST')).toHaveLength(1);
}, 240_000);

describe('a handle', () => {
  const hour = 3_600_000;

  it.each<[what: string, garbage: object]>([
    ['an unknown operation', { operation: 'createPerfume' }],
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 7, null, true, [], {}].map(
      (operation): [string, object] => [`the operation ${JSON.stringify(operation)}`, { operation }],
    ),
    ...['soon', '', null, true, [], {}, -1, -1e308, 1e308, '2026-01-01T00:00:00Z'].map(
      (createdAt): [string, object] => [`the time ${JSON.stringify(createdAt)}`, { createdAt }],
    ),
    ['a time that overflows to Infinity', JSON.parse('{ "createdAt": 1e999 }')],
  ])('finds the task of a handle with %s', async (_, garbage) => {
    const { gen, polls } = simulate({ timing: { end: '30s' } });
    const { handle } = await gen.text2video.create(request);
    const wait = gen.tasks.resume(copyOf({ ...handle, ...garbage }), { deadline: hour });
    expect(await ends(wait)).toMatchObject({ id: handle.id, state: 'success' });
    expect(polls().length).toBeLessThanOrEqual(25);
  });

  it('finds the task of a handle from a clock that is ahead', async () => {
    const { gen, polls, now } = simulate({ timing: { end: '30s' } });
    const { handle } = await gen.text2video.create(request);
    const wait = gen.tasks.resume({ ...handle, createdAt: Date.now() + 24 * hour });
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    expect(polls()[0]).toBeLessThanOrEqual(20_000);
    expect(now()).toBeLessThanOrEqual(60_000);
  });

  it('accepts additional fields in a handle', async () => {
    const { gen } = simulate();
    const { handle } = await gen.text2video.create(request);
    const kept = { ...handle, order: 7, state: 5, handle: undefined };
    expect(await ends(gen.tasks.resume(kept))).toMatchObject({ state: 'success' });
  });

  it.each([undefined, null, '', '.', '..', 7, true, [], {}, { id: '' }, { id: 7 }, { id: null }, { handle: {} }])(
    'rejects at once a handle without an identifier: %j',
    async (reference) => {
      // What explains a wrong call is loaded when there is one.
      await failure(openStopped().gen.tasks.get(''));
      const { gen, sent } = simulate();
      for (const call of [
        gen.tasks.wait(reference as never),
        gen.tasks.resume(reference as never),
        gen.tasks.watch(reference as never).next(),
      ]) {
        const error = await atOnce(failure(call as Promise<unknown>));
        expect(error.name).toBe('InvalidRequestError');
        expect(error.message).toMatch(
          /^getTaskCreations was not sent: id must be an identifier, or a task or handle that has one, not .*\.$/,
        );
      }
      expect([sent.length, vi.getTimerCount()]).toEqual([0, 0]);
    },
  );
});
