// biome-ignore lint/suspicious/noExplicitAny: a document is whatever its text holds.
type Node = any;

/** A request and a callback of the document, as files named after their schemas, so that there is something to validate. */
export function exampleBodies(document: Node): Record<string, string> {
  const operations: Node[] = Object.values<Node>(document.paths).flatMap((path) => Object.values<Node>(path));
  const callbacks = operations
    .flatMap((operation) => Object.values<Node>(operation.callbacks ?? {}))
    .flatMap((callback) => Object.values<Node>(callback).flatMap((path) => Object.values<Node>(path)));
  const files = [operations, callbacks].flatMap((group) => {
    const [file] = group.flatMap(({ requestBody }) => fileOf(requestBody?.content?.['application/json'], document));
    return file ? [file] : [];
  });
  return Object.fromEntries(files);
}

function fileOf(content: Node, { components }: Node): [string, string][] {
  const last = (node: Node) => node?.$ref?.split('/').at(-1);
  const name = last(content?.schema);
  const example = components.examples?.[last(Object.values(content?.examples ?? {})[0])]?.value;
  if (name === undefined || example === undefined) return [];
  return [[`${name}.example.json`, `${JSON.stringify(example, null, 2)}\n`]];
}
