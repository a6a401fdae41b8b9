import type { Creation } from 'genmedia/schema';
import { type ResultName, resultsOf, resultUrl, type ViewContext } from '../results/url.js';
import type { StoredTask } from '../tasks/task.js';
import { errCodeOf, progressOf, stateOf } from '../tasks/task-state.js';

/** A task as query creations returns it at a time. Callbacks have the same form. */
export function creationsOf(task: StoredTask, context: ViewContext): object {
  const { at: time } = context;
  const { id, credits, payload, bgm, offPeak } = task;
  const state = stateOf(task, time);
  return {
    id,
    state,
    err_code: errCodeOf(task, time),
    credits,
    ...(payload !== undefined && { payload }),
    ...(bgm !== undefined && { bgm }),
    ...(offPeak !== undefined && { off_peak: offPeak }),
    ...(task.kind === 'film' && { progress: progressOf(task, time) }),
    ...(state === 'success' && { creations: [creationOf(task, context)] }),
  };
}

/** A task has one creation. */
const creationSuffix = '-1';

/** The id of the task of a creation, by that of the creation. */
export const taskIdIn = (creationId: string): string | undefined =>
  creationId.endsWith(creationSuffix) ? creationId.slice(0, -creationSuffix.length) : undefined;

function creationOf(task: StoredTask, context: ViewContext): Creation {
  const results = resultsOf(task);
  const urlOf = (name: ResultName) => resultUrl(task, name, 'ResultUrl', context);
  return {
    id: `${task.id}${creationSuffix}`,
    url: urlOf('result'),
    ...(results.includes('cover') && { cover_url: urlOf('cover') }),
    ...(results.includes('watermarked') && { watermarked_url: urlOf('watermarked') }),
  };
}
