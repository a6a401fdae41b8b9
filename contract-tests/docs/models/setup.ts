import type { BrowserContextOptions, Page } from '@playwright/test';
import { toMatrix } from '../../../scripts/document/models/matrix.js';
import { document } from '../../support/document.js';
import { openSite } from '../site/site.js';

export const matrix = toMatrix(document);

/** Opens the page of models, with an optional query and hash. */
export const openModels = (url = '', browserOptions: BrowserContextOptions = {}): Promise<Page> =>
  openSite(`models.html${url}`, browserOptions);

/** The visible fields, such as `createMv lip_sync`, in tables or, on a phone, in lists. */
export function fieldsOn(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('[data-field]')]
    .filter((row) => row.checkVisibility())
    .map((row) => row.closest('[data-generator]').dataset.generator + ' ' + row.dataset.field)`);
}

/** All fields on the page except those that select the column. */
export const allFields: readonly string[] = matrix.generators.flatMap(({ operationId, by, fields }) =>
  fields.filter(({ name }) => name !== by).map(({ name }) => `${operationId} ${name}`),
);
