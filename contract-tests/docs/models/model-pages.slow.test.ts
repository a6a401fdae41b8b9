import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { between, rowsOf, textOf } from '../site/html.js';
import { readSite } from '../site/site.js';
import { fieldsOn, matrix, openModels } from './setup.js';

const byModel = matrix.generators.filter(({ by }) => by === 'model');
const models = [...new Set(byModel.flatMap(({ variants }) => variants))].sort();

/** A section of the page of a model: that of one operation. */
const sectionOf = (page: string, operationId: string) =>
  between(page, new RegExp(`<h2 id="${operationId}">`), '<h2 ')[0];

describe('the page of a model', () => {
  it('exists for each of the 13, and is linked from the page of all', async () => {
    expect(models).toHaveLength(13);
    const all = await readSite('models.html');
    for (const model of models) {
      expect(all).toContain(`<a href="models/${model}.html">`);
      const page = await readSite(`models/${model}.html`);
      expect(page).toContain(`<h1>${model}</h1>`);
      const [lead = ''] = between(page, /<p class="lead">/, '</p>');
      expect(textOf(lead)).toMatch(new RegExp(`^${model.replaceAll('.', '\\.')} makes (?:images|videos)`));
    }
  });

  it.each(models)('lists every field that %s accepts with its limits, and those that it lacks', async (model) => {
    const page = await readSite(`models/${model}.html`);
    for (const generator of byModel) {
      const section = sectionOf(page, generator.operationId);
      expect(section !== undefined, generator.operationId).toBe(generator.variants.includes(model));
      if (section === undefined) continue;
      const [table = '', rest = ''] = section.split('</table>');
      const rows = rowsOf(table).slice(1);
      const fields = generator.fields.filter(({ name }) => name !== 'model');
      const accepted = fields.filter(({ cells }) => cells[model]);
      expect(rows.map(([name]) => name).sort()).toEqual(accepted.map(({ name }) => name).sort());
      for (const [name, limits = '', about = ''] of rows) {
        const cell = fields.find((field) => field.name === name)?.cells[model];
        expect(limits, name).toContain(textOf(cell?.text ?? 'none'));
        expect(limits.startsWith('required'), name).toBe(cell?.required ?? false);
        expect(about, `${name} has a description`).toMatch(/^\S.+\.$/);
        // Not what the field is for another model.
        expect(about, name).not.toMatch(/^gen\S*: /);
      }
      const lacking = fields.filter(({ cells }) => !cells[model] && Object.values(cells).some(Boolean));
      const named = between(rest.split('</ul>')[0] ?? '', /<li>/, '</li>').map((item) =>
        textOf(item).split(':')[0]?.trim(),
      );
      expect(named.sort()).toEqual(lacking.map(({ name }) => name).sort());
    }
  });

  it('draws all models, marks its own, and states the number of fields that each accepts', async () => {
    const page = await readSite('models/genq2.html');
    const [picture = ''] = between(page, /<figure class="model-picture">/, '</figure>');
    const [marked = ''] = between(picture, /<g class="model-this">/, '</g>');
    const counts = byModel
      .filter(({ variants }) => variants.includes('genq2'))
      .map(({ fields }) => fields.filter(({ name, cells }) => name !== 'model' && cells.genq2).length);
    expect(textOf(marked)).toBe(['genq2', ...counts].join(' '));
    expect(between(picture, /<g class="model-other">/, '</g>')).toHaveLength(12);
  });

  it('links to a comparison with each model that serves an operation of its own', async () => {
    const page = await readSite('models/genq2-pro.html');
    const others = byModel.filter(({ variants }) => variants.includes('genq2-pro')).flatMap(({ variants }) => variants);
    const wanted = [...new Set(others)].filter((other) => other !== 'genq2-pro').sort();
    const links = [...page.matchAll(/href="\.\.\/models\.html\?compare=genq2-pro,([^"]+)"/g)].map(([, other]) => other);
    expect(links.sort()).toEqual(wanted);
  });
});

describe('two models side by side', needs('browser'), () => {
  it('shows two models by the URL alone, with the fields that one of them accepts', async () => {
    const page = await openModels('?compare=genq2,genq3-turbo');
    const table = page.getByRole('table', { name: 'Make a video from references' });
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Field', 'genq2', 'genq3-turbo']);
    const generator = byModel.find(({ operationId }) => operationId === 'createReference2Video');
    const wanted = generator?.fields
      .filter(({ name, cells }) => name !== 'model' && (cells.genq2 || cells['genq3-turbo']))
      .map(({ name }) => `createReference2Video ${name}`);
    const shown = (await fieldsOn(page)).filter((field) => field.startsWith('createReference2Video '));
    expect([...new Set(shown)].sort()).toEqual(wanted?.sort());
    // Only one of them makes videos from text, so there is nothing to compare.
    expect((await fieldsOn(page)).filter((field) => !shown.includes(field))).toEqual([]);
    // What only genq1 and gen2.0 accept is not compared.
    expect(shown).not.toContain('createReference2Video movement_amplitude');
    for (const row of await table.locator('tbody tr:visible').all()) {
      const spans: number[] = await row
        .locator('td:visible')
        .evaluateAll((cells) => cells.map((cell) => (cell as unknown as { colSpan: number }).colSpan));
      expect(spans.reduce((sum, span) => sum + span, 0)).toBe(2);
    }
    await shows(page.getByRole('status').filter({ hasText: 'fields' }), /^genq2 and genq3-turbo: \d+ of/);
  });

  it('lets readers choose and share two models, and reduce them to what differs', async () => {
    const page = await openModels('?model=genq2');
    await page.getByLabel('Compare with').selectOption('genq1');
    await expect.poll(() => page.url(), { timeout }).toMatch(/\?compare=genq2,genq1$/);
    const before = await fieldsOn(page);
    await page.getByLabel('Only differences').check();
    await expect.poll(async () => (await fieldsOn(page)).length, { timeout }).toBeLessThan(before.length);
    const left = await fieldsOn(page);
    expect(left).toContain('createText2Video watermark');
    expect(left).not.toContain('createText2Video callback_url');
    // Their equal rules are not next to each other in the table.
    await page.getByLabel('Compare with').selectOption('genq3-turbo');
    await expect.poll(() => fieldsOn(page), { timeout }).not.toContain('createReference2Video callback_url');
    expect(await fieldsOn(page)).toContain('createReference2Video duration');
    await page.getByLabel('Compare with').selectOption('');
    await expect.poll(() => page.url(), { timeout }).toMatch(/\?model=genq2&differences=$/);
  });

  it('shows all fields of two models that serve no operation together', async () => {
    const page = await openModels('?compare=genq2,gen1.5');
    const generators = new Set((await fieldsOn(page)).map((field) => field.split(' ')[0]));
    const wanted = byModel.filter(({ variants }) => variants.includes('genq2') || variants.includes('gen1.5'));
    expect([...generators].sort()).toEqual(wanted.map(({ operationId }) => operationId).sort());
  });

  it('shows all models for unknown names', async () => {
    const page = await openModels('?compare=genq9,nothing');
    await shows(page.getByRole('status').filter({ hasText: 'fields' }), /^\d+ fields in \d+ generators\.$/);
    expect(await page.getByLabel('Compare with').isDisabled()).toBe(true);
  });
});
