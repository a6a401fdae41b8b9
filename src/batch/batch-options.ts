import type { Task } from 'genmedia/schema';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { GenMedia } from '../gen-media.js';
import type { GeneratorName, RequestFor } from '../helpers.js';
import { observe } from '../observe.js';
import type { CallOptions } from '../options.js';
import { refuseUnknownOptions } from '../refuse-unknown-options.js';
import type { TaskHandle } from '../task-handle.js';
import type { WatchOptions } from '../wait-options.js';

/** A task to make: `{ generator: 'adFilm', request: { images: [url] } }`. */
export type BatchRequest = {
  [Name in GeneratorName]: { generator: Name; request: RequestFor<Name>; options?: Omit<CallOptions, 'signal'> };
}[GeneratorName];

/** A task to make, or the handle of one that was made before. */
export type BatchItem = BatchRequest | TaskHandle;

/** What a batch tells on its way. */
export interface BatchUpdate {
  /** Place of the item in the list. */
  index: number;
  handle: TaskHandle;
  state: string | undefined;
  /** The task as it was read; not there when it was just made. */
  task?: Task;
}

/** Options of a batch. Those of a wait hold for each of its tasks. */
export interface BatchOptions extends WatchOptions {
  /** How many tasks are under way at a time. Default: 10. The service shows no limit of its own. */
  concurrency?: number | undefined;
  /**
   * Called when a task was made and at each change after that. Keep the handles, and no task is lost with the process. If
   * it fails, the batch ends as if it were aborted.
   */
  onUpdate?: ((update: BatchUpdate) => unknown) | undefined;
}

/** A request may have an identifier of its owner's. */
export const isHandle = (item: BatchItem): item is TaskHandle => !('generator' in item);

/** Finds what is wrong with a batch before anything is sent: a task must not be lost to a wrong option. */
export function checkBatch(gen: GenMedia, given: readonly BatchItem[], options?: BatchOptions): BatchItem[] {
  if (!Array.isArray(given)) throw new ConfigurationError('batch takes a list of requests and handles.');
  // Holes in a list are items that are not there.
  const items: BatchItem[] = Array.from(given);
  for (const [index, item] of items.entries()) checkItem(gen, item, index);
  const { concurrency = 1, onUpdate = () => {}, callbacks } = options ?? {};
  if (typeof onUpdate !== 'function') throw new ConfigurationError(`onUpdate takes a function, not ${onUpdate}.`);
  if (callbacks !== undefined && typeof callbacks?.listen !== 'function') {
    throw new ConfigurationError('callbacks takes what tells of news, such as createCallbackHandler gives.');
  }
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new ConfigurationError(`concurrency takes a whole number from 1, not ${concurrency}.`);
  }
  refuseUnknownOptions('batch', options ?? {}, names);
  observe(gen.tasks, 'any', options);
  return items;
}

const names: readonly string[] = Object.keys({
  concurrency: 1,
  onUpdate: 1,
  signal: 1,
  deadline: 1,
  firstLook: 1,
  interval: 1,
  maxInterval: 1,
  callbacks: 1,
  timeout: 1,
  extraHeaders: 1,
  extraQuery: 1,
} satisfies Record<keyof BatchOptions, 1>);

function checkItem(gen: GenMedia, item: BatchItem, index: number): void {
  if (typeof item !== 'object' || item === null) {
    throw new ConfigurationError(`Item ${index} of the batch is neither a request nor a handle, but ${item}.`);
  }
  if (isHandle(item)) {
    if (typeof item.id === 'string' && item.id) return;
    throw new ConfigurationError(`Item ${index} of the batch has neither a generator nor an id.`);
  }
  if (isGenerator(gen, item.generator)) return;
  const names = Object.keys(gen).filter((name) => isGenerator(gen, name));
  throw new ConfigurationError(
    `Item ${index} of the batch has no generator ${item.generator}. There are ${names.join(', ')}.`,
  );
}

const isGenerator = (gen: GenMedia, name: string) =>
  Object.hasOwn(gen, name) &&
  name !== ('subjects' satisfies keyof GenMedia) &&
  typeof (gen[name as GeneratorName] as { create?: unknown } | null)?.create === 'function';
