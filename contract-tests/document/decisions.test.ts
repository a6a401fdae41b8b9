import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadLinks } from '../support/markdown-links.js';

const folder = 'openapi/docs/decisions';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const rows = [...read('README.md').matchAll(/^\| \[(\d{4})\]\((.+)\) \| (.+) \|$/gm)].map(
  ([, number, file, title]) => ({
    number,
    file: file ?? '',
    title,
  }),
);

/** What every page has, in this order. */
const needed = ['Context', 'Decision', 'Consequences', 'When to revisit'];

/** A screen. */
const maxLines = 45;

describe('the decisions', () => {
  it('lists all decisions in the index, in their order', () => {
    expect(rows.map(({ file }) => file)).toEqual(files.sort());
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => `${index + 1}`.padStart(4, '0')));
    for (const { number, file } of rows) expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
  });

  it.each(rows)(
    'repeats the title of the index in $file, and says when to decide again, on one screen',
    ({ file, title }) => {
      const text = read(file);
      expect(text.split('\n')[0]).toBe(`# ${title}`);
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings.filter((heading = '') => needed.includes(heading))).toEqual(needed);
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines);
    },
  );

  it('names only files that exist, and has working links', () => {
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/`((?:src|scripts|contract-tests|openapi|generated)\/[^`\s]*)`/g)].map(
        ([, path = '']) => path,
      ),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const path of named) expect(() => readdirOrFile(path), path).not.toThrow();
    const linking = ['README.md', 'CONTRIBUTING.md', ...['README.md', ...files].map((file) => join(folder, file))];
    expect(deadLinks('.', linking)).toEqual([]);
    expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`${folder}/README.md`);
  });
});

const readdirOrFile = (path: string) => (path.endsWith('/') ? readdirSync(path) : readFileSync(path));
