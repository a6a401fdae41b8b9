import { valueAt } from '../document/reference.js';
import type { Node } from './versioned-document.js';

/** Places from which a component is reached, by its reference: the keys on the way from `paths`. */
export type Reach = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Finds every place of an operation that reaches a component, through however many references. */
export function reachOf(document: Node): Reach {
  const reach = new Map<string, string[][]>();
  const visit = (node: Node, keys: string[], references: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node;
    if (typeof $ref === 'string') {
      const places = reach.get($ref) ?? [];
      reach.set($ref, places);
      places.push(keys);
      // A schema that contains itself is entered once.
      if (!references.includes($ref)) visit(valueAt($ref, document), keys, [...references, $ref]);
      return;
    }
    for (const [key, value] of Object.entries<Node>(node)) {
      if (key === 'discriminator' || key === 'examples' || key === 'links' || key.startsWith('x-')) continue;
      if (key !== 'oneOf') visit(value, [...keys, key], references);
      else for (const at in value) visit(value[at], [...keys, ...keysOfBranch(node, at)], references);
    }
  };
  visit(document.paths, [], []);
  return reach;
}

/** The value that selects a branch, such as a model, or else its position. */
function keysOfBranch({ oneOf, discriminator }: Node, at: string): string[] {
  const { $ref } = oneOf[at];
  const selected = Object.entries(discriminator?.mapping ?? {}).find(([, reference]) => reference === $ref);
  return selected ? [selected[0]] : ['oneOf', at];
}
