import { isCondition, type Rule } from '../redocly.js';

/** Requests refuse what is not documented; answers take it. An unknown field in a request is a typo or a wasted credit. */
export const requestsClosed: Rule = () => ({
  Schema: {
    enter(schema, context) {
      const file = context.location.source.absoluteRef;
      if (schema.type !== 'object' || schema.oneOf || isCondition(context.location)) return;
      if (file.includes('/requests/')) {
        const openOnPurpose = schema.additionalProperties === true && schema['x-not-shown'];
        if (schema.additionalProperties !== false && !openOnPurpose) {
          context.report({
            message:
              'A request is closed. Write `additionalProperties: false`; where its fields are not shown, ' +
              '`additionalProperties: true` with an `x-not-shown` that says so.',
          });
        }
      } else if (schema.additionalProperties === false) {
        context.report({
          message: 'An answer is open, so that a new field breaks nobody. Remove `additionalProperties: false`.',
          location: context.location.child('additionalProperties'),
        });
      }
    },
  },
});
