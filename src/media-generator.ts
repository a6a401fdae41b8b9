import type { CreatedTask } from './created-task.js';
import type { AnswerOf, OperationId, RequestOf } from './operation.js';
import type { CallOptions } from './options.js';
import type { Send } from './send.js';
import { start } from './start.js';

/** One generator of the service. */
export class MediaGenerator<Request extends object, Answer extends object> {
  readonly #start: (body: Request, options: CallOptions | undefined) => Promise<CreatedTask<Answer>>;

  constructor(create: (body: Request, options: CallOptions | undefined) => Promise<CreatedTask<Answer>>) {
    this.#start = create;
  }

  /**
   * Starts a task. It is sent once: again only after a refused connection or status 429, when nothing was accepted. Await
   * it: a create that nobody awaits fails in silence, since it must not end a process that has paid for other tasks.
   *
   *     const { id, raw } = await gen.speech.create({ text: 'Good evening.', voice_setting_voice_id: voice });
   */
  create(request: Request, options?: CallOptions): Promise<CreatedTask<Answer>> {
    return this.#start(request, options);
  }
}

/** The generator of an operation, typed by the document. */
export function generatorOf<O extends OperationId>(
  send: Send,
  operation: O,
): MediaGenerator<RequestOf<O>, AnswerOf<O>> {
  return new MediaGenerator((body, options) => start(send, operation, { body, options }));
}
