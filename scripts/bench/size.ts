import { runCommand } from '../../src/cli/run.js';
import { benchArguments, type FigureRow, writeFigures } from '../lib/figures.js';
import { type Cost, fixedCosts, inProject, startCosts } from './cost.js';

/** Prints what the built package costs those who use it, and fails where that is over the budget. `--write` stores the figures. */
async function main() {
  const { isWriting } = benchArguments();
  const over: string[] = [];
  const rows: FigureRow<'size'>[] = [];
  const measureAll = (project: string, costs: readonly Cost[], group: string) => {
    for (const { what, unit, budget, measure } of costs) {
      const figure = measure(project);
      console.log(`${what.padEnd(36)}${figure.toFixed(2).padStart(7)} ${unit.padEnd(3)} of at most ${budget}`);
      if (!(figure <= budget)) over.push(what);
      rows.push({ name: what, group, ...(unit && { unit }), limit: budget, values: { measured: figure } });
    }
  };
  inProject((project) => {
    measureAll(project, fixedCosts, 'the same in every run');
    measureAll(project, startCosts, 'depends on the machine');
  });
  if (isWriting) writeFigures('size', { rows, isWithinBudget: over.length === 0 });
  if (over.length > 0) throw new Error(`Over the budget: ${over.join(', ')}.`);
}

await runCommand(main);
