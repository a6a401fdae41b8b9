import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build, transform } from 'esbuild';

/** What the pages load, by the names in `assets/`: style sheets, pictures, and a script for each entry of `browser/`. */
export async function makeAssets(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, text] of await styles()) files.set(name, text);
  for (const { name, text } of await scripts()) files.set(name, text);
  for (const name of ['icon.svg', 'redoc.svg', 'search.svg']) files.set(name, await read(name));
  return files;
}

const folder = 'scripts/docs';
const read = (name: string) => readFile(`${folder}/pictures/${name}`, 'utf8');

/** Two style sheets: one for the reference, where Redoc styles everything except header and search, and one for all other pages. */
async function styles(): Promise<[name: string, text: string][]> {
  const read = (name: string) => readFile(`${folder}/styles/${name}`, 'utf8');
  const names = (await readdir(`${folder}/styles`)).filter(
    (name) => name.endsWith('.css') && ![...base, 'redoc.css'].includes(name),
  );
  const sheet = async (...files: string[]) => minify((await Promise.all(files.map(read))).join('\n'));
  return [
    ['reference.css', await sheet('bar.css', 'menus.css', 'search.css', 'redoc.css')],
    ['site.css', await sheet(...base, ...names.sort())],
  ];
}

/** The sheets that the others build on, in this order. */
const base = ['bar.css', 'menus.css', 'site.css', 'prose.css'];

const minify = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code;

async function scripts(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(`${folder}/browser`)).filter((name) => /^[a-z]+\.ts$/.test(name));
  const { outputFiles } = await build({
    entryPoints: names.map((name) => `${folder}/browser/${name}`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: 'assets',
    tsconfigRaw: {},
    external: ['./redoc.js'],
  });
  return outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
}
