import { type Content, type Html, html, withCode } from '../site/html.js';
import type { AskedRule, Excused } from './ask.js';
import { judges } from './judges.js';

/** A rule, folded to its sentence. Opened, it shows its cases and who judges them. */
export function ruleView(rule: AskedRule, variants: readonly string[], word: string): Html {
  const bound = boundWords(rule.for, variants, word);
  const marks = marksOf(rule);
  const isPartial = rule.for.length < variants.length;
  return html`
<details class="rules-rule" id="${rule.slug}"${isPartial && html` data-for="${rule.for.join('|')}"`}>
<summary><span class="rules-sentence">${sentence(rule)}</span>${bound && html` <span class="rules-for">${bound}</span>`} ${countOf(rule, true)} ${countOf(rule, false)}</summary>
<div class="rules-inside">
${casesOf(rule, true, marks)}${casesOf(rule, false, marks)}<p class="rules-word">Judges</p>
<ul class="rules-judges">${Object.keys(judges).map((judge) => chip(judge, rule))}</ul>
${rule.excused.length > 0 && html`<ul class="rules-notes">${rule.excused.map((one) => note(one, rule, marks))}</ul>\n`}<p class="rules-link"><a href="#${rule.slug}">Link to this rule</a></p>
</div>
</details>`;
}

/** The sentence with the first mention of each field that it is about set as code. */
function sentence({ rule, fields }: AskedRule): Content {
  const named = new Set(fields);
  return rule.split(/([\w]+)/).map((part) => (named.delete(part) ? html`<code>${part}</code>` : part));
}

/** Which variants a rule binds, in as few words as can be. Nothing where there is one. */
export function boundWords(bound: readonly string[], variants: readonly string[], word: string): Content {
  if (variants.length === 1) return undefined;
  const others = variants.filter((variant) => !bound.includes(variant));
  if (others.length === 0) return `every ${word}`;
  if (bound.length > 3 && others.length < 3) return [`every ${word} but `, names(others)];
  return names(bound);
}

const names = (variants: readonly string[]): Content =>
  variants.map((variant, index) => [index > 0 && ', ', html`<code>${variant}</code>`]);

const looks = (accepted: boolean) =>
  accepted ? { sign: '✓', word: 'Accepted', look: 'good' } : { sign: '✗', word: 'Refused', look: 'bad' };

function countOf({ told }: AskedRule, accepted: boolean): Content {
  const count = told.filter((one) => one.accepted === accepted).length;
  const { sign, word, look } = looks(accepted);
  return html`<span class="rules-count rules-${look}">${count > 0 && html`${sign} ${count}<span class="unseen"> ${word.toLowerCase()}</span>`}</span>`;
}

function casesOf({ told }: AskedRule, accepted: boolean, marks: Marks): Content {
  const { sign, word, look } = looks(accepted);
  const cases = told.flatMap((one, index) => (one.accepted === accepted ? [{ code: one.code, index }] : []));
  if (cases.length === 0) return undefined;
  const codes = [...new Set(cases.map(({ code }) => code))];
  const sameCases = codes.map((code) => cases.filter((one) => one.code === code));
  return html`<p class="rules-word rules-${look}">${sign} ${word}</p>
<ul class="rules-cases rules-${look}">${sameCases.map((same) => caseView(same, marks))}</ul>
`;
}

/** A case. Where the least and the most of a rule are the same, a table has it twice. */
function caseView(same: readonly { code: string; index: number }[], marks: Marks): Html {
  const [{ code, index } = { code: '', index: -1 }] = same;
  const found = [...marks].filter(([{ told }]) => told.has(index)).map(([, mark]) => mark);
  const times = same.length > 1 && html` <span>×${same.length}</span>`;
  return html`<li><code>${code}</code>${found.length > 0 && html`<sup>${found.join(' ')}</sup>`}${times}</li>`;
}

/** Numbers of the excuses that cover some of the cases. One that covers all of them needs no mark. */
type Marks = ReadonlyMap<Excused, number>;

function marksOf({ excused, told }: AskedRule): Marks {
  return new Map(excused.filter((one) => one.told.size < told.length).map((one, index) => [one, index + 1]));
}

function chip(judge: string, { asked, excused, cases }: AskedRule): Html {
  const { name } = judges[judge] as { name: string };
  const own = excused.filter(({ excuse }) => excuse.judge === judge);
  const left = cases.length - own.reduce((sum, { count }) => sum + count, 0);
  if (left === 0) return html`<li class="rules-excused">${name}: excused</li>`;
  const part = own.length > 0 && ` ${left} of ${cases.length}`;
  return asked.includes(judge)
    ? html`<li class="rules-asked">✓ ${name}${part}</li>`
    : html`<li>${name}${part}<span class="rules-when"> by npm test</span></li>`;
}

function note(one: Excused, { cases }: AskedRule, marks: Marks): Html {
  const { excuse, count } = one;
  const mark = marks.get(one);
  const { name } = judges[excuse.judge] as { name: string };
  const extent =
    count < cases.length ? `cannot decide ${count} of ${cases.length} cases` : 'can decide none of the cases';
  return html`<li>${mark && html`<sup>${mark}</sup> `}${name} ${extent}. ${withCode(excuse.why)}</li>`;
}
