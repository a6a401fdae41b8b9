import { bodyNames } from '../../scripts/generate/bodies.js';
import { document, operations } from '../document.js';
import { component, limits, objectOf, type Shape, shapeOf, variantsOf } from '../shape.js';

/**
 * A point of the document that a case can touch, as a text that begins with its kind:
 * `field Text2VideoGenq1.prompt`, `limit Text2VideoGenq1.prompt maxLength 5000 outside`.
 */
export type Point = string;

/** Every point that the tests must touch. */
export function allPoints(): Set<Point> {
  const points = new Set<Point>();
  for (const body of bodyNames(document)) addObject(body, points);
  for (const { operation } of operations) {
    points.add(operationPoint(operation.operationId));
    if (operation.callbacks) points.add(callbackPoint(operation.operationId));
  }
  for (const name of Object.keys(document.components.examples)) points.add(examplePoint(name));
  return points;
}

export const operationPoint = (operationId: string): Point => `operation ${operationId}`;
export const callbackPoint = (operationId: string): Point => `callback ${operationId}`;
export const examplePoint = (name: string): Point => `example ${name}`;
export const variantPoint = (name: string): Point => `variant ${name}`;
export const closedPoint = (name: string): Point => `closed ${name}`;
export const conditionPoint = (name: string): Point => `condition ${name}`;
export const fieldPoint = (place: string): Point => `field ${place}`;
export const requiredPoint = (place: string): Point => `required ${place}`;
export const valuePoint = (place: string, value: unknown): Point => `value ${place} = ${JSON.stringify(value)}`;
export const limitPoint = (place: string, keyword: string, limit: unknown, side: 'inside' | 'outside'): Point =>
  `limit ${place} ${keyword} ${limit} ${side}`;

function addObject(name: string, points: Set<Point>) {
  const selector = component(name).discriminator?.propertyName;
  for (const variant of variantsOf(name)) {
    if (points.has(variantPoint(variant))) continue;
    const shape = component(variant);
    points.add(variantPoint(variant));
    if (shape.additionalProperties === false) points.add(closedPoint(variant));
    if (shape.not || shape.if) points.add(conditionPoint(variant));
    addFields(variant, shape, points);
    // Without it, a body is of no variant at all.
    points.delete(requiredPoint(`${variant}.${selector}`));
    for (const { properties } of Object.values(shape.dependentSchemas ?? {})) {
      for (const [field, schema] of Object.entries(properties ?? {})) addLimits(`${variant}.${field}`, schema, points);
    }
  }
}

function addFields(place: string, { properties = {}, required = [] }: Shape, points: Set<Point>) {
  for (const [field, schema] of Object.entries(properties)) {
    points.add(fieldPoint(`${place}.${field}`));
    addValue(`${place}.${field}`, schema, points);
  }
  for (const field of required) points.add(requiredPoint(`${place}.${field}`));
}

function addValue(place: string, schema: Shape, points: Set<Point>) {
  const object = objectOf(schema);
  if (object) {
    addObject(object, points);
    return;
  }
  const shape = shapeOf(schema);
  for (const value of shape.enum ?? []) points.add(valuePoint(place, value));
  addLimits(place, shape, points);
  if (shape.items) addValue(`${place}[]`, shape.items, points);
  for (const form of shape.oneOf ?? []) addValue(place, form, points);
  addFields(place, shape, points);
}

function addLimits(place: string, shape: Shape, points: Set<Point>) {
  for (const keyword of [...limits, 'pattern'] as const) {
    if (shape[keyword] === undefined) continue;
    for (const side of ['inside', 'outside'] as const) points.add(limitPoint(place, keyword, shape[keyword], side));
  }
}
