import { expect, it } from 'vitest';
import { soakQueue } from '../../scripts/soak/queue/run.js';
import { randomFrom } from '../../src/shared/random.js';
import { needs } from '../support/optional-tools.js';

// `npm run soak:queue` runs the same with 1,000 tasks.
it('ends every job and sends nothing twice under kills, a restart of Redis and lost callbacks', {
  ...needs('redis'),
  timeout: 120_000,
}, async () => {
  const result = await soakQueue({ tasks: 60, workers: 3, killEvery: 1000, random: randomFrom(7) });
  expect(result.problems).toEqual([]);
  expect(result.creates).toBe(result.made);
  expect(result.done + result.unknown).toBe(60);
  expect(result.kills).toBeGreaterThan(0);
});
