import { excerpt } from '../../shared/text.js';
import type { SandboxState } from '../core/state.js';
import { isStarted } from '../tasks/film-parts.js';
import { taskIdIn } from '../views/creations.js';

/** Describes an id that no task of this sandbox has: what it is instead, and where to find the right one. */
export function unknownTask({ tasks, clock, isOfOtherKey }: SandboxState, id: string): string {
  const shown = excerpt(id.slice(0, 100));
  const missing = `This sandbox has no task ${shown}`;
  const taskId = taskIdIn(id);
  const owner = taskId === undefined ? undefined : tasks.get(taskId);
  if (owner && isStarted(owner, clock.now())) {
    return `${missing}: that is a creation of task ${owner.id}. Pass the id of the task.`;
  }
  if (isOfOtherKey?.(id)) {
    return `${missing} for this key: another key has it, since isolate is on. Use the key that created it.`;
  }
  const evicted = tasks.evicted > 0 ? ` It keeps only the newest tasks and has evicted ${tasks.evicted}.` : '';
  const meant = mistakes.find(([pattern]) => pattern.test(id.trim()))?.[1];
  return `${missing}${meant ? `: ${meant}` : ''}. ${taskList}${evicted}`;
}

/** Where to find the id that was meant. */
const taskList = 'tasks(), or GET /_sandbox/tasks, lists those that it has.';

/** What is passed in place of an id. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/^[[{"]/, 'that is JSON. Parse it, and pass the task, the handle, or the id in it'],
  [/^(undefined|null|NaN|\[object \w+\]|:?\{?id\}?)$/, 'that is not an id, but was written in its place. Pass the id'],
  [/^https?:/i, 'that is a URL. Pass the id of its task'],
  [
    /[\\/]|\.\w{1,5}$/,
    'that may be the name of a file. Read the file, and pass the id or the handle in it, parsed as JSON',
  ],
];
