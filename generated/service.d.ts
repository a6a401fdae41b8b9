/** Made from openapi/ by `npm run generate`. */
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
