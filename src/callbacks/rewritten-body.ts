/** Requests whose body a parser had read, and that was written again from what the parser left. */
const rewritten = new WeakSet<Request>();

/** Marks a request whose body may differ from the bytes that were sent. Returns the request. */
export function markRewritten(request: Request): Request {
  rewritten.add(request);
  return request;
}

/** Whether the body of a request may differ from the bytes that were sent. */
export const isRewritten = (request: Request): boolean => rewritten.has(request);
