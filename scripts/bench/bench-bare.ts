import { runCommand } from '../../src/cli/run.js';
import { benchArguments, writeFigures } from '../lib/figures.js';
import { compareWithBare } from './sandbox/compare-with-bare.js';

/** The part of `npm run bench` that compares the sandbox with a bare server of Node. `--write` stores the figures. */
await runCommand(async () => {
  const { isWriting } = benchArguments();
  const compared = await compareWithBare();
  if (isWriting) writeFigures('sandbox-bare', compared);
  if (compared.isWithinBudget) return;
  console.error('\nThe sandbox is slower than wanted. Run it on a quiet machine.');
  process.exitCode = 1;
});
