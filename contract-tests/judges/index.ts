import type { BodyName } from '../../src/index.js';
import { validate } from '../../src/validate/index.js';
import type { Case } from '../rules/rule.js';
import { type Excuse, excuses } from './excuses.js';
import { judge as prism } from './prism.js';
import { judge as sandbox } from './sandbox.js';
import { judge as schema } from './schema.js';
import { judge as types } from './types.js';
import { judge as validators } from './validators.js';
import type { Judge, Verdict } from './verdict.js';

/** Everything that says what a body may be. All come from the document, each by a way of its own. */
export const judges: Readonly<Record<string, Judge>> = {
  schema: (cases) => cases.map(({ schema: name, body }) => schema(name, body)),
  validators: (cases) => cases.map(({ schema: name, body }) => validators(name, body)),
  types,
  prism,
  sandbox,
};

/** The judges that are asked: all, unless told, as by `JUDGES=schema,validators npx vitest …`, which is quick. */
export const asked: readonly string[] = process.env.JUDGES?.split(',') ?? Object.keys(judges);

export interface Judged {
  case: Case;
  /** By the name of the judge. */
  verdicts: Record<string, Verdict>;
}

/** Puts every case to judges: to all of them, unless named. */
export async function judgeAll(cases: readonly Case[], names = asked): Promise<Judged[]> {
  const judged = cases.map((one): Judged => ({ case: one, verdicts: {} }));
  for (const name of names) {
    const verdicts = await judges[name]?.(cases);
    if (!verdicts) throw new Error(`There is no judge named ${name}. There are ${Object.keys(judges).join(', ')}.`);
    for (const [index, one] of judged.entries()) one.verdicts[name] = verdicts[index] as Verdict;
  }
  return judged;
}

/** Fails with rule, body and verdicts, unless all judges that can decide say what the table says. */
export function agree(judged: Judged): void {
  const { case: one, verdicts } = judged;
  const wrong = Object.keys(verdicts).filter((name) => verdicts[name]?.accepted !== one.accepted);
  if (wrong.some((name) => !excuseOf(name, one))) throw new Error(report(judged));
}

/** Why a judge cannot decide a case, if it cannot. */
export function excuseOf(judge: string, one: Case): Excuse | undefined {
  const [broken] = validate(one.schema as BodyName, one.body);
  return excuses.find((excuse) => excuse.judge === judge && excuse.covers(one, broken));
}

const say = (accepted: boolean, reason = '') =>
  (accepted ? 'accepted' : 'refused') + (reason && `: ${reason.slice(0, 300)}`);

/** Rule, request and verdicts of a case, to be read by a person. */
function report({ case: { title, schema, body, accepted }, verdicts }: Judged): string {
  const lines = Object.entries(verdicts).map(
    ([name, { accepted, reason }]) => `  ${name.padEnd(12)}${say(accepted, reason)}`,
  );
  const text = JSON.stringify(body);
  return [
    `The judges do not agree. ${schema}: ${title}`,
    `  ${'body'.padEnd(12)}${text.length <= 500 ? text : `${text.slice(0, 500)}… (${text.length} characters)`}`,
    `  ${'must be'.padEnd(12)}${say(accepted)}`,
    ...lines,
  ].join('\n');
}
