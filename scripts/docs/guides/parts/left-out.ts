import type { OpenApiDocument } from '../../../document/document.js';
import { groupByValue } from '../../../document/models/group-by-value.js';
import { type LeftOut, placeWords } from '../../../generate/openapi-3.0/left-out.js';
import { toOpenApi30 } from '../../../generate/openapi-3.0.js';
import { type Html, html, joined, table } from '../../site/html.js';

/** The rules that the document in OpenAPI 3.0 leaves out, each with the schemas that it is missing from. */
export function leftOut(document: OpenApiDocument): Html {
  const all = toOpenApi30(document)['x-left-out'] as LeftOut[];
  return table(
    'Rules that are left out of OpenAPI 3.0',
    ['Rule', 'Schemas', 'What 3.0 accepts'],
    groupByValue(all.map((one) => [one, one.rule])).map(([entries, rule]) => [
      rule,
      joined(
        entries.map((one) => html`<code>${placeWords(one)}</code>`),
        html`<br>`,
      ),
      accepted[entries[0].accepts],
    ]),
  );
}

const accepted = { more: 'more', less: 'less', same: 'the same: the keyword says how to read a text' };
