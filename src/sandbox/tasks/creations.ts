import type { Creation } from 'genmedia/schema';
import type { Exchange, Performed } from '../operations.js';
import { Refusal } from '../refusal.js';
import { addressOf, type ResultName, resultsOf, type Telling } from '../results/address.js';
import type { World } from '../world.js';
import { errCodeOf, progressOf, stateOf } from './state.js';
import type { Task } from './task.js';

export function getTaskCreations(world: World, { id, origin }: Exchange): Performed {
  return { answer: creationsOf(findTask(world, id), { at: world.clock.now(), origin }), taskId: id };
}

/** The task that a path names. */
export function findTask({ tasks }: World, id: string): Task {
  const task = tasks.get(id);
  if (task) return task;
  const dropped = tasks.dropped > 0 ? ` It keeps the newest tasks only, and has dropped ${tasks.dropped}.` : '';
  throw new Refusal(404, 'unknown_task', `This sandbox has no task ${id.slice(0, 100)}.${dropped}`);
}

/** A task as the query of its creations tells it at a time. Callbacks have the same form. */
export function creationsOf(task: Task, telling: Telling): object {
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

function creationOf(task: Task, telling: Telling): Creation {
  const results = resultsOf(task);
  const address = (name: ResultName) => addressOf(task, name, 'ResultUrl', telling);
  return {
    id: `${task.id}-1`,
    url: address('result'),
    ...(results.includes('cover') && { cover_url: address('cover') }),
    ...(results.includes('watermarked') && { watermarked_url: address('watermarked') }),
  };
}
