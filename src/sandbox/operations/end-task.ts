import { describeValue } from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import type { SandboxState } from '../core/state.js';
import { isStarted, partsOf } from '../tasks/film-parts.js';
import type { StoredTask } from '../tasks/task.js';
import { unknownTask } from './unknown-task.js';

/** Thrown for a task that cannot be ended. */
export class TaskError extends ConfigurationError {
  /** Whether the sandbox has no such task. Otherwise it has ended. */
  readonly isUnknown: boolean;

  constructor(message: string, isUnknown: boolean) {
    super(message);
    this.isUnknown = isUnknown;
  }
}

/** The identifier of a task, or of what has one. `action` is the method that got it, for the error. */
export function toTaskId(action: string, task: unknown): string {
  const id: unknown = typeof task === 'string' ? task : (task as { id?: unknown } | null | undefined)?.id;
  if (typeof id === 'string') return id;
  const hint = task instanceof Promise ? 'a promise: await it first' : describeValue(task);
  throw new ConfigurationError(`The first argument of ${action} must be a task or its id, not ${hint}.`);
}

/**
 * Ends a task now: without an error code it succeeds. A film ends with its parts. Returns the task, or `undefined` if it has
 * ended this way already: at a high speed it may do so by itself, just before.
 */
export function endTask(state: SandboxState, id: string, errCode: string): StoredTask | undefined {
  const { tasks, clock } = state;
  const task = tasks.get(id);
  const now = clock.now();
  if (!task || !isStarted(task, now)) {
    throw new TaskError(unknownTask(state, id), true);
  }
  if (task.endsAt <= now) {
    if ((task.errCode === '') === (errCode === '')) return undefined;
    const [ended, other] = errCode === '' ? ['failed', 'finished'] : ['succeeded', 'failed'];
    throw new TaskError(`Task ${id} has ${ended} already, so it cannot be ${other}. Create another one.`, false);
  }
  for (const one of [task, ...partsOf(tasks, task)]) {
    if (one.endsAt <= now) continue;
    // As with `timing`, states that would be reached after the end are skipped.
    one.createdAt = Math.min(one.createdAt, now);
    one.queueingAt = Math.min(one.queueingAt, now);
    one.processingAt = Math.min(one.processingAt, now);
    one.plannedEndsAt = one.endsAt;
    one.endsAt = now;
    // A film that fails does so in its last step, the composition.
    const isComposition = one.kind === 'film-part' && one.part.type === undefined;
    if (one === task || isComposition) one.errCode = errCode;
    tasks.update(one);
  }
  return task;
}
