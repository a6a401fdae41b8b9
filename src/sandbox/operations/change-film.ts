import type { AdFilmComposeRequest, AdFilmEditRequest } from 'genmedia/schema';
import type { Violation } from '../../terms/violation.js';
import type { SandboxState } from '../core/state.js';
import { rejectBody, SandboxRejection } from '../http/rejection.js';
import type { Film, FilmPart, FilmPartType } from '../tasks/film.js';
import type { FilmPartTask, FilmTask } from '../tasks/task.js';
import { toCreateResponse } from './create.js';
import type { OperationRequest, OperationResult } from './handler.js';
import { addDefaults, type Fields, makeTask } from './make-task.js';

/** Makes one part of a film again, as a task of its own. */
export function editAdFilm(state: SandboxState, request: OperationRequest): OperationResult {
  const body = request.body as AdFilmEditRequest;
  const { type, prompt } = body;
  const task = findFilm(state, body.ad_one_click_task_id);
  const { film } = task;
  const records = type === 'generate_video' ? segmentOf(film, body.storyboard_video_index) : film[listOf[type]];
  const used = addDefaults(state, request.operation, request.body);
  const made = makePart(state, request, task, used, { filmId: task.id, type, prompt });
  records.push(made.id);
  state.tasks.update(task);
  return toCreateResponse(request.at, made, used);
}

/** Composes a film from its parts, as a task of its own. */
export function composeAdFilm(state: SandboxState, request: OperationRequest): OperationResult {
  const body = request.body as AdFilmComposeRequest;
  const { video_task_ids, bgm_task_id, narration_task_id } = body;
  const task = findFilm(state, body.ad_one_click_task_id);
  const violations = [
    ...countOf(video_task_ids, task.film),
    ...video_task_ids.flatMap((id, index) => partOf(state, task, id, 'generate_video', `video_task_ids/${index}`)),
    ...partOf(state, task, bgm_task_id, 'generate_bgm', 'bgm_task_id'),
    ...partOf(state, task, narration_task_id, 'generate_narration', 'narration_task_id'),
  ];
  if (violations.length > 0) throw rejectBody('does_not_fit', violations.slice(0, maxViolations));
  const used = addDefaults(state, request.operation, request.body);
  const part = { filmId: task.id, params: { video_task_ids: [...video_task_ids], bgm_task_id, narration_task_id } };
  const made = makePart(state, request, task, used, part);
  task.film.compositions.push(made.id);
  state.tasks.update(task);
  return toCreateResponse(request.at, made, used);
}

/** More than a person reads. */
const maxViolations = 100;

const listOf = { generate_narration: 'narrations', generate_bgm: 'music' } as const;

/** A part has the aspect ratio of its film. */
function makePart(state: SandboxState, request: OperationRequest, film: FilmTask, used: Fields, part: FilmPart) {
  const { aspectRatio } = film.creation;
  const fields = aspectRatio ? { ...used, aspect_ratio: aspectRatio } : used;
  return makeTask<FilmPartTask>(state, request, fields, { kind: 'film-part', part });
}

/** Tools that send random identifiers expect 404 for one that does not exist, also in a body. */
function findFilm({ tasks, isOfOtherKey }: SandboxState, id: string): FilmTask {
  const task = tasks.get(id);
  if (task?.kind === 'film') return task;
  const isElsewhere = !task && isOfOtherKey?.(id);
  const reason = task ? 'is not a film' : `is ${isElsewhere ? 'a task of another key' : 'not a task of this sandbox'}`;
  const message = `ad_one_click_task_id ${reason}. Pass the task_id that createAdFilm returned.`;
  const violations = [{ path: '/ad_one_click_task_id', rule: 'known', message }];
  throw new SandboxRejection(404, 'unknown_task', message, { violations });
}

function segmentOf({ segments }: Film, index: number): string[] {
  const records = segments[index];
  if (records) return records;
  const allowed = segments.map((_, number) => number);
  const message = `storyboard_video_index must be 0 to ${segments.length - 1}, not ${index}: the film has ${segments.length} segments.`;
  throw rejectBody('does_not_fit', [{ path: '/storyboard_video_index', rule: 'known', allowed, message }]);
}

/** `x-count-equals` of the document. */
function countOf(ids: readonly string[], { segments: { length } }: Film): Violation[] {
  if (ids.length === length) return [];
  const message = `video_task_ids must have ${length} items, one for each segment of the film, not ${ids.length}.`;
  return [{ path: '/video_task_ids', rule: 'x-count-equals', allowed: length, message }];
}

/** Checks that a field names a part of the film, of a type. */
function partOf({ tasks }: SandboxState, film: FilmTask, id: string, type: FilmPartType, field: string): Violation[] {
  const task = tasks.get(id);
  const part = task?.kind === 'film-part' ? task.part : undefined;
  if (part?.filmId === film.id && part.type === type) return [];
  const name = field.replace(/\/(\d+)$/, '[$1]');
  const message = `${name} must be a task of the film that was made by ${type}.`;
  return [{ path: `/${field}`, rule: 'known', message }];
}
