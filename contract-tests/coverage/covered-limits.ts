import { isFile, isFiller } from '../../src/check/rules/described.js';
import type { PreflightCase } from '../../src/check/rules/rule.js';
import { targets } from '../implementations/targets.js';
import { component, objectOf, type Shape, shapeOf, variantOf } from '../support/shape.js';
import { otherFormatPoint, type Point, preflightPoint } from './points.js';
import { fits, preflightLimits } from './preflight-limits.js';

type Fields = Record<string, unknown>;

interface Found {
  place: string;
  shape: Shape;
  value: unknown;
}

/**
 * The limits on files and texts that a case covers: one without a finding those that it just keeps; one with a finding that
 * which it just breaks, if it breaks only one.
 */
export function coveredByPreflight(testCase: PreflightCase): Point[] {
  const { schema, severity, rule } = testCase;
  const body = withDefaults(schema, testCase.body as Fields);
  const places = [...inObject(schema, body)];
  const side = severity ? 'broken' : 'kept';
  const limits = places.flatMap((found) => limitsCovered(found, body, side === 'broken' ? rule.finds : undefined));
  return [
    ...(side === 'kept' || limits.length === 1 ? limits : []),
    ...places.flatMap((found) => valuesCovered(found, body, testCase)),
    ...fillerCovered(testCase, side),
  ];
}

/** The body with the defaults of what it leaves out, as the language of a script. */
function withDefaults(schema: string, body: Fields): Fields {
  const { properties = {} } = component(variantOf(schema, body) ?? schema);
  const defaults = Object.entries(properties).map(([field, property]) => [field, shapeOf(property).default] as const);
  return { ...Object.fromEntries(defaults.filter(([, value]) => value !== undefined)), ...body };
}

function limitsCovered({ place, shape, value }: Found, body: Fields, finds: string | undefined): Point[] {
  return preflightLimits(shape).flatMap(({ keyword, finds: name, range, measure }) => {
    if (finds !== undefined && finds !== name) return [];
    const measured = measure(value, body);
    return Object.entries(range).flatMap(([bound, limit]) => {
      const one = { [bound]: limit };
      const isKept = finds === undefined;
      const isCovered = measured.some(
        (it) => fits(it.value, one) === isKept && it.near.some((near) => fits(near, one) !== isKept),
      );
      return isCovered ? [preflightPoint(place, `${keyword} ${bound}`, limit, isKept ? 'kept' : 'broken')] : [];
    });
  });
}

/** Values that are not ranges. */
function valuesCovered({ place, shape, value }: Found, body: Fields, { severity, rule }: PreflightCase): Point[] {
  const { contentMediaType, 'x-count-equals': equals, 'x-pause-marker': pauses, 'x-mentions': mentions } = shape;
  const side = severity ? 'broken' : 'kept';
  const isAbout = (finds: string) => rule.finds === finds && value !== undefined;
  const point = (keyword: string, of: unknown, at: 'kept' | 'broken' = side) => preflightPoint(place, keyword, of, at);
  const { $file: file } = isFile(value) ? value : {};
  return [
    ...(file && isAbout('formats') ? formatsCovered(place, shape, file.format, side) : []),
    ...(contentMediaType && isAbout('contentMediaType') ? [point('contentMediaType', contentMediaType)] : []),
    ...(equals && isAbout('countEquals') ? [point('x-count-equals', equals)] : []),
    ...(pauses && isAbout('pauseMarker') && String(value).includes(pauses.open + 1)
      ? [point('x-pause-marker open', pauses.open), point('x-pause-marker close', pauses.close)]
      : []),
    ...(mentions && isAbout('mentions') ? mentionsCovered(place, mentions, body, side) : []),
    ...(shape['x-script'] && rule.says !== undefined ? minutesCovered(place, shape['x-script'], String(value)) : []),
  ];
}

function formatsCovered(place: string, { 'x-media': media }: Shape, format: string, side: 'kept' | 'broken'): Point[] {
  if (side === 'broken') return [otherFormatPoint(place)];
  const names = format === 'jpeg' ? ['jpeg', 'jpg'] : [format];
  return names
    .filter((name) => media?.formats?.includes(name))
    .map((name) => preflightPoint(place, 'x-media formats', name, 'kept'));
}

function mentionsCovered(
  place: string,
  mentions: NonNullable<Shape['x-mentions']>,
  body: Fields,
  side: 'kept' | 'broken',
): Point[] {
  const { list, unless = '' } = mentions;
  const about = Object.entries(mentions).filter(([key]) =>
    key === 'unless' ? Object.hasOwn(body, unless) && body[unless] === (side === 'kept') : Object.hasOwn(body, list),
  );
  return about.map(([key, value]) => preflightPoint(place, `x-mentions ${key}`, value, side));
}

/** Minutes are rounded: the last number of characters that is rounded down, and the first that is rounded up. */
function minutesCovered(place: string, script: NonNullable<Shape['x-script']>, text: string): Point[] {
  const { charactersPerMinute } = script;
  const minutes = (more: number) => Math.round((Array.from(text).length + more) / charactersPerMinute);
  const point = (side: 'kept' | 'broken') =>
    preflightPoint(place, 'x-script charactersPerMinute', charactersPerMinute, side);
  return [
    ...(minutes(1) !== minutes(0) ? [point('kept')] : []),
    ...(minutes(-1) !== minutes(0) ? [point('broken')] : []),
  ];
}

function fillerCovered({ schema, body, rule }: PreflightCase, side: 'kept' | 'broken'): Point[] {
  const filler = Object.values(body as Fields).find(isFiller);
  const { operationId = '' } = targets.get(schema) ?? {};
  if (!filler || rule.finds !== 'maxBytes') return [];
  return [preflightPoint(operationId, 'x-max-bytes', filler.$filler.bodyBytes - (side === 'broken' ? 1 : 0), side)];
}

function* inObject(name: string, value: unknown): Generator<Found> {
  const variant = variantOf(name, value);
  const { properties = {} } = variant ? component(variant) : {};
  for (const [field, schema] of Object.entries(properties)) {
    if (Object.hasOwn(value as Fields, field)) yield* inValue(`${variant}.${field}`, schema, (value as Fields)[field]);
  }
}

function* inValue(place: string, schema: Shape, value: unknown): Generator<Found> {
  const object = objectOf(schema);
  if (object) return yield* inObject(object, value);
  const shape = shapeOf(schema);
  if (shape.oneOf) {
    const form = shape.oneOf.find((one) => (shapeOf(one).type === 'array') === Array.isArray(value));
    return yield* inValue(place, form ?? {}, value);
  }
  yield { place, shape, value };
  if (shape.items && Array.isArray(value)) {
    for (const item of value) yield* inValue(`${place}[]`, shape.items, item);
  }
}
