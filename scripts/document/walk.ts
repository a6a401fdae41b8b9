import { nameOf, type OpenApiDocument, resolveSchema, type Schema } from './document.js';

/** A place in a body: the body itself, a field, an item of a list, or a branch of a union. */
export interface Place {
  /** How it is reached from the place that contains it. */
  step: 'body' | 'field' | 'item' | 'branch';
  /** The way to it, such as `assets[].image_uri`. A branch has the name of its union, and the body has none. */
  name: string;
  /** Of a field its key. Of a branch the value that selects it, such as a model, if the union has a discriminator. */
  key: string;
  /** Of a branch its position in `oneOf`. */
  index: number;
  /** Values that select the variants it belongs to, from the outside in, with spaces between them. */
  variant: string;
  /** What a `$ref` leads to, together with what stands next to it. */
  schema: Schema;
  /** What it is a field or an item of. */
  parent: Place | undefined;
  /** The references on the way to it. */
  references: readonly string[];
}

/** Every place in a body, from the outside in. */
export const walk = (schema: Schema, document: OpenApiDocument): Place[] =>
  withChildren(placeOf(schema, document), document);

const withChildren = (place: Place, document: OpenApiDocument): Place[] => [
  place,
  ...childrenOf(place, document).flatMap((child) => withChildren(child, document)),
];

/** The body itself, from which a walk begins. */
export function placeOf(schema: Schema, document: OpenApiDocument): Place {
  return {
    step: 'body',
    name: '',
    key: '',
    index: 0,
    variant: '',
    schema: resolve(schema, document),
    parent: undefined,
    references: [],
  };
}

/** The places directly inside a place: its fields, its items, its branches. A schema that contains itself is entered once. */
export function childrenOf(place: Place, document: OpenApiDocument): Place[] {
  const { name, variant, schema, references } = place;
  const { $ref, properties = {}, items, discriminator } = schema;
  if ($ref && references.includes($ref)) return [];
  const inside = { variant, key: '', index: 0, parent: place, references: $ref ? [...references, $ref] : references };
  return [
    ...Object.entries(properties).map(
      ([key, field]): Place => ({
        ...inside,
        step: 'field',
        name: name ? `${name}.${key}` : key,
        key,
        schema: resolve(field, document),
      }),
    ),
    ...(items ? [{ ...inside, step: 'item' as const, name: `${name}[]`, schema: resolve(items, document) }] : []),
    ...branchesOf(schema, document).map(([index, branch]): Place => {
      const key = discriminator ? selectorOf(branch, discriminator.mapping) : '';
      const variants = [variant, key].filter(Boolean).join(' ');
      return { ...inside, step: 'branch', name, key, index, variant: variants, schema: branch, parent: place.parent };
    }),
  ];
}

/** The variants of a union. A schema that is not a union has one variant: itself. */
export const variantsOf = (place: Place, document: OpenApiDocument): Place[] =>
  place.schema.discriminator ? childrenOf(place, document).filter(({ step }) => step === 'branch') : [place];

/** Branches with their positions. One that is accepted alone or in a list counts as a list. */
function branchesOf({ oneOf = [] }: Schema, document: OpenApiDocument): [index: number, Schema][] {
  const branches = oneOf.map((branch) => resolve(branch, document));
  const inLists = branches.flatMap(({ items }) => items?.$ref ?? []);
  return [...branches.entries()].filter(([, { $ref }]) => !$ref || !inLists.includes($ref));
}

function selectorOf({ $ref = '' }: Schema, mapping: Record<string, string>): string {
  const [value] = Object.entries(mapping).find(([, reference]) => nameOf(reference) === nameOf($ref)) ?? [];
  if (value === undefined) throw new Error(`${$ref} is in no mapping.`);
  return value;
}

/** Like `resolveSchema`, but the sentences of `x-undocumented` on the way add up. */
function resolve(schema: Schema, document: OpenApiDocument): Schema {
  const target = document.components.schemas[nameOf(schema.$ref ?? '')];
  const sentences = { ...(target && resolve(target, document)['x-undocumented']), ...schema['x-undocumented'] };
  return {
    ...resolveSchema(schema, document),
    ...(Object.keys(sentences).length > 0 && { 'x-undocumented': sentences }),
  };
}
