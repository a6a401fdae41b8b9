import { expect, it } from 'vitest';
import { countCredits } from '../../src/credits/index.js';

/** A service that reports one credit for the requested task. */
const service = async (url: string) => Response.json({ id: new URL(url).hash, credits: 1 });

it('remembers 100,000 tasks: older ones stay in the total, and count again', { timeout: 120_000 }, async () => {
  const credits = countCredits(service);
  const read = (number: number) => credits.fetch(`http://localhost/#${number}`, {});
  for (let number = 0; number < 100_000; number += 1) await read(number);
  await read(0);
  expect([credits.total, credits.tasks]).toEqual([100_000, 100_000]);
  await read(100_000);
  expect([credits.total, credits.tasks]).toEqual([100_001, 100_001]);
  // Task 0 was reported again meanwhile, so task 1 was the oldest.
  await read(0);
  expect([credits.total, credits.tasks]).toEqual([100_001, 100_001]);
  await read(1);
  expect([credits.total, credits.tasks]).toEqual([100_002, 100_002]);
});
