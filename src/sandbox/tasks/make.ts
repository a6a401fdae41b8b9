import { behaviours, type MediaKind } from '../../../generated/service.js';
import type { OperationId } from '../../operation.js';
import type { TaskFaults } from '../faults/fault.js';
import type { World } from '../world.js';
import type { Task } from './task.js';
import { timesOf } from './times.js';

/** Values of a request, by field. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Order {
  operation: OperationId;
  /** What was sent, with the defaults of its variant. */
  used: Fields;
  origin: string;
  faults: TaskFaults;
  /** A text of the request as it may be shown. */
  show: (text: string) => string;
  /** When it goes through its states, where the settings have no say in it. */
  span?: Span;
}

type Span = Pick<Task, 'createdAt' | 'queueingAt' | 'processingAt' | 'endsAt'>;

/** What was sent, with what the variant takes for the fields that were left out, and a random seed for none or 0. */
export function withDefaults(operation: OperationId, body: Fields): Fields {
  const { answers } = behaviours[operation];
  const used = { ...variantOf(operation, body)?.defaults, ...body };
  return answers.includes('seed') && !used.seed ? { ...used, seed: randomSeed() } : used;
}

/** A positive 32-bit integer. */
const randomSeed = () => 1 + Math.floor(Math.random() * (2 ** 31 - 1));

/** Makes a task and keeps it. `more` is what only some tasks have. */
export function makeTask(world: World, order: Order, more: Partial<Task> = {}): Task {
  const { operation, used, origin, faults, show, span = spanOf(world, order) } = order;
  const { payload, bgm, off_peak: offPeak, aspect_ratio: aspectRatio, duration: seconds, watermark } = used;
  const task: Task = {
    id: crypto.randomUUID(),
    number: world.next(),
    operation,
    ...span,
    errCode: faults.errCode,
    credits: world.settings.credits,
    ...(typeof payload === 'string' && { payload }),
    ...(typeof bgm === 'boolean' && { bgm }),
    ...(typeof offPeak === 'boolean' && { offPeak }),
    creation: {
      kind: kindOf(operation, used),
      ...(typeof aspectRatio === 'string' && { aspectRatio }),
      ...(typeof seconds === 'number' && { seconds }),
      ...(watermark === true && { watermark }),
    },
    origin,
    ...more,
  };
  world.tasks.add(task);
  if (typeof used.callback_url === 'string') {
    world.announce(task, { url: used.callback_url, shown: show(used.callback_url) }, faults);
  }
  return task;
}

function spanOf({ settings, clock }: World, { operation, used }: Order): Span {
  const times = timesOf(settings.times, operation, used, behaviours[operation].atOnce);
  const createdAt = clock.now();
  return {
    createdAt,
    queueingAt: createdAt + times.queueing,
    processingAt: createdAt + times.processing,
    endsAt: createdAt + times.end,
  };
}

/** What it makes. Where that is not shown, the sandbox makes videos. */
function kindOf(operation: OperationId, used: Fields): MediaKind {
  return variantOf(operation, used)?.creates ?? behaviours[operation].creates ?? 'video';
}

function variantOf(operation: OperationId, fields: Fields) {
  const { selector, variants } = behaviours[operation];
  return variants[selector === undefined ? '' : `${fields[selector]}`];
}
