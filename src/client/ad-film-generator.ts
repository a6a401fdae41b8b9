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
import type { Send } from '../transport/call.js';
import type { CallOptions } from '../transport/options.js';
import { MediaGenerator } from './media-generator.js';

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
    return sendCreate(this.#send, 'editAdFilm', { body: request, options, task: request?.ad_one_click_task_id });
  }

  /** Composes the film again from the parts you choose, as a separate task. */
  compose(request: AdFilmComposeRequest, options?: CallOptions): ApiPromise<CreatedTask<AdFilmComposeResponse>> {
    return sendCreate(this.#send, 'composeAdFilm', { body: request, options, task: request?.ad_one_click_task_id });
  }
}
