/** Bounds of a measure. */
export interface Range {
  /** Smallest value that is accepted. */
  readonly minimum?: number;
  /** Largest value that is accepted. */
  readonly maximum?: number;
  /** Every value must be above it. */
  readonly exclusiveMinimum?: number;
  /** Every value must be below it. */
  readonly exclusiveMaximum?: number;
}

/** Limits on a file. */
export interface MediaRule {
  /** For an array of files, each item states it. */
  readonly kind?: 'image' | 'video' | 'audio';
  /** Accepted formats: `png`, `mp4`, … */
  readonly formats?: readonly string[];
  /** Size of the file. */
  readonly bytes?: Range;
  /** Size of the file if it is passed as a data URI, once decoded. */
  readonly decodedBytes?: Range;
  /** Width in pixels. */
  readonly width?: Range;
  /** Height in pixels. */
  readonly height?: Range;
  /** The larger of width and height, in pixels. */
  readonly longestSide?: Range;
  /** Width divided by height. */
  readonly aspectRatio?: Range;
  /** Length in seconds. */
  readonly seconds?: Range;
  /** Of two frames: pixels of the first divided by those of the second. */
  readonly frameRatio?: Range;
  /** For an array: the length of each file by the number of files. */
  readonly secondsByCount?: Readonly<Record<string, Range>>;
}

/** What a value must be. */
export interface ValueRule {
  /** `object or array` if one entry and an array of entries are accepted. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'object or array';
  /** The only value. */
  readonly const?: unknown;
  /** All values. */
  readonly values?: readonly (string | number)[];
  /** What the values mean. */
  readonly valueMeanings?: Readonly<Record<string, string>>;
  /** Known values. Others are accepted too. */
  readonly knownValues?: readonly string[];
  /** What the service uses if the field is left out. */
  readonly default?: unknown;
  /** Smallest number. */
  readonly minimum?: number;
  /** Largest number. */
  readonly maximum?: number;
  /** In characters. */
  readonly minLength?: number;
  /** In characters. */
  readonly maxLength?: number;
  /** Smallest number of items of an array. */
  readonly minItems?: number;
  /** Largest number of items of an array. */
  readonly maxItems?: number;
  /** Name of the records of the film: the array must have as many items. */
  readonly countEquals?: string;
  /** Regular expression that a string must match. */
  readonly pattern?: string;
  /** The pattern in words. */
  readonly patternMeans?: string;
  /** The media type of a string that contains another language, such as JSON. */
  readonly contentMediaType?: string;
  /** Keys to use in a string that contains JSON. */
  readonly suggestedKeys?: readonly string[];
  /** Limits on the file. */
  readonly media?: MediaRule;
  /** Limits that are recommended and not enforced. */
  readonly advice?: { readonly items?: Range; readonly longestSide?: Range };
  /** How a string marks pauses. */
  readonly pauseMarker?: {
    readonly open: string;
    readonly close: string;
    readonly seconds: Range;
    readonly maxDecimals: number;
  };
  /** How a string refers to entries of an array by their names. */
  readonly mentions?: {
    readonly open: string;
    readonly close: string;
    readonly list: string;
    readonly key: string;
    /** The field that allows other names too. */
    readonly unless?: string;
  };
  /** What the length of a script means. */
  readonly script?: {
    readonly charactersPerMinute: number;
    readonly language: string;
    readonly splitAbove: Readonly<Record<string, number>>;
  };
  /** What `true` costs. */
  readonly credits?: { readonly extraPerSecond: number; readonly upToSeconds?: number; readonly secondsOf?: string };
  /** The field has no effect if another one has this value. */
  readonly ignoredIf?: { readonly field: string; readonly value: unknown };
  /** Values to show in a form. */
  readonly examples?: readonly unknown[];
  /** The items of an array, unless they have fields. */
  readonly items?: ValueRule;
  /** What is undocumented, in sentences. */
  readonly undocumented?: readonly string[];
}

/** A rule that applies only together with other fields. */
export interface Condition {
  /** Fields that are present, or that have one of some values. */
  readonly when: readonly { readonly field: string; readonly values?: readonly unknown[] }[];
  /** It applies where `when` does not hold. */
  readonly otherwise?: true;
  /** The field is required then. */
  readonly required?: true;
  /** Values that the field must not have then. */
  readonly rejected?: readonly unknown[];
  /** Smallest number then. */
  readonly minimum?: number;
  /** Largest number then. */
  readonly maximum?: number;
  /** Smallest number of characters then. */
  readonly minLength?: number;
  /** Largest number of characters then. */
  readonly maxLength?: number;
  /** Smallest number of items then. */
  readonly minItems?: number;
  /** Largest number of items then. */
  readonly maxItems?: number;
  /** The only value then. */
  readonly const?: unknown;
  /** All values then. */
  readonly enum?: readonly unknown[];
  /** The rule in few words. */
  readonly text: string;
}

/** A field of a request, as one model accepts it. */
export interface Field extends ValueRule {
  /** What the field is for, as the document says. */
  readonly description: string;
  /** Whether a request must have the field. */
  readonly required: boolean;
  /** The model accepts the field and ignores it. */
  readonly noEffect?: true;
  /** Rules that apply together with other fields. */
  readonly conditions?: readonly Condition[];
  /** Fields of the object, or of each item of the array. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The field next to it whose value decides between `cases`. */
  readonly by?: string;
  /** How the rules differ by the value of `by`: each applies where that is one of `is`. */
  readonly cases?: readonly (Omit<Field, 'type' | 'description'> & { readonly is: readonly string[] })[];
  /** The rule in few words, such as `1 to 10 s, default 5`. */
  readonly text: string;
  /** Further details, in few words each. */
  readonly details?: readonly string[];
}
