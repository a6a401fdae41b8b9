import type { BenchmarkName, FigureRow, Figures } from '../../../lib/figures.js';
import { type Content, type Html, html, table } from '../../site/html.js';
import { type Bar, type BarGroup, barPlot } from './bar-plot.js';

/** How often clients poll for a video, and how late they see its end. */
export function pollingPlot(figures: Figures<'polling'>): Html {
  const rows = withNamesJoined(figures.rows);
  const videos = rows
    .filter(({ group }) => group === 'videos')
    .sort((one, other) => Number(isOwn(other.name)) - Number(isOwn(one.name)));
  const groupOf = (title: string, column: 'pollsMean' | 'lateMean', unit: string): BarGroup => ({
    title,
    bars: videos.map(({ name, values }) => ({
      name,
      value: values[column],
      label: `${fixed(values[column], 1)}${unit}`,
      isOwn: isOwn(name),
    })),
  });
  return barPlot({
    id: 'plot-polling',
    title: 'Waiting for videos of all lengths.',
    note: noteOn(figures, 'Shorter is better.'),
    groups: [
      groupOf('Polls for a video, mean', 'pollsMean', ''),
      groupOf('Seconds until its end is seen, mean', 'lateMean', ' s'),
    ],
    table: table(
      'Polls, and how late the end of a task is seen',
      ['Client', 'Tasks', 'Polls: mean', '99 of 100', 'worst', 'Late: mean', '99 of 100', 'worst'],
      rows.map(({ name, group, values }) => [
        name,
        group,
        fixed(values.pollsMean, 1),
        amount(values.pollsP99),
        amount(values.pollsWorst),
        ...[values.lateMean, values.lateP99, values.lateWorst].map((time) => `${fixed(time, 1)} s`),
      ]),
    ),
  });
}

/** What a project loads of each entry. Figures that are not sizes are only in the table. */
export function sizePlot(figures: Figures<'size'>): Html {
  const nameOf = (name: string) => name.replace(/, min\+gzip$/, '');
  const withUnit = (value: number, unit = '') => `${fixed(value, unit ? digitsFor(value) : 0)} ${unit}`.trim();
  const sizes = figures.rows.filter(({ unit }) => unit === 'kB');
  return barPlot({
    id: 'plot-size',
    title: 'What an application loads.',
    note: noteOn(figures, 'The mark is the budget.'),
    groups: [
      {
        title: 'Minified and gzipped',
        bars: sizes.map(({ name, unit, limit, values: { measured } }) => ({
          name: nameOf(name),
          value: measured,
          label: withUnit(measured, unit),
          limit,
          isOwn: true,
        })),
      },
    ],
    table: table(
      'Sizes and other costs, with their budgets',
      ['What', 'Measured', 'Budget', 'This figure'],
      figures.rows.map(({ name, group, unit, limit = 0, values: { measured } }) => [
        name,
        withUnit(measured, unit),
        `${amount(limit)} ${unit ?? ''}`,
        group,
      ]),
    ),
  });
}

/** Time of a create by different clients, as a multiple of that by `fetch`. */
export function overheadPlot(figures: Figures<'overhead'>): Html {
  return barPlot({
    id: 'plot-overhead',
    title: 'Time of a create.',
    note: noteOn(figures, 'Half of the calls are within the thin line. The mark is the budget.'),
    groups: [
      {
        title: 'As a multiple of fetch, median',
        bars: figures.rows.map(({ name, limit, values: { median, low, high } }) => ({
          name,
          value: median,
          label: fixed(median, 2),
          range: [low, high],
          limit,
          isOwn: isOwn(name),
        })),
      },
    ],
    table: table(
      'Time of a create: median, and in brackets half of the calls',
      ['A create by', 'As a multiple of fetch', 'Of fetch with timeout and signal', 'CPU time', 'Budget'],
      figures.rows.map(({ name, limit, values }) => [
        name,
        inBrackets(values.median, values.low, values.high),
        inBrackets(values.limitedMedian, values.limitedLow, values.limitedHigh),
        fixed(values.cpuMedian, 2),
        limit !== undefined && `${amount(limit)}`,
      ]),
    ),
  });
}

/** The sandbox next to Prism: one scale for each measurement, since they have different units. */
export function prismPlot(figures: Figures<'sandbox-prism'>): Html {
  const label = (value: number, unit = '') =>
    `${fixed(value, value < 10 ? 1 : 0)}${unit.startsWith('/') ? unit : ` ${unit}`}`;
  return barPlot({
    id: 'plot-prism',
    title: 'The sandbox next to Prism.',
    note: noteOn(figures, 'The best of three rounds of each.'),
    groups: figures.rows.map(({ name, unit, values: { prism, sandbox } }) => ({
      title: name,
      bars: [
        { name: 'sandbox', value: sandbox, label: label(sandbox, unit), isOwn: true },
        { name: 'Prism', value: prism, label: label(prism, unit), isOwn: false },
      ],
    })),
    table: table(
      'The sandbox compared with Prism',
      ['What', 'Prism', 'Sandbox', 'Better by', 'Wanted'],
      figures.rows.map(({ name, unit, limit, values: { prism, sandbox, ratio } }) => [
        name,
        label(prism, unit),
        label(sandbox, unit),
        `${fixed(ratio, 1)} times`,
        limit !== undefined && `${amount(limit)} times`,
      ]),
    ),
  });
}

/** What a stored task takes, as a sentence. */
export const tasksKept = ({ rows }: Figures<'sandbox-memory'>): Html =>
  html`${rows.map(
    ({ values: { tasks, bytesPerTask } }) =>
      html`<p>With ${amount(tasks)} tasks stored, each takes ${fixed(bytesPerTask, 0)} bytes of memory.</p>\n`,
  )}`;

/** The rate of the sandbox as a share of that of a server that does nothing. */
export function barePlot(figures: Figures<'sandbox-bare'>): Html {
  return barPlot({
    id: 'plot-bare',
    title: 'The sandbox next to a bare server.',
    note: noteOn(figures, 'The mark is the share that is wanted.'),
    groups: [
      {
        title: 'Rate, as a share of the bare server',
        bars: [
          { name: 'bare server', value: 1, label: fixed(1, 2), isOwn: false },
          ...figures.rows.map(
            ({ name, limit, values: { share } }): Bar => ({
              name,
              value: share,
              label: fixed(share, 2),
              limit,
              isOwn: true,
            }),
          ),
        ],
      },
    ],
    table: table(
      'The sandbox compared with a bare server',
      ['Request', 'Bare server', 'Sandbox', 'Share', 'Wanted', 'Share by CPU time'],
      figures.rows.map(({ name, limit, values: { bare, sandbox, share, byCpuTime } }) => [
        name,
        `${fixed(bare, 0)}/s`,
        `${fixed(sandbox, 0)}/s`,
        fixed(share, 2),
        limit !== undefined && `${amount(limit)}`,
        fixed(byCpuTime, 2),
      ]),
    ),
  });
}

/** When, where and by what command the figures were measured. */
function noteOn({ command, date, node, machine, isWithinBudget }: Omit<Figures, 'rows'>, how: string): Content {
  return html`${how} Measured by <code>${command}</code> on ${date}, with Node ${node.replace(/^v/, '')} on ${machine}.${
    !isWithinBudget && ' This run did not keep its budget.'
  }`;
}

/** Clients with the same figures for all tasks in one row: fal and Replicate poll at the same intervals. */
function withNamesJoined<Name extends BenchmarkName>(rows: readonly FigureRow<Name>[]): FigureRow<Name>[] {
  const namesBy = new Map<string, FigureRow<Name>>();
  for (const row of rows) {
    const key = JSON.stringify([row.group, row.values]);
    const same = namesBy.get(key);
    namesBy.set(key, same ? { ...same, name: `${same.name}, ${row.name}` } : row);
  }
  return [...namesBy.values()];
}

const isOwn = (name: string) => /^genmedia\b/.test(name);

const fixed = (value: number, digits: number) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Budgets of small sizes are kept or broken by hundredths. */
const digitsFor = (value: number) => (value < 10 ? 2 : 1);

const amount = (value: number) => value.toLocaleString('en');

const inBrackets = (middle: number, low: number, high: number) =>
  `${fixed(middle, 2)} (${fixed(low, 2)} to ${fixed(high, 2)})`;
