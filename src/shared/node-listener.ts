/** Marks listeners for servers of Node, which take no `Request`. */
export const nodeListener = Symbol.for('genmedia.node-listener');
