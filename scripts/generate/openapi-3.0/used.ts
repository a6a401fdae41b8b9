import { escapeKey, valueAt } from '../../document/reference.js';

const kinds = ['schemas', 'responses', 'examples'];

type Components = Record<string, Record<string, unknown>>;

/** The components that paths refer to, directly or through others. A field that is written out everywhere is not used. */
export function usedComponents(document: { paths: object; components: Components }): Components {
  const used = new Set<string>();
  const visit = (node: unknown) => {
    JSON.stringify(node, (key, value) => {
      if (key.startsWith('x-')) return undefined;
      if (typeof value === 'string' && value.startsWith('#/components/') && !used.has(value)) {
        used.add(value);
        visit(valueAt(value, document));
      }
      return value;
    });
  };
  visit(document.paths);
  const entries = Object.entries(document.components).map(([kind, components]) => {
    const isUsed = ([name]: [string, unknown]) => used.has(`#/components/${kind}/${escapeKey(name)}`);
    return [kind, kinds.includes(kind) ? Object.fromEntries(Object.entries(components).filter(isUsed)) : components];
  });
  return Object.fromEntries(entries);
}
