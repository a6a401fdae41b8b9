// biome-ignore lint/suspicious/noExplicitAny: a document may contain any JSON.
export type Node = any;

/** Resolves a reference, and adds the keywords that stand next to it. */
export function resolve(node: Node, document: Node): Node {
  const { $ref, ...others } = Object(node);
  if (typeof $ref !== 'string') return node;
  return { ...resolve(valueAt($ref, document), document), ...others };
}

/** `#/components/schemas/Task` → `Task`. */
export const nameOf = (node: Node): string => {
  const { $ref } = Object(node);
  return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';
};

export function valueAt(reference: string, document: Node): Node {
  const keys = reference
    .replace(/^#\//, '')
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = keys.reduce((node, key) => Object(node)[key], document);
  if (value === undefined) throw new Error(`The document has no ${reference}, to which it refers.`);
  return value;
}

/** A reference to another file, of which a comparison would miss everything. */
export function foreignReference(node: Node): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (typeof node.$ref === 'string' && !node.$ref.startsWith('#/')) return node.$ref;
  for (const [key, value] of Object.entries(node)) {
    const found = key === 'example' || key === 'value' ? undefined : foreignReference(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Keys of either object, those of the first in front. */
export const keysOf = (...nodes: readonly Node[]): string[] => [
  ...new Set(nodes.flatMap((node) => Object.keys(Object(node)))),
];

/** Whether two values of a document are the same. The order of keys does not matter. */
export function isSame(one: Node, other: Node): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Values of an array that another array does not have. */
export const without = (list: readonly Node[], other: readonly Node[]): Node[] =>
  list.filter((value) => !other.some((same) => isSame(value, same)));
