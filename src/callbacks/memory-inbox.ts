import { BoundedMap } from '../shared/bounded-map.js';
import { type Inbox, isAmong } from './inbox.js';
import { storageKey } from './storage-key.js';

const maxTasks = 100_000;

/**
 * Keeps the states in memory, and forgets the oldest tasks beyond the limit. It needs no claims: one handler never handles
 * two updates of a task at the same time.
 */
export function memoryInbox(): Inbox {
  const states = new BoundedMap<string>(maxTasks);
  // By key: an identifier may be as long as a body.
  const stateOf = async (taskId: string) => states.get(await storageKey(taskId));
  return {
    latest: (taskIds) => Promise.all(taskIds.map(stateOf)),
    async claim(taskId, { supersededBy }) {
      return isAmong(supersededBy, await stateOf(taskId)) ? 'handled' : 'claimed';
    },
    async complete(taskId, { state, supersededBy }) {
      const key = await storageKey(taskId);
      if (!isAmong(supersededBy, states.get(key))) states.set(key, state);
    },
    async release() {},
    isLocal: true,
  };
}
