import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../scripts/docs/guides/facts.js';
import { commonMistakes, mistakes } from '../../../scripts/docs/guides/parts/common-mistakes.js';
import { errorClasses } from '../../../scripts/docs/guides/parts/error-classes.js';
import { parts } from '../../../scripts/docs/guides/parts/index.js';
import { preflightChecks } from '../../../scripts/docs/guides/parts/preflight-checks.js';
import { readings } from '../../../scripts/docs/guides/parts/readings.js';
import { undocumented } from '../../../scripts/docs/guides/parts/undocumented.js';
import { JournalError } from '../../../src/batch/index.js';
import { DownloadError } from '../../../src/download/index.js';
import * as genmedia from '../../../src/index.js';
import { InProgressError } from '../../../src/once/index.js';
import { document, operations, resolve, walk } from '../../support/document.js';
import { newFolder } from '../../support/new-folder.js';
import { between, rowsOf, textOf } from '../site/html.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests read the document as plain JSON.
type Json = any;

const read = (file: string) => readFileSync(file, 'utf8');

describe('the list of undocumented behavior', () => {
  const html = undocumented(document).text;
  /** The entries, by name. */
  const items = new Map(
    html
      .split('<li id="')
      .slice(1)
      .map((item) => [item.slice(0, item.indexOf('"')), item]),
  );
  const sentences = new Map<string, string>();
  walk(document, (node) => {
    for (const [name, sentence] of Object.entries<string>(node['x-undocumented'] ?? {})) sentences.set(name, sentence);
  });

  it('lists every entry of the document, and each sentence once', () => {
    expect([...items.keys()].sort()).toEqual([...sentences.keys()].sort());
    expect(items.size).toBe(60);
    for (const [name, sentence] of sentences) {
      const [listed = ''] = between(items.get(name) ?? '', /<p>/, '</p>');
      expect(textOf(listed).replace(/ (?=[;,.])/g, '')).toBe(sentence.replaceAll('`', ''));
    }
  });

  it('counts what is undocumented by group', () => {
    const counts = [...html.matchAll(/<h3 [^>]*>[^<]*\((\d+)\)<\/h3>/g)].map(([, count]) => Number(count));
    expect(counts).toHaveLength(3);
    expect(counts.reduce((sum, count) => sum + count)).toBe(items.size);
  });

  /** Where an entry applies to an operation: the names of the fields, or an empty list if it is outside fields. */
  function placesOf(node: Json, field = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
    if (typeof node !== 'object' || node === null) return found;
    for (const name of Object.keys(node['x-undocumented'] ?? {}))
      found.set(name, (found.get(name) ?? new Set()).add(field));
    if (node.$ref && !node.$ref.includes('/examples/')) placesOf(resolve({ $ref: node.$ref }), field, found);
    for (const [key, value] of Object.entries<Json>(node)) {
      if (key === 'mapping' || key === 'examples' || key === 'links') continue;
      if (key === 'properties') for (const [name, child] of Object.entries(value)) placesOf(child, name, found);
      else placesOf(value, field, found);
    }
    return found;
  }

  const met = operations.map(({ operation }) => ({ operation, places: placesOf(operation) }));

  /** The operations that an entry names, with “every …” expanded. */
  function namedIn(item: string): string[] {
    const having = { request: 'requestBody', callback: 'callbacks', response: 'responses', rejection: 'responses' };
    const all = Object.entries(having).flatMap(([part, key]) =>
      new RegExp(`every ${part}`, 'i').test(item) ? operations.filter(({ operation }) => operation[key]) : [],
    );
    const linked = [...item.matchAll(/reference\/(\w+)\.html"/g)].map(([, id]) => id);
    return operations
      .map(({ operation }) => operation.operationId)
      .filter((id) => linked.includes(id) || all.some(({ operation }) => operation.operationId === id));
  }

  it.each([...sentences.keys()])('names exactly the operations where a point applies: %s', (name) => {
    const where = met.filter(({ places }) => places.has(name)).map(({ operation }) => operation.operationId);
    expect(namedIn(items.get(name) ?? '')).toEqual(where);
  });

  it.each([...sentences.keys()])('names every field where a point applies: %s', (name) => {
    const fields = new Set(met.flatMap(({ places }) => [...(places.get(name) ?? [])]));
    const [, ...places] = (items.get(name) ?? '').split('<ul>');
    const named = between(places.join(), /<li>(?=<code>)<code>/, '</code>').map((field) => field.replaceAll('[]', ''));
    expect([...new Set(named)].sort()).toEqual([...fields].filter(Boolean).sort());
  });

  it('lists entries without an operation under the service as a whole', () => {
    const [general = ''] = html.split('<h3').slice(1);
    const nowhere = [...sentences.keys()].filter((name) => !met.some(({ places }) => places.has(name)));
    expect([...general.matchAll(/<li id="([\w-]+)"/g)].map(([, name]) => name)).toEqual(nowhere);
    expect(nowhere).toContain('rate-limits');
  });

  it('names the models if it applies to only some of them', () => {
    expect(textOf(items.get('reference-image-count') ?? '')).toContain(
      'createReference2Video (genq2, genq3, genq3-drama, genq3-ad, genq3-mix, genq3-turbo)',
    );
    expect(textOf(items.get('duration-range') ?? '')).toContain('createText2Video (genq1)');
  });
});

describe('the table of errors', () => {
  const [heads = [], ...rows] = rowsOf(errorClasses().text);
  const names = rows.map(([first = '']) => first.split(' ')[0] ?? '');

  it('lists exactly the classes that are thrown', () => {
    const exported = Object.keys(genmedia).filter((name) => /^(?!GenMediaError)[A-Z].*Error$/.test(name));
    expect(names.toSorted()).toEqual([...exported, DownloadError.name, InProgressError.name, JournalError.name].sort());
  });

  it('states for each when it is thrown, what was spent and what to do', () => {
    for (const row of rows) {
      expect(row).toHaveLength(3);
      for (const cell of row) expect(cell).toMatch(/\S/);
    }
    expect(rows[0]?.[0]).toContain('a request is wrong, before anything is sent');
  });

  it('fails to build if the doc comment of a class does not say when it is thrown', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'invalid-request-error.ts'), '/** A bad request. */\nclass InvalidRequestError {}\n');
    expect(() => errorClasses(pathToFileURL(`${folder}/`))).toThrow(
      'The doc comment of the class InvalidRequestError in src/ does not start with "Thrown when …".',
    );
  });

  it('states where nothing is spent and where something may be', () => {
    const spent = (name: string) => rows[names.indexOf(name)]?.[heads.indexOf('Spent')];
    expect(spent('InvalidRequestError')).toBe('Nothing. It was not sent.');
    expect(spent('OutcomeUnknownError')).toBe('Perhaps. The task may exist.');
  });
});

describe('the table of mistakes', () => {
  it('lists one violation for each mistake, and those that the service warns about', () => {
    const rows = rowsOf(commonMistakes().text).slice(1);
    expect(rows).toHaveLength(mistakes.length);
    const text = rows.flat().join('\n');
    expect(text).toContain('image_url is not a field here; did you mean image_uri?');
    expect(text).toMatch(/createPremiumMv\nlip_ref_urls is a field of "sing" or "sing_perform"/);
    expect(text).toContain('resolution must not be "540p" when lip_sync is true.');
  });
});

describe('the table of readings', () => {
  it('lists every row of readings.md', () => {
    const source = read('openapi/docs/readings.md')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2);
    const rows = rowsOf(readings().text).slice(1);
    const words = (text = '') => text.replace(/[^\p{L}\p{N}]+/gu, '');
    expect(rows.map((row) => words(row.join('')))).toEqual(source.map(words));
    expect(rows.length).toBeGreaterThan(10);
  });
});

describe('a fact', () => {
  const changed = (change: (copy: Json) => void) => {
    const copy = structuredClone(document);
    change(copy);
    return factsOf(copy);
  };

  it('states versions, the maximum request size and the number of undocumented points', () => {
    expect(factsOf(document)).toMatchObject({
      'path-versions': 'v1 and v2',
      'body-limit': '20 MB',
      undocumented: '60',
    });
    expect(factsOf(document).version).toBe(JSON.parse(read('package.json')).version);
  });

  it('states another fact after a change of the document', () => {
    expect(changed(({ info }) => delete info['x-undocumented'].megabyte).undocumented).toBe('59');
    expect(changed(({ info }) => Object.assign(info, { version: '7.0.0' })).version).toBe('7.0.0');
    expect(() =>
      changed(({ paths }) => Object.assign(paths['/ent/v2/img2video'].post.requestBody, { 'x-max-bytes': 1 })),
    ).toThrow('x-max-bytes');
  });
});

it('builds every part without a broken link', () => {
  const texts = Object.entries(parts).map(([name, make]) => [name, make(document).text] as const);
  const ids = new Set(texts.flatMap(([, text]) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`)));
  for (const [name, text] of texts) {
    for (const [, href = ''] of text.matchAll(/href="([^"]+)"/g)) {
      if (ids.has(href)) continue;
      expect(href, name).toMatch(/^(\.\.\/reference\/\w+\.html|[a-z-]+\.html)$/);
    }
  }
});

describe('the table of what preflight checks', () => {
  const rows = rowsOf(preflightChecks(document).text);
  const found = (rule: string) => rows.filter(([name = '']) => name.split(/[\s,]+/).includes(rule));

  it('lists every rule that a finding can name, in addition to those of the validators', () => {
    const sources = ['file-rules', 'list-rules', 'text-rules', 'effect-rules', 'body-size'].map((name) =>
      read(`src/preflight/rules/${name}.ts`),
    );
    const code = [...sources, read('src/preflight/preflight.ts')].join();
    const named = [...code.matchAll(/(?:\berror|\bwarning|\bcheck)\(\s*'(\w+)'/g)].map(([, rule = '']) => rule);
    expect(new Set(named).size).toBeGreaterThan(15);
    for (const rule of named) expect(found(rule), rule).not.toEqual([]);
  });

  it('lists every keyword of the document that preflight reads, with its fields', () => {
    const checked = (rule: string) => found(rule).map(([, words]) => words);
    expect(checked('pauseMarker')).toEqual([
      'Pauses <#x#>: 0.01 to 99.99 s with at most 2 decimals, between two texts that can be spoken ' +
        'text of Make speech from text',
    ]);
    expect(checked('longestSide')).toEqual(['Longest side in pixels lip_ref_url']);
    expect(checked('ignoredIf')).toEqual([
      'Ignored if is_rec is true prompt of Make a video from a start frame',
      'Ignored if audio is false voice_id of Make a video from a start frame',
    ]);
  });

  it('lists other checks after a change of the document', () => {
    const copy = structuredClone(document);
    copy.components.schemas.MvRequest.properties.lip_sync['x-credits'].upToSeconds = 77;
    expect(textOf(preflightChecks(copy).text)).toContain('No effect if audio_url lasts more than 77 s');
    delete copy.components.schemas.MvRequest.properties.lip_sync['x-credits'];
    expect(() => preflightChecks(copy)).toThrow('No field has a rule for the check upToSeconds.');
  });
});
