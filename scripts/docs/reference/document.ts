import { type OpenApiDocument, operationsOf, resolveSchema, type Schema } from '../../document/document.js';
import { mediaWords } from '../models/media.js';
import { curlOf } from '../samples/curl.js';
import { requestsOf } from '../samples/request.js';

/**
 * The document as the reference shows it: with a curl command for every operation, the way to the downloads, and what
 * `x-media` and `x-not-shown` say in the texts that people read. The document that can be downloaded stays as it is.
 */
export function toReferenceDocument(document: OpenApiDocument): object {
  const copy: OpenApiDocument = structuredClone(document);
  addDetails(copy, document);
  copy.info.description +=
    '\n\nThe document in one file: [openapi.json](openapi.json), [openapi.yaml](openapi.yaml); in OpenAPI 3.0: [openapi-3.0.json](openapi-3.0.json).';
  // Redoc does not render Markdown in the descriptions of servers.
  for (const server of copy.servers) server.description = server.description.replaceAll('`', '');
  for (const described of operationsOf(copy)) {
    const [request] = requestsOf(document, described.operation.operationId);
    const curl = { lang: 'curl', label: 'curl', source: curlOf(request) };
    described.operation['x-codeSamples'] = [curl, ...(described.operation['x-codeSamples'] ?? [])];
  }
  return copy;
}

/** Adds limits on files and undocumented points to descriptions. */
function addDetails(node: unknown, document: OpenApiDocument): void {
  if (typeof node !== 'object' || node === null) return;
  const { 'x-media': media, 'x-not-shown': gaps } = node as Schema;
  if (media || gaps) {
    const { description } = resolveSchema(node as Schema, document);
    const limits = media && `Files: ${mediaWords(media).join(', ')}.`;
    (node as Schema).description = [description, limits, ...Object.values(gaps ?? {})].filter(Boolean).join('\n\n');
  }
  for (const value of Object.values(node)) addDetails(value, document);
}
