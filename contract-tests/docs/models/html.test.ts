import { describe, expect, it } from 'vitest';
import { modelsPage } from '../../../scripts/docs/models/models-page.js';
import { toMatrix } from '../../../scripts/document/models/matrix.js';
import { document } from '../../support/document.js';
import { textOf } from '../site/html.js';

const matrix = toMatrix(document);
const { path, body } = modelsPage(matrix);
const found = (pattern: RegExp) => [...body.text.matchAll(pattern)].map(([, text]) => text);

describe('the page of models as served', () => {
  it('lists every field in a table and in a list', () => {
    expect(path).toBe('models.html');
    const sections = body.text.split('<section class="models-generator" data-generator="').slice(1);
    expect(sections).toHaveLength(matrix.generators.length);
    matrix.generators.forEach(({ by, fields }, index) => {
      const names = fields.map(({ name }) => name).filter((name) => name !== by);
      for (const tag of ['tr', 'div']) {
        const shown = [...(sections[index] ?? '').matchAll(new RegExp(`<${tag} data-field="([^"]+)"`, 'g'))];
        expect(shown.map(([, name]) => name).sort()).toEqual(names.sort());
      }
    });
  });

  it('lists each generator under its operationId, with its link to the reference', () => {
    const ids = found(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId } of matrix.generators) expect(ids).toContain(operationId);
    expect(body.text).toContain('href="reference/createPremiumMv.html"');
    for (const { path } of matrix.undocumented) expect(body.text).toContain(path);
  });

  it('links every model to exactly the generators that it supports', () => {
    const served = matrix.generators
      .filter(({ by }) => by === 'model')
      .flatMap(({ operationId, variants }) =>
        variants.map((model) => `${operationId}&#38;model=${model}#${operationId}`),
      );
    expect(found(/href="\?generator=([^"]+)"/g).sort()).toEqual(served.sort());
  });

  it('fills cells for all columns in every row', () => {
    for (const table of body.text.split('<table class="models-table">').slice(1)) {
      const [head = '', ...rows] = (table.split('</table>')[0] ?? '').split('<tr');
      expect(head).toContain('<caption');
      const columns = (rows[0] ?? '').split('<th ').length - 2;
      for (const row of rows.slice(1)) {
        const spans = [...row.matchAll(/<td [^>]*?(?:colspan="(\d+)")?>/g)].map(([, span = '1']) => Number(span));
        expect(spans.reduce((sum, span) => sum + span, 0)).toBe(columns);
      }
    }
  });

  it('marks a field as required only for the variants that require it', () => {
    for (const { operationId, by, fields } of matrix.generators) {
      const [, section = ''] = body.text.split(`data-generator="${operationId}"`);
      for (const { name, cells } of fields.filter((field) => field.name !== by)) {
        const [, row = ''] = section.split(`<tr data-field="${name}"`);
        const [head, ...parts] = row.slice(0, row.indexOf('</tr>')).split('<td');
        for (const [variant, cell] of Object.entries(cells)) {
          const isOwn = (part: string) => / data-variants="([^"]*)"/.exec(part)?.[1]?.split(' ').includes(variant);
          const isMarked = `${head}${parts.find(isOwn)}`.includes('>required<');
          if (cell) expect(isMarked, `${operationId} ${name} ${variant}`).toBe(cell.required);
        }
      }
    }
  });

  it('lists what is undocumented, with the models concerned', () => {
    const [, references = ''] = body.text.split('data-generator="createReference2Video"');
    const [, open = ''] = references.slice(0, references.indexOf('</section>')).split('What is undocumented');
    expect(textOf(open)).toContain('videos (genq2-pro): Content types of video data URIs are not documented');
    expect(textOf(open)).toMatch(/subjects : Whether subjects is one entry or a list is not documented/);
  });

  it('lists fields that differ first, and those that are the same almost everywhere last', () => {
    const [, text2video = ''] = body.text.split('data-generator="createText2Video"');
    const names = [...(text2video.split('</table>')[0] ?? '').matchAll(/data-field="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names.slice(0, 2).sort()).toEqual(['duration', 'resolution']);
    expect(names.indexOf('prompt')).toBeLessThan(names.indexOf('payload'));
    expect(names.indexOf('aspect_ratio')).toBeLessThan(names.indexOf('callback_url'));
  });
});
