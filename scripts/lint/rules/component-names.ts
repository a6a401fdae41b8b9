import { baseName, type Context, type Rule } from '../redocly.js';

const pascalCase = /^[A-Z][A-Za-z0-9]*$/;
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A file name is the component's name in the bundle and in TypeScript, so it is in PascalCase and unique.
 * The file of a path is named after its URL and has no inline schemas of bodies.
 */
export const componentNames: Rule = () => {
  const files = new Map<string, string>();
  return {
    ref: {
      enter(node, context, resolved) {
        if (!/\.ya?ml$/.test(node.$ref)) return;
        const name = baseName(node.$ref);
        checkForm(name, context);
        const file = resolved.location?.source.absoluteRef ?? name;
        const other = files.get(name);
        if (other && other !== file) {
          context.report({
            message: `Two files are named ${name}.yaml. Rename one: the file name is the component's name.`,
          });
        }
        files.set(name, file);
      },
    },
    MediaType: {
      enter(node, context) {
        if (node.schema && !node.schema.$ref) {
          context.report({
            message: 'A body has no inline schema. Move it to a file and write its `$ref` here.',
            location: context.location.child('schema'),
          });
        }
      },
    },
  };
};

function checkForm(name: string, context: Context) {
  if (context.type.name === 'PathItem') {
    const expected = String(context.key).slice(1).replaceAll('/', '_');
    if (name !== expected) {
      context.report({
        message: `The file of ${context.key} is named after it. Rename ${name}.yaml to ${expected}.yaml.`,
      });
    }
  } else if (context.type.name === 'Example') {
    if (!kebabCase.test(name)) {
      context.report({
        message: `An example is named for its case in kebab-case, like mv-lip-sync. Rename ${name}.yaml.`,
      });
    }
  } else if (!pascalCase.test(name)) {
    context.report({ message: `A component is named in PascalCase, like WmPosition. Rename ${name}.yaml.` });
  }
}
