import { type Html, heading, html, joined } from '../site/html.js';
import { linkFrom, type Page, type Section, toPage } from '../site/page.js';
import { ExportView, firstSentence } from './export-view.js';
import { type EntryModel, type ExportModel, exportKinds } from './model.js';
import { entryPath, isUnmistakable, type Places } from './places.js';

const titles: Record<ExportModel['kind'], string> = {
  class: 'Classes',
  function: 'Functions',
  constant: 'Constants',
  error: 'Errors',
  options: 'Options',
  event: 'Events',
  type: 'Types',
};

interface Group {
  id: string;
  title: string;
  exports: readonly ExportModel[];
}

/** The page of one entry: what it is for, its names by kind, and a section for each. */
export function entryPage({ name, comment, exports }: EntryModel, places: Places): Page {
  const path = entryPath(name);
  const view = new ExportView(path, places);
  const groups = groupsOf(exports);
  const body = html`<div class="prose package">
<h1><code>${name}</code></h1>
${view.text(comment.text)}
<dl class="package-names">${groups.map(namesOf)}</dl>
${groups.map(
  ({ id, title, exports: names }) => html`${heading(2, id, title)}
${id === 'errors' && names.some(isInErrorsGuide) && errorsHelp(path)}
${names.map((one) => view.section(one))}`,
)}
</div>`;
  const page = toPage({ path, title: titleOf(name), summary: plain(firstSentence(comment.text)), body });
  return { ...page, sections: withShortTexts(page.sections, exports) };
}

/** The guide has the errors that a call throws. */
const isInErrorsGuide = ({ comment, signatures }: ExportModel): boolean =>
  comment.text.startsWith('Thrown when') &&
  signatures.flat().some((piece) => typeof piece !== 'string' && piece.text === 'GenMediaError');

const errorsHelp = (path: string): Html =>
  html`<p>What was spent, and what to do after each: <a href="${linkFrom(path, 'guides/errors.html#every-class')}">Errors</a>.</p>`;

/** The start page of the site has the name of the package as its title. */
const titleOf = (name: string) => (name.includes('/') ? name : `${name}, the client`);

function groupsOf(exports: readonly ExportModel[]): Group[] {
  // What can be called comes before what is only a type.
  const byName = (a: ExportModel, b: ExportModel) =>
    Number(a.isTypeOnly) - Number(b.isTypeOnly) || a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });
  const publicNames = exports.filter(({ isInternal }) => !isInternal);
  const groups = exportKinds.map((kind) => ({
    id: titles[kind].toLowerCase(),
    title: titles[kind],
    exports: publicNames.filter((one) => one.kind === kind).sort(byName),
  }));
  const internal = exports.filter(({ isInternal }) => isInternal).sort(byName);
  const all = [...groups, { id: 'used-types', title: 'Types that these use, without an export', exports: internal }];
  return all.filter((group) => group.exports.length > 0);
}

const namesOf = ({ title, exports }: Group): Html =>
  html`<dt>${title}</dt><dd>${joined(exports.map(({ name }) => html`<a href="#${name}"><code>${name}</code></a>`))}</dd>\n`;

/**
 * Sections as the search reads them: what a name is, and a line for each of its own members. Signatures, examples and inherited
 * members would only repeat them.
 */
function withShortTexts(sections: readonly Section[], exports: readonly ExportModel[]): Section[] {
  const found = new Map(exports.map((one) => [one.name, one]));
  return sections.map((section) => {
    const one = section.level === 3 ? found.get(section.id) : undefined;
    if (!one) return section;
    return { ...section, title: searchTitle(one), text: one.home || one.isInternal ? '' : shortText(one) };
  });
}

/** Words such as `download` and `Duration` are also searched for what they mean, so that they must not be the whole title. */
function searchTitle({ name, kind }: ExportModel): string {
  if (kind === 'function') return `${name}()`;
  return isUnmistakable(name) ? name : `${kind} ${name}`;
}

const shortText = ({ comment, members }: ExportModel): string =>
  [
    firstSentence(comment.text),
    ...members
      .filter(({ isInherited, name }) => !isInherited && name)
      .map(({ name, comment: { text, default: value } }) =>
        [name, firstSentence(text), value].filter(Boolean).join(' · '),
      ),
  ]
    .filter(Boolean)
    .map(plain)
    .join('\n');

const plain = (text: string) => text.replaceAll('`', '').replace(/\s+/g, ' ');
