import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import next from 'ajv/dist/vocabularies/next.js';
import { bodiesOf, bodyNames } from '../document/bodies.js';
import { nameOf, type OpenApiDocument, type Schema } from '../document/document.js';
import { toJsonSchema } from '../document/json-schema.js';
import { codePoints, maxLength, minLength } from './lengths.js';

/**
 * An ES module with a validator for every body that is sent or received, and the table of the operations they belong
 * to. It needs neither `require` nor `eval`, so it loads in Node, browsers and Workers.
 */
export function toValidators(document: OpenApiDocument): string {
  const ajv = new Ajv({
    strict: true,
    discriminator: true,
    formats: { 'date-time': true },
    // One error for each fault, with the schema that was broken, so that a message can say what is allowed.
    allErrors: true,
    verbose: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  // `dependentSchemas` is all that the document uses of newer drafts. Ajv's 2020 class makes the code much larger.
  ajv.addVocabulary([...next.default, 'tags', 'selector', 'others', 'needs', 'x-pattern-means']);
  ajv.removeKeyword('maxLength').addKeyword(maxLength).removeKeyword('minLength').addKeyword(minLength);
  ajv.addSchema(forMessages(toJsonSchema(document, ['x-pattern-means'])));

  const names = bodyNames(document);
  const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, `genmedia#/$defs/${name}`])));
  if (/\brequire\(/.test(code)) throw new Error('A validator calls `require`, which browsers and Workers lack.');
  return [
    '// Made from openapi/ by `npm run generate`.',
    // The code calls what a reference names, and messages do not need the name.
    bounded(code.replace('"use strict";', '').replaceAll(/"\$ref":"[^"]*",?/g, '')),
    codePoints,
    maxErrors,
    join,
    matches,
    `export const validators = { ${names.join(', ')} };`,
    `export const bodies = ${JSON.stringify(bodiesOf(document), null, 2)};`,
    '',
  ].join('\n');
}

/**
 * Ajv reports every fault, and each report costs some 500 bytes: a body of 16 MiB with a fault in each item would take
 * gigabytes. So every loop ends at a number of errors. Whatever is left out, the body is invalid already.
 */
function bounded(code: string): string {
  const isOver = 'errors >= maxErrors';
  const result = code
    .replaceAll(/for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{/g, `$&\nif(${isOver})break;`)
    .replaceAll(/for\(const key\d+ in \w+\)\{/g, `$&\nif(${isOver})break;`)
    .replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, 'join(vErrors, $1)')
    .replaceAll(/\b(pattern\d+)\.test\(/g, 'matches($1, ');
  const loops = result.match(/\b(for|while)\s*\(/g) ?? [];
  const bounds = result.split(isOver).length - 1;
  if (loops.length !== bounds) throw new Error('A validator has a loop that no number of errors ends.');
  return result;
}

/** More than the 100 violations that are reported, since several errors can be about one fault. */
const maxErrors = 'const maxErrors = 200;';

/** Ajv copies the list of errors for each faulty item: half a minute for a list of 100,000. This one adds to it. */
const join = `function join(errors, more) {
  for (const error of more) {
    if (errors.length >= maxErrors) break;
    errors.push(error);
  }
  return errors;
}`;

/** For some texts of millions of characters the engine runs out of stack and throws. Such a text is not accepted. */
const matches = `function matches(pattern, text) {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
}`;

/** Types of that module. */
export const validatorTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { ValidateFunction } from 'ajv';
import type { BodyName, bodies as Bodies } from './schema.js';
export declare const validators: Record<BodyName, ValidateFunction>;
export declare const bodies: Bodies;
`;

/**
 * Adds what messages need: the values of a discriminator, and what distinguishes its variants. Drops texts and defaults, which
 * validate nothing. The text of an empty constant says why it is empty.
 */
function forMessages(schema: { $id: string; $defs: Record<string, Schema> }) {
  const variant = ({ $ref = '' }: Schema) => schema.$defs[nameOf($ref)];
  const distinctions = new Map<Schema | undefined, object>();
  const reduced = JSON.parse(JSON.stringify(schema), function (this: Schema, key, value) {
    const isReason = key === 'description' && this.const === '';
    const isText = (key === 'description' || key === 'title') && typeof value === 'string' && !isReason;
    const isDefault = key === 'default' && typeof this.type === 'string';
    if (isText || isDefault) return undefined;
    if (!value?.discriminator) return value;
    const { propertyName } = value.discriminator;
    const variants: (Schema | undefined)[] = value.oneOf.map(variant);
    for (const one of variants) distinctions.set(one, distinctionOf(one, variants, propertyName));
    return { ...value, tags: variants.map((one) => one?.properties?.[propertyName]?.const) };
  });
  for (const [name, one] of Object.entries(schema.$defs)) Object.assign(reduced.$defs[name], distinctions.get(one));
  return reduced;
}

/** What a variant requires that not every other one does, and the fields that only others have, with the values that select those. */
function distinctionOf(one: Schema | undefined, variants: readonly (Schema | undefined)[], selector: string) {
  // Responses may have any field.
  if (one?.additionalProperties !== false) return {};
  const needs = (one?.required ?? []).filter((field) => variants.some((other) => !other?.required?.includes(field)));
  const others: Record<string, unknown[]> = {};
  for (const other of variants)
    for (const field of Object.keys(other?.properties ?? {}))
      if (!one?.properties?.[field]) others[field] = [...(others[field] ?? []), other?.properties?.[selector]?.const];
  const hasOthers = Object.keys(others).length > 0;
  const hasNeeds = needs.length > 0;
  return hasNeeds || hasOthers ? { selector, ...(hasNeeds && { needs }), ...(hasOthers && { others }) } : {};
}
