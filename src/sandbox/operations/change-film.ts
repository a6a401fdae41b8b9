import type { AdFilmComposeRequest, AdFilmEditRequest } from 'genmedia/schema';
import type { Violation } from '../../contract/violation.js';
import { rejectBody } from '../http/rejection.js';
import type { SandboxState } from '../state.js';
import type { Film, FilmPartType } from '../tasks/film.js';
import { makeTask, withDefaults } from '../tasks/make.js';
import type { StoredTask } from '../tasks/task.js';
import { toCreateResponse } from './create.js';
import type { OperationRequest, OperationResult } from './handler.js';

/** Makes one part of a film anew, as a task of its own. */
export function editAdFilm(world: SandboxState, exchange: OperationRequest): OperationResult {
  const request = exchange.body as AdFilmEditRequest;
  const { type, prompt } = request;
  const { task, film } = findFilm(world, request.ad_one_click_task_id);
  const records = type === 'generate_video' ? segmentOf(film, request.storyboard_video_index) : film[listOf[type]];
  const used = withDefaults(exchange.operation, exchange.body);
  const part = { filmId: task.id, type, prompt };
  const made = makeTask(world, exchange, { ...used, ...shapeOf(task) }, { part });
  records.push(made.id);
  world.tasks.keep(task);
  return toCreateResponse(world, made, used);
}

/** Composes a film from parts of it, as a task of its own. */
export function composeAdFilm(world: SandboxState, exchange: OperationRequest): OperationResult {
  const request = exchange.body as AdFilmComposeRequest;
  const { video_task_ids, bgm_task_id, narration_task_id } = request;
  const { task, film } = findFilm(world, request.ad_one_click_task_id);
  const violations = [
    ...countOf(video_task_ids, film),
    ...video_task_ids.flatMap((id, index) => partOf(world, task, id, 'generate_video', `video_task_ids/${index}`)),
    ...partOf(world, task, bgm_task_id, 'generate_bgm', 'bgm_task_id'),
    ...partOf(world, task, narration_task_id, 'generate_narration', 'narration_task_id'),
  ];
  if (violations.length > 0) throw rejectBody('does_not_fit', violations.slice(0, mostViolations));
  const used = withDefaults(exchange.operation, exchange.body);
  const part = { filmId: task.id, params: { video_task_ids, bgm_task_id, narration_task_id } };
  const made = makeTask(world, exchange, { ...used, ...shapeOf(task) }, { part });
  film.compositions.push(made.id);
  world.tasks.keep(task);
  return toCreateResponse(world, made, used);
}

/** More than anybody reads. */
const mostViolations = 100;

const listOf = { generate_narration: 'narrations', generate_bgm: 'music' } as const;

/** What is made anew for a film has its shape. */
const shapeOf = ({ creation: { aspectRatio } }: StoredTask) => (aspectRatio ? { aspect_ratio: aspectRatio } : {});

function findFilm({ tasks }: SandboxState, id: string): { task: StoredTask; film: Film } {
  const task = tasks.get(id);
  if (task?.film) return { task, film: task.film };
  const says = task ? 'is not a film' : 'is not a task of this sandbox';
  throw rejectBody('does_not_fit', [
    { path: '/ad_one_click_task_id', rule: 'known', message: `ad_one_click_task_id ${says}.` },
  ]);
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

/** Whether a field names a part of the film that is of a type. */
function partOf({ tasks }: SandboxState, film: StoredTask, id: string, type: FilmPartType, field: string): Violation[] {
  const { part } = tasks.get(id) ?? {};
  if (part?.filmId === film.id && part.type === type) return [];
  const name = field.replace(/\/(\d+)$/, '[$1]');
  const message = `${name} must be a task of the film that was made by ${type}.`;
  return [{ path: `/${field}`, rule: 'known', message }];
}
