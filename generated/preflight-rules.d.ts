/** Made from openapi/ by `npm run generate`. */
import type { operations as Operations } from './schema.js';
export interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}
/** Limits on a file, as x-media has them on a string. */
export interface FileLimits {
  readonly kind: 'image' | 'video' | 'audio';
  readonly formats?: readonly string[];
  readonly bytes?: Range;
  readonly decodedBytes?: Range;
  readonly width?: Range;
  readonly height?: Range;
  readonly longestSide?: Range;
  readonly aspectRatio?: Range;
  readonly seconds?: Range;
}
/** Limits on files together, as x-media has them on a list. */
export interface ListLimits {
  readonly frameRatio?: Range;
  readonly secondsByCount?: Readonly<Record<string, Range>>;
}
/** Rules of one place in a body. */
export interface PlaceRules {
  /** The way to it: keys, and `[]` for the items of a list. */
  readonly at: readonly string[];
  readonly file?: FileLimits;
  readonly files?: ListLimits;
  /** The file cannot be a data URI. */
  readonly urlOnly?: true;
  readonly advice?: { readonly items?: Range; readonly longestSide?: Range };
  readonly pauses?: { readonly open: string; readonly close: string; readonly seconds: Range; readonly maxDecimals: number };
  readonly mentions?: { readonly open: string; readonly close: string; readonly list: string; readonly key: string; readonly unless?: string };
  readonly script?: { readonly charactersPerMinute: number; readonly language: string; readonly splitAbove: Readonly<Record<string, number>>; readonly defaultLanguage?: string };
  /** The text is JSON, unless it is empty. */
  readonly json?: true;
  /** The text is required. It may be empty, which is probably a mistake. */
  readonly filled?: true;
  /** What the list has as many items as. */
  readonly countEquals?: 'storyboards';
  /** The field is accepted and ignored. */
  readonly noEffect?: { readonly default?: unknown };
  /** The field is ignored if another one has a value, which may be its default. */
  readonly ignoredIf?: { readonly field: string; readonly value: unknown; readonly default?: unknown };
  /** The field does nothing in a task that is longer, and it is as long as the file of `secondsOf`. */
  readonly upTo?: { readonly seconds: number; readonly secondsOf: string };
}
export interface OperationRules {
  /** Largest body in bytes. */
  readonly maxBytes?: number;
  /** Field that selects the variant. */
  readonly selector?: string;
  /** Rules of each variant, as positions in `placeRules`; without a selector there is a single one, named ''. */
  readonly variants: Readonly<Record<string, readonly number[]>>;
  /** Where the reference of the docs describes the operation. */
  readonly docs: string;
}
export declare const placeRules: readonly PlaceRules[];
export declare const operationRules: { readonly [Operation in keyof Operations]?: OperationRules };
