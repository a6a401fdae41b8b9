import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redocly } from '../../scripts/lib/redocly.js';
import { checkProse } from '../../scripts/lint/prose/check-prose.js';
import { toGlossary } from '../../scripts/lint/prose/glossary.js';
import { exceptions, forms, mistakes, places } from './lint-fixtures.js';

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string } }[];
}

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const glossary = toGlossary(contributing);
/** Its description gets every word that the glossary replaces. */
const wordy = 'fields/AutoSubjects.yaml';

let folder: string;
let problems: Problem[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'genmedia-lint-'));
  cpSync('openapi', folder, { recursive: true });
  for (const { copy } of Object.values(mistakes).flat()) {
    if (copy) cpSync(join(folder, copy[0]), join(folder, copy[1]));
  }
  for (const { mistake, file, edit } of Object.values(mistakes).flat()) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = before.replace(...edit);
    if (after === before) throw new Error(`Nothing to edit in ${file}, so this mistake was not planted: ${mistake}.`);
    writeFileSync(join(folder, file), after);
  }
  const description = `Says ${glossary.words.join(', ')}; here \`answer\` is code.`;
  writeFileSync(join(folder, wordy), `type: boolean\ndescription: ${JSON.stringify(description)}\n`);
  const { output } = await redocly([
    'lint',
    join(folder, 'openapi.yaml'),
    join(folder, 'workflows/video.arazzo.yaml'),
    '--config=redocly.yaml',
    '--format=json',
    '--max-problems=1000',
  ]);
  const reports = [...output.matchAll(/^\{$.*?^\}/gms)].map(([report]) => JSON.parse(report));
  problems = reports.flatMap((report) => report.problems);
  // On Windows these paths have backslashes.
  for (const { location } of problems) for (const { source } of location) source.ref = source.ref.replaceAll(sep, '/');
});

afterAll(() => rmSync(folder, { recursive: true }));

for (const [rule, planted] of Object.entries(mistakes)) {
  describe(`genmedia/${rule} finds that`, () => {
    for (const { mistake, file, at = file, says } of planted) {
      it(mistake, () => {
        const found = problems.filter(
          ({ ruleId, location }) => ruleId === `genmedia/${rule}` && location[0]?.source.ref.endsWith(`/${at}`),
        );
        expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
        expect(found.every(({ severity }) => severity === 'error')).toBe(true);
      });
    }
  });
}

describe('genmedia/prose finds in a description', () => {
  it.each(glossary.words)('%s', (word) => {
    const found = problems.filter(({ location }) => location[0]?.source.ref.endsWith(`/${wordy}`));
    expect(found.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`Do not write "${word}". Say: `),
    );
  });
});

describe('The glossary', () => {
  it('has the words that issue 16 lists', () => {
    expect(glossary.words).toEqual(
      expect.arrayContaining(['answer', 'address', 'look', 'news', 'judge', 'refuse', 'not shown', 'tell', 'told']),
    );
    expect(glossary.words).toEqual(
      expect.arrayContaining(['unless told', 'anew', 'seldom', 'whoever', 'beside', 'is no', 'are no', 'heed']),
    );
    expect(glossary.words.length).toBeGreaterThanOrEqual(20);
  });

  it('must be there', () => {
    expect(() => toGlossary('# Contributing\n\n## Words\n\nNone.\n')).toThrow('CONTRIBUTING.md has no glossary.');
  });

  it('does not count against itself', () => {
    expect(checkProse('CONTRIBUTING.md', `# Contributing\n\n${glossary.table}`, glossary)).toEqual([]);
  });

  it.each(forms)('covers %s', (words) => {
    const found = glossary.find(words).map(({ word }) => word);
    expect(found).toEqual(words.split(', '));
  });

  for (const [place, { file, write }] of Object.entries(places)) {
    it.each(glossary.words)(`is checked in ${place}: %s`, (word) => {
      const sayings = checkProse(file, write(`It says ${word} here.`), glossary);
      expect(sayings).toContainEqual(expect.stringMatching(`^${file}:2: Do not write "${word}"\\. Say: .+\\.$`));
    });

    it(`leaves other words in ${place} alone`, () => {
      expect(checkProse(file, write('It says nothing else here.'), glossary)).toEqual([]);
    });
  }

  it.each([
    ['a paragraph', 'README.md', 'This is\nno error.\n'],
    ['a block comment', 'src/a.ts', '/**\n * This is\n * no error.\n */\n'],
    ['line comments', 'src/a.ts', '  // This is\n  // no error.\n'],
    ['a joined message', 'src/a.ts', "throw new Error('This is ' +\n  'no error.');\n"],
    ['a message that is escaped', 'src/a.ts', "throw new Error('Stop.\\nIs no\\' error.');\n"],
  ])('is checked over the lines of %s', (_, file, text) => {
    expect(checkProse(file, text, glossary)).toEqual([
      expect.stringMatching(/^[\w./]+:[12]: Do not write "is no"\. Say: is not a\.$/i),
    ]);
  });

  it.each(Object.entries(exceptions))('allows %s', (_, { file, text }) => {
    expect(checkProse(file, text, glossary)).toEqual([]);
  });
});

describe('npm run lint', () => {
  function lint(files: Record<string, string>) {
    const root = mkdtempSync(join(tmpdir(), 'genmedia-prose-'));
    for (const [file, text] of Object.entries({
      'CONTRIBUTING.md': `## Words\n\n${glossary.table}`,
      ...files,
    })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const run = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), resolve('scripts/lint/prose.ts')],
      { cwd: root, encoding: 'utf8' },
    );
    rmSync(root, { recursive: true });
    return { status: run.status, said: run.stderr };
  }
  const sentence = 'It says seldom here.';
  const planted = Object.values(places).map(({ file, write }, index): [string, string] => [
    file.replace(/\.ts$/, `${index}.ts`),
    write(sentence),
  ]);

  it('checks the glossary', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.lint).toContain('tsx scripts/lint/prose.ts');
  });

  it('reads every folder and kind of file, and fails', () => {
    const { status, said } = lint(Object.fromEntries(planted));
    for (const [file] of planted) expect(said).toContain(`${file}:2: Do not write "seldom". Say: rarely.\n`);
    expect(status).toBe(1);
  });

  it('says nothing where all texts keep to it', () => {
    const { status, said } = lint(
      Object.fromEntries(planted.map(([file, text]) => [file, text.replace('seldom', 'rarely')])),
    );
    expect({ status, said }).toEqual({ status: 0, said: '' });
  });
});
