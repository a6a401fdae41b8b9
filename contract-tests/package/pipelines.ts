import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

/** A step of a pipeline that was run. */
export interface StepResult {
  command: string;
  status: number | null;
  output: string;
}

interface PipelineResult {
  steps: StepResult[];
  isGreen: boolean;
}

interface Settings {
  env: NodeJS.ProcessEnv;
  /** Steps that are left out, since the files are there. */
  without?: string;
  /** Values of the contexts in expressions, such as `inputs`. */
  contexts?: Record<string, Record<string, string>>;
}

interface Step {
  uses?: string;
  run?: string;
  shell?: string;
  if?: string;
  env?: Record<string, string>;
}

/** What the machine of a pipeline has already: the files and Node. */
const given = ['actions/checkout@', 'actions/setup-node@'];

/** Runs the steps of the only job of a workflow, as GitHub does. */
export function runWorkflow(folder: string, file: string, settings: Settings): Promise<PipelineResult> {
  const [job] = Object.values<{ steps: Step[] }>(parse(readFileSync(join(folder, file), 'utf8')).jobs);
  return runSteps(folder, job?.steps ?? [], settings);
}

/** Runs the steps of a composite action, with its inputs and their defaults, as GitHub does. */
export function runAction(
  folder: string,
  file: string,
  inputs: Record<string, string>,
  settings: Settings,
): Promise<PipelineResult> {
  const action = parse(readFileSync(file, 'utf8'));
  const known = Object.entries<{ default?: string }>(action.inputs);
  const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
  if (unknown.length > 0) throw new Error(`The action has no input ${unknown.join(', ')}.`);
  const values = known.map(([name, input]) => [name, inputs[name] ?? input.default ?? ''] as const);
  return runSteps(folder, action.runs.steps, { ...settings, contexts: { inputs: Object.fromEntries(values) } });
}

async function runSteps(folder: string, all: readonly Step[], { env, without, contexts = {} }: Settings) {
  const steps: StepResult[] = [];
  let isGreen = true;
  for (const { uses, run, shell, if: condition, env: own = {} } of all) {
    if (uses !== undefined) {
      if (!given.some((action) => uses.startsWith(action))) throw new Error(`${uses} cannot be run here.`);
      continue;
    }
    if (run === without) continue;
    const functions = { success: () => isGreen, failure: () => !isGreen, always: () => true, cancelled: () => false };
    const scope = { ...contexts, ...functions };
    // Without a function that asks for the status, a step runs only if all before it have succeeded.
    const asks = condition !== undefined && /\b(success|failure|always|cancelled)\(\)/.test(condition);
    const applies = condition === undefined || evaluate(condition.replace(/^\$\{\{(.*)\}\}$/s, '$1'), scope);
    if (!applies || !(asks || isGreen)) continue;
    const variables = Object.entries(own).map(([name, value]) => [name, fill(String(value), scope)]);
    // https://docs.github.com/actions/reference/workflow-syntax-for-github-actions#jobsjob_idstepsshell
    const options = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
    const command = fill(run ?? '', scope);
    const result = await runScript(folder, options, command, { ...env, ...Object.fromEntries(variables) });
    steps.push(result);
    isGreen &&= result.status === 0;
  }
  return { steps, isGreen };
}

/** Runs the script of the only job of a pipeline of GitLab. A local include is followed. */
export async function runGitLab(folder: string, { env, without }: Settings): Promise<PipelineResult> {
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
  const { include = [], ...own } = read('.gitlab-ci.yml');
  const included = include.map(({ local }: { local: string }) => read(local));
  const [job, ...others] = Object.values<{ script: string[]; artifacts?: { reports: { junit: string } } }>(
    Object.assign({}, own, ...included),
  );
  if (!job || others.length > 0) throw new Error('There must be one job.');
  const steps: StepResult[] = [];
  for (const command of job.script.filter((line) => line !== without)) {
    const result = await runScript(folder, ['-eo', 'pipefail'], command, env);
    steps.push(result);
    if (result.status !== 0) break;
  }
  const isGreen = steps.every(({ status }) => status === 0);
  const { junit } = job.artifacts?.reports ?? {};
  if (isGreen && junit && !existsSync(join(folder, junit))) throw new Error('There is no report.');
  return { steps, isGreen };
}

/** Runs a script in bash. Its output is what a log of CI would have. */
export function runScript(
  cwd: string,
  options: readonly string[],
  command: string,
  env: NodeJS.ProcessEnv,
): Promise<StepResult> {
  const child = spawn('bash', [...options, '-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((done, fail) => {
    child.once('error', fail).once('close', (status) => done({ command, status, output }));
  });
}

const fill = (text: string, scope: object) =>
  text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression) => String(evaluate(expression, scope)));

/** An expression of GitHub, as far as it means the same in JavaScript. */
function evaluate(expression: string, scope: object): unknown {
  return runInNewContext(expression.replace(/\b(inputs|secrets)\.([\w-]+)/g, '($1["$2"] ?? "")'), { ...scope });
}
