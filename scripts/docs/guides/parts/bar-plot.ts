import { type Content, type Html, html } from '../../site/html.js';

/** A bar with its name and its number above it. */
export interface Bar {
  name: string;
  value: number;
  /** The number as it is written, with its unit. */
  label: string;
  /** Between which figures half of the measurements are, as a thin line. */
  range?: readonly [low: number, high: number];
  /** The budget, as a mark across the bar. */
  limit?: number | undefined;
  /** Whether it is a figure of this package, and not of another one. */
  isOwn: boolean;
}

/** Bars on one scale, which begins at zero. */
export interface BarGroup {
  title: string;
  bars: readonly Bar[];
}

export interface BarPlot {
  /** Unique on its page. */
  id: string;
  title: string;
  /** What was measured, when and where. */
  note: Content;
  groups: readonly BarGroup[];
  /** The same numbers, and further ones. */
  table: Html;
}

/** Heights in pixels. */
const titleHeight = 28;
const barHeight = 40;
const groupGap = 12;

/**
 * Horizontal bars as inline SVG. Lengths are parts of the width and letters are in pixels, so that the plot is as wide as its
 * place and its words are as large on a phone as elsewhere. Colours come from classes, since the Content-Security-Policy of the
 * site forbids style attributes.
 */
export function barPlot({ id, title, note, groups, table }: BarPlot): Html {
  let top = 0;
  const drawn = groups.map((group) => {
    const place = top;
    top += titleHeight + barHeight * group.bars.length + groupGap;
    return groupAt(place, group);
  });
  return html`<figure class="plot">
<figcaption><b id="${id}-title">${title}</b> <span id="${id}-note">${note}</span></figcaption>
<svg role="img" aria-labelledby="${id}-title" aria-describedby="${id}-note" width="100%" height="${top}">${drawn}
</svg>
<details class="plot-numbers"><summary>The numbers as a table</summary>
${table}
</details>
</figure>
`;
}

function groupAt(top: number, { title, bars }: BarGroup): Html {
  const end = Math.max(...bars.flatMap(({ value, range = [], limit = 0 }) => [value, limit, ...range]));
  const share = (value: number) => `${end > 0 ? Number(((100 * value) / end).toFixed(3)) : 0}%`;
  return html`
<g class="plot-group"><text class="plot-title" x="0" y="${top + 17}">${title}</text>${bars.map((bar, index) =>
    barAt(top + titleHeight + barHeight * index, bar, share),
  )}</g>`;
}

function barAt(top: number, { name, value, label, range, limit, isOwn }: Bar, share: (value: number) => string): Html {
  const [low, high] = range ?? [];
  const middle = top + 25;
  return html`
<g class="plot-row"><text class="plot-name" x="0" y="${top + 13}">${name}</text><text class="plot-value" x="100%" y="${top + 13}">${label}</text>
<rect class="plot-bar${isOwn && ' plot-own'}" x="0" y="${top + 19}" width="${share(value)}" height="12"/>${
    low !== undefined &&
    high !== undefined &&
    html`<line class="plot-range" x1="${share(low)}" x2="${share(high)}" y1="${middle}" y2="${middle}"/>`
  }${
    limit !== undefined &&
    html`<line class="plot-limit" x1="${share(limit)}" x2="${share(limit)}" y1="${top + 16}" y2="${top + 34}"/>`
  }</g>`;
}
