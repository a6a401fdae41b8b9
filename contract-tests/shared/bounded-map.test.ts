import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoundedMap } from '../../src/shared/bounded-map.js';
import { countWalks } from '../support/count-walks.js';

afterEach(() => vi.restoreAllMocks());

describe('a map with a bound', () => {
  it('evicts its oldest entry in constant time', () => {
    const limit = 500;
    const map = new BoundedMap<number>(limit);
    for (let count = 0; count < limit; count += 1) map.set(`${count}`, count);
    const walks = countWalks(limit);
    for (let count = limit; count < 2 * limit; count += 1) map.set(`${count}`, count);
    expect(walks()).toBe(0);
    expect([map.size, map.has(`${limit - 1}`), map.get(`${limit}`)]).toEqual([limit, false, limit]);
  });

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
