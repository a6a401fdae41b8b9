import { type Body, nameOf, type OpenApiDocument } from './document.js';

/** An example of a body. */
export interface BodyExample {
  name: string;
  /** What it is an example of, in a few words. */
  summary: string;
  value: unknown;
}

/** The examples of a body, in the order of the document. */
export function examplesOf(body: Body | undefined, { components }: OpenApiDocument): BodyExample[] {
  return Object.entries(body?.content['application/json'].examples ?? {}).map(([name, { $ref }]) => {
    const example = components.examples[nameOf($ref)];
    if (!example) throw new Error(`The document has no example ${$ref}.`);
    return { name, summary: example.summary ?? '', value: example.value };
  });
}
