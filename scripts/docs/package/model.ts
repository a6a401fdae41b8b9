/** The public surface of the package, as plain data. */
export interface PackageModel {
  entries: readonly EntryModel[];
  /** Entries that are data: `genmedia/openapi.json`. */
  dataFiles: readonly string[];
}

/** What one import path has. */
export interface EntryModel {
  /** The name that programs import: `genmedia/batch`. */
  name: string;
  /** The file in `src/`. */
  file: string;
  comment: Comment;
  exports: readonly ExportModel[];
}

/** In the order of the groups on a page. */
export const exportKinds = ['class', 'function', 'constant', 'error', 'options', 'event', 'type'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** One exported name. */
export interface ExportModel {
  name: string;
  kind: ExportKind;
  /** Whether it exists only in types, so that it cannot be called or constructed. */
  isTypeOnly: boolean;
  /** The entry that describes it, if that is another one. */
  home?: string;
  /** Whether it has no export: a type that those of an entry use. */
  isInternal?: true;
  file: string;
  comment: Comment;
  /** Its declarations: one for each overload. */
  signatures: readonly CodeText[];
  members: readonly Member[];
}

/** A property, an option, a method, or the call of something that is a function too. */
export interface Member {
  name: string;
  kind: 'property' | 'method' | 'call';
  isOptional: boolean;
  comment: Comment;
  /** The type of a property; the whole signature of a method or a call. */
  code: CodeText;
  /** Whether another type declares it. */
  isInherited: boolean;
  /** That type, if it is described. */
  from?: CodeText[number];
  /** The file of its declaration, for messages. */
  file: string;
}

/** A doc comment. */
export interface Comment {
  /** Markdown, without the default. */
  text: string;
  /** What stands after `Default:`, without its full stop. */
  default?: string;
}

/** Code in pieces. A piece with a target is the name of a public type. */
export type CodeText = readonly (string | { text: string; target: Target })[];

/** Where a name is described: an export of an entry. */
export interface Target {
  entry: string;
  name: string;
}
