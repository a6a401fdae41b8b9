import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Has a child end with this process, which it would outlive otherwise. */
export function endWithThis(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  const end = () => void child.kill(signal);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Ends a child, and waits until it has ended. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
