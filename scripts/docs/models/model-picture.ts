import type { Generator, Matrix } from '../../document/models/matrix.js';
import { type Html, html } from '../site/html.js';
import { shortName } from './generator-words.js';
import { modelsOf } from './overview.js';

const [nameWidth, columnWidth, rowHeight, headHeight] = [130, 118, 26, 34];

/**
 * A drawing of all models against the operations that they serve: the wider a bar, the more fields a model accepts there. Those
 * of this model come first, since a phone shows three.
 */
export function modelPicture(model: string, { generators }: Matrix): Html {
  const isOther = ({ variants }: Generator) => Number(!variants.includes(model));
  const byModel = generators.filter(({ by }) => by === 'model').toSorted((one, other) => isOther(one) - isOther(other));
  const models = modelsOf(generators);
  const most = Math.max(...byModel.flatMap((generator) => models.map((other) => countOf(generator, other))));
  const [width, height] = [nameWidth + byModel.length * columnWidth, headHeight + models.length * rowHeight];
  const heads = byModel.map(
    (generator, column) => html`<text x="${nameWidth + column * columnWidth}" y="20">${shortName(generator)}</text>\n`,
  );
  const rows = models.map((other, row) => {
    const top = headHeight + row * rowHeight;
    const bars = byModel.map((generator, column) => {
      const count = countOf(generator, other);
      const left = nameWidth + column * columnWidth;
      const size = Math.round((count / most) * (columnWidth - 44));
      return (
        count > 0 &&
        html`<rect x="${left}" y="${top + 5}" width="${size}" height="14" rx="3"/><text x="${left + size + 6}" y="${top + 17}">${count}</text>`
      );
    });
    return html`<g class="${other === model ? 'model-this' : 'model-other'}"><text x="0" y="${top + 17}">${other}</text>${bars}</g>\n`;
  });
  const label = 'Fields that each model accepts, by operation';
  return html`<figure class="model-picture"><div class="scrolls" tabindex="0" role="group" aria-label="${label}"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
${heads}${rows}</svg></div>
<figcaption>How many fields each model accepts, by operation. ${model} is marked.</figcaption></figure>`;
}

/** How many fields a model accepts, apart from the one that selects it. */
const countOf = ({ by, fields }: Generator, model: string): number =>
  fields.filter(({ name, cells }) => name !== by && cells[model]).length;
