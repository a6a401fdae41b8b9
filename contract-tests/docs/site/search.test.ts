import { beforeAll, describe, expect, it } from 'vitest';
import { lineIn, operationPlace, requestLine, responseLine } from '../../../scripts/docs/reference/links.js';
import { type Entry, marked, search } from '../../../scripts/docs/search/search.js';
import { anchorTo, heading, html } from '../../../scripts/docs/site/html.js';
import { sectionsOf } from '../../../scripts/docs/site/page.js';
import { document, operations, resolve, walk } from '../../support/document.js';
import { readSite } from './site.js';

let index: Entry[];
let size: number;
/** Every page that the index leads to, by its path. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const json = await readSite('assets/search.json');
  index = JSON.parse(json);
  size = json.length;
  const paths = new Set(index.map(({ url }) => url.replace(/[?#].*/, '')));
  for (const path of paths) pages.set(path, await readSite(path));
});

const urls = (question: string, count: number) =>
  search(index, question)
    .map(({ url }) => url)
    .slice(0, count);

const [adFilm, creations] = ['reference/getAdFilm.html', 'reference/getTaskCreations.html'];
const storyboardId = lineIn(adFilm, responseLine('#data_records.storyboards.stroyboard_id'));
const imageUri = lineIn('reference/createExplainComic.html', requestLine('#assets.image_uri'));
const text2video = 'reference/createText2Video.html';
const premiumPrompt = lineIn('reference/createPremiumMv.html', requestLine('#prompt'));

/** A query, the expected result, and within how many results. */
const questions: [question: string, url: string, first: number][] = [
  ['OutcomeUnknownError', 'guides/errors.html#every-class', 1],
  ['OutcomeUnknownError', 'guides/costs.html#a-create-is-sent-once', 5],
  ['outcomeunknownerror', 'guides/errors.html#every-class', 1],
  ['429', 'guides/client.html#retries', 2],
  ['429', 'guides/costs.html#a-create-is-sent-once', 8],
  ['429', 'guides/errors.html#every-class', 10],
  ['download', 'guides/files.html#options-of-a-download', 1],
  ['download', 'guides/files.html', 5],
  ['download', 'guides/files.html#save-a-result', 6],
  ['retry', 'guides/callbacks.html', 1],
  ['retry', 'guides/client.html#retries', 2],
  ['retry', 'guides/callbacks.html#when-a-delivery-fails', 8],
  ['validate', 'guides/ci.html#requests-and-recorded-responses', 8],
  ['validate', 'guides/client.html#validate-before-sending', 1],
  ['validate', 'guides/costs.html#find-mistakes-before-they-are-sent', 14],
  ['signature', 'guides/callbacks.html', 1],
  ['lost response', 'guides/costs.html', 5],
  ['Errors', 'guides/errors.html', 1],
  ['image', 'guides/media-rules.html#shape-of-an-image', 5],
  ['image', 'reference/createReference2Image.html', 5],
  ['stroyboard_id', storyboardId, 1],
  ['err_code', lineIn(creations, responseLine('#err_code')), 1],
  ['image_uri', imageUri, 1],
  ['assets[].image_uri', imageUri, 1],
  ['prompt premium', premiumPrompt, 1],
  // Request fields come before response fields, and the field that selects a model comes first.
  ['prompt', lineIn(text2video, requestLine('#prompt')), 1],
  ['model', lineIn(text2video, requestLine('#model')), 1],
  ['createSpeech', 'reference/createSpeech.html', 5],
  ['/ent/v2/audio-tts', 'reference/createSpeech.html', 1],
  ['genq2-pro', 'models.html#overview', 1],
  ['genq2-pro', 'reference/createReference2Video.html', 5],
  ['Text2VideoRequest', 'rules/Text2VideoRequest.html', 1],
];

describe('the search', () => {
  it.each(questions)('leads from “%s” to %s, among the first %i', (question, url, limit) => {
    expect(urls(question, limit)).toContain(url);
  });

  it('finds every operation by its name, its path and its identifier', () => {
    for (const { path, operation } of operations) {
      const { summary, operationId } = operation;
      const place = operationPlace(operationId);
      expect(urls(summary, 1)).toEqual([place]);
      for (const question of [path, operationId]) expect(urls(question, 20), question).toContain(place);
    }
  });

  it('finds every field of a request, a response and a callback, and leads to an operation', () => {
    const names = new Set<string>();
    walk(document.components.schemas, (node, keys) => {
      if (keys.at(-2) === 'properties' && !keys.includes('contentSchema')) names.add(keys.at(-1) ?? '');
      if (node.discriminator) names.add(node.discriminator.propertyName);
    });
    expect(names.size).toBeGreaterThan(50);
    for (const name of names) {
      const [first] = search(index, name);
      expect(first, name).toMatchObject({
        kind: 'field',
        url: expect.stringMatching(/^reference\/\w+\.html.*#(field|response|callback)-/),
      });
      expect(first?.title.split('.').at(-1)).toBe(name);
    }
  });

  it('has one entry for a field of many operations, which leads to each of them', () => {
    const found = search(index, 'credits').filter(({ title }) => title === 'credits');
    expect(found).toHaveLength(1);
    const carry = operations.filter(({ operation }) => {
      const body = resolve(operation.responses[200].content['application/json'].schema);
      const bodies = [body, ...(body.oneOf ?? []).map(resolve)];
      return bodies.some(({ properties }) => properties?.credits);
    });
    const places = carry.map(({ operation }) => operationPlace(operation.operationId));
    const led = [found[0]?.url, ...(found[0]?.others ?? []).map(({ url }) => url)];
    expect(led.map((url) => url?.replace(/[?#].*/, ''))).toEqual(expect.arrayContaining(places));
    for (const url of led) expect(url).toMatch(/#(response|callback)-credits$/);
    expect(new Set(led).size).toBe(led.length);
  });

  it('lets no kind fill the first twenty results if others are found', () => {
    for (const question of ['image', 'film', 'video', 'prompt', 'task', 'request', 'callback']) {
      const found = search(index, question);
      const kinds = found.slice(0, 20).map(({ kind }) => kind);
      for (const kind of new Set(found.map((result) => result.kind))) {
        const all = found.filter((result) => result.kind === kind).length;
        expect(kinds.filter((other) => other === kind).length, `${question}: ${kind}`).toBeGreaterThanOrEqual(
          Math.min(all, 4),
        );
      }
    }
  });

  it('finds singular and plural by either word, and requires all words', () => {
    for (const [singular, plural] of [
      ['signature', 'signatures'],
      ['retry', 'retries'],
      ['price', 'prices'],
    ] as const) {
      expect(new Set(urls(singular, 100))).toEqual(new Set(urls(plural, 100)));
    }
    expect(urls('download image_uri', 20)).toEqual([]);
    expect(urls('xyzzy', 20)).toEqual([]);
  });

  it('accepts any input', () => {
    for (const question of ['(', '[', '\\', '*', '.+', 'a|b', '$', '-', '/', '“', '{id}', '^', '?']) {
      expect(() => search(index, question)).not.toThrow();
    }
    for (const question of ['', ' ', '\t']) expect(search(index, question)).toEqual([]);
    expect(search(index, '{id}').length).toBeGreaterThan(0);
  });

  it('does not find a section by the title of its page alone', () => {
    const found = search(index, 'retries').filter(({ kind }) => kind === 'section');
    expect(found.length).toBeGreaterThan(0);
    for (const { title, line } of found) expect(`${title} ${line}`).toMatch(/retr(y|ies)/i);
  });
});

describe('a result', () => {
  it('shows the line with the words, and not much more', () => {
    for (const [question, url] of questions.filter(([, url]) => url.startsWith('guides/'))) {
      const found = search(index, question).find((result) => result.url === url);
      const word = question.split(' ')[0]?.replace(/y$/, '') ?? '';
      expect(`${found?.title} ${found?.line}`.toLowerCase()).toContain(word.toLowerCase());
      expect(found?.line.length).toBeLessThan(200);
    }
    const [first] = search(index, 'OutcomeUnknownError');
    expect(first).toMatchObject({ title: 'Every class', about: 'Errors' });
    expect(first?.line).toMatch(/^OutcomeUnknownError a request that may cost credits/);
  });

  it('highlights the words', () => {
    expect(marked('Status 429: retries', '429 retry')).toEqual([
      { text: 'Status ', isWord: false },
      { text: '429', isWord: true },
      { text: ': ', isWord: false },
      { text: 'retries', isWord: true },
    ]);
  });

  it('exists', () => {
    const lines = index.flatMap(({ operations: owners = [] }) =>
      owners.map(([place, line]) => lineIn(index[place]?.url ?? '', line)),
    );
    expect(lines.length).toBeGreaterThan(400);
    for (const url of [...index.map((entry) => entry.url), ...lines]) {
      const [path = '', place] = url.split('#');
      if (place) expect(pages.get(path.replace(/\?.*/, '')), url).toContain(` id="${place}"`);
    }
    expect(pages.size).toBeGreaterThan(40);
  });
});

describe('the index', () => {
  it('is small enough to load at the first query', () => {
    expect(size).toBeLessThan(300_000);
  });

  it('has the pages of rules and none of their headings', () => {
    const rules = index.filter(({ url }) => url.startsWith('rules'));
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter(({ url }) => url.includes('#'))).toEqual([]);
  });

  it('is text and not markup', () => {
    for (const { title, about, text, url } of index) {
      expect(`${title}\n${about}\n${text}`, url).not.toMatch(/&#?\w+;|<\/?(?:a|code|div|li|p|pre|span|svg|t[dhr])\b/);
      expect(title, url).not.toBe('');
    }
  });

  it('has the text below each heading, line by line', () => {
    const body = html`<h1>Title</h1><p>Before
it all.</p><svg><text>drawn</text></svg>
${heading(2, 'one', html`<code>a</code> &amp; b`, anchorTo('one', 'a & b'))}
<p>It&#39;s &#x27;so&#x27;:</p><div class="sample"><pre><code>first();
<span class="x">second</span>();</code></pre></div>
${heading(3, 'two', 'Two')}<table><tr><th scope="row"><code>Name</code><span>told</span></th><td>x &lt; y</td></tr></table>`;
    expect(sectionsOf(body).map(({ id, title, text }) => ({ id, title, text }))).toEqual([
      { id: '', title: '', text: 'Before it all.' },
      { id: 'one', title: 'a & b', text: "It's 'so':\nfirst();\nsecond();" },
      { id: 'two', title: 'Two', text: 'Name told · x < y' },
    ]);
  });
});
