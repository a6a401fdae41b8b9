import { runCommand } from '../../src/cli/run.js';
import { fixedCosts, inProject, startCosts } from './cost.js';

/** Prints what the built package costs those who use it, and fails where that is over the budget. */
async function main() {
  const over: string[] = [];
  inProject((project) => {
    for (const { what, unit, budget, measure } of [...fixedCosts, ...startCosts]) {
      const figure = measure(project);
      console.log(`${what.padEnd(36)}${figure.toFixed(2).padStart(7)} ${unit.padEnd(3)} of at most ${budget}`);
      if (!(figure <= budget)) over.push(what);
    }
  });
  if (over.length > 0) throw new Error(`Over the budget: ${over.join(', ')}.`);
}

await runCommand(main);
