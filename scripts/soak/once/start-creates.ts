import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { CreateProgram } from './create-program.js';

/** Starts a process that asks for keys. */
export function startCreates(options: CreateProgram): ChildProcess {
  program ??= bundleProgram();
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  // It would outlive this process.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** What became of a key, as a process printed it. */
export interface KeyResult {
  key: string;
  id?: string;
  isNew?: boolean;
  name?: string;
}

/** What a process printed until it ended. */
export async function resultsOf(child: ChildProcess): Promise<KeyResult[]> {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  await once(child, 'close');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

let program: string | undefined;

/** As one file: processes that are killed and started again and again have to start quickly. */
function bundleProgram(): string {
  const outfile = resolve(`node_modules/.cache/genmedia-soak/create-${process.pid}.mjs`);
  const entryPoints = ['scripts/soak/once/create-program.ts'];
  buildSync({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
