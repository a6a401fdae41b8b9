import type { Figures } from '../../../lib/figures.js';
import { type Content, type Html, html, table } from '../../site/html.js';

/** What a project loads of each entry, and other costs. Only sizes have bars. */
export function sizeTable(figures: Figures<'size'>): Html {
  const bars = barsFor(figures.rows.filter(({ unit }) => unit === 'kB').map(({ values }) => values.measured));
  return figureOf(
    figures,
    'Sizes are minified and gzipped.',
    table(
      'Sizes and other costs, with their budgets',
      ['What', 'Measured', 'Budget', 'This figure'],
      figures.rows.map(({ name, group, unit = '', limit = 0, values: { measured } }) => {
        const label = `${fixed(measured, unit ? digitsFor(measured) : 0)} ${unit}`.trim();
        return [name, unit === 'kB' ? bars(measured, label, true) : label, `${amount(limit)} ${unit}`, group];
      }),
    ),
  );
}

/** Time of a create by different clients, as a multiple of that by `fetch`. */
export function overheadTable(figures: Figures<'overhead'>): Html {
  const bars = barsFor(figures.rows.map(({ values }) => values.median));
  return figureOf(
    figures,
    'Shorter is better.',
    table(
      'Time of a create: median, and in brackets half of the calls',
      ['A create by', 'As a multiple of fetch', 'Of fetch with timeout and signal', 'CPU time', 'Budget'],
      figures.rows.map(({ name, limit, values }) => [
        name,
        bars(values.median, inBrackets(values.median, values.low, values.high), isOwn(name)),
        inBrackets(values.limitedMedian, values.limitedLow, values.limitedHigh),
        fixed(values.cpuMedian, 2),
        limit !== undefined && amount(limit),
      ]),
    ),
  );
}

/** Time of a create with a key, as a multiple of one without. */
export function onceTable(figures: Figures<'once'>): Html {
  const bars = barsFor(figures.rows.map(({ values }) => values.median));
  return figureOf(
    figures,
    'Shorter is better.',
    table(
      'Time of a create with a key: median, and in brackets half of the calls',
      ['Records in', 'Round trips to the store', 'As a multiple of a create without a key', 'CPU time'],
      figures.rows.map(({ name, values: { roundTrips, median, low, high, cpuMedian } }) => [
        name,
        amount(roundTrips),
        bars(median, inBrackets(median, low, high), true),
        fixed(cpuMedian, 2),
      ]),
    ),
  );
}

/** The sandbox next to Prism: one scale for each row, since they have different units. */
export function prismTable(figures: Figures<'sandbox-prism'>): Html {
  const label = (value: number, unit = '') =>
    `${fixed(value, value < 10 ? 1 : 0)}${unit.startsWith('/') ? unit : ` ${unit}`}`;
  return figureOf(
    figures,
    'The best of three rounds of each.',
    table(
      'The sandbox compared with Prism',
      ['What', 'Sandbox', 'Prism', 'Better by', 'Wanted'],
      figures.rows.map(({ name, unit, limit, values: { prism, sandbox, ratio } }) => {
        const bars = barsFor([prism, sandbox]);
        return [
          name,
          bars(sandbox, label(sandbox, unit), true),
          bars(prism, label(prism, unit), false),
          `${fixed(ratio, 1)} times`,
          limit !== undefined && `${amount(limit)} times`,
        ];
      }),
    ),
  );
}

/** A table with when, where and by what command its figures were measured. */
function figureOf({ command, date, node, machine, isWithinBudget }: Omit<Figures, 'rows'>, how: string, body: Html) {
  return html`<figure class="figures">
<figcaption>${how} Measured by <code>${command}</code> on ${date}, with Node ${node.replace(/^v/, '')} on ${machine}.${
    !isWithinBudget && ' This run did not keep its budget.'
  }</figcaption>
${body}
</figure>
`;
}

/** Numbers with bars on one scale, which begins at zero. The bars repeat the numbers, so screen readers skip them. */
function barsFor(values: readonly number[]): (value: number, label: string, isOwn: boolean) => Content {
  const max = Math.max(...values);
  return (value, label, isOwnValue) =>
    html`<meter aria-hidden="true" class="${isOwnValue && 'own'}" max="${max}" value="${value}"></meter>${label}`;
}

const isOwn = (name: string) => /^genmedia\b/.test(name);

const fixed = (value: number, digits: number) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Budgets of small sizes are kept or broken by hundredths. */
const digitsFor = (value: number) => (value < 10 ? 2 : 1);

const amount = (value: number) => value.toLocaleString('en');

const inBrackets = (middle: number, low: number, high: number) =>
  `${fixed(middle, 2)} (${fixed(low, 2)} to ${fixed(high, 2)})`;
