import { valueAt } from '../document/reference.js';
import type { Node } from './versioned-document.js';

/** Our own keywords that reject requests; openapi/docs/extensions.md describes them. */
const limits = ['x-media', 'x-pause-marker', 'x-count-equals'];

/**
 * The document in a form that Redocly rates. In its own form, `redocly diff` (2.73) would ignore a range next to a `$ref`,
 * what is only in the body of a callback, and limits that are written as extensions.
 */
export function toRatable(document: Node): Node {
  const rewrite = (node: Node): Node => {
    if (Array.isArray(node)) return node.map(rewrite);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...beside } = node;
    if (typeof $ref === 'string' && Object.keys(beside).length > 0) {
      return rewrite({ ...(valueAt($ref, document) as Node), ...beside });
    }
    const { items, ...others } = mapValues(node, rewrite);
    // `items: {}` limits nothing, but Redocly would rate it as breaking.
    const isAnything = items !== undefined && Object.keys(items).length === 0;
    const whole = items === undefined || isAnything ? others : { items, ...others };
    return node.requestBody ? withLength(whole) : withLimits(whole);
  };
  const ratable = rewrite(document);
  return { ...ratable, webhooks: { ...ratable.webhooks, ...bodiesOfCallbacks(ratable) } };
}

/** A limit on a file or a text becomes a property of it, which has to be there and to fit. */
function withLimits(node: Node): Node {
  const keywords = Object.entries(node);
  const own = keywords.filter(([keyword]) => limits.includes(keyword));
  if (own.length === 0) return node;
  const others = keywords.filter(([keyword]) => !limits.includes(keyword));
  return { ...Object.fromEntries(others), ...toSchema(Object.fromEntries(own)) };
}

/** `{ formats: ['png'], bytes: { maximum: 9 } }` → a schema with an `enum` for `formats` and that range for `bytes`. */
function toSchema(limit: Node): Node {
  if (Array.isArray(limit)) return { enum: limit };
  if (typeof limit !== 'object') return { const: limit };
  if (Object.keys(limit).every((key) => /m(?:in|ax)imum$/i.test(key))) return limit;
  return { required: Object.keys(limit), properties: mapValues(limit, toSchema) };
}

/** The limit on a body becomes one on a header. */
function withLength(operation: Node): Node {
  const { 'x-max-bytes': maximum, ...requestBody } = operation.requestBody;
  const schema = { properties: { 'x-max-bytes': { maximum } } };
  return {
    ...operation,
    requestBody,
    parameters: [...(operation.parameters ?? []), { name: 'Content-Length', in: 'header', schema }],
  };
}

/** The bodies of callbacks, repeated in a place where Redocly knows that the caller reads them. */
function bodiesOfCallbacks({ components }: Node): Node {
  return mapValues(components.callbacks ?? {}, (callback) => Object.values(callback)[0]);
}

function mapValues(node: Node, change: (value: Node) => Node): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}
