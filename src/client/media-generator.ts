import type { TaskSuccess } from 'genmedia/schema';
import { type CreatedTask, sendCreate } from '../tasks/created-task.js';
import { createAndWait, type Tasks } from '../tasks/tasks.js';
import type { RunOptions } from '../tasks/wait-options.js';
import type { OperationId } from '../terms/operation.js';
import type { ApiPromise } from '../transport/api-promise.js';
import type { Send } from '../transport/call.js';
import { runNames } from '../transport/option-names.js';
import type { CallOptions } from '../transport/options.js';

/** One generator of the service. */
export class MediaGenerator<Request extends object, Response> {
  readonly #create: (
    body: Request,
    options: CallOptions | undefined,
    names?: readonly string[],
  ) => ApiPromise<CreatedTask<Response>>;
  readonly #tasks: Tasks;

  constructor(send: Send, tasks: Tasks, operation: OperationId) {
    this.#create = (body, options, names) =>
      sendCreate(send, operation, { body, options, names }) as ApiPromise<CreatedTask<never>>;
    this.#tasks = tasks;
  }

  /**
   * Creates a task. The request is sent once, and retried only if no connection was made or after status 429, when nothing
   * was accepted. Always await it: an unawaited failure is swallowed, so that it cannot crash a process that has already paid
   * for other tasks. A request in a variable of its own needs its type: `const request: RequestFor<'speech'> = { … }`, or `as const`.
   *
   *     const { id, raw } = await gen.speech.create({ text: 'Good evening.', voice_setting_voice_id: voice });
   */
  create(request: Request, options?: CallOptions): ApiPromise<CreatedTask<Response>> {
    return this.#create(request, options);
  }

  /**
   * Creates a task and waits for its end. Every error after the creation has the task's `handle`.
   *
   *     const task = await gen.speech.run({ text: 'Good evening.', voice_setting_voice_id: voice });
   *     console.log(task.creations[0]?.url);
   */
  run(request: Request, options?: RunOptions<Response>): Promise<TaskSuccess> {
    return createAndWait(this.#tasks, this.#create(request, options, runNames), options);
  }
}
