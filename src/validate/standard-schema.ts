/**
 * A validator as other libraries read it: Standard Schema, version 1 (https://standardschema.dev). This is the interface of
 * the specification, so that its types need not be installed.
 */
export interface StandardSchema<Value> {
  /** What libraries call. `types` exists only for the compiler. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Value>;
    /** Standard JSON Schema: the same as a schema, for tools of agents. Node, Bun and Deno only. */
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
    /** Only for the compiler. */
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** Which JSON Schema is asked for. */
export interface JsonSchemaOptions {
  /**
   * `draft-2020-12`, `openapi-3.0` or `draft-07`, which AI SDKs ask for: it is one object for all models, and accepts more than `validate`.
   * Others throw a `ConfigurationError`.
   */
  readonly target: string;
}

/** The value if it is valid, or what is wrong with it. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One thing that is wrong with a value. */
export interface StandardIssue {
  /** The violation as a sentence. */
  readonly message: string;
  /** The way to the value: `['images', 0]`. */
  readonly path: readonly (string | number)[];
}

/** `/images/0` → `images`, `0`: names of fields as strings, positions in arrays as numbers. */
export function toPath(pointer: string, value: unknown): (string | number)[] {
  let inner = value;
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const place = Array.isArray(inner) ? Number(key) : key;
      inner = (inner as Record<string | number, unknown> | null | undefined)?.[place];
      return place;
    });
}
