import { describe, expect, it } from 'vitest';
import { rulesPages } from '../../../scripts/docs/rules/index.js';
import type { Page } from '../../../scripts/docs/site/page.js';
import { changeInCode } from '../../../src/check/rules/change-in-code.js';
import { tables } from '../../../src/check/rules/index.js';
import { casesOf, preflightCasesOf, type RuleTable, warnedBy } from '../../../src/check/rules/rule.js';
import { text2video } from '../../../src/check/rules/text2video.js';
import { document } from '../../support/document.js';
import { decoded, rowsOf, textOf } from '../site/html.js';

const pages = rulesPages(document);
const [overview] = pages as [Page];
const pageOf = (schema: string) => pages.find(({ path }) => path === `rules/${schema}.html`) as Page;

/** A rule as it appears on a page. */
const rulesOn = ({ body }: Page) =>
  body.text
    .split('\n<li id="')
    .slice(1)
    .map((item) => {
      const casesOf = (style: string) => {
        const [, list = ''] = new RegExp(`<p class="tone-${style}">(.*?)</p>`, 's').exec(item) ?? [];
        return [...list.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code = '']) => decoded(code)).sort();
      };
      return {
        id: item.slice(0, item.indexOf('"')),
        sentence: textOf(/<a href="#[^"]*">(.*?)<\/a>/s.exec(item)?.[1] ?? ''),
        bound: textOf(/<span class="rules-for">(.*?)<\/span>/s.exec(item)?.[1] ?? ''),
        accepted: casesOf('good'),
        warned: casesOf('warn'),
        rejected: casesOf('bad'),
      };
    });

const ruleOf = (schema: string, sentence: string) => rulesOn(pageOf(schema)).find((rule) => rule.sentence === sentence);

describe.each(tables)('the page of $schema', (table) => {
  const { schema, preflight = [] } = table;
  const rules = [...table.rules, ...preflight];
  const codes = (changes: readonly object[]) =>
    [...new Set(changes.map((change) => changeInCode(change as Record<string, unknown>)))].sort();

  it('lists every rule once, with all that it accepts, warns of and rejects', () => {
    const wanted = rules.map((rule) => ({
      sentence: rule.rule,
      accepted: codes(rule.accept),
      warned: codes(warnedBy(rule)),
      rejected: codes(rule.reject),
    }));
    const [first, ...found] = rulesOn(pageOf(schema));
    expect(first?.sentence).toBe(table.isAnyJson ? 'a body is any JSON' : 'a body is an object');
    expect(found.map(({ id: _, bound: __, ...rule }) => rule)).toEqual(wanted);
  });

  it('states which variants a rule applies to', () => {
    const variants = Object.keys(table.legal);
    const [, ...found] = rulesOn(pageOf(schema));
    for (const [index, { sentence, bound }] of found.entries()) {
      const applicable = rules[index]?.for ?? variants;
      const spared = variants.filter((variant) => !applicable.includes(variant));
      const named = bound.replace(/^every \w+( but )?/, '');
      const wanted = bound.startsWith('every ') ? spared : applicable;
      expect(named, sentence).toBe(variants.length > 1 ? wanted.join(', ') : '');
    }
  });

  it('shows different cases differently', () => {
    const spelled = (change: object) => JSON.stringify(change, (_, value) => (value === undefined ? 'nothing' : value));
    for (const { accept, reject } of rules) {
      const changes = [...accept, ...reject];
      expect(new Set(changes.map(changeInCode)).size).toBe(new Set(changes.map(spelled)).size);
    }
  });

  it('stays small, without a script', () => {
    const { body, scripts } = pageOf(schema);
    expect(body.text.length).toBeLessThan(120_000);
    expect(scripts).toBeUndefined();
  });
});

it('shows files by their facts', () => {
  const rule = ruleOf(
    'Img2VideoRequest',
    'each of images has a ratio of width to height of more than 1:4 and less than 4:1',
  );
  expect(rule?.accepted).toContain('images = [data URI of png (251 × 1000 pixels)]');
  expect(rule?.rejected).toContain('images = [data URI of png (250 × 1000 pixels)]');
});

it('links from a request to its response and callback', () => {
  expect(textOf(pageOf('Text2VideoRequest').body.text)).toContain(
    'Sent to POST /ent/v2/text2video . Response: Text2VideoResponse . Callback: TaskCallback .',
  );
});

describe('the overview of the rules', () => {
  it('lists requests, then responses, then callbacks, each with the numbers of its rules, cases and variants', () => {
    const rows = rowsOf(overview.body.text).filter(([name]) => name !== 'Body');
    const numbers = new Map(
      rows.map(([name = '', ...cells]) => [name.replaceAll(' ', ''), cells.slice(0, 3).map(Number)]),
    );
    expect(numbers.size).toBe(tables.length);
    for (const table of tables) {
      const rules = table.rules.length + (table.preflight?.length ?? 0) + 1;
      const cases = casesOf(table).length + preflightCasesOf(table).length;
      expect(numbers.get(table.schema)).toEqual([rules, cases, Object.keys(table.legal).length]);
    }
    const order = ['Text2VideoRequest', 'Text2VideoResponse', 'TaskCallback'];
    expect([...numbers.keys()].filter((name) => order.includes(name))).toEqual(order);
  });
});

describe('links to rules', () => {
  const links = (...rules: RuleTable['rules']) => {
    const [, page] = rulesPages(document, [{ ...text2video, rules, preflight: [] }]);
    return rulesOn(page as Page).map(({ id }) => id);
  };
  const rule = (sentence: string, variants?: string[]) => ({
    rule: sentence,
    ...(variants && { for: variants }),
    accept: [{}],
    reject: [],
  });

  it('derives a link from the sentence', () => {
    const { id } = ruleOf('Text2VideoRequest', 'duration is a whole number from 1 to 10') ?? {};
    expect(id).toBe('duration-is-a-whole-number-from-1-to-10');
  });

  it('keeps links when other rules are added or removed', () => {
    const all = rulesOn(pageOf('Text2VideoRequest')).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining(links(...text2video.rules.slice(10, 14))));
  });

  it('shortens links of long sentences', () => {
    const long = rulesOn(pageOf('PremiumMvRequest')).find(({ sentence }) => sentence.startsWith('language'));
    expect(long?.id).toMatch(/^language-is-one-of-en-zh-.{0,38}[a-z]$/);
  });

  it('adds the variants to links of rules that would otherwise be the same', () => {
    const ids = links(rule('it is so', ['genq1']), rule('it is so', ['genq2']));
    expect(ids).toEqual(['a-body-is-an-object', 'it-is-so-genq1', 'it-is-so-genq2']);
  });

  it('rejects two links that would be the same', () => {
    expect(() => links(rule('it is so'), rule('it is so'))).toThrow('linked by #it-is-so-genq1-genq2. Give one');
  });
});
