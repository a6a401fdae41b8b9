import type {
  AdFilm,
  AdFilmComposeRequest,
  AdFilmComposeResponse,
  AdFilmEditRequest,
  AdFilmEditResponse,
  AdFilmRequest,
  AdFilmResponse,
} from 'genmedia/schema';
import { type CreatedTask, sendCreate } from '../tasks/created-task.js';
import type { Tasks } from '../tasks/tasks.js';
import type { TaskReference } from '../terms/task-handle.js';
import type { ApiPromise } from '../transport/api-promise.js';
import type { Call, Send } from '../transport/call.js';
import type { CallOptions } from '../transport/options.js';
import { MediaGenerator } from './media-generator.js';

const taskField = 'ad_one_click_task_id';

/** The call of a part of a film. */
const ofFilm = (body: AdFilmEditRequest | AdFilmComposeRequest, options: CallOptions | undefined): Call => ({
  ...{ body, options, taskField, task: body?.[taskField] },
});

/** Advertisement films: made of segments, whose parts can be made again and composed again. */
export class AdFilmGenerator extends MediaGenerator<AdFilmRequest, AdFilmResponse> {
  readonly #send: Send;

  constructor(send: Send, tasks: Tasks) {
    super(send, tasks, 'createAdFilm');
    this.#send = send;
  }

  /** Reads a film with the records of its segments, narration, music and compositions. */
  get(film: TaskReference, options?: CallOptions): ApiPromise<AdFilm> {
    return this.#send('getAdFilm', { task: film, options });
  }

  /** Makes one segment, the narration or the music again, as a separate task. */
  edit(request: AdFilmEditRequest, options?: CallOptions): ApiPromise<CreatedTask<AdFilmEditResponse>> {
    return sendCreate(this.#send, 'editAdFilm', ofFilm(request, options));
  }

  /** Composes the film again from the parts you choose, as a separate task. */
  compose(request: AdFilmComposeRequest, options?: CallOptions): ApiPromise<CreatedTask<AdFilmComposeResponse>> {
    return sendCreate(this.#send, 'composeAdFilm', ofFilm(request, options));
  }
}
