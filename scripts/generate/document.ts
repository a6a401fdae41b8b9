/** An OpenAPI document, as far as the scripts read it. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    callbacks: Record<string, Record<string, { post: { requestBody: Body } }>>;
  };
}

export interface Operation {
  operationId: string;
  parameters?: object[];
  requestBody?: Body;
  responses: { 200: Body };
  callbacks?: Record<string, { $ref: string }>;
}

/** A body, which lint keeps to a named schema of JSON. */
export interface Body {
  content: { 'application/json': { schema: { $ref: string } } };
}

export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  'x-enumDescriptions'?: Record<string, string>;
  'x-media'?: Media;
}

/** Limits on a file, as openapi/docs/extensions.md describes them. */
export interface Media {
  formats?: string[];
  [measure: string]: unknown;
}

/** Every operation with its method and path. */
export function operationsOf({ paths }: OpenApiDocument): { method: string; path: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** `#/components/schemas/Task` → `Task`. */
export const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
