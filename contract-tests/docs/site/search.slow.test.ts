import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Entry, find, marked } from '../../../scripts/docs/search/search.js';
import { loadIndex, makeIndex, type SearchIndex } from '../../../scripts/docs/search/search-index.js';
import { synonyms } from '../../../scripts/docs/search/synonyms.js';
import { stemOf } from '../../../scripts/docs/search/words.js';
import { anchorTo, heading, html } from '../../../scripts/docs/site/html.js';
import { sectionsOf } from '../../../scripts/docs/site/page.js';
import { lineIn, operationPlace, requestLine, responseLine } from '../../../scripts/document/docs-links.js';
import { document, operations, resolve, walk } from '../../support/document.js';
import { readSite } from './site.js';

let index: SearchIndex;
let entries: readonly Entry[];
let size: number;
/** Every page that the index leads to, by its path. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const json = await readSite('assets/search.json');
  index = loadIndex(JSON.parse(json));
  entries = index.entries;
  size = gzipSync(json).length;
  const paths = new Set(entries.map(({ url }) => url.replace(/[?#].*/, '')));
  for (const path of paths) pages.set(path, await readSite(path));
});

const search = (query: string, limit?: number) => find(index, query, limit).results;
const urls = (query: string, count: number) => search(query, count).map(({ url }) => url);
const meant = (query: string) => find(index, query).words.flatMap((word) => word.meant);

const [adFilm, creations] = ['reference/getAdFilm.html', 'reference/getTaskCreations.html'];
const storyboardId = lineIn(adFilm, responseLine('#data_records.storyboards.stroyboard_id'));
const imageUri = lineIn('reference/createExplainComic.html', requestLine('#assets.image_uri'));
const text2speech = 'reference/createSpeech.html';
const text2video = 'reference/createText2Video.html';
const aspectRatio = lineIn(text2video, requestLine('#aspect_ratio'));
const premiumPrompt = lineIn('reference/createPremiumMv.html', requestLine('#prompt'));

/** A query, the expected result, and within how many results. */
const queries: [query: string, url: string, first: number][] = [
  ['OutcomeUnknownError', 'package/genmedia.html#OutcomeUnknownError', 1],
  ['OutcomeUnknownError', 'guides/errors.html#every-class', 3],
  ['OutcomeUnknownError', 'guides/costs.html#a-create-is-sent-once', 8],
  ['outcomeunknownerror', 'guides/errors.html#every-class', 3],
  ['429', 'guides/production.html#rate-limits', 3],
  ['429', 'guides/client.html#retries', 5],
  ['429', 'guides/batch.html#pace', 4],
  ['429', 'guides/costs.html#a-create-is-sent-once', 12],
  ['429 class', 'guides/errors.html#every-class', 3],
  ['download', 'guides/files.html', 1],
  ['download', 'guides/files.html#options-of-a-download', 3],
  ['download', 'guides/files.html#what-a-download-checks', 3],
  ['save', 'guides/files.html#save-a-result', 3],
  ['retry', 'guides/client.html#retries', 1],
  ['retry', 'guides/production.html#retries-and-idempotency', 4],
  ['validate', 'guides/command-line.html#validate-files', 2],
  ['validate', 'package/validate.html', 10],
  ['validate responses', 'guides/ci.html#requests-and-recorded-responses', 5],
  ['validate', 'guides/client.html#validate-before-sending', 1],
  ['mistakes', 'guides/costs.html#find-mistakes-before-they-are-sent', 5],
  ['signature', 'guides/callbacks.html#verify-callbacks-by-their-signature', 1],
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
  ['genq2-pro', 'models/genq2-pro.html', 1],
  // Which model has it, and the operation whose models accept the value.
  ['4K', 'models.html#overview', 1],
  ['4K', 'models.html#createReference2Image', 3],
  ['4K', 'reference/createReference2Image.html#field-resolution', 4],
  ['MCP server', 'guides/agents.html', 1],
  ['idempotency keys', 'guides/create-once.html', 1],
  ['temporal', 'guides/durable-engines.html', 3],
  ['vercel ai sdk', 'guides/ai-sdk.html', 1],
  ['genq2-pro', 'reference/createReference2Video.html', 6],
  ['Text2VideoRequest', 'rules/Text2VideoRequest.html', 1],
  ['createSandbox', 'package/sandbox.html#createSandbox', 1],
  ['storageInbox', 'package/callbacks.html#storageInbox', 1],
  ['maxInterval', 'package/genmedia.html#WaitDefaults', 2],
  ['callbackHosts', 'package/sandbox.html#SandboxOptions', 2],
  ['genmedia/batch', 'package/batch.html', 1],
  ['benchmark', 'guides/benchmarks.html', 1],
  ['what is known about prices', 'guides/costs.html#what-is-known-about-prices', 1],
];

/** The same, where the words on the page are others. */
const inOtherWords: typeof queries = [
  ['cors', 'guides/sandbox.html#over-http', 3],
  ['cors', 'guides/production.html#browsers', 3],
  ['createText2Video', text2video, 1],
  ['polling', 'guides/tasks.html', 1],
  ['polling', 'guides/tasks.html#when-to-poll', 2],
  ['idempotency', 'guides/production.html#retries-and-idempotency', 3],
  ['cancel', 'guides/tasks.html#cancel-a-wait', 3],
  ['python', 'guides/other-languages.html', 3],
  ['price', 'guides/costs.html#what-is-known-about-prices', 3],
  ['queue', 'guides/many-machines.html#the-queue', 1],
  ['sandbox', 'guides/sandbox.html', 1],
  ['api key', 'guides/other-languages.html#the-key', 1],
  ['apiKey', 'package/genmedia.html#ConnectionOptions', 10],
  ['how do I cancel a task', 'guides/tasks.html#cancel-a-wait', 1],
  ['what happens if my process crashes', 'guides/tasks.html#wait-and-continue-after-a-crash', 2],
  ['can I use it in the browser?', 'guides/production.html#browsers', 1],
  ['how long are results kept', 'guides/tasks.html#keep-the-file', 5],
  // The mark of a question is not a part of its last word: "task?" is in code.
  ['can I cancel a task?', 'guides/tasks.html#cancel-a-wait', 1],
];

describe('the search', () => {
  it.each([...queries, ...inOtherWords])('finds for “%s” %s, among the first %i', (query, url, limit) => {
    expect(urls(query, limit)).toContain(url);
  });

  it('finds every operation by its name, its path and its identifier', () => {
    for (const { path, operation } of operations) {
      const { summary, operationId } = operation;
      const place = operationPlace(operationId);
      for (const query of [summary, operationId]) expect(urls(query, 1), query).toEqual([place]);
      expect(urls(path, 20), path).toContain(place);
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
      // A section with that very title may come before it.
      const [first] = search(name).filter(({ title }) => title.toLowerCase() !== name || names.has(title));
      expect(first, name).toMatchObject({
        kind: 'field',
        url: expect.stringMatching(/^reference\/\w+\.html.*#(field|response|callback)-/),
      });
      expect(first?.title.split('.').at(-1)).toBe(name);
    }
  });

  it('lists one entry for a field of many operations, which leads to each of them', () => {
    const found = search('credits').filter(({ title }) => title === 'credits');
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

  it.each(['cors', 'polling', 'queue', 'sandbox', 'api key', 'how do I wait for a task', 'what is a batch'])(
    'lists benchmarks, the changelog and parts of words after other results: %s',
    (query) => {
      const found = search(query);
      const isLast = found.map(({ url }) => /^(?:guides\/benchmarks|changelog)\.html/.test(url));
      expect(isLast.slice(isLast.indexOf(true)).every(Boolean) || !isLast.includes(true)).toBe(true);
      for (const { title, line } of found.slice(0, 3)) expect(`${title} ${line}`).not.toMatch(/record/i);
    },
  );

  it('lists at least three results of each kind among the first twenty', () => {
    for (const query of ['image', 'film', 'video', 'prompt', 'task', 'request', 'callback']) {
      const found = search(query);
      const kinds = found.slice(0, 20).map(({ kind }) => kind);
      for (const kind of new Set(found.map((result) => result.kind))) {
        const all = found.filter((result) => result.kind === kind).length;
        expect(kinds.filter((other) => other === kind).length, `${query}: ${kind}`).toBeGreaterThanOrEqual(
          Math.min(all, 3),
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
    for (const query of ['(', '[', '\\', '*', '.+', 'a|b', '$', '-', '/', '“', '{id}', '^', '?']) {
      expect(() => search(query)).not.toThrow();
    }
    for (const query of ['', ' ', '\t']) expect(search(query)).toEqual([]);
    expect(search('{id}').length).toBeGreaterThan(0);
  });

  it('does not find a section by the title of its page alone', () => {
    const found = search('retries').filter(({ kind }) => kind === 'section');
    expect(found.length).toBeGreaterThan(0);
    for (const { title, line } of found) expect(`${title} ${line}`).toMatch(/retr(y|ie[sd])/i);
  });
});

/** Where each synonym leads to, among the first six results: a page that treats it. */
const treated: Record<keyof typeof synonyms, string> = {
  authentication: 'guides/other-languages.html#the-key',
  backoff: 'guides/client.html#retries',
  bearer: 'guides/first-call.html#with-curl',
  bulk: 'guides/batch.html',
  cancel: 'guides/tasks.html#cancel-a-wait',
  charge: 'guides/costs.html',
  claude: 'guides/agents.html',
  concurrency: 'guides/batch.html#options-of-a-batch',
  deduplicate: 'guides/create-once.html',
  dryrun: 'guides/client.html#validate-before-sending',
  down: 'guides/callbacks.html#when-a-delivery-fails',
  duplicate: 'guides/create-once.html',
  emulator: 'guides/sandbox.html',
  endpoint: 'guides/callbacks.html',
  exception: 'guides/errors.html',
  expire: 'guides/sandbox.html',
  golang: 'guides/other-languages.html',
  hmac: 'guides/callbacks.html#verify-callbacks-by-their-signature',
  idempotency: 'guides/production.html#retries-and-idempotency',
  idempotent: 'guides/create-once.html',
  kept: 'guides/tasks.html#keep-the-file',
  landscape: aspectRatio,
  length: lineIn(text2video, requestLine('#duration')),
  locally: 'guides/command-line.html#callbacks-on-your-machine',
  login: 'guides/other-languages.html#the-key',
  longer: lineIn(text2video, requestLine('#duration')),
  many: 'guides/batch.html',
  mock: 'guides/mock-sandbox-service.html',
  monitoring: 'guides/production.html',
  parallel: 'guides/many-machines.html',
  paying: 'guides/costs.html',
  photo: 'guides/media-rules.html#shape-of-an-image',
  picture: 'reference/createReference2Image.html',
  polling: 'guides/tasks.html#when-to-poll',
  portrait: aspectRatio,
  price: 'guides/costs.html',
  pricing: 'guides/costs.html',
  python: 'guides/other-languages.html',
  quickstart: 'guides/first-call.html',
  quota: 'guides/costs.html#count-credits-and-stop-in-time',
  recover: 'guides/batch.html#resume',
  restart: 'guides/batch.html#resume',
  sdk: 'guides/client.html',
  simulator: 'guides/sandbox.html',
  stub: 'guides/mock-sandbox-service.html',
  subscribe: 'guides/callbacks.html',
  swagger: 'guides/other-languages.html#openapi-generator-python',
  throttle: 'guides/batch.html#pace',
  tts: text2speech,
  tutorial: 'guides/first-call.html',
  upload: 'guides/files.html',
  vertical: aspectRatio,
  voice: lineIn(text2speech, requestLine('#voice_setting_voice_id')),
  webhook: 'guides/callbacks.html',
};

describe('a synonym', () => {
  it('finds a page by a synonym, and tests each of them', () => {
    expect(Object.keys(treated)).toEqual(Object.keys(synonyms));
    const lost = Object.entries(treated).filter(([word, url]) => !urls(word, 6).includes(url));
    expect(lost.map(([word]) => [word, ...urls(word, 6)])).toEqual([]);
  });

  it('contains every synonym on the pages in its case, and finds all its forms', () => {
    const text = entries.map((entry) => `${entry.title} ${entry.text}`.toLowerCase()).join('\n');
    for (const words of Object.values(synonyms)) for (const word of words) expect(text).toContain(word.toLowerCase());
    for (const word of ['webhooks', 'Webhook', 'WEBHOOKS']) expect(urls(word, 2)).toContain('guides/callbacks.html');
  });
});

describe('a word with typos', () => {
  it.each([
    ['aspct_ratio', 'aspect_ratio'],
    ['apsect_ratio', 'aspect_ratio'],
    ['aspect_raito', 'aspect_ratio'],
    ['aspct_ra', 'aspect_ratio'],
    ['aspect-ratio', 'aspect_ratio'],
    ['reslution', 'resolution'],
    ['calback_url', 'callback_url'],
    ['webhok', 'Webhooks (callbacks)'],
    ['sanbdox', 'Mock, sandbox or the real service'],
  ])('finds a word with typos: %s → %s', (typed, title) => {
    const titles = search(typed).map((result) => result.title);
    expect(titles.slice(0, 5)).toContain(title);
  });

  it('corrects a word only if it occurs nowhere', () => {
    expect(meant('file')).toEqual([]);
    expect(meant('aspct_ratio')).toEqual(['aspect_ratio']);
    for (const nonsense of ['xyzzy', 'qqq', 'zzzzzzzzzz']) expect(search(nonsense), nonsense).toEqual([]);
  });
});

describe('the forms of a word', () => {
  it('finds one stem for the forms of a word, and another for other words', () => {
    const stems = (...words: string[]) => new Set(words.map(stemOf)).size;
    expect(stems('generate', 'generates', 'generated', 'generating', 'generation')).toBe(1);
    expect(stems('poll', 'polls', 'polled', 'polling')).toBe(1);
    expect(stems('retry', 'retries', 'retried', 'retrying', 'retryable')).toBe(1);
    expect(stems('table', 'durable', 'enable', 'en')).toBe(4);
    expect(stems('cancel', 'cancels', 'cancelled', 'canceled', 'cancelling')).toBe(1);
    expect(stems('status', 'state')).toBe(2);
    expect(stems('task', 'tasks_id', 'thing', 'bring', 'string', 'need')).toBe(6);
  });
});

describe('order of results', () => {
  const entry = (title: string, text: string, url = title): Entry => ({ kind: 'section', title, about: '', text, url });
  const small = [
    entry('Typo', 'It was receeved.'),
    entry('Synonym', 'The Authorization is there.'),
    entry('Word', 'What authentication is.'),
    entry('Authentication', 'A title.'),
  ];
  const titles = (entries: readonly Entry[], query: string) =>
    find(makeIndex(entries), query).results.map(({ title }) => title);

  it('starts with titles, then words, then synonyms', () => {
    expect(titles(small, 'authentication')).toEqual(['Authentication', 'Word', 'Synonym']);
  });

  it('places whole words before parts, and identifiers before texts', () => {
    const parts = [entry('Corset', 'A corsair records.'), entry('Other', 'Allow cors there.')];
    expect(titles(parts, 'cors')).toEqual(['Other', 'Corset']);
    const operation: Entry = { ...entry('Make a film', 'Makes it.\ncreateFilm'), kind: 'operation' };
    const texts = [entry('createFilm, createFilm', 'createFilm, and createFilm again'), operation];
    expect(titles(texts, 'createFilm')[0]).toBe('Make a film');
  });

  it('places a page by its name even if that is of benchmarks', () => {
    const page: Entry = { ...entry('Benchmarks', 'Figures.', 'guides/benchmarks.html'), kind: 'page' };
    expect(titles([entry('Other', 'A benchmark.'), page], 'benchmark')).toEqual(['Benchmarks', 'Other']);
    expect(titles([page, entry('Other', 'Some figures.')], 'figures')).toEqual(['Other', 'Benchmarks']);
  });

  it('follows the words of a question, of which one may be missing', () => {
    const entries = [entry('Lifetime', 'A URL ends after an hour.'), entry('Do', 'What I do if you do.')];
    expect(titles(entries, 'what do I do if a URL never ends')).toEqual(['Lifetime']);
    expect(titles(entries, 'URL forever')).toEqual([]);
    const everything = entry('Added', 'I never do: a URL ends.', 'changelog.html#added');
    expect(titles([...entries, everything], 'what do I do if a URL never ends')[0]).toBe('Lifetime');
  });

  it('places benchmarks and the changelog last', () => {
    const about = 'It waits, and a wait is short.';
    const entries = [
      entry('Waiting for films', about, 'changelog.html#waiting'),
      entry('A wait', about, 'guides/benchmarks.html#wait'),
      entry('Other', 'They wait.', 'guides/tasks.html#other'),
    ];
    expect(titles(entries, 'waits')[0]).toBe('Other');
  });

  it('includes corrected words only without any other result', () => {
    expect(titles(small, 'received')).toEqual(['Typo']);
    expect(titles([...small, entry('Exact', 'received')], 'received')).toEqual(['Exact']);
  });
});

describe('a result', () => {
  it('shows the line with the words, and not much more', () => {
    for (const [query, url] of queries.filter(([, url]) => url.startsWith('guides/'))) {
      const found = search(query).find((result) => result.url === url);
      const word = query.split(' ')[0]?.replace(/y$/, '') ?? '';
      expect(`${found?.title} ${found?.line}`.toLowerCase()).toContain(word.toLowerCase());
      expect(found?.line.length).toBeLessThan(200);
    }
    const first = search('OutcomeUnknownError').find(({ title }) => title === 'Every class');
    expect(first?.about).toBe('Errors and error codes');
    expect(first?.line).toMatch(/^OutcomeUnknownError a request that may cost credits/);
  });

  it('highlights the words', () => {
    const { words } = find(index, '429 retry');
    const pieces = marked('Status 429: retries', words).filter(({ isWord }) => isWord);
    expect(pieces.map(({ text }) => text)).toEqual(['429', 'retries']);
  });

  it('returns only URLs that exist', () => {
    const lines = entries.flatMap(({ operations: owners = [] }) =>
      owners.map(([place, line]) => lineIn(entries[place]?.url ?? '', line)),
    );
    expect(lines.length).toBeGreaterThan(400);
    for (const url of [...entries.map((entry) => entry.url), ...lines]) {
      const [path = '', place] = url.split('#');
      if (place) expect(pages.get(path.replace(/\?.*/, '')), url).toContain(` id="${place}"`);
    }
    expect(pages.size).toBeGreaterThan(40);
  });
});

describe('the index', () => {
  it('keeps the index small enough to load at the first query, with gzip', () => {
    expect(size).toBeLessThan(240_000);
  });

  it('contains the pages of rules and none of their headings', () => {
    const rules = entries.filter(({ url }) => url.startsWith('rules'));
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter(({ url }) => url.includes('#'))).toEqual([]);
  });

  it('stores text and not markup', () => {
    for (const { title, about, text, url } of entries) {
      expect(`${title}\n${about}\n${text}`, url).not.toMatch(/&#?\w+;|<\/?(?:a|code|div|li|p|pre|span|svg|t[dhr])\b/);
      expect(title, url).not.toBe('');
    }
  });

  it('stores the text below each heading, line by line', () => {
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
