import {
  callbackOf,
  nameOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolveSchema,
} from '../document/document.js';

/**
 * A module with what the sandbox must know of the service to behave like it: the defaults of each variant, the fields of
 * responses, what a task creates, how callbacks are delivered. So no code repeats any of it.
 */
export function toService(document: OpenApiDocument): string {
  const behaviours = operationsOf(document).map(({ operation }) => [
    operation.operationId,
    behaviourOf(operation, document),
  ]);
  const table = JSON.stringify(Object.fromEntries(behaviours), null, 2);
  return `// Made from openapi/ by \`npm run generate\`.\nexport const behaviours = ${table};\n`;
}

/** Types of that module. */
export const serviceTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { BodyName, operations as Operations, TaskState } from './schema.js';
export type MediaKind = 'image' | 'video' | 'audio';
export interface Variant {
  /** Values of fields that are left out. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly creates?: MediaKind;
}
export interface Behaviour {
  /** Largest request in bytes. */
  readonly maxBytes?: number;
  /** Field that selects the variant of a request. */
  readonly selector?: string;
  /** Variants of the request by the value of the selector; without one there is a single variant, named ''. */
  readonly variants: Readonly<Record<string, Variant>>;
  /** Fields of the response. */
  readonly responseFields: readonly string[];
  /** Whether the service's example of a response is a task that has succeeded already. */
  readonly atOnce: boolean;
  readonly creates?: MediaKind;
  readonly callback?: {
    readonly body: BodyName;
    readonly states: readonly TaskState[];
    readonly retriedStates: readonly TaskState[];
    readonly retries: number;
    readonly signed?: true;
  };
  /** Requests that it takes, by the names of the examples. */
  readonly examples: Readonly<Record<string, object>>;
}
export declare const behaviours: Readonly<Record<keyof Operations, Behaviour>>;
`;

function behaviourOf(operation: Operation, document: OpenApiDocument) {
  const { requestBody, responses } = operation;
  const callback = callbackOf(operation, document);
  const response = responses[200].content['application/json'];
  const [example] = examplesOf(response.examples, document);
  return {
    maxBytes: requestBody?.['x-max-bytes'],
    ...variantsOf(operation, document),
    responseFields: Object.keys(resolveSchema(response.schema, document).properties ?? {}),
    atOnce: requestBody !== undefined && (example?.[1] as { state?: string } | undefined)?.state === 'success',
    creates: operation['x-creates'],
    callback: callback && {
      body: nameOf(callback.requestBody.content['application/json'].schema.$ref),
      ...callback['x-callback-delivery'],
    },
    examples: Object.fromEntries(examplesOf(requestBody?.content['application/json'].examples, document)),
  };
}

function variantsOf({ requestBody }: Operation, document: OpenApiDocument) {
  if (!requestBody) return { variants: {} };
  const union = resolveSchema(requestBody.content['application/json'].schema, document);
  const selector = union.discriminator?.propertyName;
  const variants = selector ? (union.oneOf ?? []) : [union];
  return {
    selector,
    variants: Object.fromEntries(
      variants.map((reference) => {
        const variant = resolveSchema(reference, document);
        const fields = Object.entries(variant.properties ?? {}).map(([name, field]) => {
          return [name, resolveSchema(field, document).default];
        });
        const defaults = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
        const name = selector ? variant.properties?.[selector]?.const : '';
        return [name, { defaults, creates: variant['x-creates'] }];
      }),
    ),
  };
}

function examplesOf(examples: Record<string, { $ref: string }> = {}, { components }: OpenApiDocument) {
  return Object.entries(examples).map(([name, { $ref }]) => [name, components.examples[nameOf($ref)]?.value] as const);
}
