import { baseName, type Context, type Node, type Rule } from '../redocly.js';

/**
 * A union, its `mapping` and the `const` of its variants agree.
 * openapi-typescript reads the mapping and ajv the const: if they differ, so do types and validators.
 */
export const unionAgrees: Rule = () => ({
  Schema: {
    enter(schema, context) {
      const members: Node[] = schema.oneOf ?? [];
      if (schema.discriminator) {
        checkUnion(schema, members, context);
      } else if (members.length > 0 && members.every((member) => member.$ref)) {
        context.report({
          message:
            'A union of named schemas needs a `discriminator`. Add one with `propertyName` and a full `mapping`.',
          location: context.location.child('oneOf'),
        });
      }
    },
  },
});

function checkUnion(schema: Node, members: Node[], context: Context) {
  const { propertyName, mapping = {} } = schema.discriminator;
  const at = (keys: string[]) => context.location.child(keys);
  const name = baseName(context.location.source.absoluteRef);
  const base = name.replace(/(?:Request|Callback)$/, '');
  const values = new Set<string>();

  if (schema.type !== 'object') {
    context.report({ message: 'A union of objects has a type. Add `type: object` next to `oneOf`.' });
  }
  for (const [index, member] of members.entries()) {
    if (!member.$ref) {
      context.report({
        message: 'A variant has a file of its own. Move it there and write its `$ref` here.',
        location: at(['oneOf', String(index)]),
      });
      continue;
    }
    const { node: variant, location = at(['oneOf', String(index)]) } = context.resolve(member);
    const report = (message: string) => context.report({ message, location });
    const file = baseName(member.$ref);
    const value = variant?.properties?.[propertyName]?.const;
    if (typeof value !== 'string') {
      report(
        `${file} does not say which \`${propertyName}\` it is for. Write \`${propertyName}: { type: string, const: … }\`.`,
      );
      continue;
    }
    values.add(value);
    if (!variant.required?.includes(propertyName)) {
      report(`${file} does not require \`${propertyName}\`. Add it to \`required\`.`);
    }
    if (variant.title !== value) {
      report(
        `${file} is titled \`${variant.title}\`. Write \`title: ${value}\`, so that readers see its ${propertyName}.`,
      );
    }
    // A callback has the variants of its query, or its own.
    const isOwn = name.endsWith('Callback') && file === name + pascalCase(value);
    if (file !== base + pascalCase(value) && !isOwn) {
      report(`${file} is the variant \`${value}\`. Name its file ${base}${pascalCase(value)}.yaml.`);
    }
    if (mapping[value] !== member.$ref) {
      const found = mapping[value] ? `maps \`${value}\` to ${mapping[value]}` : `has no \`${value}\``;
      context.report({
        message: `The mapping ${found}. Write \`${value}: ${member.$ref}\`.`,
        location: at(['discriminator', 'mapping']),
      });
    }
  }
  for (const value of Object.keys(mapping).filter((key) => !values.has(key))) {
    context.report({
      message: `The mapping names \`${value}\`, but no variant has it as its const. Remove it or add its variant to \`oneOf\`.`,
      location: at(['discriminator', 'mapping', value]),
    });
  }
}

/** `genq2-pro` → `Genq2Pro`, `gen1.5` → `Gen15`, `sing_perform` → `SingPerform`. */
function pascalCase(value: string): string {
  return value
    .split(/[-._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
