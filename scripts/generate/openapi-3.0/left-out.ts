import { conditionsOf } from '../../document/conditions.js';
import { nameOf, type Schema } from '../../document/document.js';
import { list as listWords } from '../../document/words.js';

/** A rule of the document that its form in OpenAPI 3.0 does not have. */
export interface LeftOut {
  /** Where it is missing, as a reference. */
  place: string;
  /** The keyword that states it in OpenAPI 3.1. */
  keyword: string;
  /** The rule in words. */
  rule: string;
  /** What the form in 3.0 accepts there, compared with the document. Some keywords only say how to read a value. */
  accepts: 'more' | 'less' | 'same';
}

/** A place in words: the schema, and what is in it. */
export const placeWords = ({ place }: LeftOut) => place.replace('#/components/schemas/', '');

/** Keywords that OpenAPI 3.0 does not have, or that generators for it do not read. */
const groups: Readonly<Record<string, readonly string[]>> = {
  if: ['if', 'then', 'else'],
  not: ['not'],
  dependentSchemas: ['dependentSchemas'],
  contentMediaType: ['contentMediaType', 'contentSchema'],
};

/** Splits a schema into what OpenAPI 3.0 expresses and what is left out of it. */
export function leaveOut(schema: Schema, place: string): { kept: Schema; leftOut: LeftOut[] } {
  const single = singleOrList(schema);
  if (single) {
    const { oneOf: _, ...rest } = schema;
    const rule = `one ${nameOf(single.entry.$ref ?? 'entry')} is accepted without a list around it`;
    return { kept: { ...rest, ...single.list }, leftOut: [{ place, keyword: 'oneOf', rule, accepts: 'less' }] };
  }
  const kept = { ...schema };
  const leftOut: LeftOut[] = [];
  for (const [keyword, group] of Object.entries(groups)) {
    const part = Object.fromEntries(Object.entries(schema).filter(([name]) => group.includes(name)));
    if (!(keyword in part)) continue;
    for (const name of group) delete kept[name as keyof Schema];
    const isHint = keyword === 'contentMediaType';
    const rule = isHint ? contentWords(part) : conditionWords(part);
    leftOut.push({ place, keyword, rule, accepts: isHint ? 'same' : 'more' });
  }
  return { kept, leftOut };
}

/** The two forms of a field that accepts one entry or a list of entries, which few generators can express. */
function singleOrList({ oneOf, discriminator }: Schema): { entry: Schema; list: Schema } | undefined {
  if (!oneOf || discriminator || oneOf.length !== 2) return undefined;
  const list = oneOf.find(({ items }) => items);
  const entry = oneOf.find((form) => form !== list);
  return list && entry && JSON.stringify(list.items) === JSON.stringify(entry) ? { entry, list } : undefined;
}

/** A rule about several fields is one sentence, about one of them. */
function conditionWords(part: Schema): string {
  const sentences = [...conditionsOf(part)].map(([field, [condition]]) => `${field}: ${condition?.text}`);
  return (part.not ? sentences.slice(-1) : sentences).join('; ');
}

function contentWords({ contentMediaType, contentSchema }: Schema): string {
  const keys = Object.keys(contentSchema?.properties ?? {});
  return `the text is ${contentMediaType} if it is not empty${keys.length > 0 ? `; known keys are ${listWords(keys, 'and')}` : ''}`;
}
