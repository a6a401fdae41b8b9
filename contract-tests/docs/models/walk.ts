import { document, nameOf, operations } from '../../support/document.js';
import { component, type Shape, shapeOf, variantsOf } from '../../support/shape.js';

/** A field of a request as in the document, found without the code that builds the matrix. */
export interface Place {
  operationId: string;
  /** Value that selects the variant of the request; '' if there is only one. */
  variant: string;
  /** Such as `assets[].name`. */
  name: string;
  /** Value that selects the variant of the object that contains the field, if that object is nested in another field. */
  inner: string;
  required: boolean;
  shape: Shape & Record<string, unknown>;
}

/** Names of the request bodies whose fields are documented, by operation. */
export const requests: readonly { operationId: string; request: string }[] = operations.flatMap(({ operation }) => {
  const $ref = operation.requestBody?.content['application/json'].schema.$ref;
  return $ref ? [{ operationId: operation.operationId, request: nameOf({ $ref }) }] : [];
});

export const places: readonly Place[] = requests.flatMap(({ operationId, request }) =>
  variantsOf(request).flatMap((name) =>
    fieldsOf(component(name)).map((place) => ({ operationId, variant: selected(request, name), ...place })),
  ),
);

type Field = Pick<Place, 'name' | 'inner' | 'required' | 'shape'>;

function fieldsOf({ properties = {}, required = [] }: Shape, inner = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const shape = shapeOf(schema) as Place['shape'];
    const field = { name, inner, required: required.includes(name), shape };
    return [field, ...objectsIn(shape).flatMap((object) => insideOf(name, object))];
  });
}

/** Names of the objects in a list, including a field that also accepts a single one. */
function objectsIn({ items, oneOf = [] }: Shape): string[] {
  const ofItems = items?.$ref && shapeOf(items).type === 'object' ? [nameOf(items)] : [];
  return [...new Set([...ofItems, ...oneOf.flatMap((form) => objectsIn(shapeOf(form)))])];
}

function insideOf(field: string, object: string): Field[] {
  return variantsOf(object).flatMap((variant) =>
    fieldsOf(component(variant), selected(object, variant)).map((inside) => ({
      ...inside,
      name: `${field}[].${inside.name}`,
    })),
  );
}

function selected(union: string, variant: string): string {
  const { discriminator } = component(union);
  const selector = discriminator && document.components.schemas[variant].properties[discriminator.propertyName];
  return selector?.const ?? '';
}
