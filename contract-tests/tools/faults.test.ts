import { expect, it } from 'vitest';
import { documentFaults } from '../../scripts/faults/document.js';
import { plant } from '../../scripts/faults/fault.js';
import { promiseFaults } from '../../scripts/faults/promises.js';
import { filesIn } from '../../scripts/lib/files-in.js';

// Planting all faults takes hours, so `npm run test:faults` is not part of the tests. This checks that it can run.
const filesOf = (folder: string) => filesIn(folder).map((file) => `${folder}/${file}`);

it('finds the place of each kind of fault in the document', () => {
  expect(documentFaults(filesOf('openapi')).length).toBeGreaterThan(1000);
});

it('finds the one place of each fault that breaks a promise, and tests to notice it', () => {
  const tests = filesOf('contract-tests').filter((file) => file.endsWith('.test.ts'));
  const faults = promiseFaults(filesOf('src'));
  const named = faults.flatMap(({ steps }) => steps.flatMap(({ args }) => args.slice(4)));
  expect(named.filter((name) => !tests.some((file) => file.startsWith(name)))).toEqual([]);
  expect(faults.length).toBeGreaterThan(80);
});

it('changes one place and nothing else', () => {
  const fault = { kind: '', file: '', from: 'maximum: 10', to: 'maximum: 11', offset: 12, steps: [] };
  expect(plant(fault, 'minimum: 1, maximum: 10 }')).toBe('minimum: 1, maximum: 11 }');
});
