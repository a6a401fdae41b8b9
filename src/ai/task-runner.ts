import type { Creation, Task, TaskSuccess } from 'genmedia/schema';
import type { GenMedia } from '../client/gen-media.js';
import type { TaskRequest } from '../client/request-types.js';
import { download } from '../download/index.js';
import { AbortError } from '../errors/abort-error.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { isGenMediaError } from '../errors/is-gen-media-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import type { Creates } from '../once/index.js';
import { BoundedMap } from '../shared/bounded-map.js';
import { isObject } from '../shared/is-object.js';
import { parseUrl } from '../shared/parse-url.js';
import { createTaskPoller } from '../tasks/task-poller.js';
import { withWaitDefaults } from '../tasks/wait-options.js';
import { handleOf, type TaskHandle } from '../terms/task-handle.js';
import type { CallOptions } from '../transport/options.js';
import { CallError, toCallError } from './call-error.js';
import type { AnyCall, CallWarning, JsonObject } from './sdk-types.js';

/** A file of a task, as metadata have it: the creation, its task and what that has cost. */
type ResultFile = Creation & { readonly handle: TaskHandle; readonly credits?: number };

/** What the tasks of a call have made. */
export interface TaskResults {
  readonly files: readonly ResultFile[];
  /** Sum of what the service has reported. */
  readonly credits: number | undefined;
  /** Tasks that have failed, while others have not. */
  readonly warnings: readonly CallWarning[];
}

/** URLs whose tasks are remembered, to renew them and to name all tasks of their call in errors. */
const maxUrls = 10_000;

/** Files that are loaded into memory at most: what the AI SDK loads at most. */
const maxFileBytes = 2 ** 31;

/** Creates the tasks of calls, waits for them and loads their files. */
export class TaskRunner {
  readonly #gen: GenMedia;
  readonly #creates: Creates | undefined;
  readonly #load: ReturnType<typeof download>['download'];
  readonly #files = new BoundedMap<{ file: ResultFile; handles: readonly TaskHandle[] }>(maxUrls);

  constructor(gen: GenMedia, creates: Creates | undefined) {
    this.#gen = gen;
    this.#creates = creates;
    this.#load = download(gen).download;
  }

  /** Creates a task as often as asked, one after the other, so that nothing is paid for after a failure. */
  async start(task: TaskRequest, count: number, call: AnyCall): Promise<TaskHandle[]> {
    const { key, extraHeaders } = headersOf(call);
    const handles: TaskHandle[] = [];
    try {
      for (let number = 1; number <= count; number += 1) {
        const ownKey = key === undefined || count === 1 ? key : `${key}-${number}`;
        handles.push(await this.#create(task, ownKey, { extraHeaders, signal: call.abortSignal }));
      }
      return handles;
    } catch (error) {
      throw toCallError(error, handles);
    }
  }

  /** Waits for all tasks. If some have failed, the others are returned with warnings: they are paid for. */
  async wait(handles: readonly TaskHandle[], signal: AbortSignal | undefined): Promise<TaskResults> {
    const waits = handles.map((handle) =>
      this.#gen.tasks.wait(handle, { signal }).then(
        (task) => ({ handle, task }),
        (error: unknown) => ({ handle, error }),
      ),
    );
    return this.#toResults(handles, await Promise.all(waits));
  }

  /** Reads all tasks once. `undefined` if one has not ended, or cannot be read now. */
  async read(handles: readonly TaskHandle[], signal: AbortSignal | undefined): Promise<TaskResults | undefined> {
    try {
      const tasks = await Promise.all(handles.map((handle) => this.#poll(handle, signal)));
      const ended = tasks.flatMap((task, index): Ended[] => {
        const handle = handles[index] as TaskHandle;
        if (task?.state === 'failed') return [{ handle, error: new TaskFailedError(task, { handle }) }];
        return task?.state === 'success' ? [{ handle, task }] : [];
      });
      return ended.length === tasks.length ? this.#toResults(handles, ended) : undefined;
    } catch (error) {
      throw toCallError(error, handles);
    }
  }

  /** Whether all tasks can be read now. After a notification the AI SDK reads one time, so that it must know that it may again. */
  async assertReadable(handles: readonly TaskHandle[], signal: AbortSignal | undefined): Promise<void> {
    try {
      for (const handle of handles) await this.#gen.tasks.get(handle, { signal, retries: 0 });
    } catch (error) {
      throw toCallError(error, handles, true);
    }
  }

  /** Loads a file into memory. An expired URL is renewed, and what is not media is rejected. */
  async load(
    url: string,
    signal: AbortSignal | undefined,
  ): Promise<{ data: Uint8Array; mediaType: string | undefined }> {
    const { file, handles = [] } = this.#files.get(hrefOf(url)) ?? {};
    const options = { signal, maxBytes: maxFileBytes, ...(file && { task: file.handle }) };
    try {
      const { stream, type } = await this.#load(file ?? url, undefined, options);
      return { data: new Uint8Array(await new Response(stream).arrayBuffer()), mediaType: type };
    } catch (error) {
      throw toCallError(error, handles);
    }
  }

  async #create(task: TaskRequest, key: string | undefined, options: CallOptions): Promise<TaskHandle> {
    const { signal, ...others } = options;
    if (key === undefined || !this.#creates) return (await this.#gen.create(task, options)).handle as TaskHandle;
    if (signal?.aborted) throw new AbortError({ operation: task.generator, cause: signal.reason });
    return (await this.#creates.create(key, { ...task, options: others })).handle;
  }

  #poll(handle: TaskHandle, signal: AbortSignal | undefined): Promise<Task | undefined> {
    const options = { ...withWaitDefaults(undefined, this.#gen.waitDefaults), deadline: undefined, signal };
    const read = (...call: Parameters<GenMedia['tasks']['get']>) => this.#gen.tasks.get(...call).withResponse();
    return createTaskPoller(read, handle, options, this.#gen.emit).poll();
  }

  #toResults(handles: readonly TaskHandle[], ended: readonly Ended[]): TaskResults {
    const failures = ended.flatMap(({ error }) => (error === undefined ? [] : [error]));
    const tasks = ended.flatMap(({ handle, task }) => (task ? [{ handle, task }] : []));
    const fatal = failures.find((error) => tasks.length === 0 || !isGenMediaError(error, 'task_failed'));
    if (fatal) throw toCallError(fatal, handles);
    const files = tasks.flatMap(({ handle, task: { creations, credits } }) =>
      (creations ?? []).map((creation) => ({ ...creation, handle, ...(credits !== undefined && { credits }) })),
    );
    for (const file of files) this.#files.set(hrefOf(file.url), { file, handles });
    const known = tasks.flatMap(({ task: { credits } }) => credits ?? []);
    return {
      files,
      credits: known.length > 0 ? known.reduce((sum, credits) => sum + credits, 0) : undefined,
      warnings: failures.map((error) => ({ type: 'other', message: (error as Error).message })),
    };
  }
}

/** A task that has ended, or why it has not. */
interface Ended {
  readonly handle: TaskHandle;
  readonly task?: TaskSuccess;
  readonly error?: unknown;
}

/** A URL as the AI SDK passes it on. */
const hrefOf = (url: string) => parseUrl(url)?.href ?? url;

/** The key of a call, which the service does not know, and its other headers. */
function headersOf({ headers }: AnyCall) {
  const all = Object.entries(headers ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.toLowerCase(), value] as const],
  );
  const { 'idempotency-key': key, ...extraHeaders } = Object.fromEntries(all);
  return { key, extraHeaders };
}

/** Handles as plain JSON. */
export const toJsonHandles = (handles: readonly TaskHandle[]): JsonObject[] => handles.map((handle) => ({ ...handle }));

/** The handles in what `doStart` has returned, which may come from a browser. */
export function handlesIn(operation: unknown): TaskHandle[] {
  const { handles } = Object(operation) as { handles?: unknown };
  const isHandle = (one: unknown) => isObject(one) && typeof (one as TaskHandle).id === 'string';
  if (Array.isArray(handles) && handles.length > 0 && handles.every(isHandle))
    return handles.map((handle: TaskHandle) => handleOf(handle));
  const message = 'operation must be what startVideo has returned: { handles: [{ id, … }] }. Nothing was read.';
  throw new CallError(new ConfigurationError(message), []);
}
