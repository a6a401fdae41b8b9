import { expect, it } from 'vitest';
import { countCredits } from '../../src/credits/index.js';

/** A service that tells one credit of the task that is asked for. */
const service = async ({ url }: Request) => Response.json({ id: new URL(url).hash, credits: 1 });

it('a count remembers 100,000 tasks: older ones stay in the total, and count anew', { timeout: 120_000 }, async () => {
  const credits = countCredits(service);
  const ask = (number: number) => credits.fetch(new Request(`http://localhost/#${number}`));
  for (let number = 0; number < 100_000; number += 1) await ask(number);
  await ask(0);
  expect([credits.total, credits.tasks]).toEqual([100_000, 100_000]);
  await ask(100_000);
  expect([credits.total, credits.tasks]).toEqual([100_001, 100_001]);
  // That was told of again meanwhile, so the second was the oldest.
  await ask(0);
  expect([credits.total, credits.tasks]).toEqual([100_001, 100_001]);
  await ask(1);
  expect([credits.total, credits.tasks]).toEqual([100_002, 100_002]);
});
