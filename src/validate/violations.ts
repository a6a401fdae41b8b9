import type { ErrorObject } from 'ajv';
import type { Violation } from '../contract/violation.js';
import { describe } from './describe.js';

/** More than anybody reads. The validators stop at some more, so that a large invalid body costs little. */
const most = 100;

/** One violation for each fault. Ajv reports some faults several times, as seen from several rules. */
export function toViolations(errors: ErrorObject[]): Violation[] {
  const places = new Map<string, { weight: number; violation: Violation }[]>();
  for (const error of relevant(errors)) {
    const violation = describe(error);
    const others = places.get(violation.path) ?? [];
    places.set(violation.path, [...others, { weight: weightOf(error), violation }]);
  }
  return [...places.values()].flatMap(faultsOf).slice(0, most);
}

/** The faults of one place. A value of a wrong kind breaks other rules of its place too, and is told once. */
function faultsOf(reports: { weight: number; violation: Violation }[]): Violation[] {
  const [first, ...rest] = reports.sort((one, two) => two.weight - one.weight).map(({ violation }) => violation);
  if (!first) return [];
  if (['type', 'enum', 'const'].includes(first.rule)) return [first];
  return [first, ...rest.filter(({ rule }) => rule !== first.rule)];
}

function relevant(errors: ErrorObject[]): ErrorObject[] {
  const forks = errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath);
  return (
    errors
      // The branch that was taken reports its own faults.
      .filter(({ keyword }) => keyword !== 'if')
      .flatMap((error) => (forks.includes(error.instancePath) ? atFork(error, errors) : error))
  );
}

/** Where a field takes an object or a list, the form that was meant has faults further down. Else neither was. */
function atFork(error: ErrorObject, errors: ErrorObject[]): ErrorObject[] {
  const { instancePath: path, keyword } = error;
  if (keyword !== 'oneOf') return keyword === 'type' ? [] : [error];
  if (errors.some((one) => isBelow(one, path))) return [];
  const type = errors
    .filter((one) => one.instancePath === path && one.keyword === 'type')
    .map(({ params }) => params.type);
  return [{ ...error, keyword: 'type', params: { type } }];
}

function isBelow({ instancePath, keyword }: ErrorObject, path: string): boolean {
  const isField = instancePath === path && (keyword === 'required' || keyword === 'additionalProperties');
  return isField || instancePath.startsWith(`${path}/`);
}

/**
 * What is told first. Of two limits, the one for this combination of fields is the tighter. A list of the values that are
 * allowed tells more than their type.
 */
function weightOf({ schemaPath, keyword }: ErrorObject): number {
  if (schemaPath.includes('/dependentSchemas/')) return 3;
  return keyword === 'enum' || keyword === 'const' ? 2 : keyword === 'type' ? 1 : 0;
}
