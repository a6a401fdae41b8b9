import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { workerd } from '../support/runtimes.js';

/** Bundles a module for a platform without files. What it loads on demand stays a module of its own. Returns the folder. */
export async function bundle(project: string, entry: string): Promise<string> {
  const outdir = join(project, `bundle-${basename(entry, '.js')}`);
  const entryPoints = [join(project, entry)];
  const options = { bundle: true, splitting: true, format: 'esm', platform: 'browser' } as const;
  await build({ entryPoints, outdir, absWorkingDir: project, ...options });
  return outdir;
}

/** Runs a bundled worker in the runtime of Workers until the test ends, and returns what it responds to a GET, as JSON. */
export async function askWorker(modules: string, entry: string, path: string): Promise<unknown> {
  const port = await reservePort();
  const names = readdirSync(modules).filter((name) => name.endsWith('.js') && name !== entry);
  const list = [entry, ...names].map((name) => `(name = "${name}", esModule = embed "${name}")`).join(', ');
  // By default a worker reaches no service on its own machine.
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [${list}], compatibilityDate = "2025-01-01")),
    (name = "internet", network = (allow = ["public", "private", "local"]))
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);`;
  writeFileSync(join(modules, 'config.capnp'), config);
  const worker = spawn(workerd.program ?? '', ['serve', 'config.capnp'], { cwd: modules, stdio: 'inherit' });
  onTestFinished(() => void worker.kill());
  let response: Response | undefined;
  const start = async () => {
    response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    return response?.status;
  };
  await expect.poll(start, { timeout: 100_000 }).toBe(200);
  return response?.json();
}
