import fc from 'fast-check';
import { apply, type BodyChange } from '../../src/check/rules/rule.js';
import { component, type Limit, limits, objectOf, type Shape, shapeOf, variantsOf } from '../support/shape.js';
import { legalBody, legalValue } from './values.js';

/** A change to a valid body of a variant, and the expected verdict. */
interface Mutation {
  title: string;
  change: BodyChange;
  accepted: boolean;
}

/** A value for a place, and whether it is accepted there. */
interface Candidate {
  title: string;
  value: unknown;
  accepted: boolean;
}

/** Every mutation that follows from the schema of a variant. */
export function mutationsOf(variant: string): Mutation[] {
  const shape = component(variant);
  const { properties = {}, required = [], additionalProperties } = shape;
  return [
    ...Object.entries(properties).flatMap(([field, schema]) =>
      candidates(schema).map(({ title, value, accepted }) => ({
        title: `${field}${title}`,
        change: { [field]: value },
        accepted,
      })),
    ),
    ...required.map((field) => ({ title: `no ${field}`, change: { [field]: undefined }, accepted: false })),
    { title: 'an unknown field', change: { unknown_field: 1 }, accepted: additionalProperties !== false },
    ...conditions(shape),
  ];
}

/** A body with only what a variant requires, always the same. */
export function smallest(variant: string): BodyChange {
  const { required = [] } = component(variant);
  const [body = {}] = fc.sample(legalBody(variant), { numRuns: 1, seed: 1 });
  const either = component(variant).if?.required ?? [];
  return Object.fromEntries([...required, ...either].map((field) => [field, body[field] ?? 'x']));
}

function sampleOf(schema: Shape): unknown {
  return fc.sample(legalValue(schema), { numRuns: 1, seed: 1 })[0];
}

/** Values at and around every rule of a place. */
function candidates(schema: Shape): Candidate[] {
  const object = objectOf(schema);
  if (object) return [...wrongTypes('object'), ...variantsOf(object).flatMap(inObject)];
  const shape = shapeOf(schema);
  if (shape.oneOf) return inForms(shape.oneOf);
  return [
    ...(shape.type ? wrongTypes(shape.type) : []),
    ...choices(shape),
    ...limits.filter((keyword) => shape[keyword] !== undefined).flatMap((keyword) => around(keyword, shape)),
    ...patterns(shape),
    ...(shape.items ? inItems(shape) : []),
  ];
}

const samples: Record<string, unknown> = {
  null: null,
  boolean: true,
  integer: 7,
  number: 7.5,
  string: 'text',
  array: [],
  object: {},
};

function wrongTypes(...types: string[]): Candidate[] {
  return Object.entries(samples)
    .filter(([name]) => !types.includes(name) && !(name === 'integer' && types.includes('number')))
    .map(([name, value]) => ({ title: ` as ${name}`, value, accepted: false }));
}

/** A place that accepts one of several forms, such as an entry or a list of entries. */
function inForms(forms: Shape[]): Candidate[] {
  const types = forms.map((form) => shapeOf(form).type ?? '');
  const ofForms = forms.flatMap(candidates).filter(({ title }) => !title.startsWith(' as '));
  return [...wrongTypes(...types), ...ofForms];
}

function choices({ enum: values, const: only }: Shape): Candidate[] {
  const listed = values ?? (only === undefined ? [] : [only]);
  if (listed.length === 0) return [];
  const outside = listed.map((value) =>
    typeof value === 'number' ? Math.max(...(listed as number[])) + 1 : `${value}x`,
  );
  return [
    ...listed.map((value) => ({ title: ` = ${value}`, value, accepted: true })),
    ...[...new Set(outside)].map((value) => ({ title: ` = ${value}`, value, accepted: false })),
  ];
}

/** Values just inside and just outside a limit. */
function around(keyword: Limit, shape: Shape): Candidate[] {
  const limit = shape[keyword] as number;
  const step = shape.type === 'number' ? 0.001 : 1;
  const outside = keyword.startsWith('max') ? limit + step : limit - step;
  const make = (amount: number): unknown => {
    if (keyword.endsWith('Length')) return 'x'.repeat(amount);
    if (keyword.endsWith('Items')) return Array(amount).fill(sampleOf(shape.items ?? {}));
    return amount;
  };
  return [
    { title: ` ${keyword} kept`, value: make(limit), accepted: true },
    ...(outside < 0 && !keyword.endsWith('imum')
      ? []
      : [{ title: ` ${keyword} broken`, value: make(outside), accepted: false }]),
  ];
}

function patterns(shape: Shape): Candidate[] {
  if (shape.pattern === undefined) return [];
  const pattern = new RegExp(shape.pattern, 'u');
  const broken = ['', ' ', 'text', '!', '\n', 'https://', 'data:image/png;base64,'].filter(
    (text) => !pattern.test(text),
  );
  return [
    { title: ' pattern kept', value: sampleOf(shape), accepted: true },
    ...broken.map((value) => ({ title: ` = ${JSON.stringify(value)}`, value, accepted: false })),
  ];
}

/** Candidates for one item, in a sufficiently long list. */
function inItems(shape: Shape): Candidate[] {
  const { items = {}, minItems = 1 } = shape;
  const rest = Array(Math.max(minItems, 1) - 1).fill(sampleOf(items));
  return candidates(items).map(({ title, value, accepted }) => ({
    title: `[]${title}`,
    value: [value, ...rest],
    accepted,
  }));
}

function inObject(variant: string): Candidate[] {
  const body = smallest(variant);
  return mutationsOf(variant).map(({ title, change, accepted }) => ({
    title: ` (${variant}) ${title}`,
    value: apply(change, body),
    accepted,
  }));
}

/** Constraints that the values of one field put on another. */
function conditions({ dependentSchemas = {}, properties = {}, not, if: when, else: otherwise }: Shape): Mutation[] {
  const mutations: Mutation[] = [];
  for (const [trigger, { properties: limited = {} }] of Object.entries(dependentSchemas)) {
    for (const [field, { maxItems }] of Object.entries(limited)) {
      const shape = { ...shapeOf(properties[field] ?? {}), ...(maxItems !== undefined && { maxItems }) };
      for (const { title, value, accepted } of around('maxItems', shape)) {
        const change = { [trigger]: sampleOf(properties[trigger] ?? {}), [field]: value };
        mutations.push({ title: `${field}${title} next to ${trigger}`, change, accepted });
      }
    }
  }
  if (not?.properties) {
    const change = Object.fromEntries(Object.entries(not.properties).map(([field, shape]) => [field, shape.const]));
    mutations.push({ title: `${Object.keys(change).join(' with ')}`, change, accepted: false });
  }
  const [field] = when?.required ?? [];
  const [other] = otherwise?.required ?? [];
  if (field && other) {
    mutations.push(
      { title: `${field} alone`, change: { [field]: 'x', [other]: undefined }, accepted: true },
      { title: `${other} alone`, change: { [field]: undefined, [other]: 'x' }, accepted: true },
      { title: `neither ${field} nor ${other}`, change: { [field]: undefined, [other]: undefined }, accepted: false },
    );
  }
  return mutations;
}
