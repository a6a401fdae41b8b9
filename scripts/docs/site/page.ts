import type { Html } from './html.js';
import { plainText } from './plain-text.js';

/** What stands under one heading of a page. The text before the first heading has an empty id and title. */
export interface Section {
  id: string;
  level: number;
  title: string;
  /** The title as HTML, which may contain code. */
  label: Html | undefined;
  /** Without markup, line by line: a paragraph, a row of a table and a line of code are one each. */
  text: string;
}

/** A page of the site. */
export interface Page {
  /** The path of the page in the site, such as `guides/costs.html`. */
  path: string;
  title: string;
  /** What is on the page, in one sentence. */
  summary: string;
  /** What stands in `<main>`, from its `<h1>` on. */
  body: Html;
  /** The body, divided at its headings. */
  sections: readonly Section[];
  /** Whether it needs the space of the contents list. */
  isWide?: boolean;
  /** The file of the repository that its text is in, for those who want to edit it. */
  source?: string;
  /** Scripts that it needs in addition to those of every page, by their names in `browser/`. */
  scripts?: readonly string[];
}

/** A page with its sections, which its body contains. */
export const toPage = (page: Omit<Page, 'sections'>): Page => ({ ...page, sections: sectionsOf(page.body) });

/** Samples before the first heading say how, not what a page is about. */
const code = /<pre\b.*?<\/pre>/gs;

/** A body, divided at the headings that can be linked to. */
export function sectionsOf({ text, headings }: Html): Section[] {
  const textFrom = (start: number, next: number) => plainText(text.slice(start, headings[next]?.start));
  return [
    {
      id: '',
      level: 1,
      title: '',
      label: undefined,
      text: plainText(text.slice(0, headings[0]?.start).replace(code, '')),
    },
    ...headings.map(({ id, level, title, end }, index) => ({
      id,
      level,
      title: plainText(title.text).replaceAll('\n', ' '),
      label: title,
      text: textFrom(end, index + 1),
    })),
  ];
}

/** Where the picture of a page for previews of links is. */
export const picturePath = (path: string): string => `open-graph/${path.replace(/\.html$/, '.png')}`;

/** The way from one page of the site to another, so that it may be hosted anywhere: `../models.html`. */
export function linkFrom(page: string, target: string): string {
  return '../'.repeat(page.split('/').length - 1) + target;
}
