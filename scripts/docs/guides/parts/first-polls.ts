import { type OpenApiDocument, operationsOf } from '../../../document/document.js';
import { groupByValue } from '../../../document/models/group-by-value.js';
import { type Html, html, joined, table } from '../../site/html.js';
import { linkToOperation } from '../operation-link.js';

/** When to poll a new task first, soonest first, with the operations that this applies to. */
export function firstPolls(document: OpenApiDocument): Html {
  const polled = operationsOf(document).flatMap(({ operation }) => {
    const { 'x-first-poll-after': seconds } = operation;
    return seconds === undefined ? [] : [[linkToOperation(operation), seconds] as const];
  });
  const rows = groupByValue(polled).sort(([, one], [, other]) => one - other);
  return table(
    'First poll of a new task',
    ['After', 'Tasks of'],
    rows.map(([links, seconds]) => [`${seconds} s`, joined(links, html`<br>`)]),
  );
}
