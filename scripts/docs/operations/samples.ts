import type { OpenApiDocument } from '../../document/document.js';
import { samplesOf } from '../samples/index.js';
import { requestsOf } from '../samples/request.js';
import { codeSample } from '../site/highlight.js';
import { type Content, type Html, html } from '../site/html.js';
import { shownFor, type Variants } from './variants.js';

/**
 * The requests of an operation in every language: one for each of its examples, or the call itself if it has no body. A
 * script adds buttons for the languages. Without it, all but the first are folded.
 */
export function samplesView(operationId: string, variants: Variants, document: OpenApiDocument): Content {
  return requestsOf(document, operationId).map((request): Html => {
    const samples = samplesOf(document, request).map(
      ({ language, label, code }, index) =>
        html`<details class="op-sample" data-language="${label}"${index === 0 && html` open`}><summary>${label}</summary>${codeSample(code, language)}</details>`,
    );
    const attributes = request.variant && shownFor([request.variant.value], variants);
    return html`
<div class="op-samples"${attributes}>${request.body && html`<p>${request.title}</p>`}${samples}</div>`;
  });
}
