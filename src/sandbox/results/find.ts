import type { SandboxState } from '../core/state.js';
import type { StoredTask } from '../tasks/task.js';
import { stateOf } from '../tasks/task-state.js';
import { fileOf, maxLifetimeOf, type ResultName, resultsOf, resultsPath } from './url.js';

interface FoundResult {
  task: StoredTask;
  name: ResultName;
  hasExpired: boolean;
}

/** The file that a path of the sandbox leads to, with the time in its query. A task has none until it succeeds. */
export function findResult(
  { tasks, clock }: SandboxState,
  { path, query }: { path: string; query: string },
): FoundResult | undefined {
  const [id = '', file] = path.slice(resultsPath.length).split('/');
  const task = tasks.get(id);
  const name = task && resultsOf(task).find((result) => fileOf(task, result) === file);
  const now = clock.now();
  if (!task || !name || stateOf(task, now) !== 'success') return undefined;
  const expires = Number(new URLSearchParams(query).get('expires'));
  return { task, name, hasExpired: !(now < expires && expires <= now + maxLifetimeOf(task)) };
}
