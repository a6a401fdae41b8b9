import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { tsx } from '../support/tsx.js';

/** A process that loads a file. It is gone after the test. */
export function loadInChild(url: string, target: string): ChildProcess {
  const script = 'contract-tests/download/child-program.ts';
  const child = spawn(process.execPath, ['--expose-gc', '--import', tsx, script, url, target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(child));
  return child;
}

/** Ends a process as a crash does, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** What it says when it has loaded the file. */
export async function outputOf(child: ChildProcess): Promise<{ bytes: number; counts: number[] }> {
  return JSON.parse(await text(child.stdout as NodeJS.ReadableStream));
}
