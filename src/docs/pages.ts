import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Section, sectionsOf } from './sections.js';

/** A page of the docs that are in this package. */
export interface Page {
  /** What it is called on the command line: `errors`, `createText2Video`. */
  name: string;
  /** Its file in the folder of the docs: `guides/errors.md`. */
  path: string;
  title: string;
  sections: readonly [Section, ...Section[]];
}

/** The pages in the order in which the first one, README.md, lists them. */
export function readPages(folder: string): Page[] {
  const contents = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...contents.matchAll(/\]\(([\w/-]+)\.md\)/g)].map(([, place = '']) => {
    const path = `${place}.md`;
    const sections = sectionsOf(readFileSync(join(folder, path), 'utf8'));
    return { name: place.replace(/^.*\//, ''), path, title: sections[0].title, sections };
  });
}
