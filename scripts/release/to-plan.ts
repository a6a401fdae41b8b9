import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

export interface Job {
  permissions?: Record<string, string>;
  environment?: { name: string };
  steps: Step[];
}

/** The jobs of a workflow as a text: what each may do, and its steps with these variables filled in. */
export function toPlan(workflow: string, values: Readonly<Record<string, string>>): string {
  const { jobs } = parse(workflow) as { jobs: Record<string, Job> };
  return Object.entries(jobs)
    .map(([name, { permissions = {}, environment, steps }]) => {
      const may = Object.entries(permissions).map(([what, access]) => `${access} ${what}`);
      const where = environment ? `, in the environment ${environment.name}` : '';
      return [`${name}: may ${may.join(', ')}${where}`, ...steps.flatMap((step) => linesOf(step, values))].join('\n');
    })
    .join('\n\n');
}

function linesOf({ uses, run = '', with: inputs }: Step, values: Readonly<Record<string, string>>): string[] {
  const fill = (text: string) =>
    text.replace(/\$(?:\{(\w+)\}|(\w+))/g, (variable, one, other) => values[one ?? other] ?? variable);
  if (uses) {
    const [action = ''] = uses.split('@');
    // Inputs that are expressions depend on the run.
    const fixed = Object.entries(inputs ?? {}).filter(([, value]) => !String(value).includes('${{'));
    return [`  ${action}${fixed.map(([name, value]) => `  ${name}=${value}`).join('')}`];
  }
  return fill(run.trim())
    .split('\n')
    .map((line) => `  $ ${line}`);
}
