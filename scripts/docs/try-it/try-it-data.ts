import type { PackageCall } from '../samples/typescript.js';

/* What a page loads when an operation is tried. The build and the page share these types. */

/** An operation with what is needed to try it: `assets/try-it/<operationId>.json`. */
export interface TryItData {
  operationId: string;
  summary: string;
  method: string;
  /** May contain `{id}`. */
  path: string;
  /** Field that selects the variant, such as `model`. */
  selector?: string;
  /** Fields of each variant. A request that is not a union has one variant, without a name. */
  variants: TryItVariant[];
  /** Bodies that are accepted. An operation without a body has none. */
  examples: TryItExample[];
  /** How the package sends the request, by variant. */
  calls: Record<string, PackageCall>;
  /** Whether a request may name a URL for callbacks. */
  hasCallback: boolean;
  /** How to read tasks, and where a response has the identifier of the task that it creates. */
  read?: { path: string; pointers: string[] };
  /** What must exist before it can be called. */
  needs?: TryItNeed;
}

export interface TryItVariant {
  /** Value of the selector. */
  value: string;
  fields: TryItField[];
}

export interface TryItField {
  /** The way to it, such as `assets[].image_uri`. */
  name: string;
  type?: string;
  isRequired?: true;
  /** Values to choose from. */
  values?: unknown[];
  default?: unknown;
  description?: string;
}

interface TryItExample {
  name: string;
  /** What the body is an example of. */
  summary: string;
  variant: string;
  body: unknown;
}

/** A create that makes what another operation needs. */
export interface TryItNeed {
  operationId: string;
  summary: string;
  method: string;
  path: string;
  body: unknown;
  pointers: string[];
  /** Path that reads its parts, if fields of the body name them. */
  partsPath?: string;
  /** Fields of the body that name it or its parts. */
  fields: string[];
}
