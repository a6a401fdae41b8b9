import { runCommand } from '../../src/cli/run.js';
import { compareWithBare } from './sandbox/compare-with-bare.js';

/** The part of `npm run bench` that compares the sandbox with a bare server of Node. */
await runCommand(async () => {
  if (await compareWithBare()) return;
  console.error('\nThe sandbox is slower than wanted. Run it on a quiet machine.');
  process.exitCode = 1;
});
