import { behaviours } from '../../../generated/service.js';
import type { TaskFaults } from '../faults/fault.js';
import type { Delivery } from '../tasks/delivery.js';
import type { StoredTask } from '../tasks/task.js';
import { endOf } from '../tasks/task-state.js';

/** How long after the end `processing` is reported by the fault `callback-out-of-order`. */
const outOfOrderDelayMs = 1000;

/** The updates of a task to deliver, and when. `url` is the URL without the key, for display. */
export function deliveriesOf(task: StoredTask, url: string, { callback = {} }: TaskFaults): Delivery[] {
  const { states = [] } = behaviours[task.operation].callback ?? {};
  const isProcessing = task.processingAt < task.endsAt;
  const updates = [
    ...(isProcessing ? [{ state: 'processing' as const, reachedAt: task.processingAt }] : []),
    { state: endOf(task), reachedAt: task.endsAt },
  ];
  return updates
    .filter(({ state }) => states.includes(state))
    .map(({ state, reachedAt }) => {
      const isLate = callback.outOfOrder && state === 'processing';
      return {
        taskId: task.id,
        state,
        url,
        reachedAt,
        sendAt: (isLate ? task.endsAt + outOfOrderDelayMs : reachedAt) + (callback.delay ?? 0),
        ...(callback.lost ? { outcome: 'not sent', why: 'lost on demand' } : { outcome: 'waiting' }),
        ...(callback.doubled && { isDoubled: true }),
        attempts: [],
      };
    });
}
