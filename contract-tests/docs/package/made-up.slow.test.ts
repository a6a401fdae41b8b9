import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePages } from '../../../scripts/docs/package/index.js';
import type { PackageModel } from '../../../scripts/docs/package/model.js';
import { Places } from '../../../scripts/docs/package/places.js';
import { readEntries } from '../../../scripts/docs/package/read-entries.js';
import { Html } from '../../../scripts/docs/site/html.js';
import { renderMarkdown } from '../../../scripts/docs/site/markdown.js';
import { document } from '../../support/document.js';
import { newFolder } from '../../support/new-folder.js';
import { textOf } from '../site/html.js';
import { defaultsOf, sectionOf } from './html.js';

describe('build of a package', () => {
  const folder = newFolder(afterAll);

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

  it('fails without doc comments, and names each file and name, and what to add', () => {
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

  it('makes its pages from doc comments, without any new code', () => {
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

describe('code in a text', () => {
  it('links a name once in each section, and never inside links and headings', () => {
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
