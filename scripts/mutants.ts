import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/run-command.js';
import { codeFaults } from './mutants/code-faults.js';
import { documentFaults } from './mutants/document-faults.js';
import { describe, type Fault, plant } from './mutants/fault.js';
import { type Memory, openMemory } from './mutants/memory.js';
import { checks, failedTest, type Step, stepsFor } from './mutants/steps.js';
import { createWorkspace, filesOfRepository, type Workspace } from './mutants/workspace.js';

/** Faults of one kind that are planted, unless all are asked for. */
const perKind = 5;

/**
 * Plants faults in copies of the repository, one at a time, and sees whether `npm test` turns red. Fails if one goes
 * unnoticed. It remembers which test file caught each, which runs first the next time.
 *
 *     npm run test:mutants                      a sample, five of each kind in the document, and all in the code
 *     npm run test:mutants -- --all             every one
 *     npm run test:mutants -- --only mapping    those whose kind or place has the text
 *     npm run test:mutants -- --shard 1/3       the first of three parts
 *     npm run test:mutants -- --list            plants nothing, and lists what it would
 */
async function main() {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      shard: { type: 'string', default: '1/1' },
      list: { type: 'boolean', default: false },
    },
  });
  const files = filesOfRepository();
  const known = [...documentFaults(files), ...codeFaults()];
  const asked = known.filter((fault) => `${fault.kind} ${describe(fault)}`.includes(values.only));
  const faults = inShard(values.shard, values.all ? asked : sample(asked));
  if (values.list) {
    for (const fault of faults) console.log(`${fault.kind}: ${describe(fault)}`);
    return;
  }
  if (faults.length === 0) throw new Error(`No fault has ${values.only} in its kind or place.`);
  const memory = openMemory('node_modules/.cache/genmedia-mutants.json');

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const workspaces = await Promise.all(Array.from({ length: availableParallelism() }, () => createWorkspace(files)));
  console.log(`${faults.length} faults to plant. First all tests without one, which must be green …`);
  await mustBeGreen(workspaces[0] as Workspace);
  console.log('Green. Planting:\n');
  const survived = await plantAll(faults, workspaces, memory);
  console.log(`\n${faults.length} faults planted, ${faults.length - survived.length} caught.`);
  if (survived.length > 0) process.exitCode = 1;
}

/** A few of each kind, spread over the files. */
function sample(faults: readonly Fault[]): Fault[] {
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const all = faults.filter((fault) => fault.kind === kind);
    const share = all.length / Math.min(all.length, perKind);
    return all.filter((_, index) => Math.floor(index / share) !== Math.floor((index - 1) / share));
  });
}

/** One of several parts, each with a share of every kind. */
function inShard(shard: string, faults: readonly Fault[]): readonly Fault[] {
  const [part = 0, parts = 0] = shard.split('/').map(Number);
  if (!(part >= 1 && part <= parts)) throw new Error(`--shard accepts a part and the number of parts, such as 1/3.`);
  return faults.filter((_, index) => index % parts === part - 1);
}

/** Without a fault everything must pass, or a red step would prove nothing. */
async function mustBeGreen(workspace: Workspace) {
  for (const { name, args, env } of checks) {
    const { passed, output } = await workspace.run(args, env);
    if (!passed) throw new Error(`${output}\nStep "${name}" fails without any fault. Mend that first.`);
  }
}

/** Plants the faults, several copies of the repository side by side. Gives those that nothing caught. */
async function plantAll(faults: readonly Fault[], workspaces: readonly Workspace[], memory: Memory): Promise<Fault[]> {
  const survived: Fault[] = [];
  const queue = faults.values();
  const work = async (workspace: Workspace) => {
    for (const fault of queue) {
      const step = await catchingStep(fault, workspace, memory);
      if (!step) survived.push(fault);
      const verdict = step ? `caught by ${step.name}` : 'SURVIVED';
      console.log(`${verdict.padEnd(25)} ${fault.kind}: ${describe(fault)}`);
    }
  };
  await Promise.all(workspaces.map(work));
  return survived;
}

/** The first step that turns red. */
async function catchingStep(fault: Fault, workspace: Workspace, memory: Memory): Promise<Step | undefined> {
  await workspace.write(fault.file, plant(fault, await workspace.read(fault.file)));
  let red: Step | undefined;
  for (const step of stepsFor(fault.file, memory.get(fault))) {
    const { passed, output } = await workspace.run(step.args, step.env);
    if (passed) continue;
    memory.set(fault, failedTest(output));
    red = step;
    break;
  }
  await workspace.restore();
  return red;
}

await runCommand(main);
