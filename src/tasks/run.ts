import type { TaskSuccess } from 'genmedia/schema';
import { markHandled } from '../shared/mark-handled.js';
import type { CreatedTask } from './created-task.js';
import type { Tasks } from './tasks.js';
import type { RunOptions } from './wait-options.js';

/** Waits for a task that is being created. */
export function createAndWait<Raw>(
  tasks: Tasks,
  creating: Promise<CreatedTask<Raw>>,
  options?: RunOptions<Raw>,
): Promise<TaskSuccess> {
  return markHandled(
    creating.then(async (task) => {
      try {
        await options?.onCreated?.(task);
        return await tasks.wait(task, options);
      } catch (error) {
        // Also what a callback of the caller throws: from here on a task is at stake.
        throw Object.assign(Object(error), { handle: task.handle });
      }
    }),
  );
}
