import { usage } from './check/usage.js';
import type { Command } from './shell/command.js';
import { wordsOf } from './shell/parse.js';

/** Loaded lazily: the rule tables are large. */
export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { runCheck } = await import('./check/run-check.js');
    if (wordsOf(usage.options, args)[0] !== 'sandbox') return runCheck(args);
    const { startSandbox } = await import('./check/start-sandbox.js');
    const sandbox = await startSandbox();
    try {
      return await runCheck(args, sandbox);
    } finally {
      await sandbox.close();
    }
  },
  complete: (words) => (words.length === 0 ? ['sandbox'] : []),
};
