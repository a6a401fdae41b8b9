import { document, nameOf } from './document.js';

/** A schema as the tests read it: one place of a body, with its references followed. */
export interface Shape {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  required?: string[];
  properties?: Record<string, Shape>;
  additionalProperties?: boolean;
  items?: Shape;
  oneOf?: Shape[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  dependentSchemas?: Record<string, Shape>;
  not?: Shape;
  if?: Shape;
  else?: Shape;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  contentMediaType?: string;
  'x-media'?: {
    kind?: string;
    formats?: string[];
    frameRatio?: Range;
    secondsByCount?: Record<string, Range>;
    [measure: string]: Range | Record<string, Range> | string[] | string | undefined;
  };
  'x-advice'?: Record<string, Range>;
  'x-pause-marker'?: { open: string; close: string; seconds: Range; maxDecimals: number };
  'x-mentions'?: { open: string; close: string; list: string; key: string; unless?: string };
  'x-script'?: { charactersPerMinute: number; language: string; splitAbove: Record<string, number> };
  'x-count-equals'?: string;
}

/** Limits of a value, with the meaning that they have in JSON Schema. */
export interface Range {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

export type Limit = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';

export const limits: readonly Limit[] = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];

/** The schema of a component. */
export function component(name: string): Shape {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The document has no schema named ${name}.`);
  return schema;
}

/** Follows a reference. Keywords next to it are added to its target. */
export function shapeOf(schema: Shape): Shape {
  if (!schema.$ref) return schema;
  const { $ref, ...siblings } = schema;
  return { ...shapeOf(component(nameOf(schema))), ...siblings };
}

/** The name of the object that a schema refers to, if it is one: objects and unions of them are named. */
export function objectOf(schema: Shape): string | undefined {
  if (!schema.$ref) return undefined;
  const { properties, discriminator } = component(nameOf(schema));
  return properties || discriminator ? nameOf(schema) : undefined;
}

/** The variants of a union, or the object itself. */
export function variantsOf(name: string): string[] {
  const { oneOf, discriminator } = component(name);
  return oneOf && discriminator ? oneOf.map(nameOf) : [name];
}

/** The variant that a value says it is. */
export function variantOf(name: string, value: unknown): string | undefined {
  const { discriminator } = component(name);
  if (!discriminator) return name;
  const selected = (value as Record<string, unknown> | null)?.[discriminator.propertyName];
  const $ref = Object.hasOwn(discriminator.mapping, `${selected}`) ? discriminator.mapping[`${selected}`] : undefined;
  return $ref && nameOf({ $ref });
}
