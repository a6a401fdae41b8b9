import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page as Tab } from 'playwright-core';
import type { Page } from '../../scripts/docs/page.js';

/** A rule as it stands on a page. */
export interface ShownRule {
  id: string;
  sentence: string;
  /** Variants that it binds. All of them, if it names none. */
  variants: string[] | undefined;
  accepted: string[];
  refused: string[];
  judges: string[];
  notes: string[];
}

/** Every rule on a page. */
export function rulesOn({ body }: Page): ShownRule[] {
  return [...body.text.matchAll(/<details class="rules-rule" id="([^"]*)"(.*?)<\/details>/gs)].map(
    ([, id = '', inside = '']): ShownRule => ({
      id,
      sentence: textOf(/<span class="rules-sentence">(.*?)<\/span>/s.exec(inside)?.[1]),
      variants: / data-for="([^"]*)"/.exec(inside)?.[1]?.split('|'),
      accepted: casesIn(listIn(inside, 'rules-cases rules-good')),
      refused: casesIn(listIn(inside, 'rules-cases rules-bad')),
      judges: itemsOf(listIn(inside, 'rules-judges')).map(textOf),
      notes: itemsOf(listIn(inside, 'rules-notes')).map(textOf),
    }),
  );
}

/** What a person reads of a piece of HTML. */
export function textOf(html = ''): string {
  return html.replace(/<[^>]+>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

const listIn = (html: string, name: string) => new RegExp(`<ul class="${name}">(.*?)</ul>`, 's').exec(html)?.[1] ?? '';

const itemsOf = (list: string) => [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item);

/** The code of each case, as often as the list says that it is there. */
function casesIn(list: string): string[] {
  return itemsOf(list).flatMap((item) => {
    const times = Number(/<span>×(\d+)<\/span>/.exec(item)?.[1] ?? 1);
    return Array<string>(times).fill(textOf(/<code>(.*?)<\/code>/s.exec(item)?.[1]));
  });
}

const site = 'http://docs.test/';

/** Opens a page of the rules in a browser, with the styles of the site and the script of these pages. */
export async function openRules(browser: Browser, page: Page, rest = '', look: BrowserContextOptions = {}) {
  const context = await browser.newContext(look);
  const tab = await context.newPage();
  tab.setDefaultTimeout(10_000);
  const mishaps: string[] = [];
  tab.on('pageerror', ({ message }) => mishaps.push(message));
  const script = await scriptOfRules();
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
    return route.fulfill({ contentType: 'text/html', body: documentOf(page) });
  });
  await tab.goto(site + page.path + rest);
  return { tab, mishaps, shown: () => shownOn(tab), close: () => context.close() };
}

/** The sentences of the rules that can be seen. */
const shownOn = (tab: Tab) => tab.locator('.rules-rule:visible .rules-sentence').allInnerTexts();

const documentOf = ({ title, body }: Page) => `<!doctype html><html lang="en" class="light"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles()}</style>
<script type="module" src="/rules.js"></script><main>${body.text}</main></html>`;

function styles(): string {
  const folder = 'scripts/docs/styles';
  return readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
}

async function scriptOfRules(): Promise<string> {
  const entryPoints = ['scripts/docs/browser/rules.ts'];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', write: false, tsconfigRaw: {} });
  return outputFiles[0]?.text ?? '';
}
