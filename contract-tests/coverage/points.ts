import { bodyNames } from '../../scripts/document/bodies.js';
import { document, operations } from '../support/document.js';
import { component, limits, objectOf, type Shape, shapeOf, variantsOf } from '../support/shape.js';
import { preflightLimits } from './preflight-limits.js';

/**
 * A point of the document that a case can touch, as a text that starts with its kind:
 * `field Text2VideoGenq1.prompt`, `limit Text2VideoGenq1.prompt maxLength 5000 broken`.
 */
export type Point = string;

/** The kinds of points: what is counted, and the test that touches them. */
export const kinds: Record<string, { counts: string; test: string }> = {
  operation: { counts: 'operations, called by the client', test: 'client/operations.test.ts' },
  callback: { counts: 'callbacks, received and validated', test: 'client/callbacks.test.ts' },
  example: { counts: 'examples, validated', test: 'examples.test.ts' },
  variant: { counts: 'bodies and variants, accepted', test: 'rules.test.ts' },
  closed: { counts: 'closed variants, rejecting an unknown field', test: 'rules.test.ts' },
  field: { counts: 'fields, in an accepted body', test: 'rules.test.ts' },
  required: { counts: 'required fields, missing in a rejected body', test: 'rules.test.ts' },
  value: { counts: 'values of enums, accepted, and others, rejected', test: 'rules.test.ts' },
  limit: { counts: 'limits and patterns, just kept and just broken', test: 'rules.test.ts' },
  preflight: { counts: 'limits on files and texts, kept and broken', test: 'rules/preflight-rules.test.ts' },
  condition: { counts: 'conditions between fields, broken', test: 'rules.test.ts' },
};

export const operationPoint = (operationId: string): Point => `operation ${operationId}`;
export const callbackPoint = (operationId: string): Point => `callback ${operationId}`;
export const examplePoint = (name: string): Point => `example ${name}`;
export const variantPoint = (union: string, name: string): Point => `variant ${name} of ${union}`;
export const closedPoint = (name: string): Point => `closed ${name}`;
export const conditionPoint = (name: string): Point => `condition ${name}`;
export const fieldPoint = (place: string): Point => `field ${place}`;
export const requiredPoint = (place: string): Point => `required ${place}`;
export const valuePoint = (place: string, value: unknown): Point => `value ${place} = ${JSON.stringify(value)}`;
export const otherValuePoint = (place: string): Point => `value ${place} = another one`;
export const limitPoint = (place: string, keyword: string, limit: unknown, side: 'kept' | 'broken'): Point =>
  `limit ${place} ${keyword} ${limit} ${side}`;

export const preflightPoint = (place: string, keyword: string, limit: unknown, side: 'kept' | 'broken'): Point =>
  `preflight ${place} ${keyword} ${limit} ${side}`;
export const otherFormatPoint = (place: string): Point => `preflight ${place} x-media formats another one broken`;

/** Every point that the tests must touch. */
export function allPoints(): Set<Point> {
  const points = new Set<Point>();
  for (const { operation } of operations) {
    points.add(operationPoint(operation.operationId));
    const maxBytes = operation.requestBody?.['x-max-bytes'];
    if (maxBytes !== undefined) addSides(operation.operationId, 'x-max-bytes', maxBytes, points);
    if (operation.callbacks) points.add(callbackPoint(operation.operationId));
  }
  for (const name of Object.keys(document.components.examples)) points.add(examplePoint(name));
  for (const body of bodyNames(document)) addObject(body, points);
  return points;
}

function addObject(name: string, points: Set<Point>) {
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
      if (field !== selector) addValue(`${variant}.${field}`, schema, points);
    }
    for (const field of required) if (field !== selector) points.add(requiredPoint(`${variant}.${field}`));
    for (const { properties = {} } of Object.values(shape.dependentSchemas ?? {})) {
      for (const [field, schema] of Object.entries(properties)) addLimits(`${variant}.${field}`, schema, points);
    }
  }
}

function addValue(place: string, schema: Shape, points: Set<Point>) {
  const object = objectOf(schema);
  if (object) {
    addObject(object, points);
    return;
  }
  const shape = shapeOf(schema);
  for (const value of valuesOf(shape)) points.add(valuePoint(place, value)).add(otherValuePoint(place));
  addLimits(place, shape, points);
  addPreflight(place, shape, points);
  if (shape.items) addValue(`${place}[]`, shape.items, points);
  for (const form of shape.oneOf ?? []) addValue(place, form, points);
}

/** The only values that a place accepts, if they are listed. */
export function valuesOf(shape: Shape): unknown[] {
  return shape.enum ?? (shape.const === undefined ? [] : [shape.const]);
}

function addLimits(place: string, shape: Shape, points: Set<Point>) {
  for (const keyword of [...limits, 'pattern'] as const) {
    if (shape[keyword] === undefined) continue;
    for (const side of ['kept', 'broken'] as const) points.add(limitPoint(place, keyword, shape[keyword], side));
  }
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
