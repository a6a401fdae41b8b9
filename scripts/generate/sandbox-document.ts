import { readFile } from 'node:fs/promises';
import { type OpenAPIOverlayAction, openapiOverlay } from 'openapi-format';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../document/document.js';

const overlay = 'openapi/overlays/sandbox.overlay.yaml';

/** The document with the rejections of the sandbox. */
export async function toSandboxDocument(document: OpenApiDocument): Promise<OpenApiDocument> {
  const overlaySet = parse(await readFile(overlay, 'utf8'));
  const { data, resultData } = await openapiOverlay({ ...structuredClone(document) }, { overlaySet });
  // An action that finds nothing is not an error to the library, but here it is a typo or left over.
  const [unused] = resultData.unusedActions as OpenAPIOverlayAction[];
  if (unused) throw new Error(`${overlay}: ${unused.target} leads to nothing in the document.`);
  return data as unknown as OpenApiDocument;
}
