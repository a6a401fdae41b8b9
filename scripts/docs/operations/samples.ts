import type { OpenApiDocument } from '../../document/document.js';
import { curlOf } from '../reference/curl.js';
import { codeSample } from '../site/highlight.js';
import { type Content, type Html, html } from '../site/html.js';
import type { DescribedOperation } from './described-operation.js';
import { examplesOf } from './examples.js';
import { shownFor, type Variants } from './variants.js';

/** A request of the operation in each language: its examples, or the call itself if it has no body. */
export function samplesView(described: DescribedOperation, variants: Variants, document: OpenApiDocument): Content {
  const examples = examplesOf(described.operation.requestBody, document);
  if (examples.length === 0) return codeSample(curlOf(described, document), 'sh');
  return examples.map(({ summary, value }): Html => {
    const variant = variants.by === null ? '' : String((value as Record<string, unknown>)[variants.by]);
    return html`<div class="op-samples"${shownFor([variant], variants)}><p>${summary}</p>${codeSample(JSON.stringify(value, null, 2), 'json')}</div>`;
  });
}
