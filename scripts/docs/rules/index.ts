import { tables } from '../../../contract-tests/rules/index.js';
import type { RuleTable } from '../../../contract-tests/rules/rule.js';
import type { OpenApiDocument } from '../../document/document.js';
import type { Page } from '../site/page.js';
import { askAll } from './ask.js';
import { ownersOf } from './bodies.js';
import { kinds, overviewPage } from './overview-page.js';
import { tablePage } from './table-page.js';

/**
 * The pages of the rules: an overview, and one for each table. The judges that are quick are asked about what is on them,
 * and where one disagrees there are no pages, but an error with its report.
 *
 *     const [overview, ...bodies] = await rulesPages(document);
 */
export async function rulesPages(document: OpenApiDocument, given: readonly RuleTable[] = tables): Promise<Page[]> {
  const order = Object.keys(kinds);
  const rank = (table: RuleTable) => order.indexOf(ownersOf(table, document).kind);
  const asked = await askAll([...given].sort((one, other) => rank(one) - rank(other)));
  const schemas = new Set(given.map(({ schema }) => schema));
  return [overviewPage(asked, document), ...asked.map((one) => tablePage(one, document, schemas))];
}
