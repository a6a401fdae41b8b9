import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'contract-tests/prism/setup.ts',
    reporters: ['default', './contract-tests/coverage/reporter.ts'],
    include: ['contract-tests/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
