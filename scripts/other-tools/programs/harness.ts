import { readFileSync } from 'node:fs';

// biome-ignore lint/suspicious/noExplicitAny: bodies come from steps.json, and examples.ts checks their types.
type Body = any;

export interface Step {
  kind: 'request' | 'task' | 'create' | 'read';
  operationId: string;
  schema: string;
  body: Body;
  url: string;
  key: string;
}

/** Generated code, as far as there is any. */
interface Generated {
  /** Throws for a request that is not accepted. */
  request?: (step: Step) => unknown;
  /** Throws for a task that is not accepted. */
  task?: (step: Step) => unknown;
  /** Calls the service: `create` resolves with an identifier, `read` with a state. */
  client?: (
    url: string,
    authorization: string,
  ) => { create(body: Body): Promise<string | undefined>; read(id: string): Promise<string | undefined> };
}

/** A generated validator or function, by a name that is known at run time only. */
export function named<T = { parse(body: unknown): unknown }>(module: object, name: string): T {
  const found = (module as Record<string, T>)[name];
  if (!found) throw new Error(`The generated code has no ${name}.`);
  return found;
}

/** Prints the result of each step. */
export async function runSteps(generated: Generated): Promise<void> {
  const results: { value?: string | undefined; error?: string }[] = [];
  let id = '';
  const run = async (step: Step): Promise<string | undefined> => {
    if (step.kind === 'request' || step.kind === 'task') {
      await generated[step.kind]?.(step);
      return undefined;
    }
    const client = generated.client?.(step.url, `Token ${step.key}`);
    if (step.kind === 'read') return client?.read(id);
    id = (await client?.create(step.body)) ?? '';
    return id;
  };
  for (const step of JSON.parse(readFileSync('steps.json', 'utf8')) as Step[]) {
    try {
      results.push({ value: await run(step) });
    } catch (error) {
      results.push({ error: String(error).slice(0, 300) });
    }
  }
  console.log(JSON.stringify(results));
}
