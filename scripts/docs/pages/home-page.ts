import { readFileSync } from 'node:fs';
import { operationLink } from '../../document/docs-links.js';
import { type OpenApiDocument, operationsOf } from '../../document/document.js';
import { guideGroups } from '../guides/guides.js';
import { install } from '../guides/parts/install.js';
import { codeSample } from '../site/highlight.js';
import { heading, html } from '../site/html.js';
import { type Page, toPage } from '../site/page.js';

/** The home page: what this is, a first request, and links to everything else. */
export function homePage(document: OpenApiDocument, guides: readonly Page[]): Page {
  const summary = 'Types, client, validators and a sandbox for an asynchronous media generation service.';
  return toPage({
    path: 'index.html',
    title: 'genmedia',
    summary,
    body: html`<div class="prose">
<h1>Video, images, films and speech, each in one call</h1>
<p class="lead">${summary} Your editor knows
the rules of each model, tests cost no credits, and you never pay twice because a response was lost.</p>
<p class="buttons"><a class="button primary" href="guides/first-call.html">Quickstart</a> <a class="button" href="reference/createText2Video.html">Try it in your browser</a></p>
${codeSample(readFileSync('openapi/code-samples/guides/first-call.ts', 'utf8').trimEnd(), 'ts')}
<p><code>run</code> creates the task, polls it until it has ended, and returns it with the URLs of its files.</p>
<ul class="cards">
${cards.map(({ href, title, text }) => html`<li><a href="${href}"><strong>${title}</strong><span>${text}</span></a></li>\n`)}</ul>
${heading(2, 'first-request', 'Run it without a key')}
<p>It costs nothing: the package contains the sandbox, which is the whole service on your machine.</p>
${install()}
<p>Then, in another terminal, with the program above as <code>first-call.mjs</code>:</p>
${codeSample('export GENMEDIA_BASE_URL=http://127.0.0.1:4020 GENMEDIA_API_KEY=key\nnode first-call.mjs', 'sh')}
<p><a href="guides/first-call.html">Quickstart</a> continues from here. In the repository of the package,
<code>npm ci &amp;&amp; npm start</code> serves these pages, a mock and the sandbox.</p>
${heading(2, 'guides', 'Guides')}
${guideGroups(guides).map(
  ({ title, links }) => html`<h3>${title}</h3>
<ul class="plain">${links.map(({ path, title, summary }) => html`<li><a href="${path}">${title}</a><br>${summary}</li>\n`)}</ul>\n`,
)}
${heading(2, 'operations', 'Operations')}
<div class="scrolls" tabindex="0" role="group" aria-label="Operations"><table>
<thead><tr><th scope="col">To do</th><th scope="col">Request</th></tr></thead>
<tbody>${operationsOf(document).map(
      ({
        method,
        path,
        operation,
      }) => html`<tr><td><a href="${operationLink(operation.operationId, document)}">${operation.summary}</a></td>
<td><code>${method} ${path}</code></td></tr>\n`,
    )}</tbody></table></div>
${heading(2, 'for-machines', 'For machines')}
<ul>
<li><a href="openapi.json">openapi.json</a> and <a href="openapi.yaml">openapi.yaml</a>: the document in one file.</li>
<li><a href="openapi-3.0.json">openapi-3.0.json</a>: the same in OpenAPI 3.0, for tools that do not read 3.1.</li>
<li><a href="openapi-sandbox.json">openapi-sandbox.json</a>: the document with the rejections of the sandbox.</li>
<li><a href="postman-collection.json">Postman collection</a> and <a href="bruno-collection.json">the same for Bruno</a>: every
example as a request.</li>
<li><a href="models.json">models.json</a>: what each model accepts.</li>
<li><a href="llms.txt">llms.txt</a>: a list of all pages as Markdown. <a href="llms-full.txt">llms-full.txt</a>: the reference and the
guides in one file. Each page is also there as Markdown: its URL with <code>.md</code> for <code>.html</code>.</li>
</ul>
</div>`,
  });
}

const cards = [
  { href: 'guides/sandbox.html', title: 'Test without credits', text: 'A sandbox with state, a clock and faults.' },
  { href: 'models.html', title: 'Compare models', text: 'Durations, ratios and resolutions, side by side.' },
  { href: 'guides/costs.html', title: 'Never pay twice', text: 'What costs credits, and what a lost response means.' },
  {
    href: 'guides/callbacks.html',
    title: 'Receive webhooks',
    text: 'A verified receiver, for the framework that you use.',
  },
  { href: 'guides/batch.html', title: 'Make 200 videos', text: 'A limited number at a time, continued after a crash.' },
  { href: 'reference/index.html', title: 'Look up a field', text: 'Every operation, with samples in five languages.' },
];
