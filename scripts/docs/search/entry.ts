/** Something that can be found, as the search in the browser reads it. */
export interface Entry {
  /**
   * A `table` is a page of rules, or the part of a page that lists what each model accepts. A `name` is what the package exports.
   */
  kind: 'page' | 'section' | 'operation' | 'field' | 'table' | 'name';
  title: string;
  /** What the entry is, or where it is. */
  about: string;
  /** What stands there, line by line. */
  text: string;
  /** From the root of the site. */
  url: string;
  /** For a field: the operations that have it, by their positions in the index, and its line in each. */
  operations?: readonly (readonly [operation: number, line: string])[];
}
