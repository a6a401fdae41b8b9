/** What a hook of a middleware gets: the request, and what it is about. */
export interface MiddlewareParams {
  /** The request as it will be sent, or was sent. Its headers contain the key. */
  request: Request;
  /** Path as the document has it: `/ent/v2/tasks/{id}/creations`. */
  readonly schemaPath: string;
  /** Parameters of the path and of the query, before they are encoded. */
  readonly params: {
    readonly path?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
  };
  /** Id of the request, the same in all hooks. Each retry has its own. */
  readonly id: string;
  /** Settings of the client that sends the request. */
  readonly options: { readonly baseUrl: string };
}

/** The hooks of a middleware. Each may return a promise. */
export interface MiddlewareHooks {
  /** Called before a request is sent. Returns another `Request` to send, or a `Response` to use, and then nothing is sent. */
  onRequest(params: MiddlewareParams): MiddlewareResult<Request | Response>;
  /** Called with each response, also with one that rejects the request. Returns another `Response` to use. */
  onResponse(params: MiddlewareParams & { response: Response }): MiddlewareResult<Response>;
  /** Called if `fetch` throws. Returns a `Response` to use, or another error to throw. */
  onError(params: MiddlewareParams & { error: unknown }): MiddlewareResult<Response | Error>;
}

/** What a hook returns: a replacement, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a hook need not return anything.
export type MiddlewareResult<T> = T | undefined | void | Promise<T | undefined | void>;

/** Sees or replaces each `Request` and each `Response` of a client. It has at least one hook. Middleware of openapi-fetch fits. */
export type Middleware = Partial<MiddlewareHooks> &
  (Pick<MiddlewareHooks, 'onRequest'> | Pick<MiddlewareHooks, 'onResponse'> | Pick<MiddlewareHooks, 'onError'>);
