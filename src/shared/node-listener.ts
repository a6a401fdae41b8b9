/** Marks listeners for servers of Node, which are no functions of a `Request`. */
export const nodeListener = Symbol.for('genmedia.node-listener');
