import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedStyles } from '../../../scripts/lib/style-sheet.js';

const [tokensFile = '', components = ''] = sharedStyles;
const tokens = readFileSync(tokensFile, 'utf8');
const folder = 'scripts/docs/styles';
const sheets = [
  components,
  'src/sandbox/control/page/page.css',
  'src/cli/check/report-page/report.css',
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
];

/** The light and the dark value of each colour, by its name. */
const colours = new Map(
  [...tokens.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    [light, dark],
  ]),
);

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string): number {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? [])
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const table = [
  ...readFileSync(`${folder}/README.md`, 'utf8').matchAll(
    /^\| `(--[\w-]+)` +\| `(--[\w-]+)` +\| +([\d.]+) \| +([\d.]+) \|$/gm,
  ),
].map(([, front = '', ground = '', light, dark]) => ({ front, ground, said: [Number(light), Number(dark)] }));

describe('the style of the docs', () => {
  it('keeps the documented contrast for every colour of a text or an edge', () => {
    const named = new Set(table.flatMap(({ front, ground }) => [front, ground]));
    expect([...colours.keys()].filter((name) => !named.has(name))).toEqual(['--line']);
    for (const { front, ground, said } of table) {
      const found = [0, 1].map((scheme) =>
        contrastOf(colours.get(front)?.[scheme] ?? '', colours.get(ground)?.[scheme] ?? ''),
      );
      expect(
        found.map((value) => Number(value.toFixed(1))),
        `${front} on ${ground}`,
      ).toEqual(said);
      expect(Math.min(...found), `${front} on ${ground}`).toBeGreaterThan(front === '--edge' ? 3 : 4.5);
    }
  });

  it.each(sheets)('consists of existing tokens only: %s', (file) => {
    const text = readFileSync(file, 'utf8');
    // A mask hides with any colour.
    expect(text.replaceAll('#000 calc(', '').match(/#[\da-f]{3,8}\b(?=[^{]*;)|\bhsl|\boklch/gi) ?? []).toEqual([]);
    expect(text).not.toMatch(/font-family|\bArial\b|\bsystem-ui\b/);
    const own = [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
    const known = new Set([...own, '--tone', ...[...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)]);
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
