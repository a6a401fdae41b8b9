import { type OpenApiDocument, operationsOf } from '../../../document/document.js';
import { type Html, html } from '../../site/html.js';
import { linkToOperation } from './link-to-operation.js';
import { table } from './table.js';

/** When a new task is worth a first look, the soonest first, with the operations that it holds for. */
export function firstLooks(document: OpenApiDocument): Html {
  const bySeconds = new Map<number, Html[]>();
  for (const { operation } of operationsOf(document)) {
    const { 'x-first-poll-after': seconds } = operation;
    if (seconds === undefined) continue;
    bySeconds.set(seconds, [...(bySeconds.get(seconds) ?? []), linkToOperation(operation)]);
  }
  const rows = [...bySeconds].sort(([one], [other]) => one - other);
  return table(
    'First look at a new task',
    ['After', 'Tasks of'],
    rows.map(([seconds, links]) => [`${seconds} s`, links.map((link, index) => [index > 0 && html`<br>`, link])]),
  );
}
