import { behaviours } from '../../../generated/service.js';
import type { Exchange } from '../operations.js';
import { accepted } from '../tasks/create.js';
import { makeTask, withDefaults } from '../tasks/make.js';
import type { Task } from '../tasks/task.js';
import type { World } from '../world.js';
import { countSegments, type Part, type PartType } from './film.js';

/** Starts a film, with the tasks that make its parts one after the other and compose it at the end. */
export function createAdFilm(world: World, { operation, body, origin, faults }: Exchange): object {
  const used = withDefaults(operation, body);
  const film = {
    segments: [] as string[][],
    narrations: [] as string[],
    music: [] as string[],
    compositions: [] as string[],
  };
  const task = makeTask(world, { operation, used, origin, faults: faults.task }, { film });

  const count = countSegments(Number(used.duration));
  const steps = count + 3;
  const { processingAt, endsAt, id: filmId } = task;
  const timeOf = (step: number) => processingAt + Math.round(((endsAt - processingAt) * step) / steps);
  let step = 0;
  const make = (part: Omit<Part, 'filmId'>, more: Partial<Task> = {}): string => {
    const times = {
      createdAt: processingAt,
      queueingAt: processingAt,
      processingAt: timeOf(step),
      endsAt: timeOf(step + 1),
    };
    step += 1;
    const { creates: kind = 'video' } = (part.type && behaviours.editAdFilm.variants[part.type]) || {};
    const { aspectRatio } = task.creation;
    const creation = { kind, ...(aspectRatio && { aspectRatio }) };
    const order = {
      operation: part.type ? 'editAdFilm' : 'composeAdFilm',
      used: {},
      origin,
      faults: noFaults,
    } as const;
    return makeTask(world, order, { ...times, credits: 0, creation, part: { filmId, ...part }, ...more }).id;
  };
  const prompt = typeof used.prompt === 'string' ? used.prompt : '';
  const makePart = (type: PartType, what: string) => make({ type, prompt: [what, prompt].filter(Boolean).join(': ') });

  for (let index = 0; index < count; index += 1) film.segments.push([makePart('generate_video', `Segment ${index}`)]);
  film.narrations.push(makePart('generate_narration', 'Narration'));
  film.music.push(makePart('generate_bgm', 'Music'));
  const params = {
    video_task_ids: film.segments.flat(),
    bgm_task_id: film.music[0] as string,
    narration_task_id: film.narrations[0] as string,
  };
  // A film that fails does so when all is there and it is to be put together.
  film.compositions.push(make({ params }, { errCode: task.errCode, endsAt }));
  world.tasks.keep(task);
  return accepted(world, task, used);
}

const noFaults = { errCode: '' };
