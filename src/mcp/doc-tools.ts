import { find } from '../docs/find.js';
import { docsFolder } from '../docs/package-files.js';
import { type Page, readPages } from '../docs/pages.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { closest } from '../shared/closest.js';
import { excerpt } from '../shared/text.js';
import { reading, type Tool } from './tool.js';

let pages: Page[] | undefined;

/** The guides and operation pages of this package. */
export const docPages = (): Page[] => {
  pages ??= readPages(docsFolder());
  return pages;
};

/** Characters of a page that are returned at a time, about 5,000 tokens. */
const maxLength = 20_000;

/** The page or section of that name. */
export function textOf(name: string): string {
  const [page = '', id] = name.split('#');
  const found = docPages().find((one) => one.name.toLowerCase() === page.toLowerCase());
  const section = found?.sections.find((one) => one.id === (id ?? ''));
  if (section) return section.text;
  const names = found
    ? found.sections.map(({ id }) => (id ? `${found.name}#${id}` : found.name))
    : docPages().map((one) => one.name);
  const meant = closest(name, names);
  const help = meant ? `Did you mean ${meant}?` : `There are ${names.join(', ')}.`;
  throw new ConfigurationError(`The docs have no page ${excerpt(name)}. ${help}`);
}

/** The docs of this package, as Markdown. */
export const docTools: readonly Tool[] = [
  {
    name: 'search_docs',
    title: 'Search the docs',
    description: 'Places of the guides and operation pages that have all the words.',
    annotations: reading,
    input: { words: { type: 'string', minLength: 1, maxLength: 200 } },
    output: { places: { type: 'array', items: { type: 'object' } } },
    run: ({ words }: { words: string }) => {
      const places = find(words.trim(), docPages())
        .slice(0, 10)
        .map(({ page, section }) => ({
          page: section.id ? `${page.name}#${section.id}` : page.name,
          title: section.title,
        }));
      if (places.length === 0) {
        const text = `The docs say nothing about ${excerpt(words.trim()) || 'an empty search'}. Their pages: ${docPages()
          .map(({ name }) => name)
          .join(', ')}.`;
        return { text, fields: { places } };
      }
      const lines = places.map(({ page, title }) => `${page}: ${title}`);
      return { text: [...lines, 'read_doc prints one.'].join('\n'), fields: { places } };
    },
  },
  {
    name: 'read_doc',
    title: 'Read the docs',
    description: 'A page or section as Markdown, such as errors or tasks#when-to-poll.',
    annotations: reading,
    input: { page: { type: 'string', minLength: 1, maxLength: 200 } },
    run: ({ page }: { page: string }) => {
      const text = textOf(page);
      if (text.length <= maxLength) return { text };
      const name = page.split('#')[0];
      const sections =
        docPages()
          .find((one) => one.name === name)
          ?.sections.slice(1) ?? [];
      const rest = sections.map(({ id }) => `${name}#${id}`).join(', ');
      return { text: `${text.slice(0, maxLength)}\n\nThe page is longer. Its sections: ${rest}` };
    },
  },
];
