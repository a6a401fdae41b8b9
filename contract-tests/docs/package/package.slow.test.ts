import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryPath } from '../../../scripts/docs/package/places.js';
import ts from '../../../scripts/lib/compiler.js';
import { toWorkerSettings } from '../../../src/bullmq/worker-options.js';
import { toHandlerSettings } from '../../../src/callbacks/options.js';
import { toDownloadSettings } from '../../../src/download/options.js';
import { toUrlSettings } from '../../../src/preflight/url/url-options.js';
import { toSandboxSettings } from '../../../src/sandbox/core/options.js';
import { defaultDeadlineMs } from '../../../src/tasks/poll-timing.js';
import { toClientSettings } from '../../../src/transport/options.js';
import { between, rowsOf, textOf } from '../site/html.js';
import { readSite } from '../site/site.js';
import { entries, exports } from './entries.js';
import { defaultsOf, sectionOf } from './html.js';

/** The names that a file exports, as its own statements have them. The site is made with the compiler's program. */
function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((node) => {
    if (ts.isExportDeclaration(node)) {
      if (node.exportClause && ts.isNamedExports(node.exportClause)) {
        return node.exportClause.elements.map(({ name }) => name.text);
      }
      const from = (node.moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, '.ts');
      return exportedNames(join(dirname(file), from));
    }
    const isExported =
      ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
    return [(node as ts.DeclarationStatement).name?.getText() ?? ''];
  });
}

describe('the site', () => {
  it('contains the page of every entry, which the list of entries links to', async () => {
    const list = await readSite('package/index.html');
    const all = Object.keys(exports).filter((path) => path !== './package.json');
    for (const path of all) expect(list).toContain(`<code>genmedia${path.slice(1)}</code>`);
    for (const [name] of entries) expect(list).toContain(`href="../${entryPath(name)}"`);
    expect(list).toContain('href="../package/schema.html"');
  });

  it.each(entries)(
    'contains a section for everything that %s exports, at run time and in types',
    async (name, source) => {
      const page = await readSite(entryPath(name));
      const headings = [...page.matchAll(/<h3 id="([^"]+)">/g)].map(([, id]) => id);
      const atRunTime = Object.keys(await import(/* @vite-ignore */ join(process.cwd(), source)));
      expect(atRunTime.length).toBeGreaterThan(0);
      for (const one of new Set([...atRunTime, ...exportedNames(source)])) expect(headings, one).toContain(one);
      for (const one of atRunTime) expect(textOf(sectionOf(page, one)), one).toMatch(/\b(function|class|const) \w+/);
    },
  );

  it('contains a line for every generated type', async () => {
    const page = await readSite('package/schema.html');
    const names = exportedNames('generated/schema.d.ts');
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) expect(page).toContain(`<code id="${name}">`);
    expect(page).toMatch(/<code id="Text2VideoRequest">.*?<code>createText2Video<\/code>/s);
  });

  it('links the types of a signature, and a request to its operation', async () => {
    const page = await readSite('package/genmedia.html');
    expect(sectionOf(page, 'Tasks')).toContain('<a href="#WaitOptions">WaitOptions</a>');
    expect(sectionOf(page, 'GenMedia')).toMatch(
      /<a href="\.\.\/reference[^"]*createtext2video[^"]*">Text2VideoRequest<\/a>/i,
    );
    expect(sectionOf(await readSite('package/batch.html'), 'BatchOptions')).toContain(
      'href="../package/genmedia.html#WatchOptions"',
    );
  });

  it('contains every event with its fields', async () => {
    const page = await readSite('package/genmedia.html');
    const union = textOf(sectionOf(page, 'GenMediaEvent'));
    const events = [...union.matchAll(/\| (\w+Event)/g)].map(([, name = '']) => name);
    expect(events).toHaveLength(8);
    for (const event of events) {
      const fields = rowsOf(between(sectionOf(page, event), /<tbody>/, '</tbody>')[0] ?? '').map(
        ([name = '']) => name.split(' ')[0],
      );
      expect(fields, event).toEqual(expect.arrayContaining(['type', 'operation', 'taskId']));
    }
    expect(textOf(sectionOf(page, 'SlowDownEvent'))).toContain("'slow-down'");
  });

  it('states for every error when it is thrown', async () => {
    for (const [name, source] of entries) {
      const page = await readSite(entryPath(name));
      const classes = Object.entries(await import(/* @vite-ignore */ join(process.cwd(), source)));
      for (const [error] of classes.filter(([one]) => /^[A-Z]\w+Error$/.test(one) && one !== 'GenMediaError')) {
        expect(textOf(sectionOf(page, error)), error).toMatch(/Thrown when |Passed to onError when /);
      }
    }
  });
});

/** How a number stands on the site. */
const shown = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en-US') : String(value));

describe('a default on the site', () => {
  const client = toClientSettings({});
  const mebibytes = (bytes: number) => `${bytes / 2 ** 20} MiB`;
  const { updateTimeout, bodyTimeout, maxBytes, maxBodies, maxTotalBytes } = toHandlerSettings({});
  const { speed, credits, preflight, pollAdvice, cors, maxTasks } = toSandboxSettings({});
  const download = toDownloadSettings();
  const url = toUrlSettings(true);
  const worker = toWorkerSettings({ connection: {} });
  expect([defaultDeadlineMs, worker.deadline]).toEqual([3_600_000, 3_600_000]);

  it.each<[entry: string, type: string, defaults: Record<string, string>]>([
    [
      'genmedia',
      'GenMediaOptions',
      {
        timeout: shown(client.timeout),
        retries: shown(client.retries),
        maxResponseBytes: shown(client.maxBytes),
        baseUrl: 'GENMEDIA_BASE_URL',
        apiKey: 'GENMEDIA_API_KEY',
      },
    ],
    ['genmedia', 'WaitOptions', { deadline: 'one hour', maxInterval: '15,000', timeout: '10,000', interval: '2,000' }],
    ['genmedia/batch', 'BatchOptions', { concurrency: '10', journal: 'none', deadline: 'one hour', timeout: '10,000' }],
    [
      'genmedia/callbacks',
      'CallbackHandlerOptions',
      {
        updateTimeout: shown(updateTimeout),
        bodyTimeout: shown(bodyTimeout),
        maxBytes: mebibytes(maxBytes),
        maxBodies: shown(maxBodies),
        maxTotalBytes: mebibytes(maxTotalBytes),
      },
    ],
    [
      'genmedia/sandbox',
      'SandboxOptions',
      {
        speed: shown(speed),
        credits: shown(credits),
        preflight: shown(preflight),
        pollAdvice: shown(pollAdvice),
        cors: shown(cors),
        maxTasks: shown(maxTasks),
        callbackHosts: 'none',
      },
    ],
    [
      'genmedia/download',
      'DownloadOptions',
      {
        timeout: shown(download.timeout),
        retries: shown(download.retries),
        maxBytes: shown(download.maxBytes),
        file: download.file,
        allowPrivateRedirects: shown(download.allowPrivateRedirects),
      },
    ],
    [
      'genmedia/preflight',
      'UrlOptions',
      {
        maxBytes: shown(url.maxBytes),
        timeout: shown(url.timeout),
        maxRedirects: shown(url.maxRedirects),
        concurrency: shown(url.concurrency),
      },
    ],
    [
      'genmedia/bullmq',
      'MediaWorkerOptions',
      {
        concurrency: shown(worker.concurrency),
        callbacks: shown(worker.callbacks),
        lockDuration: shown(worker.lockDuration),
        connection: 'required',
      },
    ],
  ])('equals that of the code for %s: %s', async (entry, type, defaults) => {
    const found = defaultsOf(await readSite(entryPath(entry)), type);
    for (const [option, value] of Object.entries(defaults)) expect(found[option], option).toContain(value);
  });
});

describe('a guide', () => {
  it('links a name of the package where a section first mentions it, and options that one type has', async () => {
    const page = await readSite('guides/sandbox.html');
    expect(page).toContain(
      '<a class="code-link" href="../package/sandbox.html#SandboxOptions.callbackHosts"><code>callbackHosts</code></a>',
    );
    const errors = await readSite('guides/errors.html');
    expect(errors).toContain('href="../package/genmedia.html#OutcomeUnknownError"><code>OutcomeUnknownError</code>');
    expect(errors).toContain('href="../package/batch.html#JournalError"><code>JournalError</code>');
    // Middleware of another package has an option of that name.
    expect(await readSite('guides/production.html')).not.toMatch(/<a[^>]*><code>onRequest</);
  });
});
