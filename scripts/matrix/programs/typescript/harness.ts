import { readFileSync } from 'node:fs';

export interface Case {
  name: string;
  operationId: string;
  schema: string;
  /** Whether the document names no field of it. */
  isFreeForm: boolean;
  body: Record<string, unknown>;
}

/** Generated code, as far as there is any. */
interface Generated {
  /** Throws for a body that is not valid. */
  parse?: (one: Case) => unknown;
  /** Throws for a body that does not survive, where nothing is validated. */
  convert?: (one: Case) => unknown;
  /** Throws for a task that is not valid. */
  parseTask?: (body: object) => unknown;
  /** Calls the service, with `Token ` and the key in the header. */
  client?: (url: string, authorization: string) => Client;
}

// biome-ignore lint/suspicious/noExplicitAny: bodies come from cases.json, and examples.ts checks their types.
type Body = any;

interface Client {
  /** Creates a task, and resolves with its identifier. */
  create(body: Body): Promise<string | undefined>;
  /** Reads a task, and resolves with its state. */
  read(id: string): Promise<string>;
}

/** A generated validator or function, by a name that is known at run time only. */
export function named<T = { parse(body: unknown): unknown }>(module: object, name: string): T {
  const found = (module as Record<string, T>)[name];
  if (!found) throw new Error(`The generated code has no ${name}.`);
  return found;
}

/** Prints what the generated code accepts. */
export async function report({ parse, convert, parseTask, client }: Generated): Promise<void> {
  const { examples, beyond, unknown, tasks, create } = JSON.parse(readFileSync('cases.json', 'utf8'));
  const wrong = async (cases: Case[], attempt?: (one: Case) => unknown) =>
    attempt ? Object.fromEntries((await Promise.all(cases.map((one) => failure(one, attempt)))).flat()) : {};
  const accepted = async (cases: Case[]) => {
    const rejected = await wrong(cases, parse);
    return cases.map(nameOf).filter((name) => !(name in rejected));
  };
  const result = {
    examples: await wrong(examples, parse ?? convert),
    ...(parse && { beyond: await accepted(beyond), unknown: await accepted(unknown) }),
    tasks: await wrong(tasks, parseTask && (({ body }) => parseTask(body))),
  };
  console.log(JSON.stringify({ ...result, ...(client && { created: await use(client, create.body) }) }));
}

async function failure(one: Case, attempt: (one: Case) => unknown): Promise<[string, string][]> {
  try {
    await attempt(one);
    return [];
  } catch (error) {
    return [[nameOf(one), String(error).slice(0, 300)]];
  }
}

const nameOf = ({ operationId = '', name }: Case) => `${operationId} ${name}`;

async function use(client: NonNullable<Generated['client']>, body: Body) {
  const { GENMEDIA_URL = '', GENMEDIA_LATER_URL = '', GENMEDIA_API_KEY } = process.env;
  const authorization = `Token ${GENMEDIA_API_KEY}`;
  const now = client(GENMEDIA_URL, authorization);
  const id = (await now.create(body)) ?? '';
  const state = await now.read(id);
  return { id, state, end: await client(GENMEDIA_LATER_URL, authorization).read(id) };
}
