/**
 * Files of tests that take long, the longest first, by why they do. They start first, so that the workers end together,
 * and `npm run test:fast` leaves them out. `npm test` prints the slowest files, from which these lists were made.
 */
export const slowFiles = {
  /** A real browser. */
  browser: [
    'docs/site/pages',
    'docs/reference/reference',
    'docs/models/page',
    'docs/reference/use',
    'docs/reference/lines',
    'sandbox/page/lists',
    'sandbox/page/actions',
    'docs/rules/filter',
    'docs/site/frames',
    'docs/site/long-queries',
    'sandbox/page/results',
    'sandbox/page/strangers',
    'sandbox/page/locked',
    'download/platforms',
    'docs/site/pictures',
  ],
  /** The whole site, packed or copied repositories, and commands that are run as people run them. */
  builds: [
    'package/package',
    'tools/generate',
    'tools/workflows',
    'tools/commands',
    'docs/guides/ci',
    'docs/site/site',
    'docs/site/search',
    'docs/guides/changelog',
    'tools/diff',
    'tools/release',
    'tools/lint',
    'tools/mock',
    'tools/soak',
  ],
  /** Thousands of bodies, some of them also read by Prism and by the compiler. */
  bodies: ['derived/derived', 'rules/rules', 'document/examples', 'validate/bounds', 'credits/bounds'],
  /** Large bodies, small heaps, a real Redis, killed processes and waits for a real clock. */
  limits: [
    'download/resume',
    'sandbox/small-heap',
    'sandbox/faults/faults',
    'download/retries',
    'client/creates',
    'sandbox/bounds',
    'callbacks/receivers',
    'download/fresh-addresses',
    'callbacks/redis-inbox',
    'callbacks/body-limits',
    'sandbox/faults/scope',
    'batch/faults',
    'callbacks/small-heap',
    'sandbox/callbacks/order',
    'callbacks/redis',
    'http/tiny-chunks',
    'sandbox/hostile',
    'callbacks/node-bodies',
    'download/big-file',
    'batch/journal-file',
    'sandbox/connections',
    'callbacks/storage',
  ],
};

/** The file of a name in `slowFiles`. */
export const fileOf = (name: string) => `contract-tests/${name}.test.ts`;
