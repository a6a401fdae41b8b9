import { describe, expect, it, onTestFinished } from 'vitest';
import { toChangelogPage, withNext } from '../../../scripts/docs/pages/changelog-page.js';
import { changesFiles } from '../../../scripts/docs/pages/changes-files.js';
import { newestFirst, notesOf, sectionsOf } from '../../../scripts/lib/changelog.js';
import { connectBrowser } from '../../support/browser.js';
import { document } from '../../support/document.js';
import { needs } from '../../support/optional-tools.js';
import { textOf } from '../site/html.js';

type Document = typeof document;

function released(version: string, edit: (document: Document) => unknown = () => {}) {
  const copy = structuredClone(document);
  edit(copy);
  return { name: version, version, document: copy };
}

const noSpeech = ({ paths }: Document) => delete paths['/ent/v2/audio-tts'];
const shorterPrompts = ({ components, paths }: Document) => {
  noSpeech({ paths });
  delete paths['/ent/v2/template-story'];
  components.schemas.Text2VideoGenq2.properties.prompt.maxLength = 6000;
};

describe('the changelog', () => {
  it('lists the changes of each release, most severe first, with its notes', async () => {
    const documents = [released('Unreleased'), released('1.1.0', noSpeech), released('1.0.0', shorterPrompts)];
    const notes = new Map([['1.1.0', 'Prompts became **shorter**.']]);
    const { body } = await toChangelogPage(documents, notes);
    const [, unreleased = '', second = '', first = ''] = body.text.split('<h2 ');
    expect(textOf(unreleased)).toMatch(/Since 1\.1\.0: Added .*\/ent\/v2\/audio-tts/);
    expect(second).toContain('Prompts became <strong>shorter</strong>.');
    expect(textOf(second)).toMatch(
      /Since 1\.0\.0: Breaking .*maxLength.* changed from '6000' to '5000'.* Added .*\/ent\/v2\/template-story/,
    );
    expect(textOf(first)).toContain('There is no release before it to compare with.');
  });

  it('omits a next release that is still empty', async () => {
    const { body } = await toChangelogPage([released('Unreleased'), released('1.0.0')], new Map());
    expect(body.text).not.toContain('Unreleased');
    expect(body.text).toContain('id="1-0-0"');
  });

  it('escapes notes and changes as text', async () => {
    const documents = [released('1.0.1'), released('1.0.0')];
    const { body } = await toChangelogPage(documents, new Map([['1.0.1', 'Takes `<b>` & "quotes".']]));
    expect(body.text).toContain('<code>&lt;b&gt;</code> &amp;');
    expect(textOf(body.text)).toContain('Nothing since 1.0.0.');
  });

  it('includes the notes of a version without a tag, in its place', async () => {
    const notes = new Map([
      ['Unreleased', 'Next.'],
      ['1.9.0', 'Ninth.'],
      ['1.10.0', 'Tenth.'],
      ['1.0.0', 'First.'],
    ]);
    const { body } = await toChangelogPage([released('Unreleased'), released('1.9.0'), released('1.0.0')], notes);
    expect([...body.text.matchAll(/<h2 id="[^"]+">([^<]+)</g)].map(([, version]) => version)).toEqual([
      'Unreleased',
      '1.10.0',
      '1.9.0',
      '1.0.0',
    ]);
    expect(body.text).toContain('Tenth.');
  });

  it('has its own headings in several sections, each with a unique anchor', async () => {
    const notes = new Map([
      ['1.0.1', '### Added\n\nOne.'],
      ['1.0.0', '### Added\n\nTwo.'],
    ]);
    const { body } = await toChangelogPage([released('1.0.1'), released('1.0.0')], notes);
    const ids = [...body.text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links to guides, and rejects a link with a missing target', async () => {
    const page = (text: string) => toChangelogPage([released('1.0.0')], new Map([['1.0.0', text]]));
    expect((await page('[CI](docs/guides/ci.md)')).body.text).toContain('href="guides/ci.html"');
    await expect(page('[It](src/index.ts)')).rejects.toThrow('CHANGELOG.md: src/index.ts is not a page of the docs.');
  });

  it('finds the section of a version in the usual heading styles', () => {
    const notes = notesOf('# Changelog\n\n## Unreleased\n\nA\n\n## [1.2.3] - 2026-01-31\n\nB\n\n## 1.2.2\nC\n');
    expect([...notes]).toEqual([
      ['Unreleased', 'A'],
      ['1.2.3', 'B'],
      ['1.2.2', 'C'],
    ]);
  });

  it('has a preview before its version, and the present document in a version without a tag', () => {
    const order = ['1.0.0-rc.10', '1.0.0', 'Unreleased', '1.0.0-rc.2', '1.1.0-rc.1', '0.9.0'].sort(newestFirst);
    expect(order).toEqual(['Unreleased', '1.1.0-rc.1', '1.0.0', '1.0.0-rc.10', '1.0.0-rc.2', '0.9.0']);
    const [now, old] = [released('1.0.0'), released('0.9.0')];
    const first = (notes: [string, string][], ...others: (typeof now)[]) =>
      withNext(now, others, new Map(notes))[0]?.version;
    expect(first([['1.0.0', 'A']], old)).toBe('1.0.0');
    expect(first([['1.0.0', 'A']], released('1.0.0'))).toBe('Unreleased');
    expect(first([['Unreleased', 'B']], old)).toBe('Unreleased');
  });
});

/** Run in a browser. */
const parseFeed = `(xml) => {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const texts = (name) => [...feed.getElementsByTagName(name)].map((node) => node.textContent);
  const links = [...feed.getElementsByTagName('link')].map((node) => node.getAttribute('href'));
  const root = feed.documentElement.namespaceURI;
  return { root, ids: texts('id'), updated: texts('updated'), links, content: texts('content') };
}`;

describe('the changelog as data', () => {
  const text =
    '# Changelog\n\n## Unreleased\n\nNext.\n\n## 1.1.0 - 2026-03-01\n\nTakes `<b>` & more.\n\n## 1.0.0 - 2026-01-31\n\nFirst.\n';
  const files = changesFiles(sectionsOf(text), 'https://docs.example/genmedia');
  const feed = files.get('changes.atom') ?? '';

  it('writes JSON with every version, its date and its notes', () => {
    expect(JSON.parse(files.get('changes.json') ?? '')).toEqual([
      { version: 'Unreleased', date: null, notes: 'Next.' },
      { version: '1.1.0', date: '2026-03-01', notes: 'Takes `<b>` & more.' },
      { version: '1.0.0', date: '2026-01-31', notes: 'First.' },
    ]);
  });

  it('writes a feed of releases, which XML parsers read', needs('browser'), async () => {
    const browser = await connectBrowser();
    onTestFinished(() => browser.close());
    const found = await (await browser.newPage()).evaluate(`(${parseFeed})(${JSON.stringify(feed)})`);
    expect(found).toEqual({
      root: 'http://www.w3.org/2005/Atom',
      ids: ['urn:genmedia:changes', 'urn:genmedia:changes:1.1.0', 'urn:genmedia:changes:1.0.0'],
      updated: ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', '2026-01-31T00:00:00Z'],
      links: [
        'https://docs.example/genmedia/changelog.html',
        'https://docs.example/genmedia/changes.atom',
        'https://docs.example/genmedia/changelog.html#1-1-0',
        'https://docs.example/genmedia/changelog.html#1-0-0',
      ],
      content: [expect.stringContaining('<code>&lt;b&gt;</code> &amp; more'), expect.stringContaining('<p>First.</p>')],
    });
  });

  it('names no host by default', () => {
    const hosts = changesFiles(sectionsOf(text))
      .get('changes.atom')
      ?.match(/href="[^"]*"/g);
    expect(hosts).toEqual(['href="changelog.html"', 'href="changelog.html#1-1-0"', 'href="changelog.html#1-0-0"']);
  });
});
