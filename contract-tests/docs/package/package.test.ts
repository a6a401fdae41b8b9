import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePages } from '../../../scripts/docs/package/index.js';
import type { PackageModel } from '../../../scripts/docs/package/model.js';
import { entryPath, Places } from '../../../scripts/docs/package/places.js';
import { readEntries } from '../../../scripts/docs/package/read-entries.js';
import { Html } from '../../../scripts/docs/site/html.js';
import { renderMarkdown } from '../../../scripts/docs/site/markdown.js';
import { toWorkerSettings } from '../../../src/bullmq/worker-options.js';
import { toHandlerSettings } from '../../../src/callbacks/options.js';
import { toDownloadSettings } from '../../../src/download/options.js';
import { toUrlSettings } from '../../../src/preflight/url/url-options.js';
import { toSandboxSettings } from '../../../src/sandbox/options.js';
import { defaultDeadlineMs } from '../../../src/tasks/poll-timing.js';
import { toClientSettings } from '../../../src/transport/options.js';
import { document } from '../../support/document.js';
import { between, rowsOf, textOf } from '../site/html.js';
import { readSite } from '../site/site.js';
import { compileExamples, examplesOf } from './examples.js';

type Target = string | { import: { types?: string; default?: string } };
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, Target> };

/** The entries with code: how each is imported, and its source. */
const entries = Object.entries(exports).flatMap(([path, target]): [name: string, source: string][] => {
  const script = typeof target === 'string' ? undefined : target.import.default;
  return script ? [[`genmedia${path.slice(1)}`, script.replace(/^\.\/dist\/esm\/(.*)\.js$/, 'src/$1.ts')]] : [];
});

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

/** The part of a page under one heading of level 3. */
function sectionOf(page: string, name: string): string {
  const [, section = ''] = page.split(new RegExp(`<h3 id="${name}">`));
  return section.split(/<h[23] id=/)[0] ?? '';
}

/** The options in the table of a type: each with its default. */
function defaultsOf(page: string, name: string): Record<string, string> {
  const rows = rowsOf(between(sectionOf(page, name), /<tbody>/, '</tbody>')[0] ?? '');
  return Object.fromEntries(rows.map(([option = '', , value = '']) => [option.replace(/\?.*$|\s.*$/, ''), value]));
}

describe('the site', () => {
  it('has the page of every entry, which the list of entries links to', async () => {
    const list = await readSite('package/index.html');
    const all = Object.keys(exports).filter((path) => path !== './package.json');
    for (const path of all) expect(list).toContain(`<code>genmedia${path.slice(1)}</code>`);
    for (const [name] of entries) expect(list).toContain(`href="../${entryPath(name)}"`);
    expect(list).toContain('href="../package/schema.html"');
  });

  it.each(entries)('has a section for everything that %s exports, at run time and in types', async (name, source) => {
    const page = await readSite(entryPath(name));
    const headings = [...page.matchAll(/<h3 id="([^"]+)">/g)].map(([, id]) => id);
    const atRunTime = Object.keys(await import(/* @vite-ignore */ join(process.cwd(), source)));
    expect(atRunTime.length).toBeGreaterThan(0);
    for (const one of new Set([...atRunTime, ...exportedNames(source)])) expect(headings, one).toContain(one);
    for (const one of atRunTime) expect(textOf(sectionOf(page, one)), one).toMatch(/\b(function|class|const) \w+/);
  });

  it('has a line for every generated type', async () => {
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

  it('has every event with its fields', async () => {
    const page = await readSite('package/genmedia.html');
    const union = textOf(sectionOf(page, 'GenMediaEvent'));
    const events = [...union.matchAll(/\| (\w+Event)/g)].map(([, name = '']) => name);
    expect(events).toHaveLength(7);
    for (const event of events) {
      const fields = rowsOf(between(sectionOf(page, event), /<tbody>/, '</tbody>')[0] ?? '').map(
        ([name = '']) => name.split(' ')[0],
      );
      expect(fields, event).toEqual(expect.arrayContaining(['type', 'operation', 'taskId']));
    }
    expect(textOf(sectionOf(page, 'SlowDownEvent'))).toContain("'slow-down'");
  });

  it('says of every error when it is thrown', async () => {
    for (const [name, source] of entries) {
      const page = await readSite(entryPath(name));
      const classes = Object.entries(await import(/* @vite-ignore */ join(process.cwd(), source)));
      for (const [error] of classes.filter(([one]) => one.endsWith('Error') && one !== 'GenMediaError')) {
        expect(textOf(sectionOf(page, error)), error).toMatch(/Thrown when |Passed to onError when /);
      }
    }
  });
});

/** How a number stands on the site. */
const shown = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en-US') : String(value));

describe('a default on the site is that of the code', () => {
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
  ])('%s: %s', async (entry, type, defaults) => {
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

  it('has one link in each section, and none inside links and headings', () => {
    const sources = {
      fact: String,
      part: () => new Html(''),
      sample: String,
      picture: String,
      link: String,
      code: (code: string) => (code.startsWith('name') ? `to-${code}` : undefined),
    };
    const text = '## `name`\n\n`name`, `name`, `other`, [`name`](x)\n\n## Two\n\n`name` and `name2`\n';
    const linked = [...renderMarkdown(text, sources).text.matchAll(/<a class="code-link" href="([^"]+)">/g)];
    expect(linked.map(([, target]) => target)).toEqual(['to-name', 'to-name', 'to-name2']);
  });
});

describe('examples of doc comments', () => {
  const model = readEntries();
  const examples = examplesOf(model);

  it('are there for every entry and what it is for', () => {
    expect(examples.length).toBeGreaterThan(70);
    for (const [name] of entries) expect(examples.map(({ of }) => of)).toContain(name);
    const main = [
      'GenMedia',
      'GenMedia.create',
      'GenMedia.run',
      'MediaGenerator.create',
      'MediaGenerator.run',
      'Tasks.wait',
    ];
    for (const name of main) expect(examples.map(({ of }) => of)).toContain(`genmedia ${name}`);
  });

  it('compile, and a wrong one does not', () => {
    const wrong = { of: 'wrong', entry: 'genmedia', code: "await gen.text2video.run({ model: 'none', prompt });\n" };
    const faults = compileExamples([...examples, wrong], model);
    expect(faults.filter((fault) => !fault.startsWith('wrong: '))).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});

describe('a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-package-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  };
  const pagesOf = (model: PackageModel) => packagePages(model, new Places(model, document), document);

  beforeAll(() => {
    const entry = (file: string) => ({
      import: { types: `./dist/esm/${file}.d.ts`, default: `./dist/esm/${file}.js` },
    });
    write({
      'package.json': JSON.stringify({
        name: 'made',
        exports: { './thing': entry('thing/index'), './data.json': './data.json' },
      }),
      'src/thing/options.ts': `
        interface Base {
          /** How many <b>. Default: 1,000.5, as \`a. b\` says. More of it. */
          count?: number | undefined;
        }
        /** Options of a thing. */
        export interface ThingOptions extends Base {
          bare: string;
        }`,
      'src/thing/index.ts': `
        import type { ThingOptions } from './options.js';
        export type { ThingOptions } from './options.js';
        export class Thing {
          constructor(options: ThingOptions) {}
          turn(by = 1): void {}
          #hidden = 1;
        }`,
    });
  });

  it('without doc comments fails the build, which names each file and name, and what to add', () => {
    expect(() => pagesOf(readEntries(folder))).toThrow(
      [
        'The docs of the package need a doc comment for what it exports (4 missing):',
        'src/thing/index.ts: add /** … @packageDocumentation */ at its top: one sentence on made/thing, and an indented example.',
        'src/thing/options.ts: add /** … */ above bare of ThingOptions: what it means, and its default if it has one.',
        'src/thing/index.ts: add /** … */ above Thing: what it is, in one sentence.',
        'src/thing/index.ts: add /** … */ above turn of Thing: what it does.',
      ].join('\n'),
    );
  });

  it('with them has its pages, without any new code', () => {
    const text = (name: string) => readFileSync(join(folder, name), 'utf8');
    write({
      'src/thing/options.ts': text('src/thing/options.ts').replace('bare', '/** What it is. */ bare'),
      'src/thing/index.ts': `/**
 * Things.
 *
 *     new Thing({ bare: 'a' });
 *
 *     // The same example.
 *
 * @packageDocumentation
 */

${text('src/thing/index.ts').replace('export class', '/** A thing. */\nexport class').replace('turn', '/** Turns it. */\nturn')}`,
    });
    const [list, page] = pagesOf(readEntries(folder));
    expect(list?.body.text).toContain('<a href="../package/thing.html"><code>made/thing</code></a>');
    expect(list?.body.text).toContain('made/data.json');
    const body = page?.body.text ?? '';
    expect(body.match(/<div class="sample">/g)).toHaveLength(1);
    expect(textOf(sectionOf(body, 'Thing'))).toContain('new Thing(options: ThingOptions )');
    expect(textOf(sectionOf(body, 'Thing'))).toContain('turn(by?): void');
    expect(body).not.toContain('hidden');
    expect(defaultsOf(body, 'ThingOptions')).toEqual({ bare: 'required', count: '1,000.5, as a. b says' });
    expect(textOf(sectionOf(body, 'ThingOptions'))).toContain('How many <b>. More of it.');
    expect(page?.sections.find(({ id }) => id === 'ThingOptions')?.text).toBe(
      'Options of a thing.\nbare · What it is.',
    );
  });
});
