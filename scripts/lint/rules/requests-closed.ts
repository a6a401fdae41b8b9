import { isCondition, type Rule } from '../redocly.js';

/**
 * Requests reject undocumented fields, since one is a typo or a wasted credit. Responses accept them, since the service
 * may add fields.
 */
export const requestsClosed: Rule = () => ({
  Schema: {
    enter(schema, context) {
      const file = context.location.source.absoluteRef;
      if (schema.type !== 'object' || schema.oneOf || isCondition(context.location)) return;
      if (/[\\/]requests[\\/]/.test(file)) {
        const isOpenOnPurpose = schema.additionalProperties === true && schema['x-undocumented'];
        if (schema.additionalProperties !== false && !isOpenOnPurpose) {
          context.report({
            message:
              'A request is closed. Write `additionalProperties: false`; where its fields are undocumented, ' +
              '`additionalProperties: true` with an `x-undocumented` that says so.',
          });
        }
      } else if (schema.additionalProperties === false) {
        context.report({
          message:
            'A response is open, so that a new field does not break users. Remove `additionalProperties: false`.',
          location: context.location.child('additionalProperties'),
        });
      }
    },
  },
});
