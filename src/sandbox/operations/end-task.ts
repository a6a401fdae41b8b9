import { ConfigurationError } from '../../errors/configuration-error.js';
import { excerpt } from '../../shared/text.js';
import type { SandboxState } from '../core/state.js';
import { partsOf } from '../tasks/film-parts.js';
import type { StoredTask } from '../tasks/task.js';
import { stateOf } from '../tasks/task-state.js';

/** Thrown for a task that cannot be ended. */
export class TaskError extends ConfigurationError {
  /** Whether the sandbox has no such task. Otherwise it has ended. */
  readonly isUnknown: boolean;

  constructor(message: string, isUnknown: boolean) {
    super(message);
    this.isUnknown = isUnknown;
  }
}

/** Ends a task now: without an error code it succeeds. Returns it. A film ends with its parts. */
export function endTask(state: SandboxState, id: string, errCode: string): StoredTask {
  const { tasks, clock } = state;
  const task = tasks.get(id);
  if (!task) throw new TaskError(`This sandbox has no task ${excerpt(id)}.`, true);
  const now = clock.now();
  if (task.endsAt <= now) {
    throw new TaskError(`Task ${id} has ended already: its state is ${stateOf(task, now)}.`, false);
  }
  for (const one of [task, ...partsOf(tasks, task)]) {
    if (one.endsAt <= now) continue;
    // As with `timing`, states that would be reached after the end are skipped.
    one.createdAt = Math.min(one.createdAt, now);
    one.queueingAt = Math.min(one.queueingAt, now);
    one.processingAt = Math.min(one.processingAt, now);
    one.endsAt = now;
    // A film that fails does so in its last step, the composition.
    const isComposition = one.kind === 'film-part' && one.part.type === undefined;
    if (one === task || isComposition) one.errCode = errCode;
    tasks.update(one);
  }
  return task;
}
