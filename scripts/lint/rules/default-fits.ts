import { Ajv2020 } from 'ajv/dist/2020.js';
import { everyNode, type Node, type Rule } from '../redocly.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** A default is a valid value of its field. Other tools do not check it, so a wrong one would mislead every reader. */
export const defaultFits: Rule = () =>
  everyNode((node, context) => {
    if (context.type.name !== 'Schema' || !('default' in node)) return;
    const { $ref, ...siblings } = node;
    const schema: Node = $ref ? { ...context.resolve(node).node, ...siblings } : siblings;
    if (!ajv.validate(schema, node.default)) {
      const allowed = schema.enum ? `: ${schema.enum.join(', ')}` : '';
      context.report({
        message: `The default \`${node.default}\` ${ajv.errors?.[0]?.message}. Write a valid one${allowed}.`,
        location: context.location.child('default'),
      });
    }
  });
