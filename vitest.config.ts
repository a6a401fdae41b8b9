import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/** Tests of seconds: a browser, the whole site, packed repositories, thousands of bodies, Redis, killed processes. */
const slow = '.slow.test.ts';

/** Starts slow files first, so that no worker is left with a long one at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rankOf = ({ moduleId }: TestSpecification) => (moduleId.endsWith(slow) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

/** With `--mode fast`, as in `npm run test:fast`, slow files are left out. */
export default defineConfig(({ mode }) => ({
  resolve: { alias: sources },
  test: {
    include: ['contract-tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(mode === 'fast' ? [`**/*${slow}`] : [])],
    env: { INSTALLS_ON_DEMAND: String(mode === 'install') },
    globalSetup: ['support/own-home.ts', 'prism/setup.ts', 'docs/site/setup.ts', 'support/browser-setup.ts'].map(
      (file) => `contract-tests/${file}`,
    ),
    // All files in a few processes: to start one, and to load packages, takes longer than most files do.
    isolate: false,
    setupFiles: ['contract-tests/support/shared-process.ts'],
    reporters: [
      'default',
      './contract-tests/coverage/reporter.ts',
      './contract-tests/coverage/slowest-files.ts',
      './contract-tests/coverage/skipped-tests.ts',
    ],
    sequence: { sequencer: SlowFirst },
    // Two more than cores, since many tests wait for servers and browsers.
    maxWorkers: availableParallelism() + 2,
    // These limits end a test that hangs. Tests wait for what happens, so a busy machine must not reach them.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
    // Node loads generated modules itself. Vite would parse and map their half a megabyte.
    server: { deps: { external: [/\/generated\/[\w-]+\.js$/] } },
  },
}));
