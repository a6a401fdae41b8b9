import type { Fetch } from '../../src/index.js';

/** A `fetch` for a client, of a function that takes a `Request`. */
export const withRequest =
  (handle: (request: Request) => Promise<Response>): Fetch =>
  (url, init) =>
    handle(new Request(url, init));
