import type { OpenApiDocument } from '../../document/document.js';
import { inLanguages, type Sample } from './languages.js';
import { packageCallOf } from './package-call.js';
import type { SampleRequest } from './request.js';

/** A request of the document as code, in every language. */
export const samplesOf = (document: OpenApiDocument, request: SampleRequest): Sample[] =>
  inLanguages(request, packageCallOf(document, request.operationId, request.variant?.value));
