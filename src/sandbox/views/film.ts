import type { AdFilmComposition, AdFilmRecord, AdFilmRecords } from 'genmedia/schema';
import type { SandboxState } from '../core/state.js';
import { resultUrl, type ViewContext } from '../results/url.js';
import type { FilmPartTask, FilmTask } from '../tasks/task.js';
import { errCodeOf, stateOf } from '../tasks/task-state.js';

/** A film with its parts at a time. A part is listed once it has been started. */
export function detailOf(state: SandboxState, task: FilmTask, context: ViewContext): object {
  const { at: time } = context;
  return {
    id: task.id,
    state: stateOf(task, time),
    err_code: errCodeOf(task, time),
    ...(time >= task.processingAt && { data_records: recordsOf(state, task, context) }),
  };
}

function recordsOf({ tasks }: SandboxState, { film }: FilmTask, context: ViewContext): AdFilmRecords {
  const { segments, narrations, music, compositions } = film;
  const started = (ids: string[]) =>
    ids
      .map((id) => tasks.get(id))
      .filter((task) => task?.kind === 'film-part')
      .filter(({ createdAt }) => createdAt <= context.at);
  const records = (ids: string[]) => started(ids).map((part) => recordOf(part, context));
  return {
    storyboards: segments.map((ids, index) => ({ stroyboard_id: index, records: records(ids) })),
    narration_records: records(narrations),
    bgm_records: records(music),
    completed_creation_records: started(compositions).map((part) => compositionOf(part, context)),
  };
}

function recordOf(task: FilmPartTask, context: ViewContext): AdFilmRecord {
  const { type, prompt } = task.part;
  return { ...resultOf(task, context), ...(type && { type }), ...(prompt && { prompt }) };
}

function compositionOf(task: FilmPartTask, context: ViewContext): AdFilmComposition {
  const { params } = task.part;
  return { ...resultOf(task, context), ...(params && { params }) };
}

function resultOf(task: FilmPartTask, context: ViewContext) {
  const { at: time } = context;
  const state = stateOf(task, time);
  return {
    id: task.id,
    state,
    err_code: errCodeOf(task, time),
    ...(state === 'success' && { creation_url: resultUrl(task, 'result', 'FilmUrl', context) }),
  };
}
