import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { MediaWorkerOptions } from '../../../src/bullmq/index.js';
import { startProgram } from '../start-program.js';

/**
 * Starts a worker as a process of its own. `baseUrl` is that of the service; `options` are those of the worker, as JSON, so
 * that a backend is named by `createPostgresBackend` or nothing.
 */
export async function startWorker(
  baseUrl: string,
  { backend, ...options }: Partial<MediaWorkerOptions>,
): Promise<ChildProcess> {
  const program = { baseUrl, options, isPostgres: backend !== undefined };
  const child = startProgram('scripts/soak/queue/worker-program.ts', program);
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return child;
}
