import { readFile } from 'node:fs/promises';
import { build, transform } from 'esbuild';

const folder = 'src/cli/check/report-page';
const tokens = 'scripts/docs/styles/bar.css';

/** A module with the style and the script of the HTML report, which is one file. Its colours and fonts are those of the docs. */
export async function toReportPage(): Promise<string> {
  const docs = await readFile(tokens, 'utf8');
  const [light, dark] = [':root {', ':root.dark {'].map((start) => blockOf(docs, start));
  const colours = `:root {${light}}\n@media screen and (prefers-color-scheme: dark) {:root {${dark}}}\n`;
  const css = colours + (await readFile(`${folder}/report.css`, 'utf8'));
  const style = await transform(css, { loader: 'css', minify: true });
  const { outputFiles } = await build({
    entryPoints: [`${folder}/main.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    tsconfigRaw: {},
  });
  const texts = { style: style.code.trim(), script: outputFiles.map(({ text }) => text.trim()).join('') };
  const lines = Object.entries(texts).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`);
  return `// Made from ${folder}/ by \`npm run generate\`.\n${lines.join('')}`;
}

/** The declarations of a rule of a style sheet. */
function blockOf(css: string, start: string): string {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`${tokens} has no ${start} … }, of which the report takes its colours.`);
  return css.slice(from + start.length, css.indexOf('}', from));
}

/** Types of that module. */
export const reportPageTypes = `/** Made from ${folder}/ by \`npm run generate\`. */
export declare const style: string;
export declare const script: string;
`;
