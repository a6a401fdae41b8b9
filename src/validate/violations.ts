import type { ErrorObject } from 'ajv';
import type { Violation } from '../terms/violation.js';
import { describe } from './describe.js';

/** More than anyone reads. The validators stop shortly after it, so that a large invalid body costs little. */
const maxViolations = 100;

/** One violation for each mistake. Ajv reports some mistakes several times, once per rule that they break. */
export function toViolations(errors: ErrorObject[]): Violation[] {
  const byPath = new Map<string, { weight: number; violation: Violation }[]>();
  for (const error of relevant(errors)) {
    const violation = describe(error);
    const others = byPath.get(violation.path) ?? [];
    byPath.set(violation.path, [...others, { weight: weightOf(error), violation }]);
  }
  return [...byPath.values()].flatMap(violationsAt).slice(0, maxViolations);
}

/** The violations of one path. A value of a wrong type also breaks other rules there, and is reported once. */
function violationsAt(reports: { weight: number; violation: Violation }[]): Violation[] {
  const [first, ...rest] = reports.sort((a, b) => b.weight - a.weight).map(({ violation }) => violation);
  if (!first) return [];
  if (['type', 'enum', 'const'].includes(first.rule)) return [first];
  return [first, ...rest.filter(({ rule }) => rule !== first.rule)];
}

function relevant(errors: ErrorObject[]): ErrorObject[] {
  const forks = errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath);
  return (
    errors
      // The branch that applies reports its own errors.
      .filter(({ keyword }) => keyword !== 'if')
      .flatMap((error) => (forks.includes(error.instancePath) ? atFork(error, errors) : error))
  );
}

/** If a field takes an object or an array, the form that was meant has errors further down. Otherwise neither was meant. */
function atFork(error: ErrorObject, errors: ErrorObject[]): ErrorObject[] {
  const { instancePath: path, keyword } = error;
  if (keyword !== 'oneOf') return keyword === 'type' ? [] : [error];
  if (errors.some((other) => isBelow(other, path))) return [];
  const type = errors
    .filter((other) => other.instancePath === path && other.keyword === 'type')
    .map(({ params }) => params.type);
  return [{ ...error, keyword: 'type', params: { type } }];
}

function isBelow({ instancePath, keyword }: ErrorObject, path: string): boolean {
  const isField = instancePath === path && (keyword === 'required' || keyword === 'additionalProperties');
  return isField || instancePath.startsWith(`${path}/`);
}

/**
 * Higher is reported first. A limit for this combination of fields is tighter than the general one. An array of allowed values
 * says more than their type.
 */
function weightOf({ schemaPath, keyword }: ErrorObject): number {
  if (schemaPath.includes('/dependentSchemas/')) return 3;
  return keyword === 'enum' || keyword === 'const' ? 2 : keyword === 'type' ? 1 : 0;
}
