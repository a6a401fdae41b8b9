import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kinds } from '../coverage/points.js';

const files = readdirSync('contract-tests', { recursive: true, encoding: 'utf8' });

// With two, a run of the other one alone would fail for points that it does not cover, as `npm run test:fast` did.
it.each(Object.entries(kinds))('covers the points of the kind %s in one file', (_, { test }) => {
  expect(files.filter((file) => `/${file}`.endsWith(`/${test}`))).toHaveLength(1);
});
