import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { documentFaults } from './faults/document.js';
import { describe, type Fault, plant } from './faults/fault.js';
import { promiseFaults } from './faults/promises.js';
import { createWorkspace, filesOfRepository, type Workspace } from './faults/workspace.js';
import { runCommand } from './lib/run-command.js';

/** Faults of one kind that are planted in the document by default. */
const perKind = 5;

/**
 * Plants faults in copies of the repository, one at a time, and checks that a test fails: each promise of the package broken
 * once, and mistakes in the document. Fails if one goes unnoticed.
 *
 *     npm run test:faults                      all promises, and five faults of each kind in the document
 *     npm run test:faults -- --all             every fault
 *     npm run test:faults -- --only mapping    those whose line contains the text
 *     npm run test:faults -- --list            plants nothing, and prints the lines
 */
async function main() {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
    },
  });
  const files = filesOfRepository();
  const inDocument = documentFaults(files);
  const known = [...promiseFaults(files), ...(values.all ? inDocument : sample(inDocument))];
  const faults = known.filter((fault) => describe(fault).includes(values.only));
  if (values.list) {
    for (const fault of faults) console.log(describe(fault));
    return;
  }
  if (faults.length === 0) throw new Error(`No line contains ${values.only}. See --list.`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const workspaces = await Promise.all(Array.from({ length: availableParallelism() }, () => createWorkspace(files)));
  await mustPass(faults, workspaces);
  console.log(`All steps pass without a fault. Planting ${faults.length}:\n`);
  const unnoticed = await plantAll(faults, workspaces);
  console.log(`\n${faults.length} faults planted, ${faults.length - unnoticed.length} noticed.`);
  if (unnoticed.length > 0) process.exitCode = 1;
}

/** A few of each kind, spread over the files. */
function sample(faults: readonly Fault[]): Fault[] {
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const all = faults.filter((fault) => fault.kind === kind);
    const stride = Math.max(1, all.length / perKind);
    return all.filter((_, index) => index % stride < 1);
  });
}

/** Without a fault every step must pass, or its failure would prove nothing. */
async function mustPass(faults: readonly Fault[], workspaces: readonly Workspace[]) {
  const steps = new Map(faults.flatMap((fault) => fault.steps.map((step) => [step.args.join(' '), step])));
  await inEach(workspaces, [...steps.values()], async ({ name, args, env }, workspace) => {
    const { passed, output } = await workspace.run(args, env);
    if (!passed) throw new Error(`${output}\nStep "${name}" fails without any fault. Fix that first.`);
  });
}

/** Plants the faults. Returns those that nothing noticed. */
async function plantAll(faults: readonly Fault[], workspaces: readonly Workspace[]): Promise<Fault[]> {
  const unnoticed: Fault[] = [];
  await inEach(workspaces, faults, async (fault, workspace) => {
    const step = await failingStep(fault, workspace);
    if (!step) unnoticed.push(fault);
    console.log(`${(step ?? 'SURVIVED').padEnd(20)} ${describe(fault)}`);
  });
  return unnoticed;
}

/** Does something with each item, in one of several copies of the repository. */
async function inEach<T>(
  workspaces: readonly Workspace[],
  items: readonly T[],
  work: (item: T, workspace: Workspace) => Promise<void>,
) {
  const queue = items.values();
  await Promise.all(
    workspaces.map(async (workspace) => {
      for (const item of queue) await work(item, workspace);
    }),
  );
}

/** The name of the first step that fails. */
async function failingStep(fault: Fault, workspace: Workspace): Promise<string | undefined> {
  await workspace.write(fault.file, plant(fault, await workspace.read(fault.file)));
  try {
    for (const { name, args, env } of fault.steps) {
      if (!(await workspace.run(args, env)).passed) return name;
    }
    return undefined;
  } finally {
    await workspace.restore();
  }
}

await runCommand(main);
