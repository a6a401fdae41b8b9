import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../../scripts/lib/files-in.js';
import { fileOf, slowFiles } from '../support/slow-files.js';

const names = Object.values(slowFiles).flat();
const tests = filesIn('contract-tests')
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `contract-tests/${file}`);

it('slow files are test files, each listed once', () => {
  expect(tests).toEqual(expect.arrayContaining(names.map(fileOf)));
  expect(new Set(names).size).toBe(names.length);
});

it('the fast run opens no browser', () => {
  const slow = new Set(names.map(fileOf));
  const fast = tests.filter((file) => !slow.has(file));
  const uses = /from '[^']*\/(pages|browser|site|open)\.js'/;
  expect(fast.filter((file) => uses.test(readFileSync(file, 'utf8')))).toEqual([]);
});
