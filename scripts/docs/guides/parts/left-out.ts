import type { OpenApiDocument } from '../../../document/document.js';
import { type LeftOut, placeWords } from '../../../generate/openapi-3.0/left-out.js';
import { toOpenApi30 } from '../../../generate/openapi-3.0.js';
import { type Html, html, table } from '../../site/html.js';

/** The rules that the document in OpenAPI 3.0 leaves out, each with the schemas that it is missing from. */
export function leftOut(document: OpenApiDocument): Html {
  const byRule = new Map<string, LeftOut[]>();
  for (const one of toOpenApi30(document)['x-left-out'] as LeftOut[]) {
    byRule.set(one.rule, [...(byRule.get(one.rule) ?? []), one]);
  }
  return table(
    'Rules that are left out of OpenAPI 3.0',
    ['Rule', 'Schemas', 'What 3.0 accepts'],
    [...byRule].map(([rule, entries]) => [
      rule,
      entries.map((one, index) => [index > 0 && html`<br>`, html`<code>${placeWords(one)}</code>`]),
      accepted[entries[0]?.accepts ?? 'same'],
    ]),
  );
}

const accepted = { more: 'more', less: 'less', same: 'the same: the keyword says how to read a text' };
