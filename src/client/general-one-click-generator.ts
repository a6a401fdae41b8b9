import type {
  GeneralOneClickComposeRequest,
  GeneralOneClickComposeResponse,
  GeneralOneClickDetail,
  GeneralOneClickEditRequest,
  GeneralOneClickEditResponse,
  GeneralOneClickRequest,
  GeneralOneClickResponse,
} from 'genmedia/schema';
import { type CreatedTask, toTask } from '../tasks/created-task.js';
import type { TaskReference } from '../terms/task-handle.js';
import type { ApiPromise } from '../transport/api-promise.js';
import type { Send } from '../transport/call.js';
import type { CallOptions } from '../transport/options.js';

/**
 * General one-click tasks. Their bodies are undocumented, so any object is accepted and the JSON of a response is returned unchanged.
 * There is no `run`, since it is undocumented whether a response has the id of a task to wait for.
 */
export class GeneralOneClickGenerator {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Creates a task. It has an `id` if the response has one under a name that other creates use. */
  create(
    request: GeneralOneClickRequest,
    options?: CallOptions,
  ): ApiPromise<CreatedTask<GeneralOneClickResponse, string | undefined>> {
    return this.#send('createGeneralOneClick', { body: request, options }, toTask);
  }

  /** Reads a task. */
  get(task: TaskReference, options?: CallOptions): ApiPromise<GeneralOneClickDetail> {
    return this.#send('getGeneralOneClick', { task, options });
  }

  /** Edits a task. */
  edit(
    task: TaskReference,
    request: GeneralOneClickEditRequest,
    options?: CallOptions,
  ): ApiPromise<GeneralOneClickEditResponse> {
    return this.#send('editGeneralOneClick', { task, body: request, options });
  }

  /** Composes a task. */
  compose(
    task: TaskReference,
    request: GeneralOneClickComposeRequest,
    options?: CallOptions,
  ): ApiPromise<GeneralOneClickComposeResponse> {
    return this.#send('composeGeneralOneClick', { task, body: request, options });
  }
}
