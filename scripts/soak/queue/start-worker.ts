import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { MediaWorkerOptions } from '../../../src/bullmq/index.js';

/**
 * Starts a worker as a process of its own. `baseUrl` is that of the service; `options` are those of the worker, as JSON, so
 * that a backend is named by `createPostgresBackend` or nothing.
 */
export async function startWorker(
  baseUrl: string,
  { backend, ...options }: Partial<MediaWorkerOptions>,
): Promise<ChildProcess> {
  program ??= bundleProgram();
  const args = [program, JSON.stringify({ baseUrl, options, isPostgres: backend !== undefined })];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // It would outlive this process.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return child;
}

let program: string | undefined;

/** As one file: processes that are killed and started again and again have to start quickly. */
function bundleProgram(): string {
  const outfile = resolve(`node_modules/.cache/genmedia-soak/worker-${process.pid}.mjs`);
  buildSync({
    entryPoints: ['scripts/soak/queue/worker-program.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
