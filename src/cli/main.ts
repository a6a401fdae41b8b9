#!/usr/bin/env node
import { runCommand } from './run.js';
import { sandboxCommand, sandboxHelp } from './sandbox.js';

const [command, ...args] = process.argv.slice(2);

void runCommand(async () => {
  if (command === 'sandbox' && !args.includes('--help')) await sandboxCommand(args);
  else if (command === undefined || [command, ...args].includes('--help')) console.log(sandboxHelp);
  else throw new Error(`Unknown command: ${command}.\n\n${sandboxHelp}`);
});
