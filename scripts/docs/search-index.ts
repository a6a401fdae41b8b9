import { type OpenApiDocument, type Operation, operationsOf, type Schema } from '../generate/document.js';
import { fieldsOf } from './fields.js';
import { operationLink } from './operation-link.js';
import type { Page } from './page.js';

/** Something that can be found, as the search in the browser reads it. */
export interface Entry {
  title: string;
  /** What it is, and where. */
  about: string;
  /** From the root of the site. */
  url: string;
}

/** Everything that can be found: pages, their sections, operations and the fields of their requests. */
export function toSearchIndex(document: OpenApiDocument, pages: readonly Page[]): Entry[] {
  return [
    ...pages.map(({ title, summary, path }) => ({ title, about: summary, url: path })),
    ...operationsOf(document).flatMap(({ method, path, operation }) => {
      const url = operationLink(operation.operationId, document);
      const { summary } = operation;
      return [
        { title: summary, about: `${method} ${path}`, url },
        ...fieldsOf(requestOf(operation), document).map(({ name, description }) => ({
          title: name,
          about: `${summary}: ${description}`,
          url,
        })),
      ];
    }),
    ...pages.flatMap(sectionsOf),
  ];
}

function sectionsOf({ path, title, body }: Page): Entry[] {
  const headings = [...body.text.matchAll(/<h[23] id="([^"]+)"[^>]*>(.*?)(?:<a class="anchor"|<\/h)/gs)];
  return headings.map(([, id, text = '']) => ({ title: plain(text), about: title, url: `${path}#${id}` }));
}

const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? '');

const requestOf = ({ requestBody }: Operation): Schema => requestBody?.content['application/json'].schema ?? {};
