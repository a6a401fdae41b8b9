import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { redoclyOrThrow } from './redocly.js';
import { run } from './run.js';

const page = 'dist/docs/index.html';

/** Builds the API reference from generated/openapi.json and serves it on this machine until Ctrl-C. */
async function main() {
  const port = portOf(parseArgs({ options: { port: { type: 'string', default: '4000' } } }).values.port);
  await redoclyOrThrow([
    'build-docs',
    'generated/openapi.json',
    `--output=${page}`,
    '--inlineBundle',
    '--openapi.disableTelemetry',
  ]);
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found. The reference is at /.\n');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    createReadStream(page).pipe(response);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Choose another: npm start -- --port ${port + 1}`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  console.log(`API reference: http://127.0.0.1:${port}/ (Ctrl-C ends it)`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`--port takes a whole number from 1 to 65535, not ${text}.`);
}

await run(main);
