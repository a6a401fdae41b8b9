import type { SandboxCallback, SandboxTask } from '../sandbox.js';
import type { Delivery } from '../tasks/delivery.js';
import { errCodeOf, progressOf, type StoredTask, stateOf } from '../tasks/task.js';

const toText = (time: number) => new Date(time).toISOString();

/** A task, for whoever looks into the sandbox. */
export function toSandboxTask(task: StoredTask, now: number): SandboxTask {
  const { id, operation, credits, createdAt, endsAt, part } = task;
  return {
    id,
    operation,
    state: stateOf(task, now),
    progress: progressOf(task, now),
    errCode: errCodeOf(task, now),
    credits,
    createdAt: toText(createdAt),
    endsAt: toText(endsAt),
    ...(part && { filmId: part.filmId, ...(part.type && { partType: part.type }) }),
  };
}

/** A callback, for whoever looks into the sandbox. */
export function toSandboxCallback(delivery: Delivery): SandboxCallback {
  const { reachedAt, sendAt, attempts, isDoubled: _, ...rest } = delivery;
  return {
    ...rest,
    reachedAt: toText(reachedAt),
    sendAt: toText(sendAt),
    attempts: attempts.map(({ at, ...what }) => ({ at: toText(at), ...what })),
  };
}
