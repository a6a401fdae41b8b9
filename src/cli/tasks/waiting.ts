import type { AdFilm, Task, TaskSuccess } from 'genmedia/schema';
import type { TaskHandle } from '../../terms/task-handle.js';
import { durationFrom } from '../duration.js';
import type { Option, Values } from '../shell/command.js';
import { Interrupted } from '../shell/interrupt.js';
import { ownName } from '../shell/own-name.js';
import type { Progress } from '../shell/progress.js';
import { toShellWord } from '../shell/text.js';
import type { Client } from './connection.js';
import { Estimate } from './estimate.js';

export const waitOptions = {
  deadline: { value: '<duration>', help: 'give up after this time, such as 10m; the task continues (default: 1h)' },
  'first-poll-after': {
    value: '<duration>',
    help: 'time from the creation to the first poll; by default the document says it',
  },
  interval: { value: '<duration>', help: 'shortest time between two polls (default: 2s)' },
  quiet: { short: 'q', help: 'without progress' },
} as const satisfies Record<string, Option>;

/** Times of a wait. Read before a task is created, so that a mistake costs nothing. */
export const waitTimes = (values: Values<typeof waitOptions>) => ({
  deadline: timeFrom('--deadline', values.deadline, 1),
  firstPollAfter: timeFrom('--first-poll-after', values['first-poll-after']),
  interval: timeFrom('--interval', values.interval, 1),
});

const timeFrom = (option: string, text: string | undefined, min?: number) =>
  text === undefined ? undefined : durationFrom(option, text, min);

interface Waiting {
  readonly times: ReturnType<typeof waitTimes>;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/**
 * Waits for a task and shows each change: its state, the parts of a film or else `progress`, and how long it will take, if the
 * server advises that. The scale of `progress` is undocumented, so it is shown as it is.
 */
export function waitFor(gen: Client, handle: TaskHandle, { times, signal, progress }: Waiting): Promise<TaskSuccess> {
  if (progress.isQuiet) return gen.tasks.wait(handle, { ...times, signal });
  const estimate = new Estimate(handle);
  const show = (state: string, done: string) => {
    // A task may end before the advised time.
    if (state === 'success' || state === 'failed') estimate.end();
    if (progress.isLive) {
      const detail = (elapsed: string) => [estimate.bar() || elapsed, done].filter(Boolean).join('  ');
      progress.show(`Task ${shortened(handle.id)}: ${state}`, detail);
    } else {
      progress.show([`Task ${handle.id}: ${state}`, done, estimate.left()].filter(Boolean).join(', '));
    }
  };
  const partsOf = partsReader(gen, handle, signal);
  show('waiting', '');
  return gen.withOptions({ middleware: [estimate] }).tasks.wait(handle, {
    ...times,
    signal,
    onUpdate: async (task: Task) => {
      const parts = task.state === 'processing' ? await partsOf(task) : '';
      show(task.state, parts || (task.progress === undefined ? '' : `progress ${task.progress}`));
    },
  });
}

/** An id that leaves room for what follows. */
const shortened = (id: string) => (id.length > 12 ? `${id.slice(0, 8)}…` : id);

/** Reads how many parts of a film are made. It is a hint: where it cannot be read, it is left out. */
function partsReader(gen: Client, handle: TaskHandle, signal: AbortSignal): (task: Task) => Promise<string> {
  const { operation } = handle;
  let isFilm = operation === undefined || operation === 'createAdFilm';
  return async ({ progress }) => {
    // Only films have it.
    if (!isFilm || progress === undefined) return '';
    try {
      return filmParts(await gen.adFilm.get(handle, { signal, retries: 0, timeout: 5000 }));
    } catch {
      isFilm = false;
      return '';
    }
  };
}

type TypedOptions = Readonly<Record<string, unknown>>;

/** Options of `resume`. */
const resumeOptions = [
  'output',
  'json',
  'deadline',
  'first-poll-after',
  'interval',
  'quiet',
  'base-url',
  'api-key-stdin',
];

/** How to continue: the command to type. */
interface Continuation {
  readonly handle: TaskHandle | undefined;
  /** The options that were typed. Those that a later wait has too are repeated. */
  readonly values: TypedOptions;
  /** Whether the service has just created the task, so that it exists. */
  readonly isCreated: boolean;
}

/** An error that ends a wait, with what to type to continue. */
class StoppedError extends Error {
  readonly exitCode: number | undefined;

  constructor(message: string, options: { cause: unknown; exitCode: number | undefined }) {
    super(message, options);
    this.exitCode = options.exitCode;
  }
}

/**
 * The command that continues a wait. No quotes around JSON mean the same to cmd.exe and to both versions of PowerShell, so on
 * Windows it names the task by its id; its first poll may then be too early, and costs a request.
 */
export function resumeCommand(handle: TaskHandle, values: TypedOptions, platform: string = process.platform): string {
  const options = resumeOptions.flatMap((name) => {
    const { [name]: value } = values;
    if (typeof value === 'string') return [name === 'output' ? '-o' : `--${name}`, value];
    return value === true ? [`--${name}`] : [];
  });
  const task = platform === 'win32' ? handle.id : JSON.stringify(handle);
  return [ownName(), ...['resume', task, ...options].map((word) => toShellWord(word, platform))].join(' ');
}

/** Adds to an error how to continue with the task. A task that has failed cannot be continued. */
export function withContinuation(
  error: unknown,
  { handle, values, isCreated }: Continuation,
  signal: AbortSignal,
): unknown {
  const { name, message, handle: known = handle } = Object(error) as Error & { handle?: TaskHandle };
  const { reason } = signal;
  const isStopped = reason instanceof Interrupted && name !== 'TaskFailedError';
  const exitCode = isStopped ? reason.exitCode : undefined;
  // The service does not know a task, or does not let this key read it.
  if (name === 'RejectedError' && !isCreated) return error;
  // An edit that was not made names its film.
  if (!handle && (name === 'RejectedError' || name === 'InvalidRequestError')) return error;
  if (name === 'TaskFailedError' || !known) {
    if (!isStopped || name === 'OutcomeUnknownError') return error;
    return new StoppedError('Stopped. Nothing was created.', { cause: error, exitCode });
  }
  const command = resumeCommand(known, values);
  const what = isStopped ? 'Stopped.' : name === 'DeadlineError' ? 'The deadline has passed.' : message;
  return new StoppedError(`${what} Task ${known.id} continues. To wait for it again:\n\n  ${command}\n`, {
    cause: error,
    exitCode: exitCode ?? 3,
  });
}

/**
 * `3 of 13 parts`: segments, narration, music and the composed film. A part that was made again counts once. Nothing as long as
 * the service lists no parts.
 */
function filmParts({ data_records: records }: AdFilm): string {
  const { storyboards = [], narration_records, bgm_records, completed_creation_records } = records ?? {};
  const others = [narration_records, bgm_records, completed_creation_records];
  const parts = [
    ...storyboards.map((segment) => segment.records ?? []),
    ...others.filter((part) => part !== undefined),
  ];
  const done = parts.filter((part) => part.some(({ state }) => state === 'success'));
  return parts.length === 0 ? '' : `${done.length} of ${parts.length} parts`;
}
