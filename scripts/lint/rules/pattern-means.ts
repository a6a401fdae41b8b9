import { everyNode, type Rule } from '../redocly.js';

/** A regular expression is no message for people. Each one says in words what it lets through, and no words stand alone. */
export const patternMeans: Rule = () =>
  everyNode((node, context) => {
    if (context.type.name !== 'Schema' || 'pattern' in node === 'x-pattern-means' in node) return;
    const message =
      'pattern' in node
        ? 'The pattern does not say what it means. Write beside it `x-pattern-means: …`, to complete “it must be”.'
        : 'There is no pattern for `x-pattern-means` to explain. Remove it.';
    context.report({ message, location: context.location.child('pattern' in node ? 'pattern' : 'x-pattern-means') });
  });
