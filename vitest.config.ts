import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

type Target = string | { import: { default?: string } };

const { exports }: { exports: Record<string, Target> } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * What the package exports, at its sources: `genmedia/batch` → `src/batch/index.ts`. Code samples import it by these
 * names, and no build stands between them and the tests.
 */
const sources = Object.entries(exports).flatMap(([name, target]) => {
  const file = typeof target === 'string' ? target : target.import.default;
  if (!file) return [];
  const source = file.replace(/^\.\/dist\/esm\/(.*)\.js$/, './src/$1.ts');
  const replacement = fileURLToPath(new URL(source, import.meta.url));
  return [{ find: new RegExp(`^genmedia${name.slice(1)}$`), replacement }];
});

export default defineConfig({
  resolve: { alias: sources },
  test: {
    globalSetup: ['contract-tests/prism/setup.ts', 'contract-tests/docs/site/setup.ts'],
    reporters: ['default', './contract-tests/coverage/reporter.ts'],
    include: ['contract-tests/**/*.test.ts'],
    // Tests wait for Prism and for commands. On two cores there would be one worker, and the run would take half as long again.
    maxWorkers: '100%',
    // What ends a test that hangs. No test waits for the clock, so a busy machine must not come to these limits.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
  },
});
