import type { TaskSuccess } from 'genmedia/schema';
import type { CreatedTask } from './created-task.js';
import { quietly } from './quietly.js';
import type { Tasks } from './tasks.js';
import type { RunOptions } from './wait-options.js';

/** Waits for a task that is being created. */
export function run<Raw>(
  tasks: Tasks,
  creating: Promise<CreatedTask<Raw>>,
  options?: RunOptions<Raw>,
): Promise<TaskSuccess> {
  return quietly(
    creating.then(async (task) => {
      await options?.onCreated?.(task);
      return tasks.wait(task, options);
    }),
  );
}
