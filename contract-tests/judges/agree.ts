import type { BodyName } from 'genmedia/schema';
import type { Case } from '../../src/check/rules/rule.js';
import { validate } from '../../src/validate/index.js';
import { type Excuse, excuses } from './excuses.js';
import { judge as openApi30 } from './openapi-3.0.js';
import { judge as sandbox } from './sandbox.js';
import { judge as schema } from './schema.js';
import { judge as validators } from './validators.js';
import type { Judge, Verdict } from './verdict.js';

/** The judges that need no other process. */
export const quickJudges = {
  schema: (cases) => cases.map(({ schema: name, body }) => schema(name, body)),
  validators: (cases) => cases.map(({ schema: name, body }) => validators(name, body)),
  sandbox,
  'openapi-3.0': (cases) => cases.map(({ schema: name, body }) => openApi30(name, body)),
} satisfies Record<string, Judge>;

export interface Judged {
  case: Case;
  /** By the name of the judge. */
  verdicts: Record<string, Verdict>;
}

/** Runs the named judges on every case. */
export async function runJudges(
  judges: Readonly<Record<string, Judge>>,
  cases: readonly Case[],
  names: readonly string[] = Object.keys(judges),
): Promise<Judged[]> {
  if (names.length === 0) throw new Error('No judge is named, so that nothing would be validated.');
  const judged = cases.map((testCase): Judged => ({ case: testCase, verdicts: {} }));
  for (const name of names) {
    const verdicts = Object.hasOwn(judges, name) && (await judges[name]?.(cases));
    if (!verdicts) throw new Error(`There is no judge named ${name}. There are ${Object.keys(judges).join(', ')}.`);
    for (const [index, entry] of judged.entries()) entry.verdicts[name] = verdicts[index] as Verdict;
  }
  return judged;
}

/** Throws with rule, body and verdicts, unless all judges that can decide agree with the table. */
export function agree(judged: Judged): void {
  const { case: testCase, verdicts } = judged;
  const wrong = Object.keys(verdicts).filter((name) => verdicts[name]?.accepted !== testCase.accepted);
  if (wrong.some((name) => !excuseOf(name, testCase))) throw new Error(report(judged));
}

/** Why a judge cannot decide a case, if it cannot. Callers with several judges pass the violation of the case. */
export function excuseOf(
  judge: string,
  testCase: Case,
  [broken] = validate(testCase.schema as BodyName, testCase.body),
): Excuse | undefined {
  return excuses.find((excuse) => excuse.judge === judge && excuse.covers(testCase, broken));
}

const verdictText = (accepted: boolean, reason = '') =>
  (accepted ? 'accepted' : 'rejected') + (reason && `: ${reason.slice(0, 300)}`);

/** A readable report with rule, request and verdicts of a case. */
function report({ case: { title, schema, body, accepted }, verdicts }: Judged): string {
  const lines = Object.entries(verdicts).map(
    ([name, { accepted, reason }]) => `  ${name.padEnd(12)}${verdictText(accepted, reason)}`,
  );
  const text = JSON.stringify(body);
  return [
    `The judges do not agree. ${schema}: ${title}`,
    `  ${'body'.padEnd(12)}${text.length <= 500 ? text : `${text.slice(0, 500)}… (${text.length} characters)`}`,
    `  ${'must be'.padEnd(12)}${verdictText(accepted)}`,
    ...lines,
  ].join('\n');
}
