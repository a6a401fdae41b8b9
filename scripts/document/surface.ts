/** What callers of the package can rely on: by entry, every exported name and how it is declared. Without comments and files. */
export type Surface = Record<string, Record<string, SurfaceExport>>;

export interface SurfaceExport {
  /** Such as `class` or `function`. */
  kind: string;
  /** Whether it exists only in types. */
  isTypeOnly?: true;
  /** Whether it has no export, and is a part of types that have one. */
  isInternal?: true;
  /** The entry that declares it, if that is another one. */
  home?: string;
  signatures?: readonly string[];
  /** Declarations by name: `retries` → `retries?: number`. */
  members?: Record<string, string>;
}
