import type { BodyName, Violation } from '../../src/index.js';
import { validate } from '../../src/validate/index.js';
import type { Case } from '../rules/rule.js';
import { component, type Limit, limits, objectOf, type Shape, shapeOf, variantOf } from '../support/shape.js';
import {
  closedPoint,
  conditionPoint,
  fieldPoint,
  limitPoint,
  otherValuePoint,
  type Point,
  requiredPoint,
  valuePoint,
  valuesOf,
  variantPoint,
} from './points.js';

type Fields = Record<string, unknown>;

/**
 * The points that a case touches. An accepted body touches its fields and values, and the limits that it just keeps; a
 * rejected one touches the rule that it violates, if it violates only that one and by the smallest possible amount.
 */
export function touchedBy(testCase: Case): Point[] {
  if (testCase.accepted) return inObject(testCase.schema, testCase.body);
  const [violation, ...others] = validate(testCase.schema as BodyName, testCase.body);
  return violation && others.length === 0 ? touchedByBreach(testCase, violation) : [];
}

function touchedByBreach({ schema, body }: Case, { path, rule, allowed }: Violation): Point[] {
  if (rule === 'required') {
    const [parent, field = ''] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1)];
    const { place, shape } = follow(schema, body, parent);
    return [shape.required?.includes(field) ? requiredPoint(`${place}.${field}`) : conditionPoint(place)];
  }
  const { object, place, shape, value } = follow(schema, body, path);
  if (rule === 'additionalProperties') return [closedPoint(object)];
  if (rule === 'not') return [conditionPoint(object)];
  if (rule === 'enum' || rule === 'const') return [otherValuePoint(place)];
  if (rule === 'pattern') return [limitPoint(place, rule, shape.pattern, 'broken')];
  const limit = limits.find((keyword) => keyword === rule);
  if (!limit || !isJustBroken(limit, Number(allowed), value, shape)) return [];
  return [limitPoint(place, limit, allowed, 'broken')];
}

function inObject(name: string, value: unknown): Point[] {
  const variant = variantOf(name, value);
  if (!variant) return [];
  const { properties = {}, dependentSchemas = {} } = component(variant);
  const fields = value as Fields;
  const present = (shapes: Record<string, Shape>) =>
    Object.entries(shapes).filter(([name]) => Object.hasOwn(fields, name));
  return [
    variantPoint(name, variant),
    ...present(properties).flatMap(([field, schema]) => [
      fieldPoint(`${variant}.${field}`),
      ...inValue(`${variant}.${field}`, schema, fields[field]),
    ]),
    ...present(dependentSchemas).flatMap(([, { properties: limited = {} }]) =>
      present(limited).flatMap(([field, shape]) => atLimits(`${variant}.${field}`, shape, fields[field])),
    ),
  ];
}

function inValue(place: string, schema: Shape, value: unknown): Point[] {
  const object = objectOf(schema);
  if (object) return inObject(object, value);
  const shape = shapeOf(schema);
  if (shape.oneOf) return inValue(place, formOf(shape.oneOf, value), value);
  const { items } = shape;
  return [
    ...(valuesOf(shape).length > 0 ? [valuePoint(place, value)] : []),
    ...atLimits(place, shape, value),
    ...(items ? (value as unknown[]).flatMap((item) => inValue(`${place}[]`, items, item)) : []),
  ];
}

/** A union without a discriminator is resolved by whether the value is a list. */
function formOf(forms: Shape[], value: unknown): Shape {
  return forms.find((form) => (shapeOf(form).type === 'array') === Array.isArray(value)) ?? {};
}

function atLimits(place: string, shape: Shape, value: unknown): Point[] {
  const kept = limits.filter((keyword) => shape[keyword] !== undefined && shape[keyword] === measure(keyword, value));
  return [
    ...kept.map((keyword) => limitPoint(place, keyword, shape[keyword], 'kept')),
    ...(shape.pattern === undefined ? [] : [limitPoint(place, 'pattern', shape.pattern, 'kept')]),
  ];
}

/** What a limit counts: characters, items, or the number itself. */
function measure(keyword: Limit, value: unknown): number {
  if (typeof value === 'string') return keyword.endsWith('Length') ? characters(value) : Number.NaN;
  if (Array.isArray(value)) return keyword.endsWith('Items') ? value.length : Number.NaN;
  return typeof value === 'number' ? value : Number.NaN;
}

/** Characters as people count them: the second half of a surrogate pair is not counted. */
function characters(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) if ((text.charCodeAt(index) & 0xfc00) !== 0xdc00) count += 1;
  return count;
}

function isJustBroken(keyword: Limit, limit: number, value: unknown, { type }: Shape): boolean {
  const over = keyword.startsWith('max') ? measure(keyword, value) - limit : limit - measure(keyword, value);
  // A thousandth, within floating-point precision.
  return over > 0 && over < (type === 'number' ? 0.0011 : 1.1);
}

interface Found {
  /** The innermost object around the value, by its name. */
  object: string;
  place: string;
  shape: Shape;
  value: unknown;
}

/** The value at a JSON Pointer into a body. */
function follow(schema: string, body: unknown, path: string): Found {
  let found = enter({ $ref: `#/components/schemas/${schema}` }, body, { object: '', place: '' });
  for (const key of path.split('/').slice(1)) {
    const { object, place, shape, value } = found;
    const next = (value as Fields | undefined)?.[key];
    found = Array.isArray(value)
      ? enter(shape.items ?? {}, next, { object, place: `${place}[]` })
      : enter(shape.properties?.[key] ?? {}, next, { object, place: `${place}.${key}` });
  }
  return found;
}

function enter(schema: Shape, value: unknown, at: { object: string; place: string }): Found {
  const object = objectOf(schema);
  if (object) {
    const variant = variantOf(object, value) ?? object;
    return { object: variant, place: variant, shape: component(variant), value };
  }
  const shape = shapeOf(schema);
  return shape.oneOf ? enter(formOf(shape.oneOf, value), value, at) : { ...at, shape, value };
}
