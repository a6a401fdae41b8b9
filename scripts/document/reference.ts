/** `#/paths/~1a/get` → `#`, `paths`, `/a`, `get`. */
function keysOf(reference: string): string[] {
  return reference.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A key as a reference contains it. */
export const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The value that a reference into a document leads to, if there is one. */
export function valueAt(reference: string, document: object): unknown {
  return keysOf(reference)
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
}
