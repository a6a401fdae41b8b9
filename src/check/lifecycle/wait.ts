import { states } from '../../../generated/constants.js';
import { delay } from '../../shared/delay.js';
import type { Exchange } from '../connection.js';
import type { CheckRun } from '../run.js';
import { verdictOf } from '../verdict.js';
import type { CallbackReceiver } from './receiver.js';

export interface LifecycleOptions {
  taskTimeout: number;
  callbackTimeout: number;
  receiver: CallbackReceiver | undefined;
  /** Whether other requests need a film. */
  needsFilm: boolean;
  /** Called when a task was read so often that no state was missed. It is given for a task that is watched. */
  onWatched?: (() => void) | undefined;
  /** Reports how many tasks are waited for. */
  onTasks: (count: number) => void;
}

/** A task as a read returns it. */
export interface ReadTask {
  id?: unknown;
  state?: unknown;
  err_code?: unknown;
  payload?: unknown;
  creations?: readonly Record<string, unknown>[];
}

export const readRules = {
  readable: 'a task can be read from its creation on',
  sameId: 'a read returns the task that was asked for',
  forward: 'the state of a task never goes back',
  ends: 'a task ends with success or failed',
};

export const transitions = 'Which state follows which is not documented.';

const rankOf = (state: unknown): number => Math.min(states.indexOf(state as never), states.indexOf('success'));

export const isEnd = (state: unknown): boolean => state === 'success' || state === 'failed';

/** Milliseconds between polls: the first, how it grows, and the longest. */
const polls = { firstMs: 100, growth: 1.5, maxMs: 2000 };

/** Milliseconds between polls of a task that is watched, and how many polls. */
const watchedPolls = { intervalMs: 10, count: 100 };

/** Checks that a read of a task that was created is accepted, and its response. */
export function checkReadable(run: CheckRun, exchange: Exchange): boolean {
  const verdict = verdictOf(exchange, { isUnknownId: true });
  const isRead = run.check('getTaskCreations', readRules.readable, verdict.kind === 'accepted', () => ({
    request: exchange.line,
    expected: 'must be accepted, since the task was created',
    actual: verdict.text,
  }));
  return isRead && run.checkResponse(exchange);
}

/** Reads a task until it ends, and checks each read, also with `onRead`. Returns the last one, or `undefined` if it never ended. */
export async function readToEnd(
  run: CheckRun,
  id: string,
  { taskTimeout, onWatched }: LifecycleOptions,
  onRead: (task: ReadTask, exchange: Exchange) => void,
): Promise<{ task: ReadTask; exchange: Exchange; isProcessing: boolean } | undefined> {
  const subject = 'getTaskCreations';
  const end = Date.now() + taskTimeout;
  let interval = polls.firstMs;
  let last: unknown = 'created';
  let isProcessing = false;
  for (let count = 1; ; count += 1) {
    const exchange = await run.send(subject, { id });
    const { line: request, shown, body } = exchange;
    if (!checkReadable(run, exchange)) return undefined;
    const task = body as ReadTask;
    run.check(subject, readRules.sameId, task.id === id, () => ({
      request,
      expected: `must return the task ${id}`,
      actual: `returned the task ${task.id}: ${shown}`,
    }));
    onRead(task, exchange);
    const previous = last;
    if (rankOf(task.state) >= rankOf(previous)) run.results.held(subject, readRules.forward);
    else {
      const actual = `returned ${task.state} after ${previous}`;
      run.results.undocumented(subject, readRules.forward, { request, actual, why: transitions });
    }
    last = task.state;
    isProcessing ||= task.state === 'processing';
    if (isEnd(task.state)) {
      run.results.held(subject, readRules.ends);
      return { task, exchange, isProcessing };
    }
    if (Date.now() >= end) {
      run.results.violated(subject, readRules.ends, {
        request,
        expected: `must return success or failed within ${taskTimeout / 1000} s`,
        actual: `returned ${shown}`,
      });
      return undefined;
    }
    if (onWatched && count < watchedPolls.count) {
      await delay(watchedPolls.intervalMs, run.signal);
      continue;
    }
    onWatched?.();
    await delay(interval, run.signal);
    interval = Math.min(interval * polls.growth, polls.maxMs);
  }
}
