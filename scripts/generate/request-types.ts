import { bodiesOf } from '../document/bodies.js';
import type { OpenApiDocument } from '../document/document.js';
import ts from '../lib/compiler.js';

/**
 * Names of the schemas that only requests have. What a response has too stays as it is: a program may change what it has
 * received.
 */
export function requestOnly(document: OpenApiDocument): Set<string> {
  const bodies = Object.values(bodiesOf(document));
  const sent = reachable(
    bodies.flatMap(({ request }) => request ?? []),
    document,
  );
  const received = reachable(
    bodies.flatMap(({ response, callback }) => [response, callback ?? []].flat()),
    document,
  );
  return new Set([...sent].filter((name) => !received.has(name)));
}

/** Schemas that the named ones refer to, and they themselves. */
function reachable(names: readonly string[], document: OpenApiDocument, found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const text = JSON.stringify(document.components.schemas[name] ?? {});
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, other = '']) => other);
    reachable(references, document, found);
  }
  return found;
}

/**
 * The type of a request as a program may pass it: lists may be read-only, as in a request `as const`, and a field may be
 * `undefined`, as if it were left out. Values are written out in each field, so that compilers and editors name them.
 */
export function toPassedType(type: ts.TypeNode, valuesOf: (name: string) => ts.UnionTypeNode | undefined): ts.TypeNode {
  const { factory } = ts;
  const written = ts.transform(type, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => {
        if (ts.isArrayTypeNode(node)) {
          const list = factory.createArrayTypeNode(ts.visitNode(node.elementType, visit, ts.isTypeNode));
          return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, list);
        }
        if (ts.isPropertySignature(node) && node.type) return withUndefined(ts.visitEachChild(node, visit, context));
        if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return valuesOf(node.typeName.text) ?? node;
        return ts.visitEachChild(node, visit, context);
      };
      return (node) => visit(node) as ts.TypeNode;
    },
  ]);
  return written.transformed[0] as ts.TypeNode;
}

/** `seed?: number` → `seed?: number | undefined`. */
function withUndefined(field: ts.PropertySignature): ts.PropertySignature {
  const { factory } = ts;
  if (!field.questionToken || !field.type) return field;
  const nothing = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  const types = ts.isUnionTypeNode(field.type) ? field.type.types : [field.type];
  const type = factory.createUnionTypeNode([...types, nothing]);
  const optional = factory.updatePropertySignature(field, field.modifiers, field.name, field.questionToken, type);
  return ts.setSyntheticLeadingComments(optional, ts.getSyntheticLeadingComments(field));
}

/** The values of a type that is a list of literals. */
export function literalsOf(type: ts.TypeNode | undefined): ts.UnionTypeNode | undefined {
  return type && ts.isUnionTypeNode(type) && type.types.every(isLiteral) ? type : undefined;
}

/** openapi-typescript writes texts as identifiers with quotation marks, which print as they should. */
const isLiteral = (node: ts.Node) => ts.isLiteralTypeNode(node) || (ts.isIdentifier(node) && node.text.startsWith('"'));
