import { parseArgs } from 'node:util';
import type { Measured } from './bench/measured.js';
import { once } from './bench/once.js';
import { overhead } from './bench/overhead.js';
import { page } from './bench/page.js';
import { preflight } from './bench/preflight.js';
import { queue } from './bench/queue.js';
import { sandbox } from './bench/sandbox.js';
import { size } from './bench/size.js';
import { writeFigures } from './lib/figures.js';
import { runCommand } from './lib/run-command.js';

const benches: Record<string, (args: readonly string[]) => Promise<Measured>> = {
  once,
  overhead,
  page,
  preflight,
  queue,
  sandbox,
  size,
};

/**
 * Runs a benchmark of the built package, and fails if a budget is exceeded. `--write` stores figures of the docs, also then.
 *
 *     npm run bench -- overhead            what a create costs, compared with fetch and other SDKs
 *     npm run bench -- sandbox --write     the sandbox, compared with Prism
 *     npm run bench -- queue 100 1000      jobs per second of a queue, compared with a batch
 *     npm run bench -- once                what a key adds to a create, for each store
 *     npm run bench -- preflight           what a check before sending costs
 *     npm run bench -- page                how soon a page of the docs can be used on a slow phone
 *     npm run size                         what the package costs its users
 */
async function main() {
  const { values: options, positionals } = parseArgs({
    options: { write: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name = '', ...args] = positionals;
  const bench = benches[name];
  if (!bench)
    throw new Error(`Name a benchmark: ${Object.keys(benches).join(', ')}. For example: npm run bench -- sandbox`);
  const { figures, over } = await bench(args);
  if (figures) {
    const rows = figures.rows.map(({ name, unit, limit, values }) => {
      const numbers = Object.entries(values).map(([column, value]) => [column, Number(value.toPrecision(4))]);
      return [unit ? `${name}, ${unit}` : name, { ...Object.fromEntries(numbers), ...(limit && { budget: limit }) }];
    });
    console.table(Object.fromEntries(rows));
    if (options.write) writeFigures(figures.name, { rows: figures.rows as never, isWithinBudget: over.length === 0 });
  }
  if (over.length > 0) throw new Error(`Over the budget:\n${over.join('\n')}`);
}

await runCommand(main);
