import { bodyNames } from '../../scripts/document/bodies.js';
import type { LeftOut } from '../../scripts/generate/openapi-3.0/left-out.js';
import { document, operations } from '../support/document.js';
import { bodyNames30, document30, leftOut } from '../support/document-30.js';
import { limits, type Shape, type Shapes, shapes, shapesIn } from '../support/shape.js';
import { preflightLimits } from './preflight-limits.js';

/**
 * A point of the document that a case can cover, as a text that starts with its kind:
 * `field Text2VideoGenq1.prompt`, `limit Text2VideoGenq1.prompt maxLength 5000 broken`.
 */
export type Point = string;

/** A kind of points: what is counted, and the test that covers them. */
interface Kind {
  counts: string;
  test: string;
}

/** Points of bodies, which both forms of the document have. */
const ofBodies: Record<string, Kind> = {
  variant: { counts: 'bodies and variants, accepted', test: 'rules/rules.slow.test.ts' },
  closed: { counts: 'closed variants, rejecting an unknown field', test: 'rules/rules.slow.test.ts' },
  field: { counts: 'fields, in an accepted body', test: 'rules/rules.slow.test.ts' },
  type: { counts: 'fields and items, rejecting another type', test: 'rules/rules.slow.test.ts' },
  optional: { counts: 'optional fields, missing in an accepted body', test: 'rules/rules.slow.test.ts' },
  required: { counts: 'required fields, missing in a rejected body', test: 'rules/rules.slow.test.ts' },
  value: { counts: 'values of enums, accepted, and others, rejected', test: 'rules/rules.slow.test.ts' },
  limit: { counts: 'limits and patterns, just kept and just broken', test: 'rules/rules.slow.test.ts' },
  condition: { counts: 'conditions between fields, broken', test: 'rules/rules.slow.test.ts' },
};

/** The kinds of points, by the start of their texts. Those of the form in OpenAPI 3.0 start with its version. */
export const kinds: Record<string, Kind> = {
  operation: { counts: 'operations, called by the client', test: 'client/operations.slow.test.ts' },
  callback: { counts: 'callbacks, received and validated', test: 'client/callbacks.slow.test.ts' },
  example: { counts: 'examples, validated', test: 'document/examples.slow.test.ts' },
  ...ofBodies,
  preflight: { counts: 'limits on files and texts, kept and broken', test: 'rules/preflight-rules.slow.test.ts' },
  ...Object.fromEntries(
    Object.entries(ofBodies).map(([kind, { counts, test }]) => [
      in30(kind),
      { counts: `in OpenAPI 3.0: ${counts}`, test },
    ]),
  ),
  [in30('left-out')]: { counts: 'in OpenAPI 3.0: rules left out, needed by a case', test: 'rules/rules.slow.test.ts' },
};

/** A point of the document in OpenAPI 3.0. */
export function in30(point: Point): Point {
  return `3.0 ${point}`;
}

export const operationPoint = (operationId: string): Point => `operation ${operationId}`;
export const callbackPoint = (operationId: string): Point => `callback ${operationId}`;
export const examplePoint = (name: string): Point => `example ${name}`;
export const variantPoint = (union: string, name: string): Point => `variant ${name} of ${union}`;
export const closedPoint = (name: string): Point => `closed ${name}`;
export const conditionPoint = (name: string): Point => `condition ${name}`;
export const leftOutPoint = ({ place, keyword }: LeftOut): Point => in30(`left-out ${place} ${keyword}`);
export const typePoint = (place: string): Point => `type ${place}`;
export const fieldPoint = (place: string): Point => `field ${place}`;
export const optionalPoint = (place: string): Point => `optional ${place}`;
export const requiredPoint = (place: string): Point => `required ${place}`;
export const valuePoint = (place: string, value: unknown): Point => `value ${place} = ${JSON.stringify(value)}`;
export const otherValuePoint = (place: string): Point => `value ${place} = another one`;
export const limitPoint = (place: string, keyword: string, limit: unknown, side: 'kept' | 'broken'): Point =>
  `limit ${place} ${keyword} ${limit} ${side}`;

export const preflightPoint = (place: string, keyword: string, limit: unknown, side: 'kept' | 'broken'): Point =>
  `preflight ${place} ${keyword} ${limit} ${side}`;
export const otherFormatPoint = (place: string): Point => `preflight ${place} x-media formats another one broken`;

/** Every point that the tests must cover. */
export function allPoints(): Set<Point> {
  const points = new Set<Point>();
  for (const { operation } of operations) {
    points.add(operationPoint(operation.operationId));
    const maxBytes = operation.requestBody?.['x-max-bytes'];
    if (maxBytes !== undefined) addSides(operation.operationId, 'x-max-bytes', maxBytes, points);
    if (operation.callbacks) points.add(callbackPoint(operation.operationId));
  }
  for (const name of Object.keys(document.components.examples)) points.add(examplePoint(name));
  for (const point of pointsOfBodies(bodyNames(document), shapes, addPreflight)) points.add(point);
  for (const point of pointsOfBodies(bodyNames30(), shapesIn(document30))) points.add(in30(point));
  for (const rule of leftOut) points.add(leftOutPoint(rule));
  return points;
}

/** The points of bodies and of all that they contain. `addMore` adds those of a value that no schema expresses. */
function pointsOfBodies(
  bodies: readonly string[],
  { component, variantsOf, objectOf, shapeOf }: Shapes,
  addMore?: (place: string, shape: Shape, points: Set<Point>) => void,
): Set<Point> {
  const points = new Set<Point>();

  const addObject = (name: string) => {
    // The discriminator: a body without it, or with another value, does not belong to any variant.
    const selector = component(name).discriminator?.propertyName;
    for (const variant of variantsOf(name)) {
      if (points.has(variantPoint(name, variant))) continue;
      points.add(variantPoint(name, variant));
      const { properties = {}, required = [], additionalProperties, ...shape } = component(variant);
      if (additionalProperties === false) points.add(closedPoint(variant));
      if (shape.not || shape.if) points.add(conditionPoint(variant));
      for (const [field, schema] of Object.entries(properties)) {
        points.add(fieldPoint(`${variant}.${field}`));
        if (!required.includes(field)) points.add(optionalPoint(`${variant}.${field}`));
        if (field !== selector) addValue(`${variant}.${field}`, schema);
      }
      for (const field of required) if (field !== selector) points.add(requiredPoint(`${variant}.${field}`));
      for (const { properties = {} } of Object.values(shape.dependentSchemas ?? {})) {
        for (const [field, schema] of Object.entries(properties)) addLimits(`${variant}.${field}`, schema);
      }
    }
  };

  const addValue = (place: string, schema: Shape) => {
    const object = objectOf(schema);
    const shape = shapeOf(schema);
    const values = valuesOf(shape);
    // To a place with few values, one of another type is just another value.
    if (shape.type && values.length === 0) points.add(typePoint(place));
    if (object) {
      addObject(object);
      return;
    }
    if (shape.properties) throw new Error(`${place} is an object without a name, which the coverage does not enter.`);
    for (const value of values) points.add(valuePoint(place, value)).add(otherValuePoint(place));
    addLimits(place, shape);
    addMore?.(place, shape, points);
    if (shape.items) addValue(`${place}[]`, shape.items);
    for (const form of shape.oneOf ?? []) addValue(place, form);
  };

  const addLimits = (place: string, shape: Shape) => {
    for (const keyword of [...limits, 'pattern'] as const) {
      if (shape[keyword] === undefined) continue;
      for (const side of ['kept', 'broken'] as const) points.add(limitPoint(place, keyword, shape[keyword], side));
    }
  };

  for (const body of bodies) {
    const { type, oneOf } = component(body);
    // A body without both may be any JSON: nothing of it is documented.
    if (type ?? oneOf) points.add(typePoint(body));
    addObject(body);
  }
  return points;
}

/** The only values that a place accepts, if they are listed. */
export function valuesOf(shape: Shape): unknown[] {
  return shape.enum ?? (shape.const === undefined ? [] : [shape.const]);
}

/** Rules that no schema expresses. */
function addPreflight(place: string, shape: Shape, points: Set<Point>) {
  for (const { keyword, range } of preflightLimits(shape)) {
    for (const [bound, limit] of Object.entries(range)) addSides(place, `${keyword} ${bound}`, limit, points);
  }
  const formats = shape['x-media']?.formats ?? [];
  for (const format of formats) points.add(preflightPoint(place, 'x-media formats', format, 'kept'));
  if (formats.length > 0) points.add(otherFormatPoint(place));
  const { open, close } = shape['x-pause-marker'] ?? {};
  const values = {
    contentMediaType: shape.contentMediaType,
    'x-count-equals': shape['x-count-equals'],
    'x-pause-marker open': open,
    'x-pause-marker close': close,
    'x-script charactersPerMinute': shape['x-script']?.charactersPerMinute,
    ...Object.fromEntries(Object.entries(shape['x-mentions'] ?? {}).map(([key, of]) => [`x-mentions ${key}`, of])),
  };
  for (const [keyword, value] of Object.entries(values)) {
    if (value !== undefined) addSides(place, keyword, value, points);
  }
}

function addSides(place: string, keyword: string, limit: unknown, points: Set<Point>) {
  for (const side of ['kept', 'broken'] as const) points.add(preflightPoint(place, keyword, limit, side));
}
