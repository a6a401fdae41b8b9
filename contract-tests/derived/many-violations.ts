import { component, objectOf, type Shape, shapeOf, variantsOf } from '../support/shape.js';
import { smallest } from './mutations.js';

/** Items that are invalid in most lists. */
const wrongItems: readonly unknown[] = [0, '', null, {}, []];

/** Bodies of a variant with this many violations in one place, for each place that can hold many. */
export function withManyViolations(variant: string, count: number): unknown[] {
  const { properties = {}, additionalProperties } = component(variant);
  const body = smallest(variant);
  const inFields = Object.entries(properties).flatMap(([field, schema]) =>
    manyViolationsAt(schema, count).map((value) => ({ ...body, [field]: value })),
  );
  return additionalProperties === false ? [...inFields, { ...body, ...unknownFields(count) }] : inFields;
}

function manyViolationsAt(schema: Shape, count: number): unknown[] {
  const object = objectOf(schema);
  if (object) return variantsOf(object).flatMap((variant) => withManyViolations(variant, count));
  const { items, oneOf } = shapeOf(schema);
  if (oneOf) return oneOf.flatMap((form) => manyViolationsAt(form, count));
  if (!items) return [];
  const lists = wrongItems.map((item) => Array(count).fill(item));
  // A nested list: many items in the first list, and a few in each of many.
  const nested = manyViolationsAt(items, count).map((item) => [item]);
  const spread = manyViolationsAt(items, 10).map((item) => Array(count / 10).fill(item));
  return [...lists, ...nested, ...spread];
}

const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`unknown${n}`, n]));
