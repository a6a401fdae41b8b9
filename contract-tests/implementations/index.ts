import type { BodyName } from 'genmedia/schema';
import type { Case } from '../../src/check/rules/rule.js';
import { validate } from '../../src/validate/index.js';
import { type KnownGap, knownGaps } from './known-gaps.js';
import { validate as openApi30 } from './openapi-3.0.js';
import { validate as prism } from './prism.js';
import { validate as sandbox } from './sandbox.js';
import { validate as schema } from './schema.js';
import { validate as types } from './types.js';
import { validate as validators } from './validators.js';
import type { Implementation, Verdict } from './verdict.js';

/** Everything that validates bodies. All are derived from the document, each in its own way. */
const implementations: Readonly<Record<string, Implementation>> = {
  schema: (cases) => cases.map(({ schema: name, body }) => schema(name, body)),
  validators: (cases) => cases.map(({ schema: name, body }) => validators(name, body)),
  sandbox,
  'openapi-3.0': (cases) => cases.map(({ schema: name, body }) => openApi30(name, body)),
  types,
  prism,
};

/** The implementations to run. Default: all. `IMPLEMENTATIONS=schema,validators npx vitest …` runs fewer, which is quick. */
export const activeImplementations: readonly string[] = implementationsIn(process.env.IMPLEMENTATIONS);

/** The implementations that a list names. Without a list: all. Fails rather than run none, which would find everything right. */
export function implementationsIn(list: string | undefined): string[] {
  if (list === undefined) return Object.keys(implementations);
  const names = list.split(',');
  if (names.every((name) => Object.hasOwn(implementations, name))) return names;
  const known = Object.keys(implementations).join(', ');
  throw new Error(
    `IMPLEMENTATIONS is ${JSON.stringify(list)}. It must name some of ${known}, with commas between them.`,
  );
}

export interface Validated {
  case: Case;
  /** By the name of the implementation. */
  verdicts: Record<string, Verdict>;
}

/** Runs the named implementations on every case. Default: all. */
export async function validateAll(cases: readonly Case[], names = activeImplementations): Promise<Validated[]> {
  if (names.length === 0) throw new Error('No implementation is named, so that nothing would be validated.');
  const validated = cases.map((testCase): Validated => ({ case: testCase, verdicts: {} }));
  for (const name of names) {
    const verdicts = Object.hasOwn(implementations, name) && (await implementations[name]?.(cases));
    if (!verdicts)
      throw new Error(
        `There is no implementation named ${name}. There are ${Object.keys(implementations).join(', ')}.`,
      );
    for (const [index, entry] of validated.entries()) entry.verdicts[name] = verdicts[index] as Verdict;
  }
  return validated;
}

/** Throws with rule, body and verdicts, unless all implementations that can decide agree with the table. */
export function agree(validated: Validated): void {
  const { case: testCase, verdicts } = validated;
  const wrong = Object.keys(verdicts).filter((name) => verdicts[name]?.accepted !== testCase.accepted);
  if (wrong.some((name) => !knownGapOf(name, testCase))) throw new Error(report(validated));
}

/** Why an implementation cannot decide a case, if it cannot. Callers with several implementations pass the violation of the case. */
export function knownGapOf(
  implementation: string,
  testCase: Case,
  [broken] = validate(testCase.schema as BodyName, testCase.body),
): KnownGap | undefined {
  return knownGaps.find((knownGap) => knownGap.implementation === implementation && knownGap.covers(testCase, broken));
}

const verdictText = (accepted: boolean, reason = '') =>
  (accepted ? 'accepted' : 'rejected') + (reason && `: ${reason.slice(0, 300)}`);

/** A readable report with rule, request and verdicts of a case. */
function report({ case: { title, schema, body, accepted }, verdicts }: Validated): string {
  const lines = Object.entries(verdicts).map(
    ([name, { accepted, reason }]) => `  ${name.padEnd(12)}${verdictText(accepted, reason)}`,
  );
  const text = JSON.stringify(body);
  return [
    `The implementations do not agree. ${schema}: ${title}`,
    `  ${'body'.padEnd(12)}${text.length <= 500 ? text : `${text.slice(0, 500)}… (${text.length} characters)`}`,
    `  ${'must be'.padEnd(12)}${verdictText(accepted)}`,
    ...lines,
  ].join('\n');
}
