/** The part of Redocly's plugin interface that our rules use. The CLI has no types for it. */

// biome-ignore lint/suspicious/noExplicitAny: a node is any YAML value.
export type Node = any;

interface Location {
  source: { absoluteRef: string };
  pointer: string;
  child(keys: string | string[]): Location;
}

export interface Context {
  key: string | number;
  type: { name?: string };
  location: Location;
  resolve(node: Node): { node: Node; location?: Location };
  report(problem: { message: string; location?: Location }): void;
}

/** `resolved` is the target of a `ref`. Other nodes have none. */
type Visit = (node: Node, context: Context, resolved: { node: Node; location?: Location }) => void;

type Visitor = Record<string, { enter: Visit }>;

export type Rule = () => Visitor;

/**
 * Visits every node, and every `$ref` that has other keywords next to it.
 * Redocly follows a `$ref` to its target, so keywords next to it would not be checked.
 */
export function everyNode(visit: (node: Node, context: Context) => void): Visitor {
  return {
    any: { enter: (node, context) => isObject(node) && visit(node, context) },
    ref: { enter: (node, context) => Object.keys(node).length > 1 && visit(node, context) },
  };
}

export function isObject(node: Node): boolean {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** `openapi/requests/mv/MvRequest.yaml` → `MvRequest`. */
export function baseName(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, '');
}

/** Whether a schema is only a condition (`not`, `if`, a dependent schema), which need not be complete. */
export function isCondition(location: Location): boolean {
  return /\/(?:not|if|then|else|dependentSchemas|contentSchema)(?:\/|$)/.test(location.pointer);
}
