import { codeSample } from '../site/highlight.js';
import { type Content, heading, html, table } from '../site/html.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import type { PackageModel } from './model.js';

const path = 'package/index.html';

/** The list of all entries, each with its sentence. */
export function indexPage({ dataFiles }: PackageModel, entries: readonly (Page & { name: string })[]): Page {
  const summary = 'Every entry of the package with its classes, functions, options, errors, events and types.';
  const rows = entries.map((entry): [Content, ...Content[]] => [
    html`<a href="${linkFrom(path, entry.path)}"><code>${entry.name}</code></a>`,
    entry.summary,
  ]);
  const body = html`<div class="prose">
<h1>Package</h1>
<p class="lead">${summary} Everything here is read from the types and doc comments of the sources, which an editor shows too.</p>
${codeSample("import { GenMedia } from 'genmedia';\nimport { createSandbox } from 'genmedia/sandbox';", 'ts')}
${heading(2, 'entries', 'Entries')}
<p>What you do not import is not bundled.</p>
${table('Entries of the package', ['Import', 'What it has'], rows)}
${heading(2, 'data', 'Data')}
<p>The document itself can be imported too:</p>
<ul>${dataFiles.map((name) => {
    const file = name.replace(/^[^/]+\//, '');
    return html`<li><a href="${linkFrom(path, file)}"><code>${name}</code></a></li>\n`;
  })}</ul>
</div>`;
  return toPage({ path, title: 'Package', summary, body });
}
