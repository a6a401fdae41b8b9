import { type OpenApiDocument, operationsOf } from '../../../document/document.js';
import { type Html, html, table } from '../../site/html.js';
import { linkToOperation } from '../operation-link.js';

/** When to poll a new task first, soonest first, with the operations that this applies to. */
export function firstPolls(document: OpenApiDocument): Html {
  const bySeconds = new Map<number, Html[]>();
  for (const { operation } of operationsOf(document)) {
    const { 'x-first-poll-after': seconds } = operation;
    if (seconds === undefined) continue;
    bySeconds.set(seconds, [...(bySeconds.get(seconds) ?? []), linkToOperation(operation)]);
  }
  const rows = [...bySeconds].sort(([one], [other]) => one - other);
  return table(
    'First poll of a new task',
    ['After', 'Tasks of'],
    rows.map(([seconds, links]) => [`${seconds} s`, links.map((link, index) => [index > 0 && html`<br>`, link])]),
  );
}
