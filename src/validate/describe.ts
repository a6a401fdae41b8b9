import type { ErrorObject } from 'ajv';
import { closest } from '../shared/closest.js';
import { count, excerpt } from '../shared/text.js';
import type { Violation } from '../terms/violation.js';

/** The parts of a violated schema that messages use. */
interface Schema {
  'x-pattern-means'?: string;
  properties?: Record<string, { const?: unknown }>;
  tags?: unknown[];
  /** Why the only value is the only one, as the document says it. */
  description?: string;
  /** The field that selects the variant. */
  selector?: string;
  /** Fields that only other variants have, and the values that select those. */
  others?: Record<string, unknown[]>;
  /** Fields that this variant requires, and not every other one. */
  needs?: string[];
}

interface Description {
  /** Field below the path that ajv names. */
  field?: string;
  allowed?: unknown;
  text: string;
}

/** Turns an error of ajv into a violation: its path, its rule, what is allowed, and a sentence that says all of it. */
export function describe(error: ErrorObject): Violation {
  const { field, allowed, text: said } = (descriptions[error.keyword] ?? otherRule)(error);
  const [, other] = /\/dependentSchemas\/(\w+)\//.exec(error.schemaPath) ?? [];
  const text = other ? `${said}, together with ${other}` : said;
  const path = field === undefined ? error.instancePath : `${error.instancePath}/${escapeKey(field)}`;
  return {
    path,
    rule: error.keyword,
    ...(allowed !== undefined && { allowed }),
    message: `${nameOf(path)} ${text}${text.endsWith('?') || text.endsWith('.') ? '' : '.'}`,
  };
}

const descriptions: Record<string, (error: ErrorObject) => Description> = {
  required: ({ params: { missingProperty: field }, parentSchema }) => {
    const { needs } = parentSchema as Schema;
    return { field, text: `is missing${needs?.includes(field) ? `; ${variantOf(parentSchema)} requires it` : ''}` };
  },
  additionalProperties: ({ params: { additionalProperty: field }, parentSchema }) => {
    const allowed = Object.keys((parentSchema as Schema).properties ?? {});
    const { others = {} } = parentSchema as Schema;
    // A field may have a name such as `constructor`.
    const tags = Object.hasOwn(others, field) && others[field];
    if (tags) return { field, allowed, text: `is a field of ${oneOf(tags)}, and not of ${variantOf(parentSchema)}` };
    const meant = closest(field, allowed);
    const hint = meant ? `did you mean ${meant}?` : `the fields are ${allowed.join(', ')}`;
    return { field, allowed, text: `is not a field here; ${hint}` };
  },
  discriminator: ({ params: { tag: field, tagValue }, parentSchema }) => {
    const allowed = (parentSchema as Schema).tags ?? [];
    const values = oneOf(allowed);
    return {
      field,
      allowed,
      text: tagValue === undefined ? `is missing; it is ${values}` : `must be ${values}${not(tagValue)}`,
    };
  },
  type: ({ params: { type }, data, instancePath, parentSchema }) => {
    const fields = instancePath && type === 'object' ? Object.keys((parentSchema as Schema).properties ?? {}) : [];
    const having = fields.length > 0 ? ` with ${fields.join(', ')}` : '';
    return { allowed: type, text: `must be ${oneOf([type].flat(), article)}${having}, not ${kind(data)}` };
  },
  enum: ({ params: { allowedValues: allowed }, data }) => ({ allowed, text: `must be ${oneOf(allowed)}${not(data)}` }),
  const: ({ params: { allowedValue: allowed }, data, parentSchema }) => {
    const { description = '' } = parentSchema as Schema;
    return { allowed, text: `must be ${quote(allowed)}${not(data)}${description && `. ${description}`}` };
  },
  minimum: ({ params: { limit: allowed }, data }) => ({ allowed, text: `must be at least ${allowed}${not(data)}` }),
  maximum: ({ params: { limit: allowed }, data }) => ({ allowed, text: `must be at most ${allowed}${not(data)}` }),
  minLength: ({ params: { limit: allowed } }) => ({
    allowed,
    text: `must have at least ${count(allowed, 'character')}`,
  }),
  maxLength: ({ params: { limit: allowed } }) => ({
    allowed,
    text: `must have at most ${count(allowed, 'character')}`,
  }),
  minItems: ({ params: { limit: allowed }, data }) => ({
    allowed,
    text: `must have at least ${count(allowed, 'item')}${has(data)}`,
  }),
  maxItems: ({ params: { limit: allowed }, data }) => ({
    allowed,
    text: `must have at most ${count(allowed, 'item')}${has(data)}`,
  }),
  pattern: ({ params: { pattern: allowed }, parentSchema }) => {
    const { 'x-pattern-means': means = `a string that matches ${allowed}` } = parentSchema as Schema;
    return { allowed, text: `must be ${means}` };
  },
  not: ({ schema }) => {
    const values = Object.entries((schema as Schema).properties ?? {}).map(([name, value]) => [
      name,
      quote(value.const),
    ]);
    const [field, value] = values.pop() ?? [];
    const when = values.map(([name, constant]) => `${name} is ${constant}`).join(' and ');
    return { ...(field && { field }), text: `must not be ${value} when ${when}` };
  },
};

/** The variant of a request, by what selects it: `model "genq2"`. */
function variantOf(parentSchema: unknown): string {
  const { selector = '', properties = {} } = parentSchema as Schema;
  return `${selector} ${quote(properties[selector]?.const)}`;
}

const otherRule = ({ keyword }: ErrorObject): Description => ({ text: `breaks the rule ${keyword}` });

/** `/images/0` → `images[0]`. */
export function nameOf(path: string): string {
  const [first, ...rest] = path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (first === undefined || path === '') return 'The body';
  return excerpt((first || '""') + rest.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join(''));
}

const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** `"a", "b" or "c"`. */
function oneOf(values: readonly unknown[], word = quote): string {
  const words = values.map(word);
  const last = words.pop();
  return words.length > 0 ? `${words.join(', ')} or ${last}` : `${last}`;
}

const quote = (value: unknown) => excerpt(typeof value === 'string' ? JSON.stringify(value) : String(value));
const not = (data: unknown) => (typeof data === 'object' ? '' : `, not ${quote(data)}`);
const has = (data: unknown) => `, not ${(data as unknown[]).length}`;
const kind = (data: unknown) => {
  if (typeof data === 'number' || typeof data === 'bigint') return quote(data);
  return article(data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data);
};
const article = (type: unknown) =>
  type === 'null' || type === 'undefined' ? type : `${/^[aeiou]/.test(String(type)) ? 'an' : 'a'} ${type}`;
