import type { SandboxState } from '../state.js';
import { countSegments, type Film, type FilmPart, type FilmPartType } from '../tasks/film.js';
import { makeTask, withDefaults } from '../tasks/make.js';
import type { StoredTask } from '../tasks/task.js';
import { toCreateResponse } from './create.js';
import type { OperationRequest, OperationResult } from './handler.js';

/** Starts a film, with the tasks that make its parts one after the other and compose it at the end. */
export function createAdFilm(world: SandboxState, exchange: OperationRequest): OperationResult {
  const used = withDefaults(exchange.operation, exchange.body);
  const film: Film = { segments: [], narrations: [], music: [], compositions: [] };
  const task = makeTask(world, exchange, used, { film });

  const count = countSegments(Number(used.duration));
  const make = partMaker(world, exchange, task, count + 3);
  const prompt = typeof used.prompt === 'string' ? used.prompt : '';
  const makePart = (type: FilmPartType, what: string) => make({ type, prompt: prompt ? `${what}: ${prompt}` : what });
  for (let index = 0; index < count; index += 1) film.segments.push([makePart('generate_video', `Segment ${index}`)]);
  const narration_task_id = makePart('generate_narration', 'Narration');
  const bgm_task_id = makePart('generate_bgm', 'Music');
  film.narrations.push(narration_task_id);
  film.music.push(bgm_task_id);
  const params = { video_task_ids: film.segments.flat(), bgm_task_id, narration_task_id };
  // A film that fails does so when all is there and it is to be put together.
  film.compositions.push(make({ params }, task.errCode));
  // Where there is little room, its parts may have pushed it out.
  world.tasks.add(task);
  return toCreateResponse(world, task, used);
}

/** Makes tasks that take equal shares of the time in which a film is processed. They cost nothing beside the film. */
function partMaker(world: SandboxState, { origin, show }: OperationRequest, film: StoredTask, steps: number) {
  const { processingAt, endsAt, creation } = film;
  const timeOf = (step: number) => processingAt + Math.round(((endsAt - processingAt) * step) / steps);
  let step = 0;
  return (part: Omit<FilmPart, 'filmId'>, errCode = ''): string => {
    const times = { processingAt: timeOf(step), endsAt: timeOf(step + 1) };
    step += 1;
    const used = { ...(part.type && { type: part.type }), aspect_ratio: creation.aspectRatio };
    const operation = part.type ? 'editAdFilm' : 'composeAdFilm';
    const span = { createdAt: processingAt, queueingAt: processingAt, ...times };
    const order = { operation, origin, show, span, faults: { errCode } } as const;
    return makeTask(world, order, used, { credits: 0, part: { filmId: film.id, ...part } }).id;
  };
}
