import type { Schema } from '../../scripts/document/document.js';
import { document, nameOf } from './document.js';

/** A schema as the tests read it: one place of a body, with its references followed. */
export type Shape = Schema;

export type Limit = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';

export const limits: readonly Limit[] = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];

/** Reads the schemas of one document. */
export interface Shapes {
  /** The schema of a component. */
  component: (name: string) => Shape;
  /** Follows a reference. Keywords next to it are added to its target. */
  shapeOf: (schema: Shape) => Shape;
  /** The name of the object that a schema refers to, if it is one: objects and unions of them are named. */
  objectOf: (schema: Shape) => string | undefined;
  /** The variants of a union, or the object itself. */
  variantsOf: (name: string) => string[];
  /** The variant that a value says it is. */
  variantOf: (name: string, value: unknown) => string | undefined;
}

/** Reads the schemas of a document. */
export function shapesIn({ components: { schemas } }: { components: { schemas: Record<string, Shape> } }): Shapes {
  const component = (name: string): Shape => {
    const schema = schemas[name];
    if (!schema) throw new Error(`The document has no schema named ${name}.`);
    return schema;
  };
  const shapeOf = (schema: Shape): Shape => {
    if (!schema.$ref) return schema;
    const { $ref, ...siblings } = schema;
    return { ...shapeOf(component(nameOf(schema))), ...siblings };
  };
  return {
    component,
    shapeOf,
    objectOf(schema) {
      if (!schema.$ref) return undefined;
      const { properties, discriminator } = component(nameOf(schema));
      return properties || discriminator ? nameOf(schema) : undefined;
    },
    variantsOf(name) {
      const { oneOf, discriminator } = component(name);
      return oneOf && discriminator ? oneOf.map(nameOf) : [name];
    },
    variantOf(name, value) {
      const { discriminator } = component(name);
      if (!discriminator) return name;
      const { propertyName, mapping } = discriminator;
      const selected = `${(value as Record<string, unknown> | null)?.[propertyName]}`;
      const $ref = Object.hasOwn(mapping, selected) ? mapping[selected] : undefined;
      return $ref && nameOf({ $ref });
    },
  };
}

export const shapes: Shapes = shapesIn(document);
export const { component, shapeOf, objectOf, variantsOf, variantOf } = shapes;
