import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkProse } from './prose/check-prose.js';
import { toGlossary } from './prose/glossary.js';

/** Folders and kinds of the files that people read. Texts of the document are checked by `rules/prose.ts`. */
const texts: [folder: string, kinds: RegExp][] = [
  ['openapi', /\.(?:md|yaml)$/],
  ['scripts', /\.(?:html|ts|yaml)$/],
  ['src', /\.(?:html|ts)$/],
];

const files = readdirSync('.').filter((name) => /\.(?:md|yaml)$/.test(name));
for (const [folder, kinds] of texts) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => kinds.test(name));
  files.push(...names.sort().map((name) => join(folder, name)));
}

const glossary = toGlossary(readFileSync('CONTRIBUTING.md', 'utf8'));
const problems = files.flatMap((file) => checkProse(file, readFileSync(file, 'utf8'), glossary));

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`The glossary in CONTRIBUTING.md replaces these words (${problems.length}). Rewrite their sentences.`);
  process.exitCode = 1;
}
