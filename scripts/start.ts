import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { redocly } from './redocly.js';

/** Builds the API reference from generated/openapi.json and serves it on this machine until Ctrl-C. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4000' } } });
const page = 'dist/docs/index.html';
const { code, output } = await redocly([
  'build-docs',
  'generated/openapi.json',
  `--output=${page}`,
  '--inlineBundle',
  '--openapi.disableTelemetry',
]);
if (code !== 0) throw new Error(`Redocly could not build the reference:\n${output}`);

const server = createServer((request, response) => {
  if (request.url !== '/') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found. The reference is at /.\n');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  createReadStream(page).pipe(response);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${values.port} is taken. Choose another: npm start -- --port 4001`);
  process.exitCode = 1;
});
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`API reference: http://127.0.0.1:${(server.address() as AddressInfo).port}/ (Ctrl-C ends it)`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
