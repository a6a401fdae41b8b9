import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sizePlot } from '../../../scripts/docs/guides/parts/benchmark-plots.js';
import { benchmarkNames, readFigures, writeFigures } from '../../../scripts/lib/figures.js';
import { needs } from '../../support/optional-tools.js';
import { seriousFaults } from '../site/axe.js';
import { textOf } from '../site/html.js';
import { readSite, visitSite } from '../site/site.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests read the figures as plain JSON.
type Json = any;

const stored = (name: string): Json => JSON.parse(readFileSync(`openapi/docs/figures/${name}.json`, 'utf8'));

/** A bar as a browser draws it. Lengths are shares of the width of the plot. */
interface Drawn {
  name: string;
  label: string;
  length: number;
  limit: number | undefined;
  range: [number, number] | undefined;
  /** Pixels between the name and the number. */
  gap: number;
  /** What the table says of it. */
  cells: string[];
}

/** Reads every plot of the page: its groups, each with its bars. Runs in the page. */
const readPlots = `Object.fromEntries([...document.querySelectorAll('figure.plot')].map((figure) => {
  const svg = figure.querySelector('svg').getBoundingClientRect();
  const share = (x) => (x - svg.left) / svg.width;
  const middle = (box) => (box.left + box.right) / 2;
  const rows = [...figure.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  const groups = [...figure.querySelectorAll('.plot-group')].map((group) => ({
    title: group.querySelector('.plot-title').textContent,
    titleEnd: share(group.querySelector('.plot-title').getBoundingClientRect().right),
    bars: [...group.querySelectorAll('.plot-row')].map((row) => {
      const box = (part) => row.querySelector(part)?.getBoundingClientRect();
      const name = row.querySelector('.plot-name').textContent;
      const [limit, range] = [box('.plot-limit'), row.querySelector('.plot-range')];
      return {
        name,
        label: row.querySelector('.plot-value').textContent,
        length: box('.plot-bar').width / svg.width,
        limit: limit && share(middle(limit)),
        range: range && ['x1', 'x2'].map((end) => range[end].baseVal.value / svg.width),
        gap: box('.plot-value').left - box('.plot-name').right,
        cells: rows.filter(([head]) => head.replace(', min+gzip', '') === name).flat(),
      };
    }),
  }));
  return [figure.querySelector('svg').getAttribute('aria-labelledby').replace('-title', ''), groups];
}))`;

type Plots = Record<string, { title: string; titleEnd: number; bars: Drawn[] }[]>;

interface Expected {
  name: string;
  value: number;
  limit?: number;
  range?: [number, number];
}

const named = (column: string) => (row: Json) => ({ name: row.name, value: row.values[column], limit: row.limit });

/** The bars that the files ask for, group by group. */
function expectedPlots(): Record<string, Expected[][]> {
  const all = stored('polling').rows.filter((row: Json) => row.group === 'videos' && row.name !== 'Replicate');
  const isOwn = ({ name }: Json) => name.startsWith('genmedia');
  const videos = [...all.filter(isOwn), ...all.filter((row: Json) => !isOwn(row))];
  // They poll at the same intervals.
  const polled = (column: string) =>
    videos.map(named(column)).map((bar: Expected) => (bar.name === 'fal' ? { ...bar, name: 'fal, Replicate' } : bar));
  return {
    'plot-polling': [polled('pollsMean'), polled('lateMean')],
    'plot-size': [
      stored('size')
        .rows.filter((row: Json) => row.unit === 'kB')
        .map(named('measured'))
        .map((bar: Expected) => ({ ...bar, name: bar.name.replace(', min+gzip', '') })),
    ],
    'plot-overhead': [
      stored('overhead').rows.map((row: Json) => ({
        ...named('median')(row),
        range: [row.values.low, row.values.high],
      })),
    ],
    'plot-prism': stored('sandbox-prism').rows.map((row: Json) => [
      { name: 'sandbox', value: row.values.sandbox },
      { name: 'Prism', value: row.values.prism },
    ]),
    'plot-bare': [[{ name: 'bare server', value: 1 }, ...stored('sandbox-bare').rows.map(named('share'))]],
  };
}

/** Whether a text is a number rounded to the digits that it has. */
function expectNumber(text: string, value: number) {
  const [digits = ''] = /[\d.,]+/.exec(text) ?? [];
  const decimals = digits.split('.')[1]?.length ?? 0;
  expect(Math.abs(Number(digits.replaceAll(',', '')) - value), `${text} for ${value}`).toBeLessThanOrEqual(
    0.5001 * 10 ** -decimals,
  );
}

describe('the plots of the benchmarks', needs('browser'), () => {
  it('have the bars, numbers, marks and lengths of the stored figures', async () => {
    const page = await visitSite('guides/benchmarks.html');
    const plots = await page.evaluate<Plots>(readPlots);
    const expected = expectedPlots();
    expect(Object.keys(plots).sort()).toEqual(Object.keys(expected).sort());
    for (const [id, groups] of Object.entries(expected)) {
      expect(plots[id]?.length, id).toBe(groups.length);
      for (const [index, bars] of groups.entries()) {
        const drawn = plots[id]?.[index]?.bars ?? [];
        expect(drawn.map(({ name }) => name)).toEqual(bars.map(({ name }) => name));
        const end = Math.max(...bars.flatMap(({ value, limit = 0, range = [] }) => [value, limit, ...range]));
        for (const [place, { name, value, limit, range }] of bars.entries()) {
          const bar = drawn[place] as Drawn;
          expectNumber(bar.label, value);
          expect(bar.length, name).toBeCloseTo(value / end, 2);
          if (limit === undefined) expect(bar.limit ?? undefined, name).toBeUndefined();
          else expect(bar.limit, name).toBeCloseTo(limit / end, 2);
          for (const side of [0, 1] as const) if (range) expect(bar.range?.[side]).toBeCloseTo(range[side] / end, 2);
          // Prism and the sandbox are columns of their table, and the bare server is what the others are a share of.
          if (!/prism/.test(id) && name !== 'bare server') {
            expect(
              bar.cells.some((cell) => cell.startsWith(bar.label)),
              `${name}: ${bar.cells}`,
            ).toBe(true);
          }
        }
      }
    }
  });

  it('are readable on a phone, in both color schemes, with their tables open', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visitSite('guides/benchmarks.html', { colorScheme, viewport: { width: 320, height: 800 } });
      const plots = await page.evaluate<Plots>(readPlots);
      for (const { title, titleEnd } of Object.values(plots).flat()) expect(titleEnd, title).toBeLessThanOrEqual(1);
      for (const { name, gap } of Object.values(plots).flatMap((groups) => groups.flatMap(({ bars }) => bars))) {
        expect(gap, name).toBeGreaterThan(4);
      }
      await page.evaluate("for (const details of document.querySelectorAll('.plot details')) details.open = true");
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(await seriousFaults(page, '.plot')).toEqual([]);
      const fills = await page.evaluate<string[]>(
        "['.plot-own', '.plot-bar:not(.plot-own)', '.plot-name'].map((part) => getComputedStyle(document.querySelector(part)).fill)",
      );
      // Without their classes they would all be black.
      expect(new Set([...fills, 'rgb(0, 0, 0)']).size).toBe(4);
    }
  });

  it('are tables in the guide as Markdown', async () => {
    const markdown = await readSite('guides/benchmarks.md');
    expect(markdown).not.toContain('<svg');
    expect(markdown.match(/<figure class="plot">/g)).toHaveLength(5);
    expect(textOf(markdown)).toContain('client with create and wait');
  });
});

describe('stored figures', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'genmedia-figures-'));
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const made = (measured: number) => ({
    rows: [
      { name: 'first, min+gzip', unit: 'kB', limit: 40, values: { measured } },
      { name: 'second, min+gzip', unit: 'kB', limit: 40, values: { measured: 20 } },
    ],
    isWithinBudget: measured <= 40,
  });
  const plotOf = (measured: number) => {
    writeFigures('size', made(measured), folder);
    return sizePlot(readFigures('size', folder)).text;
  };
  const widths = (plot: string) =>
    [...plot.matchAll(/<rect [^>]*width="([\d.]+)%"/g)].map(([, width]) => Number(width));

  it('decide what a plot shows', () => {
    expect(widths(plotOf(10))).toEqual([25, 50]);
    expect(plotOf(10)).not.toContain('did not keep its budget');
    expect(widths(plotOf(80))).toEqual([100, 25]);
    expect(plotOf(80)).toContain('80.0 kB');
    expect(plotOf(80)).toContain('did not keep its budget');
  });

  it('are not stored if they are not numbers', () => {
    expect(() => writeFigures('size', made(Number.NaN), folder)).toThrow('rows[0].values.measured is not a number');
  });

  it.each(benchmarkNames)('of %s are read again, and name the command if they are missing or wrong', (name) => {
    const text = readFileSync(`openapi/docs/figures/${name}.json`, 'utf8');
    const { command } = JSON.parse(text);
    const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
    expect(Object.keys(scripts)).toContain(command.replace('npm run ', ''));
    const file = join(folder, `${name}.json`);
    const readAs = (content: string) => {
      writeFileSync(file, content);
      return () => readFigures(name, folder);
    };
    const changed = (change: (figures: Json) => void) => {
      const figures = JSON.parse(text);
      change(figures);
      return JSON.stringify(figures);
    };
    expect(readAs(text)()).toEqual(JSON.parse(text));
    const wrong: Record<string, string> = {
      SyntaxError: text.slice(0, 100),
      'there are no rows': changed((figures) => figures.rows.splice(0)),
      'date is not a text': changed((figures) => delete figures.date),
      'rows[0].values.': changed(
        (figures) => (figures.rows[0].values[Object.keys(figures.rows[0].values)[0] ?? ''] = '1'),
      ),
      'rows[0].values.more is unknown': changed((figures) => (figures.rows[0].values.more = 1)),
      'rows[0].limit': changed((figures) => (figures.rows[0].limit = null)),
    };
    for (const [reason, content] of Object.entries(wrong)) {
      expect(readAs(content)).toThrow(reason);
      expect(readAs(content)).toThrow(`Run ${command} -- --write`);
    }
    rmSync(file);
    expect(() => readFigures(name, folder)).toThrow(
      `${file} has no figures that can be used: it is missing. Run ${command} -- --write`,
    );
  });
});
