import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a server of this folder in a process of its own. It sends its URL when it is ready. */
export async function startServer(file: string): Promise<{ url: string; stop: () => void }> {
  const server = fork(fileURLToPath(new URL(file, import.meta.url)));
  const [url] = await once(server, 'message');
  return { url, stop: () => void server.kill() };
}
