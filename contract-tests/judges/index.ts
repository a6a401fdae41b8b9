import type { Case } from '../rules/rule.js';
import { type Judged, putTo, quickJudges } from './agree.js';
import { judge as prism } from './prism.js';
import { judge as types } from './types.js';
import type { Judge } from './verdict.js';

export { agree, excuseOf, type Judged } from './agree.js';

const { schema, validators, sandbox } = quickJudges;

/** Everything that says what a body may be. All come from the document, each by a way of its own. */
export const judges: Readonly<Record<string, Judge>> = { schema, validators, types, prism, sandbox };

/** The judges to ask. Default: all. Fewer as with `JUDGES=schema,validators npx vitest …`, which is quick. */
export const asked: readonly string[] = process.env.JUDGES?.split(',') ?? Object.keys(judges);

/** Puts every case to the named judges. Default: all. */
export function judgeAll(cases: readonly Case[], names = asked): Promise<Judged[]> {
  return putTo(judges, cases, names);
}
