import { type OpenApiDocument, resolveSchema, type Schema } from '../../document/document.js';
import { childrenOf, type Place, placeOf } from '../../document/walk.js';

/** A field of a body, wherever it is in it: `assets[].name`. */
interface BodyField {
  name: string;
  /** In words, such as `array of strings`. */
  type: string;
  description: string;
  /** Its path in the reference: `assets[]&d=0/name` is in the first variant of an asset. */
  path: string;
}

/** The fields of a body at any depth and of all its variants, each name once. */
export function fieldsOf(body: Schema, document: OpenApiDocument): BodyField[] {
  const found = new Map<string, BodyField>();
  const visit = (place: Place, path: string, selector?: { key: string; path: string }) => {
    const { discriminator, if: condition } = place.schema;
    // The two branches of a condition are displayed like variants.
    const start = condition ? `${path}&oneof=0` : path;
    // The field that selects a variant is displayed once, above the variants.
    const key = discriminator?.propertyName;
    const inner = key === undefined ? undefined : { key, path: stepTo(path, key) };
    for (const child of childrenOf(place, document)) {
      if (child.step === 'item') visit(child, `${path}[]`);
      else if (child.step === 'branch') visit(child, `${path}&${inner ? 'd' : 'oneof'}=${child.index}`, inner);
      else {
        const at = selector?.key === child.key ? selector.path : stepTo(start, child.key);
        found.set(child.name, merged(found.get(child.name), toField(child, at, document)));
        visit(child, at);
      }
    }
  };
  visit(placeOf(body, document), '');
  return [...found.values()];
}

const stepTo = (path: string, key: string) => (path ? `${path}/${key}` : key);

function toField({ name, schema }: Place, path: string, document: OpenApiDocument): BodyField {
  const { description, const: value } = schema;
  // A field that selects a variant has no description, only its values.
  const text = description ?? (value === undefined ? '' : `\`${value}\``);
  return { name, type: typesOf(schema, document).join(' or '), description: text, path };
}

/** The first text is kept, with the values of further variants. */
function merged(known: BodyField | undefined, field: BodyField): BodyField {
  if (!known) return field;
  const type = [...new Set([...known.type.split(' or '), ...field.type.split(' or ')])].join(' or ');
  const isValue = /^`[^`]*`$/.test(field.description);
  if (!known.description) return { ...field, type };
  if (!isValue || known.description.includes(field.description)) return { ...known, type };
  return { ...known, type, description: `${known.description}, ${field.description}` };
}

/** The types that a value may have, in words; for a list also those of its items. */
function typesOf(field: Schema, document: OpenApiDocument): string[] {
  const { type, oneOf = [], items } = resolveSchema(field, document);
  if (!type) return [...new Set(oneOf.flatMap((variant) => typesOf(variant, document)))];
  const ofItems = items ? typesOf(items, document).map((item) => `${item}s`) : [];
  return [ofItems.length > 0 ? `${type} of ${ofItems.join(' or ')}` : type];
}
