import type { SandboxCallback, SandboxTask } from '../core/sandbox.js';
import type { Delivery } from '../tasks/delivery.js';
import type { StoredTask } from '../tasks/task.js';
import { errCodeOf, progressOf, stateOf } from '../tasks/task-state.js';

const toText = (time: number) => new Date(time).toISOString();

/** A task as `sandbox.tasks()` and the controls return it. */
export function toSandboxTask(task: StoredTask, now: number): SandboxTask {
  const { id, operation, credits, createdAt, endsAt, model, shownPrompt } = task;
  const part = task.kind === 'film-part' ? task.part : undefined;
  return {
    id,
    operation,
    ...(model !== undefined && { model }),
    ...(shownPrompt !== undefined && { prompt: shownPrompt }),
    state: stateOf(task, now),
    progress: progressOf(task, now),
    errCode: errCodeOf(task, now),
    credits,
    createdAt: toText(createdAt),
    endsAt: toText(endsAt),
    ...(part && { filmId: part.filmId, ...(part.type && { partType: part.type }) }),
  };
}

/** A callback as `sandbox.callbacks()` and the controls return it. */
export function toSandboxCallback(delivery: Delivery): SandboxCallback {
  const { reachedAt, sendAt, attempts, isDoubled: _, ...rest } = delivery;
  return {
    ...rest,
    reachedAt: toText(reachedAt),
    sendAt: toText(sendAt),
    attempts: attempts.map(({ at, ...result }) => ({ at: toText(at), ...result })),
  };
}
