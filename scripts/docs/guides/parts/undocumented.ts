import { type OpenApiDocument, operationsOf } from '../../../document/document.js';
import { groupByValue } from '../../../document/models/group-by-value.js';
import { capital } from '../../../document/words.js';
import { type Html, heading, html, joined } from '../../site/html.js';
import { inlineHtml } from '../../site/markdown.js';
import { linkToOperation } from '../operation-link.js';
import { type Entry, type Occurrence, undocumentedEntries } from './undocumented-entries.js';

const groups = [
  { id: 'whole-service', title: 'The whole service', holds: ({ isGeneral }: Entry) => isGeneral },
  {
    id: 'whole-bodies',
    title: 'Operations and whole bodies',
    holds: ({ occurrences }: Entry) => occurrences.some(({ field }) => !field),
  },
  { id: 'single-fields', title: 'Single fields', holds: () => true },
];

/** Everything that is undocumented: each sentence once, with every place that it concerns. */
export function undocumented(document: OpenApiDocument): Html {
  const totals = totalsOf(document);
  const rest = new Set(undocumentedEntries(document));
  return html`${groups.map(({ id, title, holds }) => {
    const members = [...rest].filter(holds);
    for (const entry of members) rest.delete(entry);
    return html`${heading(3, id, `${title} (${members.length})`)}
<ul class="undocumented">
${members.map((entry) => item(entry, totals))}</ul>
`;
  })}`;
}

type Totals = Record<Occurrence['part'], number>;

/** How many operations have a part. */
function totalsOf(document: OpenApiDocument): Totals {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const all = operations.length;
  const having = (part: 'requestBody' | 'callbacks') => operations.filter((operation) => operation[part]).length;
  return {
    operation: all,
    request: having('requestBody'),
    response: all,
    callback: having('callbacks'),
    rejection: all,
  };
}

function item({ name, sentence, occurrences }: Entry, totals: Totals): Html {
  const lines = linesOf(occurrences).map((line) => html`<li>${write(line, totals)}</li>`);
  return html`<li id="${name}"><p>${inlineHtml(sentence)}</p>${lines.length > 0 && html`<ul>${lines}</ul>`}</li>
`;
}

/** The occurrences of one part and field, which share a line. */
type Line = readonly [Occurrence, ...Occurrence[]];

const linesOf = (occurrences: readonly Occurrence[]): Line[] =>
  groupByValue(occurrences.map((one) => [one, [one.part, lastName(one)]])).map(([line]) => line);

/** The field itself, without the way to it. */
const lastName = ({ field }: Occurrence) => field.slice(field.lastIndexOf('.') + 1);

const openings = {
  operation: '',
  request: 'request of ',
  response: 'response to ',
  callback: 'callback of ',
  rejection: 'rejection of ',
};

/** A line such as: `duration` in the request of createText2Video (genq1). */
function write(line: Line, totals: Totals): Html {
  const [first] = line;
  const operations = linksOf(line);
  const isEvery = operations.length === totals[first.part];
  const where = isEvery ? `every ${first.part}` : openings[first.part];
  const name = lastName(first);
  const start = name ? html`<code>${name}</code> in ${isEvery ? '' : 'the '}${where}` : capital(where);
  return html`${start}${!isEvery && joined(operations)}`;
}

/** Each operation of a line once, with its variants if it is not all of them. */
function linksOf(line: Line): Html[] {
  return [...new Set(line.map(({ operation }) => operation))].map((operation) => {
    const own = line.filter((occurrence) => occurrence.operation === operation);
    const variants = new Set(own.flatMap((occurrence) => occurrence.variants));
    const only = variants.size > 0 && variants.size < (own[0]?.outOf ?? 0) && ` (${[...variants].join(', ')})`;
    return html`${linkToOperation(operation, html`<code>${operation.operationId}</code>`)}${only}`;
  });
}
