import { tables } from '../../../src/check/rules/index.js';
import { type BodyName, validate } from '../../../src/validate/index.js';
import { operationPlace } from '../../document/docs-links.js';
import type { OpenApiDocument } from '../../document/document.js';
import type { PageGroup } from '../site/layout.js';
import type { Page } from '../site/page.js';
import { operationGroups } from './described-operation.js';
import { operationsIndexPage } from './index-page.js';
import { operationPage, type Sources } from './operation-page.js';

/** The list of all operations, and the page of each. */
interface OperationPages {
  list: Page;
  operations: Page[];
}

/**
 * The pages of the operations: a list of all, and one for each. They are made from the document alone, and from the tables
 * of rules, so that a new operation needs nothing here.
 *
 *     const { list, operations } = operationPages(document);
 */
export function operationPages(
  document: OpenApiDocument,
  sources: Partial<Omit<Sources, 'document'>> = {},
): OperationPages {
  const all = operationGroups(document).flatMap(({ operations }) => operations);
  const known: Sources = {
    tables,
    validate: (schema, body) => validate(schema as BodyName, body),
    ...sources,
    document,
  };
  const operations = all.map((described, index) =>
    operationPage(described, { previous: all[index - 1], next: all[index + 1] }, known),
  );
  return { list: operationsIndexPage(document), operations };
}

/** The operations as the sidebar of their pages lists them. */
export const operationLinks = (document: OpenApiDocument): PageGroup[] =>
  operationGroups(document).map(({ title, operations }) => ({
    title,
    links: operations.map(({ operation: { operationId, summary } }) => ({
      path: operationPlace(operationId),
      title: summary,
    })),
  }));
