/** What stands under a heading of a page, with what stands under smaller headings in it. */
export interface Section {
  /** Its place in links: `when-to-poll`. That of a whole page is empty. */
  id: string;
  title: string;
  /** As Markdown, from its heading on. */
  text: string;
}

/** A page divided at its headings. The first section is the whole page. */
export function sectionsOf(page: string): [Section, ...Section[]] {
  const lines = page.split('\n');
  const headings = headingsIn(lines);
  const [first, ...others] = headings.map(({ id, title, level, line }, index) => {
    const next = headings.slice(index + 1).find((other) => other.level <= level);
    return { id: level === 1 ? '' : id, title, text: readable(lines.slice(line, next?.line)) };
  });
  return [first ?? { id: '', title: '', text: page }, ...others];
}

interface Heading {
  id: string;
  title: string;
  level: number;
  line: number;
}

function headingsIn(lines: readonly string[]): Heading[] {
  const found: Heading[] = [];
  let isCode = false;
  let named: string | undefined;
  for (const [line, text] of lines.entries()) {
    if (text.startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    named = place.exec(text)?.[1] ?? named;
    const [, marks, title] = /^(#+) (.+)$/.exec(text) ?? [];
    if (!marks || !title) continue;
    const plain = title.replace(/[`*]/g, '');
    found.push({ id: named ?? slugOf(plain), title: plain, level: marks.length, line });
    named = undefined;
  }
  return found;
}

/** A place that does not follow from the words of the heading below it. */
const place = /^<a id="([^"]+)"><\/a>$/;

/** A section without what only programs read. */
const readable = (lines: readonly string[]): string =>
  lines
    .filter((line) => !place.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The place of a heading as code hosts make it from its words: `When to poll` → `when-to-poll`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
