import { usage } from './check/usage.js';
import type { Command } from './shell/command.js';

/** What checks is loaded when it is needed: the tables of rules take a moment. */
export const command: Command = {
  usage: () => usage,
  run: async (args) => (await import('./check/run-check.js')).runCheck(args),
};
