import { behaviours, type MediaKind } from '../../../generated/service.js';
import type { OperationId } from '../../contract/operation.js';
import type { TaskFaults } from '../faults/fault.js';
import type { SandboxState } from '../state.js';
import type { StoredTask } from './task.js';
import { timingOf } from './timing.js';

/** Values of a request, by field. */
export type Fields = Readonly<Record<string, unknown>>;

export interface NewTask {
  operation: OperationId;
  origin: string;
  faults: TaskFaults;
  /** A text of the request as it may be shown. */
  show: (text: string) => string;
  /** When it goes through its states, where the settings have no say in it. */
  span?: Span;
}

type Span = Pick<StoredTask, 'createdAt' | 'queueingAt' | 'processingAt' | 'endsAt'>;

/** What was sent, with what the variant takes for the fields that were left out, and a random seed for none or 0. */
export function withDefaults(operation: OperationId, body: Fields): Fields {
  const used: Record<string, unknown> = { ...variantOf(operation, body)?.defaults, ...body };
  if (!used.seed && behaviours[operation].answers.includes('seed')) used.seed = randomSeed();
  return used;
}

/** A positive 32-bit integer. */
const randomSeed = () => 1 + Math.floor(Math.random() * (2 ** 31 - 1));

/**
 * Makes a task and keeps it. `used` is what was sent, with the defaults of its variant; `more` what only some tasks have.
 * It is written without spreading, since every create comes by here.
 */
export function makeTask(world: SandboxState, order: NewTask, used: Fields, more?: Partial<StoredTask>): StoredTask {
  const { operation, origin, faults, show, span = spanOf(world, operation, used) } = order;
  const { payload, bgm, off_peak: offPeak, aspect_ratio: aspectRatio, duration: seconds, watermark } = used;
  const task: StoredTask = {
    id: crypto.randomUUID(),
    number: world.next(),
    operation,
    createdAt: span.createdAt,
    queueingAt: span.queueingAt,
    processingAt: span.processingAt,
    endsAt: span.endsAt,
    errCode: faults.errCode,
    credits: world.settings.credits,
    creation: { kind: kindOf(operation, used) },
    origin,
  };
  if (more) Object.assign(task, more);
  if (typeof payload === 'string') task.payload = payload;
  if (typeof bgm === 'boolean') task.bgm = bgm;
  if (typeof offPeak === 'boolean') task.offPeak = offPeak;
  if (typeof aspectRatio === 'string') task.creation.aspectRatio = aspectRatio;
  if (typeof seconds === 'number') task.creation.seconds = seconds;
  if (watermark === true) task.creation.watermark = watermark;
  world.tasks.add(task);
  if (typeof used.callback_url === 'string') {
    world.scheduleCallbacks(task, { url: used.callback_url, shown: show(used.callback_url) }, faults);
  }
  return task;
}

function spanOf({ settings, clock }: SandboxState, operation: OperationId, used: Fields): Span {
  const timing = timingOf(settings.timing, operation, used, behaviours[operation].atOnce);
  const createdAt = clock.now();
  return {
    createdAt,
    queueingAt: createdAt + timing.queueing,
    processingAt: createdAt + timing.processing,
    endsAt: createdAt + timing.end,
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
