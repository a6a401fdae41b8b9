import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sizeTable } from '../../../scripts/docs/guides/parts/benchmark-tables.js';
import { type BenchmarkName, type Figures, readFigures, writeFigures } from '../../../scripts/lib/figures.js';
import { newFolder } from '../../support/new-folder.js';
import { needs } from '../../support/optional-tools.js';
import { accessibilityFaults } from '../site/axe.js';
import { textOf } from '../site/html.js';
import { readSite, visitSite } from '../site/site.js';

const stored = <Name extends BenchmarkName>(name: Name): Figures<Name> =>
  JSON.parse(readFileSync(`openapi/docs/figures/${name}.json`, 'utf8'));

/** The rows of all tables: the text of each cell, and the share of a bar that is filled. Runs in the page. */
const readRows = `[...document.querySelectorAll('.figures tbody tr')].map((row) => [...row.children].map((cell) => {
  const bar = cell.querySelector('meter');
  return { text: cell.textContent, share: bar ? bar.value / bar.max : undefined };
}))`;

type Cell = { text: string; share?: number };

describe('the tables of the benchmarks', needs('browser'), () => {
  it('prints the numbers of the stored figures, with bars on the scale of their column or row', async () => {
    const page = await visitSite('guides/benchmarks.html');
    const rows = await page.evaluate<Cell[][]>(readRows);
    const cellsOf = (name: string) => rows.filter(([head]) => head?.text === name).flat();
    const sizes = stored('size').rows.filter(({ unit }) => unit === 'kB');
    const largest = Math.max(...sizes.map(({ values }) => values.measured));
    for (const { name, limit, values } of sizes) {
      const [, measured, budget] = cellsOf(name);
      expect(Number.parseFloat(measured?.text ?? ''), name).toBeCloseTo(values.measured, values.measured < 10 ? 2 : 1);
      expect(measured?.share, name).toBeCloseTo(values.measured / largest, 5);
      expect(budget?.text).toBe(`${limit} kB`);
    }
    for (const { name, values } of stored('sandbox-prism').rows) {
      const [, sandbox, prism, ratio] = cellsOf(name);
      expect((sandbox?.share ?? 0) / (prism?.share ?? 1), name).toBeCloseTo(values.sandbox / values.prism, 5);
      expect(ratio?.text).toBe(`${values.ratio.toFixed(1)} times`);
    }
    for (const { name, values } of [...stored('overhead').rows, ...stored('once').rows]) {
      expect(
        cellsOf(name).some(({ text }) => text.startsWith(values.median.toFixed(2))),
        name,
      ).toBe(true);
    }
  });

  it('fits the tables on a phone, accessible in both color schemes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visitSite('guides/benchmarks.html', { colorScheme, viewport: { width: 320, height: 800 } });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(await accessibilityFaults(page, '.figures')).toEqual([]);
    }
  });

  it('prints the tables in the guide as Markdown', async () => {
    const markdown = await readSite('guides/benchmarks.md');
    expect(textOf(markdown)).toContain('client with create and wait');
    expect(textOf(markdown)).toContain('Measured by `npm run size`');
    expect(markdown).toContain('| What | Measured | Budget | This figure |\n| --- | --- | --- | --- |\n');
  });
});

describe('stored figures', () => {
  const folder = newFolder(afterAll);
  beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
  afterAll(() => void vi.restoreAllMocks());

  const made = (measured: number) => ({
    rows: [{ name: 'first, min+gzip', unit: 'kB', limit: 40, values: { measured } }],
    isWithinBudget: measured <= 40,
  });
  const tableOf = (measured: number) => {
    writeFigures('size', made(measured), folder);
    return sizeTable(readFigures('size', folder)).text;
  };

  it('decides what a table says by the stored figures', () => {
    expect(tableOf(10)).not.toContain('did not keep its budget');
    expect(tableOf(80)).toContain('80.0 kB');
    expect(tableOf(80)).toContain('did not keep its budget');
  });

  it('rejects figures that are not numbers', () => {
    expect(() => writeFigures('size', made(Number.NaN), folder)).toThrow('measured of first, min+gzip is not a number');
  });

  it('names the command that writes missing or damaged figures', () => {
    const file = join(folder, 'size.json');
    const { rows, ...rest } = stored('size');
    for (const text of [
      '{ "rows": [',
      JSON.stringify(rest),
      JSON.stringify({ ...rest, rows: [{ ...rows[0], values: {} }] }),
    ]) {
      writeFileSync(file, text);
      expect(() => readFigures('size', folder)).toThrow(
        `${file} has no figures that can be used. Run npm run size -- --write.`,
      );
    }
    rmSync(file);
    expect(() => readFigures('size', folder)).toThrow('Run npm run size -- --write.');
  });
});
