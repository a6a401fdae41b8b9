import { describe, expect, it } from 'vitest';
import { rulesPages } from '../../../scripts/docs/rules/index.js';
import type { Page } from '../../../scripts/docs/site/page.js';
import { changeInCode } from '../../../src/check/rules/change-in-code.js';
import { img2video } from '../../../src/check/rules/img2video.js';
import { tables } from '../../../src/check/rules/index.js';
import {
  casesOf,
  type PreflightRule,
  preflightCasesOf,
  type RuleTable,
  warnedBy,
} from '../../../src/check/rules/rule.js';
import { text2video } from '../../../src/check/rules/text2video.js';
import { excuses } from '../../judges/excuses.js';
import { document } from '../../support/document.js';
import { rowsOf } from '../site/html.js';
import { rulesOn, type ShownRule, textOf } from './html.js';

const count = (list: (table: RuleTable) => readonly unknown[]) =>
  new Map(tables.map((table) => [table.schema, list(table).length]));
const counts = count((table) => [...casesOf(table), ...preflightCasesOf(table)]);
const preflightCounts = count(preflightCasesOf);
const pages = await rulesPages(document);
const [overview] = pages as [Page];
const shown = new Map(pages.map((page) => [page.path, rulesOn(page)]));
const rulesOf = (schema: string) => shown.get(`rules/${schema}.html`) ?? [];
const ruleOf = (schema: string, sentence: string) =>
  rulesOf(schema).find((rule) => rule.sentence === sentence) as ShownRule;

describe.each(tables)('the page of $schema', (table) => {
  const { schema, legal, preflight = [] } = table;
  const rules = [...table.rules, ...preflight];
  const variants = Object.keys(legal);

  it('has every rule once, with the variants that it applies to', () => {
    const wanted = rules.map(({ rule, for: bound = variants }) => ({ rule, bound }));
    const found = rulesOf(schema).map(({ sentence, variants: bound = variants }) => ({ rule: sentence, bound }));
    expect(found).toHaveLength(rules.length + 1);
    expect(found).toEqual(expect.arrayContaining([{ rule: 'a body is an object', bound: variants }, ...wanted]));
  });

  it('states in words which variants a rule applies to', () => {
    for (const { sentence, bound, variants: applicable = variants } of rulesOf(schema)) {
      const spared = variants.filter((variant) => !applicable.includes(variant));
      const wanted = bound.startsWith('every ') ? spared : applicable;
      const named = bound.replace(/^every \w+( but )?/, '');
      expect(named, sentence).toBe(variants.length > 1 ? wanted.join(', ') : '');
    }
  });

  it('has every case once', () => {
    for (const tableRule of rules) {
      const { rule, accept, reject } = tableRule;
      const { accepted, warned, rejected } = ruleOf(schema, rule);
      expect(warned.sort()).toEqual(warnedBy(tableRule).map(changeInCode).sort());
      expect(accepted.sort()).toEqual(accept.map(changeInCode).sort());
      expect(rejected.sort()).toEqual(reject.map(changeInCode).sort());
    }
    const count = rulesOf(schema).map(({ sentence, variants: bound = variants, accepted, warned, rejected }) =>
      sentence === 'a body is an object'
        ? variants.length + rejected.length
        : bound.length * (accepted.length + warned.length + rejected.length),
    );
    expect(count.reduce((sum, cases) => sum + cases, 0)).toBe(counts.get(schema));
  });

  it('distinguishes different cases', () => {
    const spelled = (change: object) => JSON.stringify(change, (_, value) => (value === undefined ? 'nothing' : value));
    for (const { accept, reject } of rules) {
      const changes = [...accept, ...reject];
      expect(new Set(changes.map(changeInCode)).size).toBe(new Set(changes.map(spelled)).size);
    }
  });

  it('is small, and has no duplicate identifier', () => {
    const { body } = pages.find(({ path }) => path === `rules/${schema}.html`) as Page;
    const ids = [...body.text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(body.text.length).toBeLessThan(170_000);
  });
});

describe('a page of rules', () => {
  it.each([
    ['Text2VideoRequest', 'duration is a whole number from 1', 'duration'],
    ['ExplainComicAsset', 'the image goes by the name image_uri', 'image_uri'],
    ['Text2VideoRequest', 'no other field is taken', 'The whole body'],
    ['MvRequest', 'lip sync is not available at 540p', 'Fields together'],
  ])('has in %s “%s” under %s', (schema, sentence, heading) => {
    expect(ruleOf(schema, sentence).heading).toBe(heading);
  });

  it('links from a request to its response and callback', () => {
    const { text } = (pages.find(({ path }) => path === 'rules/Text2VideoRequest.html') as Page).body;
    expect(textOf(text)).toContain(
      'Sent to POST /ent/v2/text2video. Response: Text2VideoResponse. Callback: TaskCallback.',
    );
  });
});

describe('the overview', () => {
  const text = textOf(overview.body.text);

  it('counts the rules and cases of each table', () => {
    for (const table of tables) {
      const row = new RegExp(`href="rules/${table.schema}\\.html">.*?</tr>`, 's').exec(overview.body.text)?.[0] ?? '';
      const numbers = [...row.matchAll(/class="rules-number">(\d+)</g)].map(([, number]) => Number(number));
      const rules = table.rules.length + (table.preflight?.length ?? 0) + 1;
      expect(numbers).toEqual([rules, counts.get(table.schema), Object.keys(table.legal).length]);
    }
  });

  it('counts as decided by a judge what no excuse covers', () => {
    const rows = (id: string) => rowsOf(overview.body.text.split(`<h2 id="${id}"`)[1]?.split('</table>')[0] ?? '');
    const sum = (of: typeof counts) => [...of.values()].reduce((total, one) => total + one, 0);
    const judges = rows('judges').slice(1);
    expect(judges).toHaveLength(7);
    for (const [judge, , , decided] of judges) {
      const all = judge === 'preflight' ? sum(preflightCounts) : sum(counts) - sum(preflightCounts);
      const excused = rows('excuses').filter(([name]) => name === judge);
      expect(Number(decided), judge).toBe(excused.reduce((rest, row) => rest - Number(row[2]), all));
    }
  });

  it('lists requests, then responses, then callbacks', () => {
    const places = ['Text2VideoRequest', 'Text2VideoResponse', 'TaskCallback'].map((schema) =>
      overview.body.text.indexOf(`rules/${schema}.html`),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(pages.map(({ path }) => path).indexOf('rules/TaskCallback.html')).toBeGreaterThan(tables.length - 2);
  });

  it.each(excuses)('states the reason of the excuse of $judge: $why', ({ why }) => {
    expect(text).toContain(why.replaceAll('`', ''));
  });

  it('counts the rules that no schema can express', () => {
    const rules = tables.flatMap(({ preflight = [] }) => preflight).length;
    const cases = [...preflightCounts.values()].reduce((total, one) => total + one, 0);
    expect(text).toContain(`${rules} rules with ${cases} cases are about what is in a file or a text`);
  });
});

describe('judges', () => {
  it('that have run are marked, and those that only run in the tests are not', () => {
    expect(ruleOf('Text2VideoRequest', 'audio is true or false').judges).toEqual([
      '✓ schema',
      '✓ validators',
      '✓ sandbox',
      '✓ OpenAPI 3.0',
      'types by npm test',
      'Prism by npm test',
    ]);
  });

  it('that would need texts of a million characters run only in the tests', () => {
    const { judges } = ruleOf('SpeechRequest', 'payload has at most 1048576 characters');
    expect(judges.filter((judge) => judge.startsWith('✓'))).toEqual([]);
    expect(judges).toHaveLength(6);
  });

  it('of rules on files is preflight, which gets real ones unless they are large', () => {
    const ratio = 'each of images has a ratio of width to height of more than 1:4 and less than 4:1';
    const rule = ruleOf('Img2VideoRequest', ratio);
    expect(rule.judges).toEqual(['✓ preflight']);
    expect(rule.accepted).toContain('images = [data URI of png (251 × 1000 pixels)]');
    expect(rule.rejected).toContain('images = [data URI of png (250 × 1000 pixels)]');
    const { warned, rejected, heading } = ruleOf('StartEnd2VideoRequest', 'a request has at most 20 MB');
    expect([warned, heading]).toEqual([[], 'The whole body']);
    expect(rejected).toEqual(['callback_url = URL that makes the request 20,971,521 bytes long']);
    const large = 'as a data URI, each of images has less than 10 MB once decoded';
    expect(ruleOf('Img2VideoRequest', large).judges).toEqual(['preflight by npm test']);
  });

  it('of files that contradict a table produce no pages', async () => {
    const [rule] = preflightOf(img2video, 'aspectRatio');
    const wrong = { ...img2video, rules: [], preflight: [{ ...rule, accept: rule.reject, reject: [] }] };
    await expect(rulesPages(document, [wrong])).rejects.toThrow(
      /^Preflight does not agree\. Img2VideoRequest: .*\n {2}body .*\n {2}must be {3}nothing\n {2}found {5}error: aspectRatio at \/images\/0/,
    );
  });

  it('that cannot decide some cases state which and why', () => {
    const { judges, notes } = ruleOf('Text2VideoRequest', 'duration is a whole number from 1 to 10');
    expect(judges).toContain('types 4 of 7 by npm test');
    expect(notes).toEqual([
      '1 types cannot decide 2 of 7 cases. TypeScript has no ranges of numbers.',
      '2 types cannot decide 1 of 7 cases. TypeScript does not distinguish whole numbers from others.',
    ]);
    const { text } = (pages.find(({ path }) => path.includes('Text2VideoRequest')) as Page).body;
    expect(text).toContain('<li><code>duration = 11</code><sup>1</sup></li>');
    expect(text).toContain('<li><code>duration = 1.5</code><sup>2</sup></li>');
    expect(text).toContain('<li><code>duration = 10</code></li>');
  });

  it('that cannot decide any case say so', () => {
    const { judges, notes } = ruleOf('Task', 'credits is a whole number from 0');
    expect(judges).toContain('sandbox: excused');
    expect(notes.join()).toContain('sandbox can decide none of the cases. The sandbox accepts requests.');
  });

  it('that contradict their tables produce no pages, but a report', async () => {
    const rule = { rule: 'duration is anything', for: ['genq2'], accept: [{ duration: 11 }], reject: [] };
    await expect(rulesPages(document, [only(rule)])).rejects.toThrow(
      /^The judges do not agree\. Text2VideoRequest: genq2: duration is anything: accepts duration = 11\n {2}body .*\n {2}must be {5}accepted\n {2}schema {6}rejected: .*\n {2}validators {2}rejected: .*\n {2}sandbox {5}rejected: /,
    );
  });

  it('that accept what a table rejects produce none either', async () => {
    const rule = { rule: 'duration is odd', for: ['genq2'], accept: [], reject: [{ duration: 4 }] };
    await expect(rulesPages(document, [only(rule)])).rejects.toThrow('duration is odd: rejects duration = 4');
  });
});

/** The rules of a table that preflight reports by this name. */
const preflightOf = ({ preflight = [] }: RuleTable, finds: string) =>
  preflight.filter((rule) => rule.finds === finds) as [PreflightRule];

/** The table of text2video with only these rules. */
const only = (...rules: RuleTable['rules']): RuleTable => ({ ...text2video, rules, preflight: [] });

describe('links to rules', () => {
  const links = async (...rules: RuleTable['rules']) => {
    const [, page] = await rulesPages(document, [only(...rules)]);
    return rulesOn(page as Page).map(({ id }) => id);
  };
  const rule = (sentence: string, variants?: string[]) => ({
    rule: sentence,
    ...(variants && { for: variants }),
    accept: [{}],
    reject: [],
  });

  it('follow from the sentence', () => {
    const { id } = ruleOf('Text2VideoRequest', 'duration is a whole number from 1 to 10');
    expect(id).toBe('duration-is-a-whole-number-from-1-to-10');
  });

  it('stay the same when other rules are added or removed', async () => {
    const few = await links(...text2video.rules.slice(10, 14));
    expect(rulesOf('Text2VideoRequest').map(({ id }) => id)).toEqual(expect.arrayContaining(few));
  });

  it('are shortened if a sentence is long', () => {
    const { id } = rulesOf('PremiumMvRequest').find(({ sentence }) => sentence.startsWith('language')) as ShownRule;
    expect(id).toMatch(/^language-is-one-of-en-zh-.{0,38}[a-z]$/);
  });

  it('include the variants of rules that would otherwise share a link', async () => {
    const ids = await links(rule('it is so', ['genq1']), rule('it is so', ['genq2']));
    expect(ids).toEqual(['a-body-is-an-object', 'it-is-so-genq1', 'it-is-so-genq2']);
  });

  it('are rejected if two would be the same', async () => {
    await expect(links(rule('it is so'), rule('it is so'))).rejects.toThrow(
      'linked by #it-is-so-genq1-genq2. Give one',
    );
  });
});
