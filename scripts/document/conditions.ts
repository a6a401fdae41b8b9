import type { Schema } from './document.js';
import { range, valueWords } from './words.js';

/** A field that is present, or that has one of some values. */
interface Premise {
  field: string;
  values?: readonly unknown[];
}

/** A rule of a field that depends on other fields. */
export interface Condition extends Limits {
  when: readonly Premise[];
  /** It applies where the premises do not hold. */
  otherwise?: true;
  required?: true;
  /** Values that the field must not have in that case. */
  rejected?: readonly unknown[];
  text: string;
}

type Limits = Pick<Schema, (typeof limits)[number]>;

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'const', 'enum'] as const;

/** The rules of an object that concern several of its fields, by the field that each is about. */
export function conditionsOf({ dependentSchemas = {}, not, ...object }: Schema): Map<string, Condition[]> {
  const premises = object.if ? premisesOf(object.if) : [];
  const found = [
    ...Object.entries(dependentSchemas).flatMap(([field, then]) => rulesOf(then, { when: [{ field }] })),
    ...(not ? rejections(not) : []),
    ...(object.then ? rulesOf(object.then, { when: premises }) : []),
    ...(object.else ? rulesOf(object.else, { when: premises, otherwise: true }) : []),
  ];
  const byField = new Map<string, Condition[]>();
  for (const [field, condition] of found) byField.set(field, [...(byField.get(field) ?? []), condition]);
  return byField;
}

type Case = Pick<Condition, 'when' | 'otherwise'>;

/** What a schema requires of the fields that it names. */
function rulesOf(schema: Schema, which: Case): [field: string, Condition][] {
  const { properties = {}, required = [] } = fieldsOf(schema);
  // A field without a rule is only named, for readers that expect every required field to be.
  const ruled = Object.entries(properties).filter(([, rule]) => Object.keys(rule).length > 0);
  return [
    ...ruled.map(([field, property]): [string, Condition] => {
      const rule = limitsOf(property);
      return [field, { ...which, ...known(rule, ...limits), text: `${ruleWords(rule)} ${caseWords(which)}` }];
    }),
    ...required.map((field): [string, Condition] => [
      field,
      { ...which, required: true, text: `required ${caseWords(which)}` },
    ]),
  ];
}

/** A schema without its type and without `items: {}`, which limit nothing that its field does not limit already. */
function limitsOf({ type: _, items, ...rule }: Schema): Schema {
  return items && Object.keys(items).length > 0 ? { items, ...rule } : rule;
}

/** Fields that must not have these values together: each rejects its own if the others have theirs. */
function rejections(schema: Schema): [field: string, Condition][] {
  const premises = premisesOf(schema);
  return premises.map(({ field, values }) => {
    const when = premises.filter((premise) => premise.field !== field);
    const text = `not ${values ? values.map(valueWords).join(' or ') : 'accepted'} ${caseWords({ when })}`.trim();
    return [field, { when, ...(values && { rejected: values }), text }];
  });
}

function premisesOf(schema: Schema): Premise[] {
  const { properties = {}, required = [] } = fieldsOf(schema);
  return [...new Set([...required, ...Object.keys(properties)])].map((field) => {
    const { const: only, enum: values } = known(properties[field] ?? {}, 'type', 'const', 'enum');
    return { field, ...(only !== undefined ? { values: [only] } : values && { values }) };
  });
}

/** The fields of a condition. One that accepts others says so for Redocly, which otherwise rejects them in examples. */
function fieldsOf({ additionalProperties, ...schema }: Schema): Pick<Schema, 'type' | 'properties' | 'required'> {
  return known(
    additionalProperties === false ? { additionalProperties, ...schema } : schema,
    'type',
    'properties',
    'required',
  );
}

function ruleWords(rule: Schema): string {
  const values = 'const' in rule ? [rule.const] : rule.enum;
  return [
    range(rule.minimum, rule.maximum),
    range(rule.minLength, rule.maxLength, 'character'),
    range(rule.minItems, rule.maxItems),
    values && `only ${values.map(valueWords).join(' or ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function caseWords({ when, otherwise }: Case): string {
  const words = when.map(({ field, values }) => {
    if (!values) return `${otherwise ? 'without' : 'together with'} ${field}`;
    const value = values.map(valueWords).join(' or ');
    return otherwise ? `unless ${field} is ${value}` : `with ${field} ${value}`;
  });
  return words.join(otherwise ? ' or ' : ' and ');
}

/** The schema, if it has only these keywords. Others would be lost silently. */
function known<Keyword extends keyof Schema>(schema: Schema, ...keywords: Keyword[]): Pick<Schema, Keyword> {
  const unknownKeyword = Object.keys(schema).find((keyword) => !keywords.includes(keyword as Keyword));
  if (unknownKeyword) {
    throw new Error(
      `scripts/document/conditions.ts does not know \`${unknownKeyword}\` in a condition of several fields. Add it there.`,
    );
  }
  return schema;
}
