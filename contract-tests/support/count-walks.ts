import { vi } from 'vitest';

/**
 * Counts how often a `Map` of that size or more is gone through. It finds its first entry behind the holes of removed ones: the more
 * of them there were, the longer that takes. So what evicts its oldest entry for each new one must not ask a large `Map` for its first.
 */
export function countWalks(minSize: number): () => number {
  let walks = 0;
  for (const name of ['keys', 'values', 'entries', 'forEach', Symbol.iterator] as const) {
    const original = Map.prototype[name] as (this: Map<unknown, unknown>, ...args: unknown[]) => unknown;
    vi.spyOn(Map.prototype, name as 'keys').mockImplementation(function (this: Map<unknown, unknown>, ...args) {
      if (this.size >= minSize) walks += 1;
      return original.apply(this, args) as MapIterator<unknown>;
    });
  }
  return () => walks;
}
