import { tables } from '../../../src/check/rules/index.js';
import type { RuleTable } from '../../../src/check/rules/rule.js';
import type { OpenApiDocument } from '../../document/document.js';
import type { Page } from '../site/page.js';
import { overviewPage } from './overview-page.js';
import { tablePage } from './table-page.js';

/**
 * The pages of the rules: an overview, and one for each table.
 *
 *     const [overview, ...bodies] = rulesPages(document);
 */
export function rulesPages(document: OpenApiDocument, ruleTables: readonly RuleTable[] = tables): Page[] {
  const schemas = new Set(ruleTables.map(({ schema }) => schema));
  return [overviewPage(ruleTables, document), ...ruleTables.map((table) => tablePage(table, document, schemas))];
}
