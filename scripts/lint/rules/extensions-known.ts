import { Ajv2020 } from 'ajv/dist/2020.js';
import { extensions } from '../extensions.js';
import { everyNode, type Rule } from '../redocly.js';

const ajv = new Ajv2020({ allErrors: true });
const shapes = new Map(Object.entries(extensions).map(([name, shape]) => [name, ajv.compile(shape)]));

/** Every `x-` keyword is one of ours, in its documented shape. A misspelled one would be ignored silently. */
export const extensionsKnown: Rule = () =>
  everyNode((node, context) => {
    for (const [name, value] of Object.entries(node)) {
      if (!name.startsWith('x-')) continue;
      const location = context.location.child(name);
      const validate = shapes.get(name);
      if (!validate) {
        context.report({
          message: `\`${name}\` is not an extension of this document. Use one of ${[...shapes.keys()].join(', ')}, or add it to openapi/docs/extensions.md and scripts/lint/extensions.ts.`,
          location,
        });
      } else if (!validate(value)) {
        context.report({
          message: `${ajv.errorsText(validate.errors, { dataVar: name })}. openapi/docs/extensions.md documents its shape.`,
          location,
        });
      }
    }
  });
