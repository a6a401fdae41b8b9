import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';

/** A sandbox for the programs. Its clock stands still, so a new task stays as it is. */
export interface Services {
  /** Environment of the programs. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** A key that only works behind `Token `. */
const apiKey = 'matrix-key';

/**
 * Starts the sandbox, and a second server in front of it for reading. Every task has ended there, and has a field that the
 * document does not have.
 */
export async function startServices(): Promise<Services> {
  const sandbox = createSandbox({ speed: 0, apiKey });
  const server = await serve(sandbox, { port: 0 });
  const later = createServer(async ({ url = '', headers }, response) => {
    await sandbox.advance('1h');
    const { authorization = '' } = headers;
    const read = await fetch(new URL(url, server.url), { headers: { authorization } });
    const body = JSON.stringify(withNewFields(await read.json()));
    response.writeHead(read.status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => later.listen(0, '127.0.0.1', resolve));
  const { port } = later.address() as AddressInfo;
  return {
    env: { GENMEDIA_URL: server.url, GENMEDIA_LATER_URL: `http://127.0.0.1:${port}`, GENMEDIA_API_KEY: apiKey },
    close: async () => {
      later.closeAllConnections();
      await new Promise((resolve) => later.close(resolve));
      await server.close();
      await sandbox.close();
    },
  };
}

/** The value with one more field in each of its objects. */
function withNewFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withNewFields(inner)]);
  return { ...Object.fromEntries(fields), new_field: 'new' };
}
