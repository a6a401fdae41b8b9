import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { headers } from './headers.js';

/** Serves a built site on this machine, with its page for missing files. */
export async function serveDocs(folder: string, port = 0): Promise<{ url: string; close: () => void }> {
  // With `dev` sirv reads the folder at each request, so that a new build is served at once.
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response, async () => {
      // While a new build replaces the folder, even this page is missing.
      const page = await readFile(join(folder, '404.html')).catch(() => 'Not found.');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    });
  });
  // A connection should not be closed while somebody reads a page.
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
