import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { buildSync } from 'esbuild';
import { endWithThis } from '../lib/child.js';

/** Starts a program of TypeScript with its options as JSON. It ends with this process. */
export function startProgram(file: string, options: object): ChildProcessByStdio<null, Readable, null> {
  const args = [bundle(file), JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  endWithThis(child);
  return child;
}

const bundles = new Map<string, string>();

/** As one file: processes that are killed and started again and again have to start quickly. */
function bundle(file: string): string {
  const known = bundles.get(file);
  if (known) return known;
  const outfile = resolve(`node_modules/.cache/genmedia-soak/${basename(file, '.ts')}-${process.pid}.mjs`);
  buildSync({ entryPoints: [file], outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  process.once('exit', () => rmSync(outfile, { force: true }));
  bundles.set(file, outfile);
  return outfile;
}
