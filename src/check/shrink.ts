import { errorsIn } from '../preflight/finding.js';
import type { OperationId } from '../terms/operation.js';
import { validateRequest } from '../validate/index.js';

/**
 * The least body that still fails, by leaving out one field or item after the other. A smaller body must have no mistake that
 * the first one does not have: another mistake would be another violation. `must` says what is expected of the request.
 */
export async function reducedBody(
  operation: OperationId,
  body: object,
  must: 'accepted' | 'rejected' | undefined,
  stillFails: (body: object) => Promise<boolean>,
): Promise<object> {
  const known = new Set(await mistakesIn(operation, body));
  const isSame = async (smaller: object) => {
    const mistakes = await mistakesIn(operation, smaller);
    return mistakes.every((mistake) => known.has(mistake)) && (must !== 'rejected' || mistakes.length > 0);
  };
  let reduced = body;
  for (let index = 0; ; index += 1) {
    const smaller = [...smallerBodies(reduced)][index] as object | undefined;
    if (smaller === undefined) return reduced;
    if (!(await isSame(smaller)) || !(await stillFails(smaller))) continue;
    reduced = smaller;
    index = -1;
  }
}

/** Copies of a value that lack one field or item each, the outer ones first. */
function* smallerBodies(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const toValue = (kept: [string, unknown][]) =>
    Array.isArray(value) ? kept.map(([, each]) => each) : Object.fromEntries(kept);
  for (const [name] of entries) yield toValue(entries.filter(([other]) => other !== name));
  for (const [name, each] of entries) {
    for (const smaller of smallerBodies(each))
      yield toValue(entries.map(([other, old]) => [other, other === name ? smaller : old]));
  }
}

/** What is wrong with a body by the document and by preflight, each as its place and its rule. */
async function mistakesIn(operation: OperationId, body: object): Promise<string[]> {
  const violations = validateRequest(operation, body);
  // Few checks need it.
  const { preflight } = await import('../preflight/preflight.js');
  const errors = violations.length > 0 ? [] : errorsIn(await preflight(operation, body));
  return [...violations, ...errors].map(({ path, rule }) => `${path} ${rule}`);
}
