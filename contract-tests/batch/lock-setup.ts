import { readFileSync, writeFileSync } from 'node:fs';
import { vi } from 'vitest';
import { opened } from './file-setup.js';

/** What the lock of a journal says. */
export const holderOf = (path: string) => JSON.parse(readFileSync(`${path}.lock`, 'utf8'));

/** Replaces the holder of a lock, as another process would write it. */
export function pretend(path: string, holder: object): void {
  writeFileSync(`${path}.lock`, JSON.stringify(holder));
}

/** The lock content of a journal that was just closed. */
export async function pastHolder(path: string) {
  const journal = await opened(path);
  const holder = holderOf(path);
  await journal.close?.();
  return holder;
}

/** Runs the timers of a watch until it ends. `onCheck` is called before each check. */
export async function watched<T>(
  watching: Promise<T>,
  onCheck: () => void = () => {},
): Promise<{ checks: number; value: T }> {
  let isOver = false;
  let checks = 0;
  const note = () => {
    isOver = true;
  };
  watching.then(note, note);
  while (!isOver) {
    if (vi.getTimerCount() > 0) {
      onCheck();
      checks += 1;
      vi.advanceTimersToNextTimer();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { checks, value: await watching };
}
