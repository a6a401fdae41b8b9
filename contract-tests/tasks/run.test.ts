import { describe, expect, it, vi } from 'vitest';
import { type CreatedTask, NetworkError, OutcomeUnknownError, RejectedError } from '../../src/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { atOnce, ends, pass, simulate } from './simulated.js';

const speech = { text: 'Good evening.', voice_setting_voice_id: 'Arrogant_Miss' };
const operation = 'createText2Video';

describe('a run', () => {
  it('creates one task, and returns it when it has ended', async () => {
    const { gen, sandbox, creates, now } = simulate({ timing: { end: '30s' } });
    const task = await ends(gen.text2video.run({ ...request, payload: 'order 7' }));
    expect(task).toMatchObject({ id: sandbox.tasks()[0]?.id, state: 'success', payload: 'order 7' });
    expect(creates()).toBe(1);
    expect(now()).toBeGreaterThanOrEqual(30_000);
  });

  it('creates one film, and returns it when it has ended', async () => {
    const { gen, creates } = simulate();
    const film = { images: ['https://example.com/watch.png'], prompt: 'A watch that survives the sea' };
    expect(await ends(gen.adFilm.run(film))).toMatchObject({ state: 'success', progress: 100 });
    expect(creates()).toBe(1);
  });

  it('polls a task that succeeded on creation once, at once', async () => {
    const { gen, polls, now } = simulate();
    const task = await ends(gen.speech.run(speech));
    expect(task.creations[0]?.url).toMatch(/^http:/);
    expect(polls()).toHaveLength(1);
    expect(now()).toBeLessThanOrEqual(1);
  });

  it('polls slow speech at the time that is documented for speech', async () => {
    const { gen, polls } = simulate({ timing: () => ({ end: '1s' }) });
    expect(await ends(gen.speech.run(speech))).toMatchObject({ state: 'success' });
    expect(polls()).toHaveLength(1);
    expect(polls()[0]).toBeGreaterThanOrEqual(1800);
    expect(polls()[0]).toBeLessThanOrEqual(2000);
  });

  it('sends the call options with the create and with each poll, and extraBody with the create', async () => {
    const { gen, sandbox } = simulate();
    const options = { extraHeaders: { 'x-sandbox-fault': 'slow; by=1ms' }, extraBody: { duration: 7 } };
    await ends(gen.text2video.run(request, options));
    const requests = sandbox.requests();
    expect(requests.map(({ fault }) => fault)).toEqual(requests.map(() => 'slow'));
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({ duration: 7 });
  });

  it('does not end the process if a run fails without being awaited', async () => {
    const { gen, sandbox, creates } = simulate();
    sandbox.setFaults([{ fault: 'status', code: 401 }]);
    void gen.text2video.run(request);
    void gen.speech.run(undefined as never);
    void gen.text2video.run(request, { deadline: 0 });
    void gen.text2video.run(request, { signal: AbortSignal.abort() });
    await pass(60_000);
    expect(creates()).toBe(1);
  });
});

describe('onCreated', () => {
  it('passes the task with its handle to onCreated before the first poll, and awaits it', async () => {
    const { gen, polls, now } = simulate({ timing: { end: 0 } });
    let kept: CreatedTask | undefined;
    const onCreated = async (created: CreatedTask) => {
      expect(polls()).toEqual([]);
      await new Promise((resolve) => void setTimeout(resolve, 60_000));
      expect(polls()).toEqual([]);
      kept = created;
    };
    const task = await ends(gen.text2video.run(request, { onCreated }));
    expect(kept).toMatchObject({
      id: task.id,
      operation,
      handle: { id: task.id, operation, createdAt: Date.now() - now() },
    });
    expect(polls()).toHaveLength(1);
    expect(polls()[0]).toBeGreaterThanOrEqual(60_000);
    expect(polls()[0]).toBeLessThanOrEqual(60_001);
  });

  it.each<[what: string, onCreated: () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('The disk is full.');
      },
    ],
    ['rejects', () => Promise.reject(new Error('The disk is full.'))],
  ])('ends the run with the error of an onCreated that %s, without a poll', async (_, onCreated) => {
    const { gen, polls, creates } = simulate();
    const error = await atOnce(failure(gen.text2video.run(request, { onCreated })));
    expect(error.message).toBe('The disk is full.');
    await pass(60_000);
    expect([creates(), polls().length, vi.getTimerCount()]).toEqual([1, 0, 0]);
  });

  it('does not call onCreated if there is no task', async () => {
    const { gen, sandbox } = simulate();
    const onCreated = vi.fn();
    for (const fault of [{ fault: 'status', code: 401 }, { fault: 'lost' }] as Fault[]) {
      sandbox.setFaults([fault]);
      await ends(failure(gen.text2video.run(request, { onCreated })));
    }
    expect(onCreated).not.toHaveBeenCalled();
  });
});

describe('a create within a run', () => {
  it.each<[Fault, cause: object]>([
    [{ fault: 'lost' }, { name: 'NetworkError' }],
    [{ fault: 'cut' }, { name: 'NetworkError' }],
    [{ fault: 'html' }, { name: 'UnreadableResponseError' }],
    [{ fault: 'hang' }, { name: 'TimeoutError' }],
    [
      { fault: 'status', code: 500 },
      { name: 'RejectedError', status: 500 },
    ],
    [
      { fault: 'status', code: 503 },
      { name: 'RejectedError', status: 503 },
    ],
  ])('leaves an unknown outcome of a create that meets %j, and sends it once', async (fault, cause) => {
    const { gen, sandbox, sent } = simulate();
    sandbox.setFaults([{ ...fault, operation }]);
    const error = await ends(failure(gen.text2video.run(request)));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error).toMatchObject({ operation, cause });
    await pass(600_000);
    expect(sent).toMatchObject([{ method: 'POST' }]);
  });

  it('leaves an unknown outcome of a create that is aborted in flight', async () => {
    const { gen, sandbox, creates } = simulate();
    sandbox.setFaults([{ fault: 'hang', operation }]);
    const stop = new AbortController();
    const running = failure(gen.text2video.run(request, { signal: stop.signal }));
    await pass(1000);
    stop.abort();
    const error = await atOnce(running);
    expect([error.name, error.cause.name, creates()]).toEqual(['OutcomeUnknownError', 'AbortError', 1]);
  });

  it('throws a RejectedError for a create that is rejected, and creates no task', async () => {
    const { gen, sandbox, polls } = simulate();
    sandbox.setFaults([{ fault: 'status', code: 403, operation }]);
    const error = await ends(failure(gen.text2video.run(request)));
    expect(error).toBeInstanceOf(RejectedError);
    expect([sandbox.tasks().length, polls().length]).toEqual([0, 0]);
  });

  it('sends a create again after Retry-After, and creates one task', async () => {
    const { gen, sandbox, creates } = simulate();
    sandbox.setFaults([{ fault: 'status', code: 429, retryAfter: '5s', operation, times: 2 }]);
    expect(await ends(gen.text2video.run(request))).toMatchObject({ state: 'success' });
    expect([creates(), sandbox.tasks().length]).toEqual([3, 1]);
  });

  it('throws a NetworkError for a create without a connection', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
    const { gen } = simulate({}, { fetch });
    const error = await ends(failure(gen.text2video.run(request)));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ neverConnected: true, operation });
  });
});
