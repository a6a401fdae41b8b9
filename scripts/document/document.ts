/** An OpenAPI document, as far as the scripts read it. */
export interface OpenApiDocument {
  info: { title: string; version: string; summary: string; description: string } & Open;
  servers: ({ url: string; description: string; variables?: Record<string, Variable> } & Open)[];
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    callbacks?: Record<string, CallbackUrls>;
    examples: Record<string, { summary?: string; value: unknown }>;
    responses?: Record<string, { description?: string } & Open>;
    securitySchemes: Record<string, SecurityScheme>;
  };
  'x-poll-advice': { header: string; changeHeader: string; unit: 'milliseconds' };
}

/** What the service leaves open, as sentences. */
export interface Open {
  'x-undocumented'?: Record<string, string>;
}

/** A variable in the URL. */
interface Variable {
  default: string;
}

/** A key that requests carry in a header. */
interface SecurityScheme extends Open {
  in: string;
  name: string;
  description: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: object[];
  requestBody?: Body;
  responses: { 200: Body; default?: { $ref?: string; description?: string } };
  /** A reference in `openapi/`; in what is published, the callback itself. */
  callbacks?: Record<string, { $ref: string } | CallbackUrls>;
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
  'x-creates'?: string;
  'x-first-poll-after'?: number;
  'x-undocumented'?: Record<string, string>;
}

/** A body, which lint keeps to a named schema of JSON. */
export interface Body {
  content: { 'application/json': { schema: { $ref: string }; examples?: Record<string, { $ref: string }> } };
  'x-max-bytes'?: number;
}

/** Requests of a callback, by their URLs. */
type CallbackUrls = Record<string, { post: Callback }>;

export interface Callback extends Open {
  summary?: string;
  description?: string;
  requestBody: Body;
  'x-callback-delivery'?: { states: string[]; retriedStates: string[]; retries: number; signed?: true };
}

export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  const?: unknown;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
  contentSchema?: Schema;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  enum?: unknown[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  dependentSchemas?: Record<string, Schema>;
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  'x-advice'?: { items?: Range; longestSide?: Range };
  'x-count-equals'?: string;
  'x-creates'?: string;
  'x-credits'?: { extraPerSecond: number; upToSeconds?: number; secondsOf?: string };
  'x-enumDescriptions'?: Record<string, string>;
  'x-ignored-if'?: { field: string; value: unknown };
  'x-known-values'?: string[];
  'x-media'?: Media;
  'x-mentions'?: { open: string; close: string; list: string; key: string; unless?: string };
  'x-no-effect'?: true;
  'x-undocumented'?: Record<string, string>;
  'x-pattern-means'?: string;
  'x-pause-marker'?: { open: string; close: string; seconds: Range; maxDecimals: number };
  'x-script'?: { charactersPerMinute: number; language: string; splitAbove: Record<string, number> };
  'x-url-lifetime'?: { seconds: number; adFilmSeconds?: number };
}

/** Bounds of a measure. */
export interface Range {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** Limits on a file, as openapi/docs/extensions.md describes them. */
export interface Media {
  kind?: string;
  formats?: string[];
  frameRatio?: Range;
  secondsByCount?: Record<string, Range>;
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

/** The target of a `$ref` to a schema, merged with the keywords next to it. */
export function resolveSchema(schema: Schema, document: OpenApiDocument): Schema {
  const target = schema.$ref && document.components.schemas[nameOf(schema.$ref)];
  return target ? { ...resolveSchema(target, document), ...schema } : schema;
}

const isReference = (value: object): value is { $ref: string } => '$ref' in value;

/** The callback of an operation, if it has one. */
export function callbackOf({ callbacks }: Operation, { components }: OpenApiDocument): Callback | undefined {
  const [[name, callback] = []] = Object.entries(callbacks ?? {});
  if (!callback) return undefined;
  const [item] = Object.values(
    (isReference(callback) ? components.callbacks?.[nameOf(callback.$ref)] : callback) ?? {},
  );
  if (!item) throw new Error(`${name} has no request.`);
  return item.post;
}
