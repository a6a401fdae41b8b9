import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** Runs a worker in workerd, with what it stores in the working directory. Prints its URL. */
const [folder = '', worker = ''] = process.argv.slice(2);
const { Miniflare } = createRequire(join(folder, 'package.json'))('miniflare');
const { GENMEDIA_BASE_URL, GENMEDIA_API_KEY, DATABASE_URL, LATER = '' } = process.env;
const miniflare = new Miniflare({
  modules: [{ type: 'ESModule', path: 'worker.mjs', contents: LATER + readFileSync(worker, 'utf8') }],
  compatibilityDate: '2026-07-01',
  compatibilityFlags: ['nodejs_compat'],
  bindings: { GENMEDIA_BASE_URL, GENMEDIA_API_KEY, DATABASE_URL },
  workflows: { FILM: { name: 'film', className: 'Film' } },
  workflowsPersist: resolve('workflows'),
  r2Buckets: ['FILMS'],
  r2Persist: resolve('films'),
});
console.log(`${await miniflare.ready}`);
