import type { Page } from '../../../scripts/docs/site/page.js';
import { decoded } from '../site/html.js';

/** A rule as it appears on a page. */
export interface ShownRule {
  id: string;
  sentence: string;
  /** Variants that it applies to. All of them if it names none. */
  variants: string[] | undefined;
  /** The same in words. */
  bound: string;
  /** The heading above it. */
  heading: string;
  accepted: string[];
  warned: string[];
  rejected: string[];
  judges: string[];
  notes: string[];
}

/** Every rule on a page. */
export function rulesOn({ body }: Page): ShownRule[] {
  const heads = [...body.text.matchAll(/<h2 [^>]*>(.*?)<\/h2>/gs)];
  return [...body.text.matchAll(/<details class="rules-rule" id="([^"]*)"(.*?)<\/details>/gs)].map(
    ({ 1: id = '', 2: inside = '', index }): ShownRule => ({
      id,
      heading: textOf(heads.findLast((head) => head.index < index)?.[1]),
      bound: textOf(/<span class="rules-for">(.*?)<\/span>/s.exec(inside)?.[1]),
      sentence: textOf(/<span class="rules-sentence">(.*?)<\/span>/s.exec(inside)?.[1]),
      variants: / data-for="([^"]*)"/.exec(inside)?.[1]?.split('|'),
      accepted: casesIn(listIn(inside, 'rules-cases rules-good')),
      warned: casesIn(listIn(inside, 'rules-cases rules-warn')),
      rejected: casesIn(listIn(inside, 'rules-cases rules-bad')),
      judges: itemsOf(listIn(inside, 'rules-judges')).map(textOf),
      notes: itemsOf(listIn(inside, 'rules-notes')).map(textOf),
    }),
  );
}

/** The text of a piece of HTML, as a reader sees it. */
export function textOf(html = ''): string {
  return decoded(html.replace(/<[^>]+>/g, ''));
}

const listIn = (html: string, name: string) => new RegExp(`<ul class="${name}">(.*?)</ul>`, 's').exec(html)?.[1] ?? '';

const itemsOf = (list: string) => [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item);

/** The code of each case, repeated as often as the list says. */
function casesIn(list: string): string[] {
  return itemsOf(list).flatMap((item) => {
    const times = Number(/<span>×(\d+)<\/span>/.exec(item)?.[1] ?? 1);
    return Array<string>(times).fill(textOf(/<code>(.*?)<\/code>/s.exec(item)?.[1]));
  });
}
