import type {
  GeneralOneClickComposeRequest,
  GeneralOneClickComposeResponse,
  GeneralOneClickDetail,
  GeneralOneClickEditRequest,
  GeneralOneClickEditResponse,
  GeneralOneClickRequest,
  GeneralOneClickResponse,
  TaskSuccess,
} from 'genmedia/schema';
import { type CreatedTask, toTask } from './created-task.js';
import type { CallOptions } from './options.js';
import { run } from './run.js';
import type { Send } from './send.js';
import { start } from './start.js';
import type { TaskReference } from './task-handle.js';
import type { Tasks } from './tasks.js';
import type { RunOptions } from './wait-options.js';

/** General one-click tasks. Their bodies are not shown, so any object passes and answers are given as they come. */
export class GeneralOneClickGenerator {
  readonly #send: Send;

  readonly #tasks: Tasks;

  constructor(send: Send, tasks: Tasks) {
    this.#send = send;
    this.#tasks = tasks;
  }

  /** Starts a task. Its `id` is there if the answer carries one under a name that other creates use. */
  create(
    request: GeneralOneClickRequest,
    options?: CallOptions,
  ): Promise<CreatedTask<GeneralOneClickResponse, string | undefined>> {
    return this.#send('createGeneralOneClick', { body: request, options }, toTask);
  }

  /** Starts a task and waits for its end. An answer without an identifier is an `OutcomeUnknownError`. */
  run(request: GeneralOneClickRequest, options?: RunOptions<GeneralOneClickResponse>): Promise<TaskSuccess> {
    return run(this.#tasks, start(this.#send, 'createGeneralOneClick', { body: request, options }), options);
  }

  /** Reads a task. */
  get(task: TaskReference, options?: CallOptions): Promise<GeneralOneClickDetail> {
    return this.#send('getGeneralOneClick', { task, options });
  }

  /** Edits a task. */
  edit(
    task: TaskReference,
    request: GeneralOneClickEditRequest,
    options?: CallOptions,
  ): Promise<GeneralOneClickEditResponse> {
    return this.#send('editGeneralOneClick', { task, body: request, options });
  }

  /** Composes a task. */
  compose(
    task: TaskReference,
    request: GeneralOneClickComposeRequest,
    options?: CallOptions,
  ): Promise<GeneralOneClickComposeResponse> {
    return this.#send('composeGeneralOneClick', { task, body: request, options });
  }
}
