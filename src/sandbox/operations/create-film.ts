import type { SandboxState } from '../core/state.js';
import { countSegments, type Film, type FilmPart, type FilmPartType } from '../tasks/film.js';
import type { FilmPartTask, FilmTask } from '../tasks/task.js';
import { toCreateResponse } from './create.js';
import type { OperationRequest, OperationResult } from './handler.js';
import { addDefaults, makeTask } from './make-task.js';

/** Creates a film and the tasks that make its parts one after the other and compose it at the end. */
export function createAdFilm(state: SandboxState, request: OperationRequest): OperationResult {
  const used = addDefaults(state, request.operation, request.body);
  const film: Film = { segments: [], narrations: [], music: [], compositions: [] };
  const task = makeTask<FilmTask>(state, request, used, { kind: 'film', film });

  const count = countSegments(Number(used.duration));
  const make = partMaker(state, request, task, count + 3);
  const prompt = typeof used.prompt === 'string' ? used.prompt : '';
  const makePart = (type: FilmPartType, title: string) =>
    make({ type, prompt: prompt ? `${title}: ${prompt}` : title });
  for (let index = 0; index < count; index += 1) film.segments.push([makePart('generate_video', `Segment ${index}`)]);
  const narration_task_id = makePart('generate_narration', 'Narration');
  const bgm_task_id = makePart('generate_bgm', 'Music');
  film.narrations.push(narration_task_id);
  film.music.push(bgm_task_id);
  const params = { video_task_ids: film.segments.flat(), bgm_task_id, narration_task_id };
  // A film that fails does so in its last step, the composition.
  film.compositions.push(make({ params }, task.errCode));
  // With a low limit, its own parts may have evicted it.
  state.tasks.add(task);
  return toCreateResponse(request.at, task, used);
}

/** Makes tasks that take equal shares of the time in which a film is processed. Only the film itself costs credits. */
function partMaker(state: SandboxState, { origin, at, show }: OperationRequest, film: FilmTask, steps: number) {
  const { processingAt, endsAt, creation } = film;
  const timeOf = (step: number) => processingAt + Math.round(((endsAt - processingAt) * step) / steps);
  let step = 0;
  return (details: Omit<FilmPart, 'filmId'>, errCode = ''): string => {
    const timeline = {
      createdAt: processingAt,
      queueingAt: processingAt,
      processingAt: timeOf(step),
      endsAt: timeOf(step + 1),
    };
    step += 1;
    const used = { ...(details.type && { type: details.type }), aspect_ratio: creation.aspectRatio };
    const operation = details.type ? 'editAdFilm' : 'composeAdFilm';
    const newTask = { operation, origin, at, show, timeline, credits: 0, faults: { errCode } } as const;
    const part = { filmId: film.id, ...details };
    return makeTask<FilmPartTask>(state, newTask, used, { kind: 'film-part', part }).id;
  };
}
