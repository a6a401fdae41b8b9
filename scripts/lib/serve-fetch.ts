import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Listening, listen } from './listen.js';

/** A request as `serveFetch` passes it on. */
interface ServedInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Serves a function such as the `fetch` of a sandbox over HTTP. Where it throws, the connection breaks. */
export const serveFetch = (fetch: (url: string, init: ServedInit) => Promise<Response>): Promise<Listening> =>
  listen(
    createServer(async (message, response) => {
      try {
        const { method = '', url = '', headers } = message;
        const body = await text(message);
        const init = { method, headers: headers as Record<string, string>, ...(body && { body }) };
        // With the host of this server, so that the URLs of results lead here.
        const served = await fetch(`http://${headers.host}${url}`, init);
        const { 'content-length': _, ...kept } = Object.fromEntries(served.headers);
        response.writeHead(served.status, kept).end(Buffer.from(await served.arrayBuffer()));
      } catch {
        // A fault, or its sender was killed before the request was complete.
        response.destroy();
      }
    }),
  );
