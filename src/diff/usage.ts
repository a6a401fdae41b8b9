import type { Change } from './change.js';
import { type Node, nameOf, resolve, valueAt } from './document.js';

/** What a program uses of a document. Operations have the names of `operationsIn`. */
export interface DocumentUse {
  usesOperation(operation: string): boolean;
  /** Whether it sends the variant of a request that a value selects, such as a model. */
  usesVariant(operation: string, value: string): boolean;
  /** Whether it sends a field of a request. */
  usesField(operation: string, field: string): boolean;
  /** Whether it names a type of the package. Default: those of which it uses something. */
  usesType?(name: string): boolean;
}

/** An operation of a document, as far as uses of it are found. */
export interface UsedOperation {
  /** Its `operationId`, or else its method and path. */
  name: string;
  method: string;
  path: string;
  /** Field that selects the variant of its request, if there is one. */
  selector: string | undefined;
  /** Values of that field. */
  variants: readonly string[];
  /** Fields of its request, in any variant. */
  fields: ReadonlySet<string>;
  node: Node;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The operations of a document. */
export function operationsIn(document: Node): UsedOperation[] {
  return Object.keys(document.paths).flatMap((path) => {
    const item = resolve(document.paths[path], document);
    return methods.flatMap((method) => (item[method] ? [toOperation(document, path, method, item[method])] : []));
  });
}

function toOperation(document: Node, path: string, method: string, node: Node): UsedOperation {
  const content = Object(resolve(node.requestBody, document)).content;
  const body = resolve(Object(content)['application/json']?.schema, document);
  const { discriminator, oneOf = [], anyOf = [], allOf = [] } = Object(body);
  const schemas = [body, ...[...oneOf, ...anyOf, ...allOf].map((schema: Node) => resolve(schema, document))];
  return {
    name: node.operationId ?? `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    selector: discriminator?.propertyName,
    variants: Object.keys(Object(discriminator?.mapping)),
    fields: new Set(schemas.flatMap((schema) => Object.keys(Object(schema?.properties)))),
    node,
  };
}

const keywords = new Set([
  ...['oneOf', 'anyOf', 'allOf', 'not', 'then', 'else', 'dependentSchemas', 'patternProperties', 'prefixItems'],
  ...['contains', 'propertyNames', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'],
]);

/** Whether a key of a place is a keyword of JSON Schema, or a position in an array. */
const isKeyword = (key: string) => keywords.has(key) || /^\d+$/.test(key);

/** Says of each change from a document to another whether it reaches what is used of the first one. */
export class Reach {
  readonly #base: Node;
  readonly #usage: DocumentUse;
  readonly #operations: readonly UsedOperation[];
  readonly #types: Set<string>;

  constructor(base: Node, usage: DocumentUse) {
    this.#base = base;
    this.#usage = usage;
    this.#operations = operationsIn(base).filter(({ name }) => usage.usesOperation(name));
    this.#types = new Set(this.#operations.flatMap((operation) => this.#typesOf(operation)));
  }

  /** Where nothing is known, it does. */
  reaches({ place: [path = '', method, part, ...keys], what }: Change): boolean {
    if (!path.startsWith('/')) {
      const isType = method === undefined && Object.hasOwn(Object(this.#base.components?.schemas), path);
      if (!isType) return true;
      return this.#usage.usesType?.(path) ?? this.#types.has(path);
    }
    const used = this.#operations.filter(
      (operation) => operation.path === path && (method === undefined || operation.method === method.toUpperCase()),
    );
    return used.some((operation) => {
      if (part === 'requestBody') return this.#reachesRequest(operation, keys, what);
      if (part === 'callbacks') return this.#usesCallbacks(operation);
      return true;
    });
  }

  /** Fields inside of a field count with it. */
  #reachesRequest({ name, variants, fields }: UsedOperation, keys: readonly string[], what: string): boolean {
    const [first = ''] = keys;
    const isVariant = variants.includes(first);
    if (isVariant && !this.#usage.usesVariant(name, first)) return false;
    // A request without the field does something else.
    if (what.startsWith('`default`')) return true;
    for (const key of isVariant ? keys.slice(1) : keys) {
      if (key.startsWith('x-')) return true;
      if (isKeyword(key)) continue;
      // A field or variant that the base does not have is new: nobody uses it yet.
      return fields.has(key) ? this.#usage.usesField(name, key) : !what.endsWith(' was added.');
    }
    return true;
  }

  /** `{$request.body#/callback_url}`: callbacks are used by those who send this field. */
  #usesCallbacks({ name, node }: UsedOperation): boolean {
    const urls = Object.values<Node>(node.callbacks).flatMap((callback) => Object.keys(resolve(callback, this.#base)));
    const fields = urls.flatMap((url) => /^\{\$request\.body#\/([^/}]+)\}$/.exec(url)?.[1] ?? []);
    return fields.length < urls.length || fields.some((field) => this.#usage.usesField(name, field));
  }

  /** Types that an operation refers to, without those of variants that are not used. */
  #typesOf({ name, node, selector }: UsedOperation): string[] {
    const found = new Set<string>();
    const visit = (value: Node): void => {
      if (typeof value !== 'object' || value === null) return;
      const { $ref, discriminator } = value;
      if (typeof $ref === 'string' && !found.has($ref)) {
        found.add($ref);
        visit(valueAt($ref, this.#base));
      }
      const unused = Object.entries<string>(Object(discriminator?.mapping)).flatMap(([key, reference]) =>
        discriminator.propertyName === selector && !this.#usage.usesVariant(name, key) ? [reference] : [],
      );
      for (const inner of Object.values<Node>(value)) {
        const list = Array.isArray(inner) ? inner.filter((one) => !unused.includes(Object(one).$ref)) : inner;
        visit(list);
      }
    };
    visit(node);
    return [...found].map(($ref) => nameOf({ $ref }));
  }
}
