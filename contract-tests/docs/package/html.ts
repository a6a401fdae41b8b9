import { between, rowsOf } from '../site/html.js';

/** The part of a page under one heading of level 3. */
export function sectionOf(page: string, name: string): string {
  const [, section = ''] = page.split(new RegExp(`<h3 id="${name}">`));
  return section.split(/<h[23] id=/)[0] ?? '';
}

/** The options in the table of a type: each with its default. */
export function defaultsOf(page: string, name: string): Record<string, string> {
  const rows = rowsOf(between(sectionOf(page, name), /<tbody>/, '</tbody>')[0] ?? '');
  return Object.fromEntries(rows.map(([option = '', , value = '']) => [option.replace(/\?.*$|\s.*$/, ''), value]));
}
