import type { Creation } from 'genmedia/schema';
import { type ResultName, resultsOf, resultUrl, type ViewContext } from '../results/address.js';
import { errCodeOf, progressOf, type StoredTask, stateOf } from '../tasks/task.js';

/** A task as the query of its creations tells it at a time. Callbacks have the same form. */
export function creationsOf(task: StoredTask, telling: ViewContext): object {
  const { at: time } = telling;
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
    ...(task.film && { progress: progressOf(task, time) }),
    ...(state === 'success' && { creations: [creationOf(task, telling)] }),
  };
}

function creationOf(task: StoredTask, telling: ViewContext): Creation {
  const results = resultsOf(task);
  const address = (name: ResultName) => resultUrl(task, name, 'ResultUrl', telling);
  return {
    id: `${task.id}-1`,
    url: address('result'),
    ...(results.includes('cover') && { cover_url: address('cover') }),
    ...(results.includes('watermarked') && { watermarked_url: address('watermarked') }),
  };
}
