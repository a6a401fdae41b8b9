import { fieldAnchor, variantQuery } from '../../document/docs-links.js';
import { type OpenApiDocument, resolveSchema, type Schema } from '../../document/document.js';
import { childrenOf, type Place, placeOf } from '../../document/walk.js';

/** A field of a body, wherever it is in it: `assets[].name`. */
interface BodyField {
  name: string;
  /** In words, such as `array of strings`. */
  type: string;
  description: string;
  /** Where it is on the page of its operation: `#prompt`, or `?model=genq2#seed` if the first variant does not have it. */
  path: string;
}

/** The fields of a body at any depth and of all its variants, each name once. */
export function fieldsOf(body: Schema, document: OpenApiDocument): BodyField[] {
  const found = new Map<string, BodyField>();
  const visit = (place: Place, query: string) => {
    const by = place.step === 'body' ? place.schema.discriminator?.propertyName : undefined;
    for (const child of childrenOf(place, document)) {
      if (child.step === 'field') {
        const path = `${query}#${fieldAnchor(child.name)}`;
        found.set(child.name, merged(found.get(child.name), toField(child, path, document)));
      }
      // The first variant is chosen where a URL names none.
      visit(child, by && child.index > 0 ? variantQuery(by, child.key) : query);
    }
  };
  visit(placeOf(body, document), '');
  return [...found.values()];
}

function toField({ name, schema }: Place, path: string, document: OpenApiDocument): BodyField {
  const { description, const: value } = schema;
  // A field that selects a variant has no description, only its values.
  const text = description ?? (value === undefined ? '' : `\`${value}\``);
  return { name, type: typesOf(schema, document).join(' or '), description: text, path };
}

/** A field of two variants as one. The first description is kept, with the values of further variants. */
function merged(known: BodyField | undefined, field: BodyField): BodyField {
  if (!known) return field;
  const type = [...new Set([...known.type.split(' or '), ...field.type.split(' or ')])].join(' or ');
  const isValue = /^`[^`]*`$/.test(field.description);
  if (!known.description) return { ...field, type };
  if (!isValue || known.description.includes(field.description)) return { ...known, type };
  return { ...known, type, description: `${known.description}, ${field.description}` };
}

/** The types that a value may have, in words; for an array also those of its items. */
function typesOf(field: Schema, document: OpenApiDocument): string[] {
  const { type, oneOf = [], items } = resolveSchema(field, document);
  if (!type) return [...new Set(oneOf.flatMap((variant) => typesOf(variant, document)))];
  const ofItems = items ? typesOf(items, document).map((item) => `${item}s`) : [];
  return [ofItems.length > 0 ? `${type} of ${ofItems.join(' or ')}` : type];
}
