import { nameOf, type OpenApiDocument, type Schema } from '../document/document.js';

/** Of two limits for one value, the stricter one. */
const stricter: Readonly<Record<string, (a: number, b: number) => number>> = {
  minimum: Math.max,
  maximum: Math.min,
  minLength: Math.max,
  maxLength: Math.min,
  minItems: Math.max,
  maxItems: Math.min,
};

/** Whether a keyword validates nothing, so that one next to a reference replaces that of its target. */
const isAnnotation = (keyword: string) => /^(?:description|default|examples|title|x-.*)$/.test(keyword);

/** A schema without its reference: many readers ignore what is next to one, so that such a field is written out. */
export function writtenOut({ $ref, ...own }: Schema, document: OpenApiDocument, place: string): Schema {
  if (!$ref) return own;
  const target = document.components.schemas[nameOf($ref)];
  if (!target) throw new Error(`${place} refers to ${$ref}, which does not exist.`);
  return merged(writtenOut(target, document, place), own, place);
}

/** A reference's target together with what is next to the reference: both apply. */
function merged(target: Schema, own: Schema, place: string): Schema {
  const entries = Object.entries(own).map(([keyword, value]) => {
    const other: unknown = target[keyword as keyof Schema];
    const choose = stricter[keyword];
    if (keyword === 'x-undocumented') return [keyword, { ...(other as object), ...value }];
    if (other === undefined || isAnnotation(keyword)) return [keyword, value];
    if (choose) return [keyword, choose(value, other as number)];
    throw new Error(`${place} has \`${keyword}\` next to a reference, and so has its target. Written out, it has one.`);
  });
  return { ...target, ...Object.fromEntries(entries) };
}
