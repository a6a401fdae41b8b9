import { SandboxRejection } from '../http/rejection.js';
import { findTask } from '../operations/reads.js';
import { endOf } from '../tasks/task.js';
import type { ControlParts } from './control-parts.js';

/** Ends a task now: with an error code it fails, without one it succeeds. Its callbacks become due. */
export async function endTask({ state, dispatcher, save }: ControlParts, id: string, errCode: string): Promise<void> {
  const task = findTask(state, id);
  const now = state.clock.now();
  if (task.endsAt <= now) {
    throw new SandboxRejection(422, 'invalid_request', `Task ${id} has ended already. Its state is ${endOf(task)}.`);
  }
  const before = endOf(task);
  task.errCode = errCode;
  task.endsAt = now;
  task.processingAt = Math.min(task.processingAt, now);
  task.queueingAt = Math.min(task.queueingAt, now);
  for (const delivery of task.deliveries ?? []) {
    if (delivery.state === before) {
      delivery.state = endOf(task);
      delivery.reachedAt = now;
    }
    if (delivery.outcome === 'waiting') delivery.sendAt = Math.min(delivery.sendAt, now);
  }
  state.tasks.update(task);
  dispatcher.reschedule(task);
  await state.scheduler.idle();
  await save();
}
