import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { operationPlace } from '../../../scripts/document/docs-links.js';
import { tables } from '../../../src/check/rules/index.js';
import { document, operations, resolve } from '../../support/document.js';
import { decoded, textOf } from '../site/html.js';
import { readSite } from '../site/site.js';

/** What a phone loads for a page with its styles and scripts, compressed as hosts do. */
const maxBytes = 60_000;

const pageOf = (operationId: string) => readSite(operationPlace(operationId));

/** A part of a page, from its heading to the next. */
const sectionOf = (page: string, id: string) => page.split(`<h2 id="${id}"`)[1]?.split('<h2 id=')[0] ?? '';

describe('the page of an operation', () => {
  it('transfers at most 60 kB with everything that it loads', async () => {
    const sizes = new Map<string, number>();
    const sizeOf = async (path: string) => {
      if (!sizes.has(path)) sizes.set(path, gzipSync(await readSite(path)).length);
      return sizes.get(path) ?? 0;
    };
    for (const { operation } of operations) {
      const path = operationPlace(operation.operationId);
      const page = await readSite(path);
      const loaded = [...page.matchAll(/<(?:link rel="(?:stylesheet|icon)" href|script[^>]* src)="\.\.\/([^"]+)"/g)];
      // Styles, icon, theme, and the scripts of every page and of this one.
      expect(loaded.length, path).toBeGreaterThanOrEqual(6);
      const parts = await Promise.all([path, ...loaded.map(([, file = '']) => file)].map(sizeOf));
      const total = parts.reduce((sum, size) => sum + size, 0);
      expect(total, path).toBeLessThanOrEqual(maxBytes);
    }
    expect((sizes.get('assets/operation.js') ?? 0) / 1024).toBeLessThan(4);
  });

  it('states what an operation does, its method and URL, its examples, and links to its neighbours', async () => {
    const list = textOf(await readSite('reference/index.html'));
    for (const { method, path, operation } of operations) {
      const page = await pageOf(operation.operationId);
      const text = textOf(page);
      expect(page).toContain(`<h1>${operation.summary}</h1>`);
      expect(text).toContain(`${method.toUpperCase()} ${path}`);
      expect(text).toContain(operation.description.replaceAll('`', '').split('. ')[0]);
      for (const sentence of Object.values<string>(operation['x-undocumented'] ?? {})) expect(text).toContain(sentence);
      const { examples } = operation.responses[200].content['application/json'];
      const response = textOf(sectionOf(page, 'response'));
      for (const name of Object.keys(examples)) expect(response, operation.operationId).toContain(name);
      expect(list).toContain(`${operation.summary} ${method.toUpperCase()} ${path}`);
      expect(page).toContain(`<section id="try-it" data-operation="${operation.operationId}" hidden></section>`);
    }
    const next = /<a rel="next" href="([^"]+)"/;
    const visited = ['getTaskCreations.html'];
    for (let path = visited[0]; path; ) {
      [, path] = next.exec(await readSite(`reference/${path}`)) ?? [];
      if (path) visited.push(path);
    }
    expect(visited.sort()).toEqual(operations.map(({ operation }) => `${operation.operationId}.html`).sort());
  });

  it('shows required fields, defaults, limits, files and undocumented points at each field', async () => {
    const field = (page: string, name: string) =>
      textOf(page.split(` id="field-${name}"`)[1]?.split(/ id="field-/)[0] ?? '');
    const text2video = await pageOf('createText2Video');
    expect(field(text2video, 'prompt')).toMatch(/prompt string required .*up to 5000 characters/);
    expect(field(text2video, 'duration')).toMatch(/optional .*Allowed durations of this model are not documented/);
    expect(field(text2video, 'off_peak')).toMatch(/boolean optional default false/);
    const img2video = await pageOf('createImg2Video');
    expect(field(img2video, 'images')).toMatch(/exactly 1 items? .*png.*at most 50 MB/);
    const comic = await pageOf('createExplainComic');
    expect(comic).toMatch(/<details class="op-inside"><summary>Fields of <code>assets<\/code>/);
    expect(field(comic, 'assets.voice_id')).toMatch(/scene , tool : empty only .*Known values/);
    // What a case of another model rejects says which models it is about.
    expect(field(await pageOf('createReference2Video'), 'images')).toMatch(/at most 4 together with videos/);
  });

  it('shows the callback with its states, or none if there is none', async () => {
    for (const { operation } of operations) {
      const text = textOf(sectionOf(await pageOf(operation.operationId), 'callback'));
      if (!operation.callbacks) expect(text, operation.operationId).toBe('');
      else expect(text, operation.operationId).toMatch(/processing, success, failed .*up to 3 times/);
    }
    expect(await pageOf('createExplainComic')).toContain('<dt>Signed</dt><dd>yes</dd>');
  });

  it('shows violations of the tables of rules, each with the sentence of the validators and its rule', async () => {
    for (const { operation } of operations) {
      const name = operation.requestBody?.content['application/json'].schema.$ref.split('/').at(-1);
      const table = tables.find(({ schema, within }) => schema === name && !within);
      const part = sectionOf(await pageOf(operation.operationId), 'violations');
      const { properties, oneOf } = resolve(operation.requestBody?.content['application/json'].schema ?? {});
      const items = [...part.matchAll(/<li><code>(.*?)<\/code> <span>(.*?) <a href="\.\.\/rules\/(\w+)\.html#/g)];
      if (!properties && !oneOf) continue;
      expect(items.length, operation.operationId).toBeGreaterThan(2);
      for (const [, change, sentence, schema] of items) {
        expect(schema).toBe(table?.schema);
        expect(decoded(sentence ?? ''), change).toMatch(/^\S.*\.$/);
      }
    }
    const [, first] = sectionOf(await pageOf('createText2Video'), 'violations').split('<li>');
    expect(textOf(first ?? '')).toMatch(/^duration = 0 duration must be at least 1, not 0\. Rule/);
  });
});

describe('the reference', () => {
  it('lists all operations, to which the header leads', async () => {
    const list = await readSite('reference/index.html');
    for (const { operation } of operations)
      expect(list).toContain(` href="../${operationPlace(operation.operationId)}"`);
    expect(await readSite('index.html')).toMatch(
      /<nav aria-label="Site">.*<a href="reference\/index.html">Reference</s,
    );
    expect(document.tags.every(({ name }: { name: string }) => list.includes(`>${name}</h2>`))).toBe(true);
  });
});
