import type {
  SubjectCreateRequest,
  SubjectCreateResponse,
  SubjectListResponse,
  SubjectUpdateRequest,
  SubjectUpdateResponse,
} from 'genmedia/schema';
import type { ApiPromise } from '../transport/api-promise.js';
import type { Send } from '../transport/call.js';
import type { CallOptions } from '../transport/options.js';

/** Subjects that the service stores. Their bodies are undocumented: any object is accepted, and the JSON of a response is unchanged. */
export class Subjects {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Stores a subject, so that requests can refer to it by `server_id`. */
  create(subject: SubjectCreateRequest, options?: CallOptions): ApiPromise<SubjectCreateResponse> {
    return this.#send('createSubject', { body: subject, options });
  }

  /** Lists the subjects. Its query parameters are undocumented: pass them as `extraQuery`. */
  list(options?: CallOptions): ApiPromise<SubjectListResponse> {
    return this.#send('listSubjects', { options });
  }

  /** Changes a subject. */
  update(id: string, changes: SubjectUpdateRequest, options?: CallOptions): ApiPromise<SubjectUpdateResponse> {
    return this.#send('updateSubject', { id, body: changes, options });
  }
}
