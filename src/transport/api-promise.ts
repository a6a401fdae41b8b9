import { markHandled } from '../shared/mark-handled.js';

/** What a call returns: a promise of its result, which can also give the response. */
export interface ApiPromise<T> extends Promise<T> {
  /**
   * The result with the response that it came in, for its status and headers. Its body was read already.
   *
   *     const { data, response, requestId } = await gen.tasks.get(id).withResponse();
   */
  withResponse(): Promise<WithResponse<T>>;
}

/** The result of a call with its response. */
export interface WithResponse<T> {
  /** The result, as the call alone would return it. */
  data: T;
  /** The response, whose body was read. */
  response: Response;
  /** Id that the service or a gateway gave the request, to quote to its support. */
  requestId: string | undefined;
}

/** What a call returns that fails before there is a request. */
export function rejected(error: unknown): ApiPromise<never> {
  const promise = markHandled<never>(Promise.reject(error));
  return Object.assign(promise, { withResponse: () => promise });
}
