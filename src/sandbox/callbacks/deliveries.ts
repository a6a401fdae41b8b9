import { behaviours } from '../../../generated/service.js';
import type { TaskFaults } from '../faults/fault.js';
import type { Delivery } from '../tasks/delivery.js';
import { endOf, type StoredTask } from '../tasks/task.js';

/** How long after the end the news of `processing` comes, when it is to come out of order. */
const outOfOrder = 1000;

/** What is to be told of a task, and when. `url` is the address as it is shown. */
export function deliveriesOf(task: StoredTask, url: string, { callback = {} }: TaskFaults): Delivery[] {
  const { states = [] } = behaviours[task.operation].callback ?? {};
  const isProcessing = task.processingAt < task.endsAt;
  const news = [
    ...(isProcessing ? [{ state: 'processing' as const, reachedAt: task.processingAt }] : []),
    { state: endOf(task), reachedAt: task.endsAt },
  ];
  return news
    .filter(({ state }) => states.includes(state))
    .map(({ state, reachedAt }) => {
      const isLate = callback.outOfOrder && state === 'processing';
      return {
        taskId: task.id,
        state,
        url,
        reachedAt,
        sendAt: (isLate ? task.endsAt + outOfOrder : reachedAt) + (callback.delay ?? 0),
        ...(callback.lost ? { outcome: 'not sent', why: 'lost on demand' } : { outcome: 'waiting' }),
        ...(callback.doubled && { isDoubled: true }),
        attempts: [],
      };
    });
}
