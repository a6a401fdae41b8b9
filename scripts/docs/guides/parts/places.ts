import { nameOf, type OpenApiDocument, type Schema } from '../../../document/document.js';

/** A place in a body: the body itself, a field of it, or an item of a list. */
export interface Place {
  /** The way to it, such as `assets[].image_uri`. The body itself has none. */
  field: string;
  /** Value that chooses the variant it belongs to, such as a model, if the body has variants. */
  variant: string;
  node: Schema;
  /** What it is an item or a field of. */
  parent?: Place;
}

/** Every place in a body, from the outside in. */
export function placesIn(schema: Schema, document: OpenApiDocument, around?: Place, field = '', variant = ''): Place[] {
  const node = resolveNode(schema, document);
  const place: Place = { field, variant, node, ...(around && { parent: around }) };
  const inside = (child: Schema, name = field, chosen = variant, parent: Place | undefined = place) =>
    placesIn(child, document, parent, name, chosen);
  const by = node.discriminator?.propertyName;
  return [
    place,
    ...Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
      inside(child, field ? `${field}.${name}` : name),
    ),
    ...(node.items ? inside(node.items, `${field}[]`) : []),
    ...branchesOf(node).flatMap((branch) => {
      const value = by && resolveNode(branch, document).properties?.[by]?.const;
      return inside(branch, field, [variant, value].filter(Boolean).join(' '), around);
    }),
  ];
}

/** Branches of a union. One entry that may stand for a list of one is told as the list. */
function branchesOf({ oneOf = [] }: Schema): Schema[] {
  const inLists = oneOf.flatMap(({ items }) => items?.$ref ?? []);
  return oneOf.filter(({ $ref }) => !$ref || !inLists.includes($ref));
}

/** What a `$ref` leads to, with what stands beside it. What is not shown adds up on the way. */
function resolveNode(schema: Schema, document: OpenApiDocument): Schema {
  const target: Schema | undefined = document.components.schemas[nameOf(schema.$ref ?? '')];
  if (!target) return schema;
  const behind = resolveNode(target, document);
  const open = { ...behind['x-not-shown'], ...schema['x-not-shown'] };
  return { ...behind, ...schema, ...(Object.keys(open).length > 0 && { 'x-not-shown': open }) };
}
