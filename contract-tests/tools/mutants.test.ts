import { expect, it } from 'vitest';
import { filesIn } from '../../scripts/lib/files-in.js';
import { codeFaults } from '../../scripts/mutants/code-faults.js';
import { documentFaults } from '../../scripts/mutants/document-faults.js';
import { plant } from '../../scripts/mutants/fault.js';
import { failedTest, steps, stepsFor } from '../../scripts/mutants/steps.js';

// Running all mutants takes hours, so `npm run test:mutants` is not part of the tests. This checks that it can run.
it('every kind of fault still finds its place', () => {
  const files = filesIn('openapi').map((file) => `openapi/${file}`);
  expect(documentFaults(files).length).toBeGreaterThan(1000);
  expect(codeFaults().length).toBeGreaterThan(200);
});

it('a fault changes its place and nothing else', () => {
  const fault = { kind: '', file: '', from: 'maximum: 10', to: 'maximum: 11', offset: 12 };
  expect(plant(fault, 'minimum: 1, maximum: 10 }')).toBe('minimum: 1, maximum: 11 }');
});

it('every step runs tests that are there', () => {
  const files = filesIn('contract-tests').map((file) => `contract-tests/${file}`);
  const named = steps.flatMap(({ args }) => args.filter((argument) => argument.startsWith('contract-tests/')));
  const missing = named.filter((name) => !files.some((file) => file.startsWith(name) && file.endsWith('.test.ts')));
  expect(missing).toEqual([]);
});

it('the test that caught a fault last time runs first, after what generates', () => {
  const names = stepsFor('openapi/openapi.yaml', 'contract-tests/document/yaml.test.ts').map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['generate', 'contract-tests/document/yaml.test.ts']);
  expect(names).toContain('all tests');
});

it('reads from the output of vitest which test file failed', () => {
  for (const output of [
    ' FAIL  contract-tests/tasks/wait.test.ts > waits',
    ' FAIL  |fast| contract-tests/tasks/wait.test.ts > waits',
  ]) {
    expect(failedTest(output)).toBe('contract-tests/tasks/wait.test.ts');
  }
  expect(failedTest('1 passed')).toBeUndefined();
});
