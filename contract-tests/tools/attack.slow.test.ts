import { expect, it } from 'vitest';
import { attack } from '../../scripts/attack/run.js';
import { hasRedis } from '../../scripts/attack/targets.js';

it('ends no process in a short attack, makes none hang or grow, and loses nothing', async () => {
  const { targets, files, problems } = await attack({ seconds: 8, seed: 1 });
  expect(problems).toEqual([]);
  expect(targets.map(({ name }) => name)).toEqual([
    'sandbox',
    'receiver',
    'listen',
    'check --proxy',
    ...(hasRedis() ? ['worker'] : []),
  ]);
  for (const { requests, responses } of targets) {
    expect(requests).toBeGreaterThan(0);
    expect(responses).toBeGreaterThan(requests / 2);
  }
  expect(files).toBeGreaterThan(0);
});
