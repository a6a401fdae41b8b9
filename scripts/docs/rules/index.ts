import { tables } from '../../../src/check/rules/index.js';
import type { RuleTable } from '../../../src/check/rules/rule.js';
import type { OpenApiDocument } from '../../document/document.js';
import type { Page } from '../site/page.js';
import { ownersOf } from './body-owners.js';
import { judgeAll } from './judge-all.js';
import { kinds, overviewPage } from './overview-page.js';
import { tablePage } from './table-page.js';

/**
 * The pages of the rules: an overview, and one for each table. The quick judges check every case; if one disagrees, this
 * throws an error with its report.
 *
 *     const [overview, ...bodies] = await rulesPages(document);
 */
export async function rulesPages(
  document: OpenApiDocument,
  ruleTables: readonly RuleTable[] = tables,
): Promise<Page[]> {
  const order = Object.keys(kinds);
  const rank = (table: RuleTable) => order.indexOf(ownersOf(table, document).kind);
  const judged = await judgeAll([...ruleTables].sort((one, other) => rank(one) - rank(other)));
  const schemas = new Set(ruleTables.map(({ schema }) => schema));
  return [overviewPage(judged, document), ...judged.map((table) => tablePage(table, document, schemas))];
}
