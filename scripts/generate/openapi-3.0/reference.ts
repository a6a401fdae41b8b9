/** A key as a reference contains it. */
export const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The value that a reference into a document leads to, if there is one. */
export function valueAt(reference: string, document: object): unknown {
  const keys = reference.split('/').slice(1);
  return keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}
