import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'contract-tests/prism/setup.ts',
    reporters: ['default', './contract-tests/coverage/reporter.ts'],
    include: ['contract-tests/**/*.test.ts'],
    // Tests wait for Prism and for commands. On two cores there would be one worker, and the run would take half as long again.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
