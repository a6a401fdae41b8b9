import type { OpenApiDocument } from '../../document/document.js';
import type { Page } from '../site/page.js';
import { entryPage } from './entry-page.js';
import { indexPage } from './index-page.js';
import { assertDescribed } from './missing-comments.js';
import type { PackageModel } from './model.js';
import type { Places } from './places.js';
import { schemaPage } from './schema-page.js';

/** The pages of the package: a list of its entries, then one page for each. */
export function packagePages(model: PackageModel, places: Places, document: OpenApiDocument): Page[] {
  assertDescribed(model);
  const pages = model.entries.map((entry) => ({
    ...(entry.file.startsWith('src/') ? entryPage(entry, places) : schemaPage(entry, document)),
    name: entry.name,
    ...(entry.file.startsWith('src/') && { source: entry.file }),
  }));
  return [indexPage(model, pages), ...pages];
}
