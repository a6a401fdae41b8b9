import { behaviours, type MediaKind } from '../../../generated/service.js';
import { shorten } from '../../shared/text.js';
import type { OperationId } from '../../terms/operation.js';
import type { SandboxState } from '../core/state.js';
import type { TaskFaults } from '../faults/fault.js';
import type { StoredTask, TaskRecord } from '../tasks/task.js';
import { timingOf } from '../tasks/timing.js';

/** Values of a request, by field. */
export type Fields = Readonly<Record<string, unknown>>;

interface NewTask {
  operation: OperationId;
  origin: string;
  /** Time of the sandbox at which it is created. */
  at: number;
  faults: TaskFaults;
  /** Redacts and shortens a string of the request for display. */
  show: (text: string) => string;
  /** Default: follows from the settings. */
  timeline?: Timeline;
  /** Default: those of the settings. */
  credits?: number;
}

type Timeline = Pick<TaskRecord, 'createdAt' | 'queueingAt' | 'processingAt' | 'endsAt'>;

/** What only tasks of one kind have. */
type DetailsOf<Task extends StoredTask> = Omit<Task, keyof TaskRecord>;

/** A body with the defaults of its variant, and with a random seed if it has none or 0. */
export function addDefaults({ random }: SandboxState, operation: OperationId, body: Fields): Fields {
  // Without a prototype, which a field `__proto__` would set. Two spreads would not, but take ten times as long.
  const used: Record<string, unknown> = Object.assign(Object.create(null), variantOf(operation, body)?.defaults, body);
  if (!used.seed && behaviours[operation].responseFields.includes('seed')) used.seed = random.taskSeed();
  return used;
}

/** Characters of a prompt that are kept to recognize a task by. */
const maxPromptLength = 200;

/** Creates a task and stores it. `used` is the body with the defaults of its variant. */
export function makeTask<Task extends StoredTask>(
  state: SandboxState,
  newTask: NewTask,
  used: Fields,
  details: DetailsOf<Task>,
): Task {
  const { operation, origin, faults, show } = newTask;
  const prompt = textOf(used.prompt ?? used.text);
  const { createdAt, queueingAt, processingAt, endsAt } = newTask.timeline ?? timelineOf(state, newTask, used);
  const record: TaskRecord = {
    id: state.random.id(),
    number: state.next(),
    operation,
    createdAt,
    queueingAt,
    processingAt,
    endsAt,
    errCode: faults.errCode,
    credits: newTask.credits ?? state.settings.credits,
    model: textOf(used[behaviours[operation].selector ?? '']),
    shownPrompt: prompt ? shorten(show(prompt), maxPromptLength) : undefined,
    payload: textOf(used.payload),
    bgm: flagOf(used.bgm),
    offPeak: flagOf(used.off_peak),
    creation: {
      kind: mediaKindOf(operation, used),
      aspectRatio: textOf(used.aspect_ratio),
      seconds: typeof used.duration === 'number' ? used.duration : undefined,
      watermark: used.watermark === true || undefined,
    },
    origin,
  };
  const task = Object.assign(record, details) as Task;
  state.tasks.add(task);
  if (typeof used.callback_url === 'string') {
    state.scheduleCallbacks(task, { url: used.callback_url, shown: show(used.callback_url) }, faults);
  }
  return task;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const flagOf = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

function timelineOf({ settings }: SandboxState, { operation, at }: NewTask, used: Fields): Timeline {
  const timing = timingOf(settings.timing, operation, used, behaviours[operation].atOnce);
  return {
    createdAt: at,
    queueingAt: at + timing.queueing,
    processingAt: at + timing.processing,
    endsAt: at + timing.end,
  };
}

/** The kind of file that an operation creates. Where it is undocumented, the sandbox creates videos. */
function mediaKindOf(operation: OperationId, used: Fields): MediaKind {
  return variantOf(operation, used)?.creates ?? behaviours[operation].creates ?? 'video';
}

function variantOf(operation: OperationId, fields: Fields) {
  const { selector, variants } = behaviours[operation];
  return variants[selector === undefined ? '' : `${fields[selector]}`];
}
