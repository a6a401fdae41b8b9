import type { Case } from '../../src/check/rules/rule.js';
import { type Judged, quickJudges, runJudges } from './agree.js';
import { judge as prism } from './prism.js';
import { judge as types } from './types.js';
import type { Judge } from './verdict.js';

export { agree, excuseOf, type Judged } from './agree.js';

/** Everything that validates bodies. All are derived from the document, each in its own way. */
const judges: Readonly<Record<string, Judge>> = { ...quickJudges, types, prism };

/** The judges to run. Default: all. `JUDGES=schema,validators npx vitest …` runs fewer, which is quick. */
export const activeJudges: readonly string[] = judgesIn(process.env.JUDGES);

/** The judges that a list names. Without a list: all. Fails rather than run none, which would find everything right. */
export function judgesIn(list: string | undefined): string[] {
  if (list === undefined) return Object.keys(judges);
  const names = list.split(',');
  if (names.every((name) => Object.hasOwn(judges, name))) return names;
  const known = Object.keys(judges).join(', ');
  throw new Error(`JUDGES is ${JSON.stringify(list)}. It must name some of ${known}, with commas between them.`);
}

/** Runs the named judges on every case. Default: all. */
export function judgeAll(cases: readonly Case[], names = activeJudges): Promise<Judged[]> {
  return runJudges(judges, cases, names);
}
