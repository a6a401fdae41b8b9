import type { BodyName } from 'genmedia/schema';
import type { Case } from '../../src/check/rules/rule.js';
import type { Violation } from '../../src/index.js';
import { validate } from '../../src/validate/index.js';
import { type Limit, limits, type Shape, type Shapes, shapes } from '../support/shape.js';
import {
  closedPoint,
  conditionPoint,
  fieldPoint,
  limitPoint,
  optionalPoint,
  otherValuePoint,
  type Point,
  requiredPoint,
  typePoint,
  valuePoint,
  valuesOf,
  variantPoint,
} from './points.js';

type Fields = Record<string, unknown>;

/** The points of the document that a case covers. The implementations agree with the case. */
export function coveredBy(testCase: Case): Point[] {
  const { schema, body, accepted } = testCase;
  return coveredIn(shapes, testCase, accepted ? [] : validate(schema as BodyName, body));
}

/**
 * The points that a case covers in a form of the document. An accepted body covers its fields and values, and the limits
 * that it just keeps; a rejected one covers the rule that it violates, if it violates only that one and by the smallest
 * possible amount.
 */
export function coveredIn(shapes: Shapes, { accepted, schema, body }: Case, violations: readonly Violation[]): Point[] {
  const [violation, ...others] = violations;
  if (accepted) return violation ? [] : inObject(shapes, schema, body);
  return violation && others.length === 0 ? coveredByBreach(shapes, schema, body, violation) : [];
}

function coveredByBreach(shapes: Shapes, schema: string, body: unknown, { path, rule, allowed }: Violation): Point[] {
  if (rule === 'required') {
    const [parent, field = ''] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1)];
    const { place, shape } = follow(shapes, schema, body, parent);
    return [shape.required?.includes(field) ? requiredPoint(`${place}.${field}`) : conditionPoint(place)];
  }
  const { object, holder, place, shape, value } = follow(shapes, schema, body, path);
  if (rule === 'type') return [typePoint(holder)];
  if (rule === 'additionalProperties') return [closedPoint(object)];
  if (rule === 'not') return [conditionPoint(object)];
  if (rule === 'enum' || rule === 'const') return [otherValuePoint(place)];
  if (rule === 'pattern') return [limitPoint(place, rule, shape.pattern, 'broken')];
  const limit = limits.find((keyword) => keyword === rule);
  if (!limit || !isJustBroken(limit, Number(allowed), value, shape)) return [];
  return [limitPoint(place, limit, allowed, 'broken')];
}

function inObject(shapes: Shapes, name: string, value: unknown): Point[] {
  const variant = shapes.variantOf(name, value);
  if (!variant) return [];
  const { properties = {}, required = [], dependentSchemas = {} } = shapes.component(variant);
  const fields = value as Fields;
  const present = (schemas: Record<string, Shape>) =>
    Object.entries(schemas).filter(([name]) => Object.hasOwn(fields, name));
  return [
    variantPoint(name, variant),
    ...Object.keys(properties)
      .filter((field) => !Object.hasOwn(fields, field) && !required.includes(field))
      .map((field) => optionalPoint(`${variant}.${field}`)),
    ...present(properties).flatMap(([field, schema]) => [
      fieldPoint(`${variant}.${field}`),
      ...inValue(shapes, `${variant}.${field}`, schema, fields[field]),
    ]),
    ...present(dependentSchemas).flatMap(([, { properties: limited = {} }]) =>
      present(limited).flatMap(([field, shape]) => atLimits(`${variant}.${field}`, shape, fields[field])),
    ),
  ];
}

function inValue(shapes: Shapes, place: string, schema: Shape, value: unknown): Point[] {
  const object = shapes.objectOf(schema);
  if (object) return inObject(shapes, object, value);
  const shape = shapes.shapeOf(schema);
  if (shape.oneOf) return inValue(shapes, place, formOf(shapes, shape.oneOf, value), value);
  const { items } = shape;
  return [
    ...(valuesOf(shape).length > 0 ? [valuePoint(place, value)] : []),
    ...atLimits(place, shape, value),
    ...(items ? (value as unknown[]).flatMap((item) => inValue(shapes, `${place}[]`, items, item)) : []),
  ];
}

/** A union without a discriminator is resolved by whether the value is a list. */
function formOf(shapes: Shapes, forms: Shape[], value: unknown): Shape {
  return forms.find((form) => (shapes.shapeOf(form).type === 'array') === Array.isArray(value)) ?? {};
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
  /** The value by the object that contains it, also if it is an object itself. */
  holder: string;
  place: string;
  shape: Shape;
  value: unknown;
}

/** The value at a JSON Pointer into a body. */
function follow(shapes: Shapes, schema: string, body: unknown, path: string): Found {
  let found = enter(shapes, { $ref: `#/components/schemas/${schema}` }, body, { object: '', place: schema });
  for (const key of path.split('/').slice(1)) {
    const { object, place, shape, value } = found;
    const next = (value as Fields | undefined)?.[key];
    found = Array.isArray(value)
      ? enter(shapes, shape.items ?? {}, next, { object, place: `${place}[]` })
      : enter(shapes, shape.properties?.[key] ?? {}, next, { object, place: `${place}.${key}` });
  }
  return found;
}

function enter(shapes: Shapes, schema: Shape, value: unknown, at: { object: string; place: string }): Found {
  const object = shapes.objectOf(schema);
  const holder = at.place;
  if (object) {
    const variant = shapes.variantOf(object, value) ?? object;
    return { object: variant, holder, place: variant, shape: shapes.component(variant), value };
  }
  const shape = shapes.shapeOf(schema);
  return shape.oneOf ? enter(shapes, formOf(shapes, shape.oneOf, value), value, at) : { ...at, holder, shape, value };
}
