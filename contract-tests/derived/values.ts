import fc, { type Arbitrary } from 'fast-check';
import { anyCharacter } from '../support/any-character.js';
import { component, objectOf, type Shape, shapeOf, variantsOf } from '../support/shape.js';

/** Random values that a schema accepts. */
export function legalValue(schema: Shape): Arbitrary<unknown> {
  const object = objectOf(schema);
  if (object) return fc.oneof(...variantsOf(object).map(legalBody));
  const shape = shapeOf(schema);
  if (Object.keys(shape).length === 0) return fc.jsonValue();
  if (shape.oneOf) return fc.oneof(...shape.oneOf.map(legalValue));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.type === 'string') return legalText(shape);
  if (shape.type === 'integer') return fc.integer({ min: shape.minimum ?? -1000, max: shape.maximum ?? 2 ** 32 });
  if (shape.type === 'number') return fc.double({ min: shape.minimum ?? 0, max: shape.maximum ?? 1, noNaN: true });
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'array') {
    const { minItems = 0, maxItems = minItems + 3 } = shape;
    return fc.array(legalValue(shape.items ?? {}), { minLength: minItems, maxLength: maxItems });
  }
  if (shape.type === 'object') return legalFields(shape);
  throw new Error(`The tests cannot make a value for ${JSON.stringify(shape)}.`);
}

/** Random bodies that a variant accepts. */
export function legalBody(variant: string): Arbitrary<Record<string, unknown>> {
  const shape = component(variant);
  return legalFields(shape).map((body) => keepConditions(shape, body));
}

const centuries = { min: new Date('1900-01-01'), max: new Date('2100-01-01') };

function legalText({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Shape): Arbitrary<string> {
  // `format` is a hint that Prism enforces as a rule: only valid calendar dates.
  if (format === 'date-time') return fc.date({ noInvalidDate: true, ...centuries }).map((date) => date.toISOString());
  const limit = Math.min(maxLength, minLength + 40);
  if (pattern === undefined) return fc.string({ unit: anyCharacter, minLength, maxLength: limit });
  // Cut by characters, so that every text stays valid.
  return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => [...text].slice(0, maxLength).join(''));
}

function legalFields(shape: Shape): Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], additionalProperties } = shape;
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([field, schema]) => [field, legalValue(schema)])),
    { requiredKeys: required },
  );
  if (additionalProperties === false) return known;
  const others = fc.dictionary(
    fc.string({ minLength: 1 }).map((name) => `more ${name}`),
    fc.jsonValue(),
    { maxKeys: 2 },
  );
  return fc.tuple(others, known).map(([more, body]) => ({ ...more, ...body }));
}

/** Satisfies conditions between fields by removing what violates them. */
function keepConditions(shape: Shape, body: Record<string, unknown>): Record<string, unknown> {
  const kept = { ...body };
  for (const [trigger, { properties = {} }] of Object.entries(shape.dependentSchemas ?? {})) {
    for (const [field, { maxItems }] of Object.entries(properties)) {
      if (trigger in kept && Array.isArray(kept[field])) kept[field] = kept[field].slice(0, maxItems);
    }
  }
  for (const [field, { const: forbidden }] of Object.entries(shape.not?.properties ?? {}).slice(0, 1)) {
    if (kept[field] === forbidden) delete kept[field];
  }
  const [either] = shape.if?.required ?? [];
  const [or] = shape.else?.required ?? [];
  if (either && or && !(either in kept) && !(or in kept)) kept[either] = 'x';
  return kept;
}
