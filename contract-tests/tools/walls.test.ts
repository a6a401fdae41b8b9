import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biome } from '../support/npm.js';

interface Wall {
  /** The glob of the files that it applies to, such as `src/sandbox/*.ts`. */
  files: string;
  layer: string;
  /** The layers that its files may import. */
  allowed: string[];
  message: string;
}

interface Override {
  includes: [string];
  linter?: {
    rules: { style?: { noRestrictedImports?: { options: { patterns: [{ group: string[]; message: string }] } } } };
  };
}

const { overrides }: { overrides: Override[] } = JSON.parse(readFileSync('biome.json', 'utf8'));

const walls = overrides.flatMap(({ includes: [files], linter }): Wall[] => {
  const pattern = linter?.rules.style?.noRestrictedImports?.options.patterns[0];
  if (!pattern) return [];
  const layer = files.split('/')[1] ?? '';
  // `!../{contract,shared}/**` names the layers that may be imported.
  const [, names = ''] = /^!(?:\.\.\/)+\{?([a-z,]+)\}?\/\*\*$/.exec(pattern.group[1] ?? '') ?? [];
  const allowed = names.split(',').filter((name) => name && name !== 'generated');
  return [{ files, layer, allowed, message: pattern.message }];
});

const layers = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What CONTRIBUTING.md says that a layer may import. "And below" are the two layers that import nothing. */
function documented(layer: string): string[] {
  const row = new RegExp(`^\\| \`${layer}\` +\\|[^|]+\\|([^|]+)\\|$`, 'm').exec(
    readFileSync('CONTRIBUTING.md', 'utf8'),
  );
  const names = [...(row?.[1] ?? '').matchAll(/`([a-z]+)`/g)].map(([, name = '']) => name);
  return row?.[1]?.includes('and below') ? [...names, 'contract', 'shared'] : names;
}

it.each(walls)('the wall of $files is the one that CONTRIBUTING.md describes', ({ layer, allowed }) => {
  expect([...allowed].sort()).toEqual(documented(layer).sort());
});

/** A file that a wall applies to, one import in it, and whether the wall permits it. */
interface Planted {
  file: string;
  imported: string;
  permitted: boolean;
  message: string;
}

/** Every layer imported from every other one, at each depth that a wall applies to. Files of flat layers get one more depth. */
const planted = walls.flatMap(({ files, layer, allowed, message }) => {
  const folders = files.endsWith('/**')
    ? [`src/${layer}`, `src/${layer}/inner`]
    : [dirname(files).replaceAll('*', 'inner')];
  return folders.flatMap((folder, extraDepth) => {
    const up = '../'.repeat(folder.split('/').length - 1);
    const others = layers.filter((other) => other !== layer);
    const cases = [
      ...others.map((other) => ({ imported: `${up}${other}/planted.js`, permitted: allowed.includes(other) })),
      { imported: `${up}index.js`, permitted: false },
      { imported: `${up}../scripts/planted.js`, permitted: false },
      { imported: `${up}../generated/planted.js`, permitted: true },
      { imported: './own.js', permitted: true },
    ];
    return cases
      .filter(({ permitted }) => !(permitted && extraDepth > 0))
      .map((violation, index): Planted => ({ file: `${folder}/planted-${index}.ts`, message, ...violation }));
  });
});

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string };
}

let folder: string;
let diagnostics: Diagnostic[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmedia-walls-'));
  cpSync('biome.json', join(folder, 'biome.json'));
  cpSync('scripts/lint/biome', join(folder, 'scripts/lint/biome'), { recursive: true });
  const files: Record<string, string> = {
    'src/shared/first.ts':
      "import type { Second } from './second.js';\nexport interface First {\n  second: Second;\n}\n",
    'src/shared/second.ts': "import type { First } from './first.js';\nexport interface Second {\n  first: First;\n}\n",
    'src/shared/third.ts': "import type { First } from './first.js';\nexport interface Third {\n  first: First;\n}\n",
  };
  for (const { file, imported } of planted) files[file] = `import '${imported}';\n`;
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const args = ['check', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(...biome(...args), { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  diagnostics = JSON.parse(stdout).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = (file: string, rule: string) =>
  diagnostics.filter(({ category, location }) => category === rule && location.path === file);

describe('the linter', () => {
  it('has a wall for every layer of src', () => {
    expect([...new Set(walls.map(({ layer }) => layer))].sort()).toEqual(layers.sort());
  });

  it('has a wall for every depth of a layer with folders', () => {
    const folders = readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath !== 'src')
      .map(({ parentPath }) => parentPath.replaceAll(sep, '/'));
    const isBehind = (folder: string) =>
      walls.some(({ files }) => {
        const [, layer, ...inner] = dirname(files).split('/');
        const [, ownLayer, ...ownInner] = folder.split('/');
        return layer === ownLayer && inner.length === ownInner.length;
      });
    expect([...new Set(folders)].filter((folder) => !isBehind(folder))).toEqual([]);
  });

  it('finds nothing in the planted files but imports', () => {
    const rules = diagnostics.map(({ category }) => category);
    expect([...new Set(rules)].sort()).toEqual(['lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles']);
  });

  it('rejects an import cycle, also one of types alone', () => {
    const inCircle = diagnostics.filter(({ category }) => category === 'lint/suspicious/noImportCycles');
    expect(inCircle.map(({ location }) => location.path).sort()).toEqual([
      'src/shared/first.ts',
      'src/shared/second.ts',
    ]);
  });
});

describe.each(walls)('the wall of $files', ({ files, layer }) => {
  const inWall = planted.filter(({ file, message }) =>
    files.endsWith('/**')
      ? message.startsWith(`src/${layer} `)
      : dirname(file) === dirname(files).replaceAll('*', 'inner'),
  );

  it.each(inWall.filter(({ permitted }) => !permitted))('rejects $imported in $file', ({ file, message }) => {
    expect(problemsOf(file, 'lint/style/noRestrictedImports').map((found) => found.message)).toEqual([message]);
  });

  it.each(inWall.filter(({ permitted }) => permitted))('permits $imported in $file', ({ file }) => {
    expect(problemsOf(file, 'lint/style/noRestrictedImports')).toEqual([]);
  });
});
