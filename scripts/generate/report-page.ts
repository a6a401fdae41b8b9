import { build } from 'esbuild';
import { sharedStyles, styleSheet } from '../lib/style-sheet.js';

const folder = 'src/cli/check/report-page';

/** A module with the style and the script of the HTML report, which is one file. Its colours and fonts are those of the docs. */
export async function toReportPage(): Promise<string> {
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
  const texts = {
    style: await styleSheet(...sharedStyles, `${folder}/report.css`),
    script: outputFiles.map(({ text }) => text.trim()).join(''),
  };
  const lines = Object.entries(texts).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`);
  return `// Made from ${folder}/ by \`npm run generate\`.\n${lines.join('')}`;
}

/** Types of that module. */
export const reportPageTypes = `/** Made from ${folder}/ by \`npm run generate\`. */
export declare const style: string;
export declare const script: string;
`;
