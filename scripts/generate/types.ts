import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { bodiesOf, bodyNames } from '../document/bodies.js';
import { type OpenApiDocument, operationsOf } from '../document/document.js';
import { walk } from '../document/walk.js';
import ts from '../lib/compiler.js';
import { describeFields } from './field-docs.js';
import { generatorTypes } from './models.js';
import { literalsOf, requestOnly, toPassedType } from './request-types.js';

/**
 * The TypeScript types of the document: `paths`, `operations` and `components`, and each schema as a type of its own
 * name. Compiler messages then speak of `Text2VideoGenq1` where they would else spell out all its fields.
 */
export async function toTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(describeFields(document) as unknown as OpenAPI3, { defaultNonNullable: false });
  const schemas = nodes.filter(ts.isInterfaceDeclaration).flatMap(schemasOf);
  const types = new Map(schemas.map((schema) => [nameOf(schema), schema.type]));
  const requests = requestOnly(document);
  const valuesOf = (name: string) => literalsOf(types.get(name));
  const rest = nodes.map((node) => (isComponents(node) ? withNamedSchemas(node) : node));
  const passed = (node: ts.Node) =>
    ts.isTypeAliasDeclaration(node) && requests.has(node.name.text)
      ? withComments(
          ts.factory.createTypeAliasDeclaration(node.modifiers, node.name, [], toPassedType(node.type, valuesOf)),
          node,
        )
      : node;
  return [
    '/** Made from openapi/ by `npm run generate`. */\n',
    astToString(refer(schemas.map(toAlias)).map(passed).concat(refer(rest))).replaceAll(noContent, rejectedContent),
    rejectedBody,
    '/** Names of the schemas of the request, the response and the callback of each operation. */',
    `export interface bodies ${JSON.stringify(bodiesOf(document), null, 4)}`,
    '/** Fields of the request of each operation that are files, for checks of one file. */',
    `export interface fileFields {\n${fileFieldLines(document)}}`,
    '/** Names of all these schemas. */',
    `export type BodyName = ${bodyNames(document)
      .map((name) => `"${name}"`)
      .join(' | ')};`,
    '/** What creates media and has a documented request, by its name on the client: `text2video`, `adFilm.edit`. */',
    `${generatorTypes(document)}\n`,
  ].join('\n');
}

/** openapi-typescript takes a response without documented content for one without a body, which nothing can be read from. */
const noContent = 'content?: never;';
const rejectedContent = 'content: {\n                "*/*": RejectedBody;\n            };';

const rejectedBody = `/**
 * Body of a rejected request as clients read it: JSON, or text if it is not JSON, or nothing. Its form is undocumented.
 */
export type RejectedBody = string | number | boolean | null | undefined | RejectedBody[] | {
    [name: string]: RejectedBody;
};`;

/** `createMv: "images" | "audio_url";` */
function fileFieldLines(document: OpenApiDocument): string {
  return operationsOf(document)
    .map(({ operation }) => {
      const places = walk(operation.requestBody?.content['application/json'].schema ?? {}, document);
      const files = places.filter(({ schema }) => schema['x-media']?.kind).map(({ name }) => name.replaceAll('[]', ''));
      const names = [...new Set(files)].map((name) => `"${name}"`);
      return names.length > 0 ? `    ${operation.operationId}: ${names.join(' | ')};\n` : '';
    })
    .join('');
}

const isComponents = (node: ts.Node): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text === 'components';

const isSchemas = (member: ts.TypeElement): member is ts.PropertySignature & { type: ts.TypeLiteralNode } =>
  ts.isPropertySignature(member) && nameOf(member) === 'schemas';

const nameOf = (member: ts.PropertySignature) => (member.name as ts.Identifier).text;

/** The members of `components.schemas`. */
function schemasOf(node: ts.InterfaceDeclaration): ts.PropertySignature[] {
  if (!isComponents(node)) return [];
  return node.members.filter(isSchemas).flatMap(({ type }) => type.members.filter(ts.isPropertySignature));
}

/** `Task: {…}` → `export type Task = {…}`. */
function toAlias(schema: ts.PropertySignature): ts.Node {
  const exported = ts.factory.createModifier(ts.SyntaxKind.ExportKeyword);
  const alias = ts.factory.createTypeAliasDeclaration([exported], nameOf(schema), [], schema.type as ts.TypeNode);
  return withComments(alias, schema);
}

const withComments = <Node extends ts.Node>(node: Node, from: ts.Node): Node =>
  ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(from));

/** `Task: {…}` → `Task: Task` in `components.schemas`. */
function withNamedSchemas(components: ts.InterfaceDeclaration): ts.InterfaceDeclaration {
  const named = schemasOf(components).map((schema) =>
    ts.factory.createPropertySignature(
      [],
      nameOf(schema),
      undefined,
      ts.factory.createTypeReferenceNode(nameOf(schema)),
    ),
  );
  const members = components.members.map((member) =>
    isSchemas(member)
      ? ts.factory.createPropertySignature([], 'schemas', undefined, ts.factory.createTypeLiteralNode(named))
      : member,
  );
  return ts.factory.createInterfaceDeclaration(components.modifiers, components.name, [], [], members);
}

/** `components["schemas"]["Task"]` → `Task`, everywhere. */
function refer(nodes: ts.Node[]): ts.Node[] {
  return ts.transform(nodes, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => {
        if (ts.isIndexedAccessTypeNode(node) && ts.isIndexedAccessTypeNode(node.objectType)) {
          const name = textOf(node.indexType);
          if (name && textOf(node.objectType.indexType) === 'schemas') return ts.factory.createTypeReferenceNode(name);
        }
        tidyComments(node);
        return ts.visitEachChild(node, visit, context);
      };
      return visit;
    },
  ]).transformed;
}

function textOf(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

/** Makes comments read as people write them, without what openapi-typescript notes for itself. */
function tidyComments(node: ts.Node) {
  const comments = ts.getSyntheticLeadingComments(node);
  if (!comments) return;
  const useful = comments.filter(({ text }) => !text.includes('added by openapi-typescript'));
  const tidy = useful.map((comment) => ({
    ...comment,
    text: comment.text
      .replace('@description ', '')
      .replace(/ \(enum property replaced by openapi-typescript\)\n \* @enum \{string\}/, '')
      .replace(/ \*\s+@see/, ' * @see'),
  }));
  ts.setSyntheticLeadingComments(node, tidy);
}
