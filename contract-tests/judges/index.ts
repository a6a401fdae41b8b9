import type { Case } from '../rules/rule.js';
import { type Judged, quickJudges, runJudges } from './agree.js';
import { judge as prism } from './prism.js';
import { judge as types } from './types.js';
import type { Judge } from './verdict.js';

export { agree, excuseOf, type Judged } from './agree.js';

/** Everything that validates bodies. All are derived from the document, each in its own way. */
export const judges: Readonly<Record<string, Judge>> = { ...quickJudges, types, prism };

/** The judges to run. Default: all. `JUDGES=schema,validators npx vitest …` runs fewer, which is quick. */
export const activeJudges: readonly string[] = process.env.JUDGES?.split(',') ?? Object.keys(judges);

/** Runs the named judges on every case. Default: all. */
export function judgeAll(cases: readonly Case[], names = activeJudges): Promise<Judged[]> {
  return runJudges(judges, cases, names);
}
