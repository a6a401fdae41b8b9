import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GenMedia, type TaskHandle } from '../../src/index.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { requests } from '../support/requests-of-generators.js';

const { text2video: request } = requests;

// Timers never fire, so that a wait ends only if it is woken.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** A run whose task exists, and whose wait has begun. */
async function start(options: SandboxOptions, apiKey = 'k') {
  const sandbox = createSandbox(options);
  const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey, fetch: sandbox.fetch });
  const created = await gen.text2video.create(request);
  const wait = gen.tasks.wait(created);
  return { sandbox, gen, wait, created };
}

describe('a wait in flight', () => {
  it.each([0, 1])('ends at once after advance, at speed %i', async (speed) => {
    const { sandbox, wait } = await start({ speed });
    await sandbox.advance('60s');
    expect(await wait).toMatchObject({ state: 'success' });
  });

  it('ends a run at once after advance, too', async () => {
    const sandbox = createSandbox({ speed: 0 });
    const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', fetch: sandbox.fetch });
    const { promise, resolve } = deferred<TaskHandle>();
    const run = gen.text2video.run(request, { onCreated: ({ handle }) => resolve(handle) });
    await promise;
    await sandbox.advance('60s');
    expect(await run).toMatchObject({ state: 'success' });
  });

  it('polls at once after each step of the clock, and continues', async () => {
    const { sandbox, gen, created } = await start({
      speed: 0,
      timing: { queueing: 1000, processing: 2000, end: 3000 },
    });
    const states: string[] = [];
    const watch = (async () => {
      for await (const { state } of gen.tasks.watch(created)) states.push(state);
    })();
    for (const seen of ['queueing', 'processing', 'success']) {
      await sandbox.advance('1s');
      await vi.waitFor(() => expect(states.at(-1)).toBe(seen), { timeout: 60_000 });
    }
    await watch;
  });

  it('ends after finish and fail', async () => {
    const first = await start({ speed: 0 });
    await first.sandbox.finish(first.created);
    expect(await first.wait).toMatchObject({ state: 'success' });
    const second = await start({ speed: 0 });
    await second.sandbox.fail(second.created, 'E1');
    expect((await failure(second.wait)).errCode).toBe('E1');
  });

  it.each<[string, (sandbox: Sandbox) => Sandbox]>([
    ['all keys', (sandbox) => sandbox],
    ['its key', (sandbox) => sandbox.forKey('k')],
  ])('ends if the clock of %s is moved', async (_, moved) => {
    const { sandbox, wait } = await start({ speed: 0, isolate: 'key' });
    await moved(sandbox).advance('60s');
    expect(await wait).toMatchObject({ state: 'success' });
  });
});

function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((one) => {
    resolve = one;
  });
  return { promise, resolve };
}
