#!/usr/bin/env node
import { runCommand } from './run.js';
import { sandboxCommand, sandboxHelp } from './sandbox.js';

const [command, ...args] = process.argv.slice(2);

void runCommand(async () => {
  if (command === 'check') {
    // Loaded when it is needed: the tables of rules take a moment.
    const { checkCommand, checkHelp } = await import('./check.js');
    if (args.includes('--help') || args.includes('-h')) console.log(checkHelp);
    else await checkCommand(args);
  } else if (command === 'sandbox' && !args.includes('--help')) await sandboxCommand(args);
  else if (command === undefined || [command, ...args].includes('--help'))
    console.log(`${sandboxHelp}\ngenmedia check --help prints how to check a server against the document.`);
  else throw new Error(`Unknown command: ${command}.\n\n${sandboxHelp}`);
});
