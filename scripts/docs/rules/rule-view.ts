import { type Content, type Html, html, withCode } from '../site/html.js';
import type { Excused, JudgedRule } from './judge-all.js';
import { judges, judgesOf } from './judges.js';
import type { Outcome } from './list-rules.js';

/** A rule, collapsed to its sentence. Expanded, it lists its cases and its judges. */
export function ruleView(rule: JudgedRule, variants: readonly string[], word: string): Html {
  const bound = boundWords(rule.for, variants, word);
  const marks = marksOf(rule);
  const isPartial = rule.for.length < variants.length;
  return html`
<details class="rules-rule" id="${rule.slug}"${isPartial && html` data-for="${rule.for.join('|')}"`}>
<summary><span class="rules-sentence">${sentence(rule)}</span>${bound && html` <span class="rules-for">${bound}</span>`} <span class="rules-count rules-good">${countOf(rule, 'accepted')}</span> <span class="rules-count rules-bad">${countOf(rule, 'warned')}${countOf(rule, 'rejected')}</span></summary>
<div class="rules-inside">
${casesOf(rule, 'accepted', marks)}${casesOf(rule, 'warned', marks)}${casesOf(rule, 'rejected', marks)}<p class="rules-word">Judges</p>
<ul class="rules-judges">${judgesOf(rule).map((judge) => chip(judge, rule))}</ul>
${rule.excused.length > 0 && html`<ul class="rules-notes">${rule.excused.map((one) => note(one, rule, marks))}</ul>\n`}<p class="rules-link"><a href="#${rule.slug}">Link to this rule</a></p>
</div>
</details>`;
}

/** The sentence with the first mention of each field that it is about set as code. */
function sentence({ rule, fields }: JudgedRule): Content {
  const named = new Set(fields);
  return rule.split(/([\w]+)/).map((part) => (named.delete(part) ? html`<code>${part}</code>` : part));
}

/** Which variants a rule applies to, as short as possible. Nothing if there is only one. */
export function boundWords(bound: readonly string[], variants: readonly string[], word: string): Content {
  if (variants.length === 1) return undefined;
  const others = variants.filter((variant) => !bound.includes(variant));
  if (others.length === 0) return `every ${word}`;
  if (bound.length > 3 && others.length < 3) return [`every ${word} but `, names(others)];
  return names(bound);
}

const names = (variants: readonly string[]): Content =>
  variants.map((variant, index) => [index > 0 && ', ', html`<code>${variant}</code>`]);

const outcomes: Record<Outcome, { sign: string; word: string; style: string }> = {
  accepted: { sign: '✓', word: 'Accepted', style: 'good' },
  warned: { sign: '!', word: 'Warned of', style: 'warn' },
  rejected: { sign: '✗', word: 'Rejected', style: 'bad' },
};

function countOf({ changes }: JudgedRule, outcome: Outcome): Content {
  const count = changes.filter((one) => one.outcome === outcome).length;
  const { sign, word, style } = outcomes[outcome];
  return (
    count > 0 &&
    html`<span class="rules-${style}">${sign} ${count}<span class="unseen"> ${word.toLowerCase()}</span></span> `
  );
}

function casesOf({ changes }: JudgedRule, outcome: Outcome, marks: Marks): Content {
  const { sign, word, style } = outcomes[outcome];
  const cases = changes.flatMap((one, index) => (one.outcome === outcome ? [{ code: one.code, index }] : []));
  if (cases.length === 0) return undefined;
  const codes = [...new Set(cases.map(({ code }) => code))];
  const sameCases = codes.map((code) => cases.filter((one) => one.code === code));
  return html`<p class="rules-word rules-${style}">${sign} ${word}</p>
<ul class="rules-cases rules-${style}">${sameCases.map((same) => caseView(same, marks))}</ul>
`;
}

/** A case. If the minimum and the maximum of a rule are the same, a table has it twice. */
function caseView(same: readonly { code: string; index: number }[], marks: Marks): Html {
  const [{ code, index } = { code: '', index: -1 }] = same;
  const found = [...marks].filter(([{ changes }]) => changes.has(index)).map(([, mark]) => mark);
  const times = same.length > 1 && html` <span>×${same.length}</span>`;
  return html`<li><code>${code}</code>${found.length > 0 && html`<sup>${found.join(' ')}</sup>`}${times}</li>`;
}

/** Numbers of the excuses that cover some of the cases. One that covers all of them needs no mark. */
type Marks = ReadonlyMap<Excused, number>;

function marksOf({ excused, changes }: JudgedRule): Marks {
  return new Map(excused.filter((one) => one.changes.size < changes.length).map((one, index) => [one, index + 1]));
}

function chip(judge: string, { judgedBy, excused, cases }: JudgedRule): Html {
  const { name } = judges[judge] as { name: string };
  const own = excused.filter(({ excuse }) => excuse.judge === judge);
  const left = cases.length - own.reduce((sum, { count }) => sum + count, 0);
  if (left === 0) return html`<li class="rules-excused">${name}: excused</li>`;
  const part = own.length > 0 && ` ${left} of ${cases.length}`;
  return judgedBy.includes(judge)
    ? html`<li class="rules-asked">✓ ${name}${part}</li>`
    : html`<li>${name}${part}<span class="rules-when"> by npm test</span></li>`;
}

function note(one: Excused, { cases }: JudgedRule, marks: Marks): Html {
  const { excuse, count } = one;
  const mark = marks.get(one);
  const { name } = judges[excuse.judge] as { name: string };
  const extent =
    count < cases.length ? `cannot decide ${count} of ${cases.length} cases` : 'can decide none of the cases';
  return html`<li>${mark && html`<sup>${mark}</sup> `}${name} ${extent}. ${withCode(excuse.why)}</li>`;
}
