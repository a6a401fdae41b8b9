import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../scripts/lib/listen.js';

/** Serves a route as Next.js does: a function that takes a Request. Prints its port. */
const { POST }: { POST: (request: Request) => Promise<Response> } = await import(process.argv[2] as string);
const server = createServer(async (message, response) => {
  const body = await text(message);
  const called = POST(new Request('http://localhost/api/films', { method: 'POST', body }));
  const { status, content } = await called.then(
    async (result) => ({ status: result.status, content: Buffer.from(await result.arrayBuffer()) }),
    (error) => ({ status: 500, content: String(error) }),
  );
  response.writeHead(status).end(content);
});
console.log((await listen(server)).port);
