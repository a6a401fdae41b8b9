import { expect, it } from 'vitest';
import type { TaskHandle } from '../../src/index.js';
import { request } from '../sandbox/scene.js';
import { ends, pass } from '../tasks/simulated.js';
import { sceneOf, upTo, wordOf } from './scene.js';

it('tasks of different ages, in any order, are each looked at in their own time', async () => {
  const { gen, looks, now } = sceneOf({ times: { end: '1s' } });
  const born: { handle: TaskHandle; at: number }[] = [];
  for (const _ of upTo(100)) {
    born.push({ at: now(), handle: (await gen.text2video.create(request)).handle });
    await pass(1000);
  }
  const startedAt = now();
  // A list that is neither in order nor the other way round.
  const mixed = upTo(100).map((place) => born[(place * 37) % 100] as (typeof born)[number]);
  const films = gen.batch(
    mixed.map(({ handle }) => handle),
    { concurrency: 100, firstLook: 300_000 },
  );
  const results = await ends(films.results);
  expect(results.map(wordOf)).toEqual(upTo(100).map(() => 'success'));
  for (const { at, handle } of mixed) {
    const rest = at + 300_000 - startedAt;
    const [look = 0, ...more] = looks(handle.id);
    expect(more).toEqual([]);
    expect(look).toBeGreaterThanOrEqual(Math.floor(startedAt + 0.9 * rest));
    expect(look).toBeLessThanOrEqual(startedAt + rest + 50);
  }
});
