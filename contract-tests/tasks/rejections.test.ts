import { describe, expect, it, vi } from 'vitest';
import type { GenMediaError, RunOptions, TaskHandle } from '../../src/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { ends, pass, type Simulation, simulate } from './simulated.js';

const operation = 'getTaskCreations';

describe('a rejection that another poll cannot change', () => {
  it.each([400, 401, 403, 404, 410, 422, 428, 430, 499])(
    'ends the wait at once after status %i, with the handle',
    async (code) => {
      const { gen, polls, sandbox } = simulate();
      const created = await gen.text2video.create(request);
      await pass(60_000);
      sandbox.setFaults([{ fault: 'status', code, operation }]);
      const error = await ends(failure(gen.tasks.wait(created)));
      const { id: taskId, handle } = created;
      expect(error).toMatchObject({ name: 'RejectedError', status: code, operation, taskId, handle });
      expect([polls().length, vi.getTimerCount()]).toEqual([1, 0]);
    },
  );

  it('continues after 404 in the first minute of a task: not every replica may know it yet', async () => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '10s' } });
    sandbox.setFaults([{ fault: 'status', code: 404, operation, for: '59s' }]);
    expect(await ends(gen.text2video.run(request))).toMatchObject({ state: 'success' });
    expect(polls().length).toBeGreaterThan(10);
  });

  it.each([{}, { createdAt: Date.now() + 3_600_000 }])(
    'ends the wait after 404 once that minute is over, also for %j',
    async (known) => {
      const { gen, polls, sandbox, now } = simulate({ timing: { end: '10m' } });
      const { handle } = await gen.text2video.create(request);
      sandbox.setFaults([{ fault: 'status', code: 404, operation }]);
      expect(await ends(failure(gen.tasks.wait({ ...handle, ...known })))).toMatchObject({ status: 404 });
      expect(now()).toBeGreaterThanOrEqual(60_000);
      expect(now()).toBeLessThan(66_000);
      expect(polls().length).toBeGreaterThan(5);
    },
  );

  it('ends a watch, too, and its next call returns done', async () => {
    const { gen } = simulate();
    const watch = gen.tasks.watch('unknown');
    const error = await ends(failure(watch.next()));
    expect(error).toMatchObject({ name: 'RejectedError', status: 404, taskId: 'unknown', handle: { id: 'unknown' } });
    expect(await watch.next()).toEqual({ value: undefined, done: true });
  });

  it('ends a wait whose earlier polls succeeded', async () => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '10m' } });
    const waiting = failure(gen.text2video.run(request));
    await pass(60_000);
    sandbox.setFaults([{ fault: 'status', code: 401, operation }]);
    const before = polls().length;
    expect(await ends(waiting)).toMatchObject({ status: 401, handle: { operation: 'createText2Video' } });
    expect(polls()).toHaveLength(before + 1);
  });
});

/** What goes wrong after the task was created, and which error must report it. */
interface FailureCase {
  what: string;
  faults?: Fault[];
  options?: RunOptions;
  /** Called while the run is in progress. */
  during?: (simulation: Simulation, stop: AbortController) => Promise<void>;
  name: string;
  cause?: string;
}

const deadline = { deadline: 60_000 };
const abortAt = (milliseconds: number) => async (_: Simulation, stop: AbortController) => {
  await pass(milliseconds);
  stop.abort(new Error('The user has left.'));
};
const onPoll = (fault: Fault): Fault[] => [{ ...fault, operation }];

const failureCases: FailureCase[] = [
  ...[400, 401, 403, 404].map((code) => ({
    what: `status ${code}`,
    faults: onPoll({ fault: 'status', code }),
    name: 'RejectedError',
  })),
  { what: 'a task that fails', faults: [{ fault: 'failed', operation: 'createText2Video' }], name: 'TaskFailedError' },
  { what: 'a deadline', options: deadline, name: 'DeadlineError' },
  ...(
    [
      [{ fault: 'lost' }, 'NetworkError'],
      [{ fault: 'cut' }, 'NetworkError'],
      [{ fault: 'hang' }, 'TimeoutError'],
      [{ fault: 'html' }, 'UnreadableResponseError'],
      [{ fault: 'status', code: 429 }, 'RejectedError'],
      [{ fault: 'status', code: 503 }, 'RejectedError'],
    ] as [Fault, string][]
  ).map(([fault, cause]) => ({
    what: `${fault.fault} until the deadline`,
    faults: onPoll(fault),
    options: deadline,
    name: 'DeadlineError',
    cause,
  })),
  { what: 'an abort before the first poll', during: abortAt(5000), name: 'AbortError', cause: 'Error' },
  { what: 'an abort between two polls', during: abortAt(30_000), name: 'AbortError', cause: 'Error' },
  {
    what: 'an abort during a poll',
    faults: onPoll({ fault: 'hang' }),
    during: abortAt(21_000),
    name: 'AbortError',
    cause: 'Error',
  },
];

describe('an error after a create', () => {
  it.each(failureCases)(
    'adds the handle to the error after $what',
    async ({ faults = [], options, during, name, cause }) => {
      const simulation = simulate({ timing: { end: '5m' }, faults });
      const { gen, sandbox, creates } = simulation;
      const stop = new AbortController();
      let handle: TaskHandle | undefined;
      const running = failure(
        gen.text2video.run(request, {
          ...options,
          signal: stop.signal,
          onCreated: (created) => {
            handle = created.handle;
          },
        }),
      );
      await during?.(simulation, stop);
      const error: GenMediaError = await ends(running);
      expect([error.name, (error.cause as Error | undefined)?.name]).toEqual([name, cause]);
      expect(handle).toMatchObject({ id: sandbox.tasks()[0]?.id, operation: 'createText2Video' });
      expect([error.handle, error.taskId]).toEqual([handle, handle?.id]);
      expect([creates(), vi.getTimerCount()]).toEqual([1, 0]);

      // Resumes it as another process would: the task exists, whatever happened to the wait.
      sandbox.setFaults([]);
      const kept = JSON.parse(JSON.stringify(error.handle));
      const end = name === 'TaskFailedError' ? { name } : { state: 'success', id: handle?.id };
      expect(await ends(gen.tasks.resume(kept).catch((again) => again))).toMatchObject(end);
      expect(creates()).toBe(1);
    },
  );

  it('adds the handle to the error if the create returns a task that has failed', async () => {
    const { gen, sandbox } = simulate({ faults: [{ fault: 'failed', operation: 'createSpeech' }] });
    const speech = { text: 'Good evening.', voice_setting_voice_id: 'Arrogant_Miss' };
    const error = await ends(failure(gen.speech.run(speech)));
    const id = sandbox.tasks()[0]?.id;
    expect(error).toMatchObject({ name: 'TaskFailedError', taskId: id, handle: { id, operation: 'createSpeech' } });
  });
});
