import { readFile } from 'node:fs/promises';
import { notesOf } from '../changelog.js';
import { type Change, changesBetween, impacts } from '../diff/changes.js';
import { toDocument, type Versioned } from '../diff/document.js';
import { isShallow, releases } from '../diff/released.js';
import { type Html, html } from './html.js';
import { renderMarkdown, uniqueId } from './markdown.js';
import type { Page } from './page.js';

const file = 'generated/openapi.json';
const words = { major: 'Breaking', minor: 'Added', patch: 'Small' };

/** What has changed: CHANGELOG.md, and from release to release what `redocly diff` finds in the document. */
export async function changelogPage(): Promise<Page> {
  const now = { ...toDocument(await readFile(file, 'utf8'), file), version: 'Unreleased' };
  return toChangelogPage([now, ...releases(file)], notesOf(await readFile('CHANGELOG.md', 'utf8')));
}

/** The page of some documents, the newest first, and of what is noted of each. */
export async function toChangelogPage(
  documents: readonly Versioned[],
  notes: ReadonlyMap<string, string>,
): Promise<Page> {
  const sections = await Promise.all(
    documents.map((one, index) => sectionOf(one, documents[index + 1], notes.get(one.version))),
  );
  const summary = 'What has changed for users, and in the document from release to release.';
  return {
    path: 'changelog.html',
    title: 'Changelog',
    summary,
    body: html`<div class="prose"><h1>Changelog</h1>
<p class="lead">${summary}</p>
<p>The lists of changes in the document are made by <code>redocly diff</code>. A breaking change asks for a new major version.</p>
${sections}</div>`,
  };
}

async function sectionOf({ version, document }: Versioned, base?: Versioned, notes?: string): Promise<Html | false> {
  const changes = base && (await changesBetween(base.document, document));
  // Right after a release there is nothing to tell of the next one.
  if (!notes && changes?.length === 0) return false;
  const id = uniqueId(version, new Set());
  return html`<h2 id="${id}">${version}<a class="anchor" href="#${id}" aria-label="Link to ${version}">#</a></h2>
${notes && renderMarkdown(notes, noSources)}
<h3>In the document</h3>
${base && changes ? sinceText(base.version, changes) : html`<p>There is no release before it to compare with.${isShallow() && shallow}</p>`}
`;
}

const shallow = ' This copy of the repository is shallow, so older releases may be missing here.';

function sinceText(version: string, changes: readonly Change[]): Html {
  if (changes.length === 0) return html`<p>Nothing since ${version}.</p>`;
  return html`<p>Since ${version}:</p>${impacts.toReversed().map((impact) => listOf(impact, changes))}`;
}

/** The changes of one weight, each once with its places. */
function listOf(impact: Change['impact'], changes: readonly Change[]): Html | false {
  const same = changes.filter((change) => change.impact === impact);
  const whats = [...new Set(same.map(({ what }) => what))];
  return (
    whats.length > 0 &&
    html`<h4>${words[impact]}</h4>
<ul>${whats.map((what) => html`<li>${renderMarkdown(what, noSources)}${placesOf(what, same)}</li>`)}</ul>`
  );
}

function placesOf(what: string, changes: readonly Change[]): Html {
  const places = [...new Set(changes.filter((change) => change.what === what).map(({ place }) => place))];
  const list = html`<ul>${places.map((place) => html`<li><code>${place}</code></li>`)}</ul>`;
  return places.length > 3 ? html`<details><summary>${places.length} places</summary>${list}</details>` : list;
}

const refuse = (name: string): never => {
  throw new Error(`A changelog has no ${name}.`);
};
/** A changelog is plain Markdown. */
const noSources = { fact: refuse, part: refuse, sample: refuse, picture: refuse, link: (target: string) => target };
