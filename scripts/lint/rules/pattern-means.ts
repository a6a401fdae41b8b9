import { everyNode, type Rule } from '../redocly.js';

/** People cannot read a regular expression in an error message, so each pattern says in words what it accepts. */
export const patternMeans: Rule = () =>
  everyNode((node, context) => {
    if (context.type.name !== 'Schema' || 'pattern' in node === 'x-pattern-means' in node) return;
    const message =
      'pattern' in node
        ? 'The pattern does not say what it means. Add `x-pattern-means: …`, to complete “it must be”.'
        : 'There is no pattern for `x-pattern-means` to explain. Remove it.';
    context.report({ message, location: context.location.child('pattern' in node ? 'pattern' : 'x-pattern-means') });
  });
