import { readdir, readFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sharedStyles, styleSheet } from '../../lib/style-sheet.js';

/** What the pages load, by the names in `assets/`: style sheets, pictures, and a script for each entry of `browser/`. */
export async function makeAssets(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, text] of await styles()) files.set(name, text);
  for (const { name, text } of await scripts()) files.set(name, text);
  for (const [name, text] of await tryItScripts()) files.set(name, text);
  files.set('icon.svg', await readFile(`${folder}/pictures/icon.svg`, 'utf8'));
  return files;
}

const folder = 'scripts/docs';

/** A style sheet for all pages, and one that is loaded when an operation is tried. */
async function styles(): Promise<[name: string, text: string][]> {
  const later = ['try-it.css'];
  const names = (await readdir(`${folder}/styles`)).filter((name) => name.endsWith('.css') && !later.includes(name));
  const first = [...base, ...names.filter((name) => !base.includes(name)).sort()];
  const inFolder = (files: readonly string[]) => files.map((name) => `${folder}/styles/${name}`);
  return [
    ['site.css', await styleSheet(...sharedStyles, ...inFolder(first))],
    ['try-it.css', await styleSheet(...inFolder(later))],
  ];
}

/** The sheets that the others build on, in this order. */
const base = ['frame.css', 'text.css'];

async function scripts(): Promise<{ name: string; text: string }[]> {
  const files = (await readdir(`${folder}/browser`)).filter((name) => /^[a-z]+\.ts$/.test(name));
  const names = [...files, 'try-it-button.ts'];
  const { outputFiles } = await build({
    entryPoints: names.map((name) => `${folder}/browser/${name}`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: 'assets',
    tsconfigRaw: {},
    // Loaded when they are needed.
    external: ['./try-it.js', './find.js'],
  });
  return outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
}

/**
 * What is loaded when an operation is tried: one script with the sandbox, so that nothing more has to be loaded when a request is
 * sent, and the reader of videos, which is larger than all the rest, for requests that contain a video.
 */
async function tryItScripts(): Promise<[name: string, text: string][]> {
  const outdir = resolve('assets');
  const { outputFiles } = await build({
    entryPoints: { 'try-it': `${folder}/browser/try-it/main.ts`, 'try-it/mediabunny': 'mediabunny' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir,
    tsconfigRaw: {},
    plugins: [forTryIt],
  });
  return outputFiles.map(({ path, text }) => [relative(outdir, path).replaceAll('\\', '/'), text]);
}

const forTryIt: Plugin = {
  name: 'try-it',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^mediabunny$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './try-it/mediabunny.js', external: true } : undefined,
    );
    // The sandbox in a page does not serve a page of its own.
    onLoad({ filter: /[/\\]control[/\\]page-files\.ts$/ }, () => ({ contents: 'export const pageFiles = {};' }));
  },
};
