import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headers } from './headers.js';

/** Serves a built site on this machine, and its page for what is not there. */
export async function serveDocs(folder: string, port = 0): Promise<{ url: string; close: () => void }> {
  // With `dev` it looks for files at each request, so that a new build is seen at once.
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response, async () => {
      // While a new build takes its place, even this page is not there.
      const page = await readFile(join(folder, '404.html')).catch(() => 'Not found.');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    });
  });
  // Whoever reads for a while should not find the connection closed just when going on.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
