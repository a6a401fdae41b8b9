import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoundedMap } from '../../src/shared/bounded-map.js';
import { openSandbox, video } from './transports.js';

/*
 * A `Map` finds its first entry behind the holes of those that were removed: the more of them there were, the longer it takes.
 * So whatever forgets its oldest entry for each new one must not ask a large `Map` for its first.
 */
const maxEntries = 500;

/** Counts how often somebody starts to go through a large `Map`. */
function countWalks(): () => number {
  let walks = 0;
  for (const name of ['keys', 'values', 'entries', 'forEach', Symbol.iterator] as const) {
    const original = Map.prototype[name] as (this: Map<unknown, unknown>, ...args: unknown[]) => unknown;
    vi.spyOn(Map.prototype, name as 'keys').mockImplementation(function (this: Map<unknown, unknown>, ...args) {
      if (this.size >= maxEntries) walks += 1;
      return original.apply(this, args) as MapIterator<unknown>;
    });
  }
  return () => walks;
}

afterEach(() => vi.restoreAllMocks());

describe('eviction', () => {
  it('evicts the oldest task in constant time', async () => {
    const { sandbox, ask } = await openSandbox('in process', { speed: 0, maxTasks: maxEntries });
    const ids: string[] = [];
    const create = async () => ids.push((await ask('POST /ent/v2/text2video', { body: video })).body.task_id);
    for (let count = 0; count < maxEntries; count += 1) await create();
    const walks = countWalks();
    for (let count = 0; count < 50; count += 1) await create();
    expect(walks()).toBe(0);
    expect(sandbox.tasks().map(({ id }) => id)).toEqual(ids.slice(50).reverse());
  });

  it('evicts the oldest entry of a map in constant time', () => {
    const map = new BoundedMap<number>(maxEntries);
    for (let count = 0; count < maxEntries; count += 1) map.set(`${count}`, count);
    const walks = countWalks();
    for (let count = maxEntries; count < 2 * maxEntries; count += 1) map.set(`${count}`, count);
    expect(walks()).toBe(0);
    expect([map.size, map.has(`${maxEntries - 1}`), map.get(`${maxEntries}`)]).toEqual([maxEntries, false, maxEntries]);
  });
});

describe('a map with a bound', () => {
  it('keeps what was set last, also where it was there before', () => {
    const map = new BoundedMap<string>(3);
    for (const key of ['a', 'b', 'c', 'a', 'd']) map.set(key, key);
    expect([...map.keys()]).toEqual(['c', 'a', 'd']);
    expect(map.delete('a')).toBe(true);
    expect(map.delete('a')).toBe(false);
    map.set('e', 'e').set('c', 'again');
    expect([...map.keys()]).toEqual(['d', 'e', 'c']);
    expect([...map.values()]).toEqual(['d', 'e', 'again']);
    map.delete('d');
    map.delete('c');
    expect([[...map.keys()], map.size, map.newest(5)]).toEqual([['e'], 1, ['e']]);
    map.clear();
    map.set('f', 'f');
    expect([[...map.keys()], map.newest(5), map.oldestKey]).toEqual([['f'], ['f'], 'f']);
  });
});
