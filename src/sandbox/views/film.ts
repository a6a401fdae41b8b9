import type { AdFilmComposition, AdFilmRecord, AdFilmRecords } from 'genmedia/schema';
import { resultUrl, type ViewContext } from '../results/address.js';
import type { SandboxState } from '../state.js';
import { errCodeOf, type StoredTask, stateOf } from '../tasks/task.js';

/** A film with the records of its parts at a time. A part is listed once it has been started. */
export function detailOf(world: SandboxState, task: StoredTask, telling: ViewContext): object {
  const { at: time } = telling;
  const state = stateOf(task, time);
  const records = recordsOf(world, task, telling);
  return {
    id: task.id,
    state,
    err_code: errCodeOf(task, time),
    ...(time >= task.processingAt && { data_records: records }),
  };
}

function recordsOf({ tasks }: SandboxState, { film }: StoredTask, telling: ViewContext): AdFilmRecords {
  const { segments = [], narrations = [], music = [], compositions = [] } = film ?? {};
  const started = (ids: string[]) =>
    ids.flatMap((id) => tasks.get(id) ?? []).filter(({ createdAt }) => createdAt <= telling.at);
  const records = (ids: string[]) => started(ids).map((part) => recordOf(part, telling));
  return {
    storyboards: segments.map((ids, index) => ({ stroyboard_id: index, records: records(ids) })),
    narration_records: records(narrations),
    bgm_records: records(music),
    completed_creation_records: started(compositions).map((one) => compositionOf(one, telling)),
  };
}

function recordOf(task: StoredTask, telling: ViewContext): AdFilmRecord {
  const { type, prompt } = task.part ?? {};
  return { ...resultOf(task, telling), ...(type && { type }), ...(prompt && { prompt }) };
}

function compositionOf(task: StoredTask, telling: ViewContext): AdFilmComposition {
  return { ...resultOf(task, telling), ...(task.part?.params && { params: task.part.params }) };
}

function resultOf(task: StoredTask, telling: ViewContext) {
  const { at: time } = telling;
  const state = stateOf(task, time);
  return {
    id: task.id,
    state,
    err_code: errCodeOf(task, time),
    ...(state === 'success' && { creation_url: resultUrl(task, 'result', 'FilmUrl', telling) }),
  };
}
