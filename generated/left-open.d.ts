/** Made from openapi/ by `npm run generate`. */
import type { operations as Operations } from './schema.js';
/** Values of a place in a body that the document accepts, though the service does not document them. */
export interface OpenPlace {
  /** The way to it: keys, and `[]` for the items of a list. */
  readonly at: readonly string[];
  /** What is undocumented, as a sentence. */
  readonly why: string;
  /** All values are open, apart from these. */
  readonly except?: readonly unknown[];
  /** Texts that match are open. */
  readonly matching?: string;
  /** Shorter texts and lists are open. */
  readonly shorterThan?: number;
  /** Longer texts and lists are open. */
  readonly longerThan?: number;
}
export declare const openPlaces: readonly OpenPlace[];
/** Positions in `openPlaces` by operation and variant; without variants there is a single one, named ''. */
export declare const openRequests: { readonly [Operation in keyof Operations]?: Readonly<Record<string, readonly number[]>> };
