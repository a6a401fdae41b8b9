import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { sharedStyles, styleSheet } from '../lib/style-sheet.js';

const folder = 'src/sandbox/control/page';

/**
 * A module with the sandbox's page as texts, so that it is served from wherever the sandbox runs, without files.
 * `operations` is the text of the generated module of that name, which the page needs too.
 */
export async function toPage(operations: string): Promise<string> {
  const read = (name: string) => readFile(`${folder}/${name}`, 'utf8');
  const texts = {
    html: await read('page.html'),
    style: await styleSheet(...sharedStyles, `${folder}/page.css`),
    script: await bundle(operations),
    icon: await read('page.svg'),
  };
  const lines = Object.entries(texts).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`);
  return `// Made from ${folder}/ by \`npm run generate\`.\n${lines.join('')}`;
}

/** Types of that module. */
export const pageTypes = `/** Made from ${folder}/ by \`npm run generate\`. */
export declare const html: string;
export declare const style: string;
export declare const script: string;
export declare const icon: string;
`;

async function bundle(operations: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/main.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    write: false,
    // What is built depends on nothing but the sources.
    tsconfigRaw: {},
    plugins: [fresh(operations)],
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The file in generated/ may be of before this run. */
const fresh = (operations: string): Plugin => ({
  name: 'fresh-operations',
  setup: ({ onLoad }) => onLoad({ filter: /[/\\]generated[/\\]operations\.js$/ }, () => ({ contents: operations })),
});
