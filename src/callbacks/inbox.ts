import { BoundedMap } from '../bounded-map.js';
import { keyOf } from './key-of.js';

/**
 * Remembers how far tasks have come, so that news are told once. One that several machines share lets each of them know
 * what another was told.
 *
 *     const inbox: Inbox = {
 *       latest: (taskIds) => Promise.all(taskIds.map((id) => database.get(id))),
 *       keep: (taskId, state) => database.set(taskId, state),
 *     };
 */
export interface Inbox {
  /** The state that was last kept of each of these tasks, in their order; `undefined` where there is none. */
  latest(taskIds: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Keeps the state of a task. When it resolves, the news are safe, and the service is told so. */
  keep(taskId: string, state: string): Promise<void>;
  /** Whether nobody else writes to it. Else those who listen look into it every second. */
  readonly isLocal?: boolean;
}

const mostTasks = 100_000;

/** Remembers in this process alone. Of more tasks than that, the oldest are forgotten. */
export function memoryInbox(): Inbox {
  const states = new BoundedMap<string>(mostTasks);
  return {
    // By their keys: an identifier may be as long as a body.
    latest: (taskIds) => Promise.all(taskIds.map(async (taskId) => states.get(await keyOf(taskId)))),
    keep: async (taskId, state) => void states.set(await keyOf(taskId), state),
    isLocal: true,
  };
}
