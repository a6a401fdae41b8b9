import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { portFrom } from '../src/cli/port.js';
import { run } from '../src/cli/run.js';
import { untilSignal } from '../src/cli/until-signal.js';
import { createSandbox } from '../src/sandbox/index.js';
import { serve } from '../src/sandbox/node/index.js';
import { startMock } from './mock/start.js';
import { redoclyOrThrow } from './redocly.js';

const page = 'dist/docs/index.html';

/** Serves the API reference, the mock and the sandbox on this machine until Ctrl-C. */
async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      'mock-port': { type: 'string', default: '4010' },
      'sandbox-port': { type: 'string', default: '4020' },
    },
  });
  const port = await portFrom('port', values.port);
  const mockPort = await portFrom('mock-port', values['mock-port']);
  const sandboxPort = await portFrom('sandbox-port', values['sandbox-port']);

  const built = buildReference();
  built.catch(() => {});
  const stops: (() => unknown)[] = [];
  try {
    const mock = await startMock(mockPort);
    stops.push(mock.stop);
    const sandbox = await serve(createSandbox(), { port: sandboxPort });
    stops.push(sandbox.close);
    await built;
    stops.push(await serveReference(port));
    console.log(`API reference   http://127.0.0.1:${port}/`);
    console.log(`Mock            ${mock.url}/ (with any key: -H 'Authorization: Token key')`);
    console.log(`Sandbox         ${sandbox.url}/ (the same, and a page to look inside)`);
    console.log('Ctrl-C ends them.');
    await Promise.race([untilSignal(), mock.ended]);
  } finally {
    await Promise.allSettled(stops.map((stop) => stop()));
  }
}

function buildReference(): Promise<void> {
  return redoclyOrThrow([
    'build-docs',
    'generated/openapi.json',
    `--output=${page}`,
    '--inlineBundle',
    '--openapi.disableTelemetry',
  ]);
}

/** Serves the page. Gives what ends it. */
async function serveReference(port: number): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found. The reference is at /.\n');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    createReadStream(page).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

await run(main);
