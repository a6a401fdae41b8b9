import { type Context, everyNode, isObject, type Node, type Rule } from '../redocly.js';

/** The document contains only what other tools read in the same way. The test of the `style` pattern names some of them. */
export const portable: Rule = () =>
  everyNode((node, context) => {
    if (context.type.name === 'Schema') checkSchema(node, context);
    if (context.type.name === 'ServerVariable' && 'description' in node) {
      context.report({
        message:
          'A validator in wide use rejects a description of a server variable. Write it in the one of the server.',
        location: context.location.child('description'),
      });
    }
    if (context.type.name === 'Response') checkLinks(node, context);
  });

function checkSchema(schema: Node, context: Context): void {
  for (const keys of schemasIn(schema)) {
    if (typeof keys.reduce((node, key) => node[key], schema) !== 'boolean') continue;
    context.report({
      message: 'Many tools do not read `true` and `false` as a schema. Write `{}`, or `not: {}`.',
      location: context.location.child(keys),
    });
  }
  if (schema.type === 'array' && !('items' in schema)) {
    context.report({ message: 'An array has items. Add `items: {}` if each of them may be anything.' });
  }
  if (/\\[pP]/.test(schema.pattern ?? '')) {
    context.report({
      message: 'Python, and JavaScript without the `u` flag, do not know `\\p`. Write the characters themselves.',
      location: context.location.child('pattern'),
    });
  }
}

/** Where a schema contains others. `additionalProperties` may be a boolean: OpenAPI has had that since 2.0. */
function schemasIn(schema: Node): string[][] {
  const single = ['items', 'contains', 'not', 'if', 'then', 'else', 'contentSchema', 'propertyNames'];
  const several = ['properties', 'patternProperties', 'dependentSchemas', 'oneOf', 'anyOf', 'allOf', 'prefixItems'];
  return [
    ...single.filter((key) => key in schema).map((key) => [key]),
    ...several.flatMap((key) => Object.keys(schema[key] ?? {}).map((inner) => [key, inner])),
  ];
}

/** Where a response has its identifier in one of two fields, importers that follow both links keep the second. */
function checkLinks({ links }: Node, context: Context): void {
  const names = isObject(links) ? Object.keys(links) : [];
  for (const [index, name] of names.entries()) {
    const first = name.replace(/ByTaskId$/, 'ById');
    if (name === first || names.slice(0, index).includes(first)) continue;
    context.report({
      message: `A program that follows both links keeps the last. Write \`${first}\` before \`${name}\`.`,
      location: context.location.child(['links', name]),
    });
  }
}
