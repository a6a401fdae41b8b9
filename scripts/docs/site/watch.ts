import { watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { headers } from './headers.js';

/** What the server of a site that is being written needs. */
interface WatchOptions {
  port: number;
  /** Folders whose files are watched. */
  folders: readonly string[];
  /** Makes all files of the site. It gets the files that have changed. */
  make: (changed: readonly string[]) => Promise<ReadonlyMap<string, string | Uint8Array>>;
  /** Gets a line for each new build, and for each one that fails. */
  log: (line: string) => void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.atom': 'application/atom+xml',
};

/** Editors write a file in several steps. */
const quietMs = 30;

/** Serves a site from memory, makes it again when a file changes, and reloads the pages that are open. */
export async function watchSite({
  port,
  folders,
  make,
  log,
}: WatchOptions): Promise<{ url: string; close: () => void }> {
  let files = await make([]);
  const readers = new Set<ServerResponse>();
  const server = createServer(({ url = '/' }, response) => {
    const path = pathIn(url);
    if (path === '_reload') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(':\n\n');
      readers.add(response);
      response.once('close', () => readers.delete(response));
      return;
    }
    const text = path === '_reload.js' ? reloader : files.get(path);
    const type = text === undefined ? 'text/html' : (types[extname(path)] ?? 'text/plain');
    response.writeHead(text === undefined ? 404 : 200, {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    const body = text ?? files.get('404.html') ?? '';
    response.end(typeof body === 'string' ? withReloader(body) : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const makeAgain = async () => {
    const names = [...changed];
    changed.clear();
    const startedAt = performance.now();
    try {
      files = await make(names);
      log(`Built again in ${((performance.now() - startedAt) / 1000).toFixed(2)} s: ${names.join(', ')}`);
      for (const reader of readers) reader.write('data: built\n\n');
    } catch (error) {
      log(`${error instanceof Error ? error.message : error}\nThe pages stay as they were.`);
    }
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      changed.add(`${folder}/${name}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = last.then(makeAgain);
      }, quietMs);
    }),
  );
  const close = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The file that a URL names. One that is not encoded correctly names none. */
function pathIn(url: string): string {
  const path = url.replace(/[?#].*/, '').slice(1);
  try {
    return decodeURIComponent(path) || 'index.html';
  } catch {
    return path;
  }
}

/** Reloads a page when there is a new build. */
const reloader = `new EventSource('/_reload').onmessage = () => location.reload();\n`;

const withReloader = (text: string) => text.replace('</head>', '<script src="/_reload.js" defer></script>\n</head>');
