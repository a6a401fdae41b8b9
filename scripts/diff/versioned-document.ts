// biome-ignore lint/suspicious/noExplicitAny: a document is whatever its text holds.
type Node = any;

/** A document with the version it was, or is to be, released as. */
export interface Versioned {
  /** What messages call it. */
  name: string;
  version: string;
  document: Node;
}

/** Reads a document, and fails with a sentence where it is none that can be compared. */
export function toDocument(text: string, name: string): Versioned {
  let document: Node;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON. Compare bundled documents, such as generated/openapi.json.`);
  }
  if (!/^3\./.test(document?.openapi) || !document.paths || !document.components?.schemas) {
    throw new Error(`${name} is not an OpenAPI document with paths and schemas.`);
  }
  const version = String(document.info?.version);
  if (!/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`\`info.version\` of ${name} is \`${version}\`, not a version such as 1.2.3.`);
  }
  return { name, version, document };
}
