import type { Task } from 'genmedia/schema';
import { ConfigurationError } from '../errors/configuration-error.js';
import { DeadlineError } from '../errors/deadline-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { isFinal } from '../tasks/task-poller.js';
import { reconcile } from './create-tools.js';
import { targetIn } from './files.js';
import { begin, type Media } from './options.js';
import type { ToolOutput } from './result.js';
import { handleFor, nameOf, readTask, stateIn, taskOutput, taskUri, toTaskData } from './task-data.js';
import { readingService, type Tool, type ToolContext } from './tool.js';

/** Clients give up after 60 seconds. */
const maxWaitSeconds = 45;

const taskInput = { type: 'string', minLength: 1, maxLength: 500 } as const;

interface TaskArguments {
  readonly task_id: string;
}

/** Waits for tasks, reads and lists them, and saves their results. */
export const taskTools = (media: Media): Tool[] => [
  {
    name: 'wait_for_task',
    title: 'Wait for a task',
    description: `Waits until a task ends, at most ${maxWaitSeconds} seconds, and says when to call again.`,
    annotations: readingService,
    input: {
      task_id: taskInput,
      seconds: { type: 'integer', minimum: 1, maximum: maxWaitSeconds, default: maxWaitSeconds },
    },
    output: { ...taskOutput, call_again_after_seconds: { type: 'integer' } },
    ifLate: 'The service has not responded. Call again for the same task, and do not create it again.',
    run: (args: TaskArguments & { seconds?: number }, call) => wait(media, args, call),
  },
  {
    name: 'get_task',
    title: 'Read a task',
    description: 'State, progress, credits and results of a task, as they are now.',
    annotations: readingService,
    input: { task_id: taskInput },
    output: taskOutput,
    run: async ({ task_id }: TaskArguments, { signal }) =>
      toTaskResult(await readTask(media, await handleFor(media, task_id), { signal }), task_id),
  },
  {
    name: 'list_tasks',
    title: 'List tasks',
    description: 'Intents and tasks of this server, what is spent, and creates whose outcome is unknown.',
    annotations: readingService,
    input: {},
    output: {
      tasks: { type: 'array', items: { type: 'object' } },
      unknown: { type: 'array', items: { type: 'object' } },
      spent: { type: 'object' },
    },
    run: () => list(media),
  },
  {
    name: 'save_results',
    title: 'Save results',
    description: 'Saves the files of a task that has succeeded into the output folder.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    input: { task_id: taskInput },
    output: { files: { type: 'array', items: { type: 'object' } } },
    ifLate: 'The files are still being saved. Call again for the same task.',
    run: (args: TaskArguments, call) => begin(media, `save ${args.task_id}`, () => save(media, args, call)),
  },
];

async function wait(
  media: Media,
  { task_id, seconds = maxWaitSeconds }: TaskArguments & { seconds?: number },
  { signal, onProgress }: ToolContext,
): Promise<ToolOutput> {
  const startedAt = performance.now();
  const handle = await handleFor(media, task_id);
  // A wait begins with a pause, and an agent comes at any time.
  const now = await readTask(media, handle, { signal });
  if (isFinal(now.state)) return toTaskResult(now, task_id);
  const elapsed = () => (performance.now() - startedAt) / 1000;
  // The scale of the progress that a task reports is undocumented, and most report none.
  const onUpdate = ({ state, progress }: Task) =>
    onProgress?.(elapsed(), seconds, `${stateIn(state)}${Number.isFinite(progress) ? `, progress ${progress}` : ''}`);
  await onUpdate(now);
  try {
    const deadline = Math.max(1, 1000 * (seconds - elapsed()));
    await media.gen.tasks.wait(handle, { deadline, signal, onUpdate });
  } catch (error) {
    if (error instanceof DeadlineError) return later(media, task_id);
    // The task is read below, whatever the wait has reported.
    if (!(error instanceof TaskFailedError)) throw error;
  }
  return toTaskResult(await readTask(media, handle, { signal }), task_id);
}

/** A task that has not ended yet. */
async function later(media: Media, id: string): Promise<ToolOutput> {
  const { task, nextPollAfter } = await media.creates.poll(await handleFor(media, id));
  if (task) await media.ledger.report(id, task as { state?: unknown });
  const seconds = Math.ceil(nextPollAfter / 1000);
  return {
    text: `${nameOf(id)} has not ended. Call wait_for_task again in ${seconds} seconds. Do not create it again.`,
    data: toTaskData(task ?? { id }),
    fields: { task_id: id, state: task?.state ?? 'unknown', call_again_after_seconds: seconds },
  };
}

function toTaskResult(task: Task, id: string): ToolOutput {
  const { state } = task;
  const text =
    state === 'success'
      ? 'has succeeded. Its URLs expire: save_results saves the files'
      : state === 'failed'
        ? 'has failed, for the reason in err_code. It stays so: change the request, and create it under a new intent'
        : `has not ended. Its state is ${stateIn(state)}: call wait_for_task`;
  const links = state === 'success' ? [{ uri: taskUri(id), name: nameOf(id) }] : [];
  return {
    text: `${nameOf(id)} ${text}.`,
    data: toTaskData(task),
    fields: { task_id: id, state: `${state}` },
    links,
  };
}

async function list(media: Media): Promise<ToolOutput> {
  const entries = await reconcile(media);
  const unknown = (await media.creates.unknown()).map(({ key, sentAt }) => ({
    intent: key,
    sentAt: sentAt.toISOString(),
  }));
  const tasks = entries.map(({ intent, generator, model, handle, state, credits, at }) => {
    const isUnknown = unknown.some((one) => one.intent === intent);
    const shown = handle ? (state ?? 'created') : isUnknown ? 'outcome unknown' : 'being sent';
    return { intent, generator, model, task_id: handle?.id, state: shown, credits, at: new Date(at).toISOString() };
  });
  const { credits, reserved, tasks: count, maxCredits, maxTasks } = await media.ledger.balance();
  const spent = { credits, reserved, tasks: count, maxCredits, maxTasks };
  const help = unknown.length > 0 ? ' The outcome of some is unknown: ask the person, then call resolve_create.' : '';
  return {
    text: `${count} tasks, ${credits} credits spent, ${reserved} reserved.${help}`,
    data: { tasks },
    fields: JSON.parse(JSON.stringify({ tasks, unknown, spent })),
  };
}

async function save(media: Media, { task_id }: TaskArguments, { cancelled }: ToolContext): Promise<ToolOutput> {
  const { output, gen, ending } = media;
  const signal = AbortSignal.any([cancelled, ending.signal]);
  if (output === undefined)
    throw new ConfigurationError(
      'This server may write no files. Start it with a folder for results: genmedia mcp --output <folder>.',
    );
  const handle = await handleFor(media, task_id);
  const task = await readTask(media, handle, { signal });
  if (task.state !== 'success') return { ...toTaskResult(task, task_id), isError: true };
  const creations = task.creations.filter(({ url }) => typeof url === 'string');
  const files: { path: string; bytes: number }[] = [];
  for (const [at, creation] of creations.entries()) {
    const number = creations.length > 1 ? at + 1 : undefined;
    const path = await targetIn(output, task_id, number, `${creation.url}`);
    const { bytes } = await gen.download(creation, path, { task: handle, signal });
    files.push({ path, bytes });
  }
  const text = files.length > 0 ? `Saved ${files.map(({ path }) => path).join(', ')}.` : 'The task has no files.';
  return { text, fields: { files } };
}
