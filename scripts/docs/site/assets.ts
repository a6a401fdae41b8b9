import { readdir, readFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { build, type Plugin, transform } from 'esbuild';

/** What the pages load, by the names in `assets/`: style sheets, pictures, and a script for each entry of `browser/`. */
export async function makeAssets(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, text] of await styles()) files.set(name, text);
  for (const { name, text } of await scripts()) files.set(name, text);
  for (const [name, text] of await tryItScripts()) files.set(name, text);
  for (const name of ['icon.svg', 'search.svg']) files.set(name, await read(name));
  return files;
}

const folder = 'scripts/docs';
const read = (name: string) => readFile(`${folder}/pictures/${name}`, 'utf8');

/** A style sheet for all pages, and one that is loaded when an operation is tried. */
async function styles(): Promise<[name: string, text: string][]> {
  const read = (name: string) => readFile(`${folder}/styles/${name}`, 'utf8');
  const names = (await readdir(`${folder}/styles`)).filter(
    (name) => name.endsWith('.css') && ![...base, 'try-it.css'].includes(name),
  );
  const sheet = async (...files: string[]) => minify((await Promise.all(files.map(read))).join('\n'));
  return [
    ['site.css', await sheet(...base, ...names.sort())],
    ['try-it.css', await sheet('try-it.css')],
  ];
}

/** The sheets that the others build on, in this order. */
const base = ['bar.css', 'menus.css', 'site.css', 'prose.css'];

const minify = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code;

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
    external: ['./try-it.js'],
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
