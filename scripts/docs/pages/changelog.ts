import { readFile } from 'node:fs/promises';
import { type Change, changesBetween, impacts } from '../../diff/changes.js';
import { toDocument, type Versioned } from '../../diff/document.js';
import { isShallow, releases } from '../../diff/released.js';
import { notesOf } from '../../lib/changelog.js';
import { anchorTo, type Html, heading, html } from '../site/html.js';
import { renderMarkdown, uniqueId } from '../site/markdown.js';
import { type Page, toPage } from '../site/page.js';

const file = 'generated/openapi.json';
const words = { major: 'Breaking', minor: 'Added', patch: 'Small' };

/** What has changed: CHANGELOG.md, and from release to release what `redocly diff` finds in the document. */
export async function changelogPage(): Promise<Page> {
  const now = { ...toDocument(await readFile(file, 'utf8'), file), version: unreleased };
  return toChangelogPage([now, ...releases(file)], notesOf(await readFile('CHANGELOG.md', 'utf8')));
}

/** The page of some documents, the newest first, and of what is noted of each version. */
export async function toChangelogPage(
  documents: readonly Versioned[],
  notes: ReadonlyMap<string, string>,
): Promise<Page> {
  const changes = await Promise.all(
    documents.slice(0, -1).map((one, index) => changesBetween(documents[index + 1]?.document, one.document)),
  );
  const ids = new Set<string>();
  const versions = new Set([...notes.keys(), ...documents.map(({ version }) => version)]);
  const sections = [...versions].sort(newestFirst).map((version) => {
    const index = documents.findIndex((one) => one.version === version);
    const noted = notes.get(version);
    // Right after a release there is nothing to report for the next one.
    if (!noted && changes[index]?.length === 0) return false;
    return html`${versionHeading(version, ids)}
${noted && notesHtml(noted, ids)}
${index >= 0 && documentText(documents[index + 1]?.version, changes[index])}`;
  });
  const summary = 'What has changed for users, and in the document from release to release.';
  return toPage({
    path: 'changelog.html',
    title: 'Changelog',
    summary,
    body: html`<div class="prose"><h1>Changelog</h1>
<p class="lead">${summary}</p>
<p>The lists of changes in the document are made by <code>redocly diff</code>. A breaking change asks for a new major version.</p>
${sections}</div>`,
  });
}

const unreleased = 'Unreleased';

const newestFirst = (one: string, other: string) =>
  Number(other === unreleased) - Number(one === unreleased) || other.localeCompare(one, 'en', { numeric: true });

function versionHeading(version: string, ids: Set<string>): Html {
  const id = uniqueId(version, ids);
  return heading(2, id, version, anchorTo(id, version));
}

function notesHtml(notes: string, ids: Set<string>): Html {
  try {
    return renderMarkdown(notes, noSources, ids);
  } catch (error) {
    throw new Error(`CHANGELOG.md: ${error instanceof Error ? error.message : error}`);
  }
}

function documentText(base: string | undefined, changes: readonly Change[] | undefined): Html {
  const head = html`<h3>In the document</h3>`;
  if (base === undefined || !changes) {
    return html`${head}<p>There is no release before it to compare with.${isShallow() && shallow}</p>`;
  }
  if (changes.length === 0) return html`${head}<p>Nothing since ${base}.</p>`;
  return html`${head}<p>Since ${base}:</p>${impacts.toReversed().map((impact) => listOf(impact, changes))}`;
}

const shallow = ' This copy of the repository is shallow, so older releases may be missing here.';

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

const refuse =
  (what: string) =>
  (name: string): never => {
    throw new Error(`A changelog shows no ${what} such as ${name}.`);
  };

/** A changelog is plain Markdown. Its links lead to guides, which are pages here, or to other sites. */
const noSources = {
  fact: (name: string) => `{{${name}}}`,
  part: refuse('part'),
  sample: refuse('sample'),
  picture: refuse('picture'),
  link: (target: string) => {
    const guide = /^openapi\/docs\/guides\/([\w-]+)\.md$/.exec(target)?.[1];
    if (guide) return `guides/${guide}.html`;
    if (/^(https?:|#)/.test(target)) return target;
    throw new Error(`${target} leads nowhere on the page of changes. Link to a guide or to another site.`);
  },
};
