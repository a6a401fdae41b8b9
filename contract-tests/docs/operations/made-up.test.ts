import { describe, expect, it } from 'vitest';
import { operationLinks, operationPages } from '../../../scripts/docs/operations/index.js';
import type { OpenApiDocument } from '../../../scripts/document/document.js';
import type { RuleTable } from '../../../src/check/rules/rule.js';
import { document } from '../../support/document.js';
import { textOf } from '../site/html.js';

/** A model of the made-up request. The second has no `colour` and other limits. */
const model = (name: string, own: object) => ({
  type: 'object',
  title: name,
  description: `For ${name} only.`,
  required: ['engine', 'songs'],
  additionalProperties: false,
  properties: {
    engine: { type: 'string', const: name },
    songs: {
      type: 'array',
      maxItems: 3,
      description: 'What is sung.',
      items: {
        type: 'object',
        required: ['file'],
        properties: {
          file: {
            type: 'string',
            description: 'The song.',
            'x-media': { kind: 'audio', formats: ['mp3'], seconds: { maximum: 90 } },
          },
          verses: { type: 'array', items: { type: 'object', properties: { line: { type: 'string' } } } },
        },
      },
    },
    ...own,
  },
});

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const body = (name: string, ...examples: string[]) => ({
  content: {
    'application/json': {
      schema: reference('schemas', name),
      examples: Object.fromEntries(examples.map((example) => [example, reference('examples', example)])),
    },
  },
});

/** The document with an operation that nothing in the code knows, under a tag of its own. */
function withMadeUpOperation(): OpenApiDocument {
  const copy = structuredClone(document);
  Object.assign(copy.components.schemas, {
    OperaRequest: {
      type: 'object',
      description: 'Opera to sing.',
      oneOf: [reference('schemas', 'OperaTenor'), reference('schemas', 'OperaBass')],
      discriminator: {
        propertyName: 'engine',
        mapping: { tenor: '#/components/schemas/OperaTenor', bass: '#/components/schemas/OperaBass' },
      },
    },
    OperaTenor: model('tenor', { colour: { type: 'string', enum: ['bright', 'dark'], default: 'bright' } }),
    OperaBass: model('bass', {
      depth: {
        type: 'integer',
        minimum: 1,
        maximum: 9,
        'x-undocumented': { 'opera-depth': 'Meaning of the depth is not documented.' },
      },
    }),
    OperaResponse: {
      type: 'object',
      required: ['ticket'],
      properties: { ticket: { type: 'string', description: 'Where to sit.' } },
    },
    OperaNews: { type: 'object', properties: { applause: { type: 'integer', description: 'In seconds.' } } },
  });
  Object.assign(copy.components.examples, {
    'opera-tenor': {
      summary: 'A high voice',
      value: { engine: 'tenor', songs: [{ file: 'https://example.com/a.mp3' }] },
    },
    'opera-bass': { summary: 'A low voice', value: { engine: 'bass', songs: [], depth: 3 } },
    'opera-sung': { summary: 'Sung', value: { ticket: 'A7' } },
    'opera-applause': { summary: 'Applause', value: { applause: 7 } },
  });
  const operaUpdate = {
    '{$request.body#/callback_url}': {
      post: {
        summary: 'Hear the applause',
        description: 'Sent at the end.',
        requestBody: body('OperaNews', 'opera-applause'),
        'x-callback-delivery': { states: ['success'], retriedStates: ['success'], retries: 5, signed: true },
      },
    },
  };
  copy.paths['/ent/v9/operas/{hall}'] = {
    parameters: [
      { name: 'hall', in: 'path', required: true, description: 'Where it is sung.', schema: { type: 'string' } },
    ],
    post: {
      operationId: 'singOpera',
      tags: ['Opera'],
      summary: 'Sing an opera',
      description: 'Starts a task that sings.',
      'x-first-poll-after': 120,
      requestBody: { ...body('OperaRequest', 'opera-tenor', 'opera-bass'), 'x-max-bytes': 1_048_576 },
      responses: { 200: body('OperaResponse', 'opera-sung') },
      callbacks: { operaUpdate },
    },
  };
  return copy;
}

const table: RuleTable = {
  schema: 'OperaRequest',
  legal: { tenor: { engine: 'tenor', songs: [] }, bass: { engine: 'bass', songs: [] } },
  rules: [
    { rule: 'colour is bright or dark', for: ['tenor'], accept: [{ colour: 'dark' }], reject: [{ colour: 'red' }] },
    { rule: 'depth is 1 to 9', for: ['bass'], accept: [{ depth: 9 }], reject: [{ depth: 10 }] },
    { rule: 'songs are required', accept: [], reject: [{ songs: undefined }] },
  ],
};

/** What the generated validators would say. */
const validate = (schema: string, sent: unknown) => [
  { path: '', rule: Object.keys(sent as object).join(), message: `${schema} rejects ${JSON.stringify(sent)}.` },
];

const made = withMadeUpOperation();
const { list, operations } = operationPages(made, { tables: [table], validate });
const page = operations.find(({ path }) => path === 'reference/singOpera.html');
const markup = page?.body.text ?? '';
const text = textOf(markup);

/** The elements of a class or an id, from their tags to the next of the kind. */
const parts = (start: RegExp) => markup.split(start).slice(1);
const field = (id: string) =>
  parts(new RegExp(`(?=<div class="op-field" id="${id}")`))[0]?.split('<div class="op-field"')[1] ?? '';

describe('a new operation in the document', () => {
  it('gets a page, entries in the list and the sidebar, and neighbours, without new code', () => {
    expect(page).toMatchObject({
      title: 'Sing an opera',
      summary: expect.stringContaining('Starts a task that sings.'),
    });
    expect(list.body.text).toContain('href="../reference/singOpera.html"');
    const links = operationLinks(made).at(-1);
    expect(links).toEqual({ title: 'Opera', links: [{ path: 'reference/singOpera.html', title: 'Sing an opera' }] });
    expect(markup).toContain('rel="prev"');
    expect(markup).not.toContain('rel="next"');
    expect(operations.filter(({ body: { text } }) => text.includes('href="singOpera.html"'))).toHaveLength(1);
  });

  it('shows the method, URL, parameters and facts of a new operation', () => {
    expect(text).toContain('POST /ent/v9/operas/{hall}');
    expect(text).toContain('hall in the path, string, required Where it is sung.');
    expect(text).toContain('First poll after 2 minutes');
    expect(text).toContain('Largest request 1 MB');
  });

  it('shows a switch by the field that selects the variant, which starts with the first', () => {
    expect(markup).toContain('<nav class="op-switch" data-by="engine" aria-label="Engine">');
    expect(markup).toContain('<a href="?engine=tenor" data-variant="tenor" aria-current="true">tenor</a>');
    expect(markup).toContain('<a href="?engine=bass" data-variant="bass">bass</a>');
    expect(markup).toContain('<p class="op-about" data-for="bass" hidden>For bass only.</p>');
    expect(field('field-colour')).toMatch(/^ id="field-colour" data-for="tenor">/);
    expect(field('field-depth')).toMatch(/^ id="field-depth" data-for="bass" hidden>/);
    expect(field('field-songs')).toMatch(/^ id="field-songs">/);
  });

  it('shows fields inside of fields, defaults, limits, files and what is undocumented', () => {
    expect(textOf(field('field-songs'))).toMatch(/songs array of objects required What is sung\. up to 3 items/);
    expect(markup).toContain('<details class="op-inside"><summary>Fields of <code>songs[].verses</code></summary>');
    expect(textOf(field('field-songs.file'))).toMatch(/file string required The song\. mp3 at most 90 s/);
    expect(textOf(field('field-songs.verses.line'))).toMatch(/line string optional/);
    expect(textOf(field('field-colour'))).toMatch(/optional default bright bright, dark/);
    expect(textOf(field('field-depth'))).toMatch(/1 to 9 Not documented by the service Meaning of the depth is not/);
  });

  it('shows a sample in every language for each variant', () => {
    const samples = parts(/<div class="op-samples"/);
    expect(samples.map((sample) => sample.split('>')[0])).toEqual([' data-for="tenor"', ' data-for="bass" hidden']);
    for (const sample of samples) {
      const labels = [...sample.matchAll(/<details class="op-sample" data-language="([^"]+)"/g)].map(
        ([, label]) => label,
      );
      expect(labels).toEqual(['TypeScript', 'curl', 'fetch', 'Python', 'Go']);
      expect(textOf(sample)).toContain('/ent/v9/operas/');
    }
  });

  it('shows violations of each variant, the response and the callback', () => {
    const violations = parts(/<ul class="op-violations">/).map((part) => textOf(part.split('</ul>')[0] ?? ''));
    expect(violations).toHaveLength(2);
    expect(violations[0]).toMatch(/colour = "red" OperaRequest rejects \{"engine":"tenor".*no songs/);
    expect(violations[1]).toMatch(/depth = 10 OperaRequest rejects \{"engine":"bass".*no songs/);
    expect(markup).toContain('href="../rules/OperaRequest.html#colour-is-bright-or-dark"');
    expect(textOf(field('response-ticket'))).toMatch(/ticket string always present Where to sit\./);
    expect(text).toMatch(/Sent at the end\. Sent in state success Retried in state success, up to 5 times Signed yes/);
    expect(textOf(field('callback-applause'))).toMatch(/applause integer may be absent In seconds\./);
  });
});
