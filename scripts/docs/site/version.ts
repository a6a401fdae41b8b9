/** A version of the docs, as the menu in the header lists it. */
export interface Version {
  name: string;
  /** Its folder, from the root of all versions. */
  path: string;
}
