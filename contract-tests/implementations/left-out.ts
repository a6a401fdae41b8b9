import { Ajv2020 } from 'ajv/dist/2020.js';
import { bodyNames } from '../../scripts/document/bodies.js';
import { toJsonSchema } from '../../scripts/document/json-schema.js';
import { valueAt } from '../../scripts/document/reference.js';
import type { LeftOut } from '../../scripts/generate/openapi-3.0/left-out.js';
import type { Case } from '../../src/check/rules/rule.js';
import { document } from '../support/document.js';
import { leftOut } from '../support/document-30.js';

/** The rules that OpenAPI 3.0 leaves out, each with whether it decides a case. */
export const leftOutRules = leftOut.map((rule) => ({ rule, decides: decides(rule) }));

/**
 * Whether a rule decides a case: the document without this one rule has another verdict. For a rule that changes no verdict,
 * whether an accepted body has a value that it is about.
 */
function decides(rule: LeftOut): (testCase: Case) => boolean {
  const component = rule.place.split('/')[3] ?? '';
  const bodies = new Set(bodyNames(document).filter((body) => isReached(component, body)));
  let ajv: Ajv2020 | undefined;
  return ({ schema, body, accepted }) => {
    if (accepted !== (rule.accepts !== 'more') || !bodies.has(schema)) return false;
    ajv ??= new Ajv2020({ strict: false, discriminator: true, formats: { 'date-time': true } }).addSchema(
      toJsonSchema(without(rule)),
    );
    return ajv.validate(`genmedia#/$defs/${schema}`, body) !== accepted;
  };
}

/** The document without a rule, found by what the list says of it. Without one that changes no verdict, no value is left. */
function without({ place, keyword, accepts }: LeftOut) {
  const copy = structuredClone(document);
  const schema = valueAt(place, copy) as Record<string, unknown> | undefined;
  if (!schema?.[keyword]) throw new Error(`The document has no \`${keyword}\` at ${place}.`);
  const [list] = keyword === 'oneOf' ? (schema.oneOf as { items?: object }[]).filter(({ items }) => items) : [];
  delete schema[keyword];
  Object.assign(schema, list, accepts === 'same' && { not: {} });
  return copy;
}

/** Whether a body can contain a component. */
function isReached(component: string, body: string, seen = new Set<string>()): boolean {
  if (body === component) return true;
  if (seen.has(body)) return false;
  seen.add(body);
  const references = JSON.stringify(document.components.schemas[body]).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...references].some(([, name = '']) => isReached(component, name, seen));
}
