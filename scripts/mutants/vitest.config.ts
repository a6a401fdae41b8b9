import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.js';

const { resolve, test } = config({ command: 'serve', mode: 'test' });

/** For StrykerJS: only the tests of the mutated folder, whose globs `npm run test:mutants` passes on. */
export default defineConfig({
  resolve: resolve ?? {},
  test: {
    ...test,
    include: (process.env.MUTANT_TESTS ?? '').split(' ').map((glob) => `contract-tests/${glob}`),
    reporters: [],
    testTimeout: 30_000,
  },
});
