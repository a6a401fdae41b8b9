import { BoundedMap } from '../shared/bounded-map.js';
import { type Inbox, isAmong } from './inbox.js';
import { storageKey } from './key-of.js';

const mostTasks = 100_000;

/**
 * Remembers in this process alone. Of more tasks than that, the oldest are forgotten. It needs no claims: its handler never
 * has two updates of a task under way.
 */
export function memoryInbox(): Inbox {
  const states = new BoundedMap<string>(mostTasks);
  // By their keys: an identifier may be as long as a body.
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
