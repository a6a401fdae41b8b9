import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document, operations } from '../support/document.js';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { tsx } from '../support/tsx.js';

/** A change of the document. */
type Edit = (schemas: typeof document, whole: typeof document) => unknown;

/** Breaking changes by their message. They are independent, so that one run finds all of them. */
const breaking: Record<string, Edit> = {
  'Properties of `Creation` are no longer required: `url`.': (s) => s.Creation.required.pop(),
  "Enum of `aspect_ratio` lost values: '1:1'.": (s) => s.AspectRatio.enum.pop(),
  "Enum of `state` gained values: 'paused'.": (s) => s.TaskState.enum.push('paused'),
  '`oneOf` subschema of `TaskCallback` was added.': (s) =>
    s.TaskCallback.oneOf.push({ type: 'object', required: ['paused'] }),
  "Type changed from 'object' to 'string'.": (_, { paths }) => {
    for (const step of ['', '/edit', '/compose']) {
      const { adFilmUpdate } = paths[`/ent/v2/ad-one-click${step}`].post.callbacks;
      const [{ post }] = Object.values<typeof document>(adFilmUpdate);
      post.requestBody.content['application/json'].schema = { type: 'string' };
    }
  },
};

/** Changes that are not breaking. */
const harmless: Record<string, Edit> = {
  'minor  Property `style` of `genq2` was added.': (s) =>
    Object.assign(s.Text2VideoGenq2.properties, { style: { type: 'string' } }),
  "patch  Upper bound of `duration` changed from '<= 10' to '<= 12'.": (s) =>
    Object.assign(s.Text2VideoGenq2.properties.duration, { maximum: 12 }),
};

/** Whether a node leads to a component, through any number of references. */
function reaches(node: typeof document, component: string, whole: typeof document, seen: string[] = []): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { $ref } = node;
  if (typeof $ref !== 'string') return Object.values(node).some((value) => reaches(value, component, whole, seen));
  if ($ref === component) return true;
  if (seen.includes($ref)) return false;
  seen.push($ref);
  const [, , group = '', name = ''] = $ref.split('/');
  return reaches(whole.components[group][name], component, whole, seen);
}

const fixed: Edit = (_, { info }) => Object.assign(info, { description: 'Fixed.' });

const folder = newFolder(afterAll);
/** The document as it was released. */
let base: string;

beforeAll(() => {
  base = join(folder, 'released.json');
  writeFileSync(base, JSON.stringify(withVersion('1.3.0')));
});

function withVersion(version: string, ...edits: Edit[]) {
  const edited = structuredClone(document);
  edited.info.version = version;
  for (const edit of edits) edit(edited.components.schemas, edited);
  return edited;
}

/** Writes a document of this version into a project. Default: a new one. */
function project(version: string, edits: Edit[] = [], path = mkdtempSync(join(folder, 'project-'))): string {
  mkdirSync(join(path, 'generated'), { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(path, 'generated/openapi.json'), JSON.stringify(withVersion(version, ...edits)));
  return path;
}

/** Without the variables that a git hook sets, so that git finds the repository of its current folder. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^GIT_(?!CONFIG_)/.test(name)));

function git(cwd: string, ...args: string[]): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'tag.gpgSign=false'];
  execFileSync('git', [...who, '-c', 'commit.gpgSign=false', ...args], { cwd, env, stdio: 'pipe' });
}

function release(cwd: string, tag: string): void {
  git(cwd, 'add', '.');
  git(cwd, 'commit', '--quiet', '--allow-empty', `--message=${tag}`);
  git(cwd, 'tag', tag);
}

/** Runs the script in a folder. Returns its exit status and output. */
function diff(cwd: string, ...args: string[]): Promise<{ status: number; output: string }> {
  const script = ['--import', tsx, resolve('scripts/diff.ts')];
  return new Promise((done) => {
    execFile(process.execPath, [...script, ...args], { cwd, env }, (error, stdout, stderr) => {
      done({ status: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

describe('comparison without a release', () => {
  it('reports a missing release and passes, outside of git and without tags', needs('git'), async () => {
    const none = 'There is no release to compare with: 0.1.0, the version of package.json, comes first.\n';
    const path = project('0.1.0');
    expect(await diff(path)).toEqual({ status: 0, output: none });
    git(path, 'init', '--quiet');
    release(path, 'nightly');
    expect(await diff(path)).toEqual({ status: 0, output: none });
  });

  it('reports that the clone is shallow', needs('git'), async () => {
    const path = project('0.1.0');
    git(path, 'init', '--quiet');
    release(path, 'v0.0.9');
    release(path, 'after');
    git(folder, 'clone', '--quiet', '--depth=1', '--no-tags', pathToFileURL(path).href, 'shallow');
    expect(await diff(join(folder, 'shallow'))).toEqual({
      status: 0,
      output: expect.stringContaining('(this clone is shallow, so tags may be missing)'),
    });
  });
});

it('fails if the release has no document', needs('git'), async () => {
  const path = project('0.1.0');
  git(path, 'init', '--quiet');
  git(path, 'commit', '--quiet', '--allow-empty', '--message=Nothing');
  git(path, 'tag', 'v0.1.0');
  expect(await diff(path)).toEqual({
    status: 1,
    output: 'The release v0.1.0 has no generated/openapi.json to compare with.\n',
  });
});

it('compares with the highest release', needs('git'), async () => {
  const path = project('0.10.0');
  git(path, 'init', '--quiet');
  release(path, 'v0.10.0');
  for (const version of ['0.9.0', '0.11.0-rc.1']) {
    project(version, [fixed], path);
    release(path, `v${version}`);
  }
  project('0.10.0', [], path);
  expect(await diff(path)).toEqual({
    status: 0,
    output: 'No changes (last release 0.10.0, this document says 0.10.0).\n',
  });
});

describe.concurrent('next version', () => {
  it('increments the patch version if a text is corrected', async () => {
    const { status, output } = await diff(project('1.3.0', [fixed]), '--base', base);
    expect(status).toBe(0);
    expect(output).toBe(
      [
        'patch  `description` of `info` changed.',
        '       info',
        `Small changes. Next version: 1.3.1 (${base} 1.3.0, this document says 1.3.0).\n`,
      ].join('\n'),
    );
  });

  it('increments the patch version if only examples change', async () => {
    const path = project('1.3.1', [(_, { components }) => delete components.examples['task-success'].value.payload]);
    expect(await diff(path, '--base', base)).toEqual({
      status: 0,
      output: expect.stringContaining('Small changes. Next version: 1.3.1'),
    });
  });

  it('increments the minor version if something is added', async () => {
    const { status, output } = await diff(project('1.3.9', Object.values(harmless)), '--base', base);
    for (const line of Object.keys(harmless)) expect(output.split('\n')).toContain(line);
    expect(output).not.toContain('major');
    expect(output).toContain('Additions. Next version: 1.4.0 (');
    expect(status).toBe(0);
  });

  it('increments the major version if something breaks, also below 1.0.0', needs('git'), async () => {
    const path = project('0.1.0');
    git(path, 'init', '--quiet');
    release(path, 'v0.1.0');
    project('0.2.0', [(_, { paths }) => delete paths['/ent/v2/text2video']], path);
    const { status, output } = await diff(path);
    expect(output).toContain('Breaking. Next version: 1.0.0 (last release 0.1.0, this document says 0.2.0).');
    expect(status).toBe(1);
  });
});

it('asks for a new major version if the package loses an export, and passes with it', needs('git'), async () => {
  const path = project('0.1.0');
  const surface = (names: string[]) => {
    const exported = names.map((name) => [name, { kind: 'function', signatures: [`function ${name}(): void`] }]);
    writeFileSync(join(path, 'generated/surface.json'), JSON.stringify({ genmedia: Object.fromEntries(exported) }));
  };
  git(path, 'init', '--quiet');
  surface(['first', 'second']);
  release(path, 'v0.1.0');
  surface(['first', 'third']);
  const { status, output } = await diff(path);
  expect(output.split('\n')).toEqual([
    'major  Export `second` of `genmedia` was removed.',
    '       genmedia > second',
    'minor  Export `third` of `genmedia` was added.',
    '       genmedia > third',
    'Breaking. Next version: 1.0.0 (last release 0.1.0, this document says 0.1.0).',
    expect.stringContaining('Raise `info.version` in openapi/openapi.yaml and `version` in package.json to 1.0.0'),
    '',
  ]);
  expect(status).toBe(1);
  project('1.0.0', [], path);
  expect(await diff(path)).toMatchObject({ status: 0 });
});

describe('a breaking change', () => {
  const edits = Object.values(breaking);
  let output: string;
  let status: number;

  beforeAll(async () => {
    ({ status, output } = await diff(project('1.99.0', edits), '--base', base));
  });

  it.each(Object.keys(breaking))('finds a breaking change: %s', (what) => {
    expect(output.split('\n')).toContain(`major  ${what}`);
  });

  /** The places that are listed below a change. */
  const placesOf = (what: string) => {
    const lines = output.split('\n');
    const from = lines.indexOf(`major  ${what}`) + 1;
    return lines
      .slice(
        from,
        lines.findIndex((line, at) => at >= from && !line.startsWith('  ')),
      )
      .map((line) => line.trim());
  };

  it('lists every variant that a changed field affects, in one line for each operation', () => {
    expect(placesOf("Enum of `aspect_ratio` lost values: '1:1'.")).toEqual([
      '/ent/v2/text2video > post > requestBody > genq1, genq2 > aspect_ratio',
      '/ent/v2/reference2video > post > requestBody > genq3-ad > aspect_ratio',
      '/ent/v2/reference2image > post > requestBody > genq1 > aspect_ratio',
      '/ent/v2/one-click/mv > post > requestBody > aspect_ratio',
      '/ent/v2/one-click/premium_mv > post > requestBody > sing, sing_perform, perform, dance > aspect_ratio',
    ]);
  });

  it.each([
    ["Enum of `state` gained values: 'paused'.", 'TaskState'],
    ['`oneOf` subschema of `TaskCallback` was added.', 'TaskCallback'],
    ['Properties of `Creation` are no longer required: `url`.', 'Creation'],
  ])('lists every operation that it affects: %s', (what, name) => {
    const edited = withVersion('1.99.0', ...edits);
    const reaching = operations
      .filter(({ path, method }) => reaches(edited.paths[path]?.[method], `#/components/schemas/${name}`, edited))
      .map(({ path, method }) => `${path} > ${method}`);
    const listed = placesOf(what).map((place) => place.split(' > ').slice(0, 2).join(' > '));
    expect(reaching.length).toBeGreaterThan(0);
    expect([...new Set(listed)].sort()).toEqual(reaching.sort());
  });

  it('lists every operation whose callback changed', () => {
    const films = ['ad-one-click', 'ad-one-click/edit', 'ad-one-click/compose'];
    expect(placesOf("Type changed from 'object' to 'string'.").sort()).toEqual(
      films.map((name) => `/ent/v2/${name} > post > callbacks > adFilmUpdate > post > requestBody`).sort(),
    );
  });

  it('fails without a major version, and reports the required one', () => {
    expect(status).toBe(1);
    expect(output).toContain(`Breaking. Next version: 2.0.0 (${base} 1.3.0, this document says 1.99.0).
Raise \`info.version\` in openapi/openapi.yaml and \`version\` in package.json to 2.0.0, and run \`npm run generate\`.\n`);
  });

  it('passes with a major version', async () => {
    const raised = await diff(project('2.0.0', edits), '--base', base);
    expect(raised.status).toBe(0);
    expect(raised.output).toMatch(/\nBreaking\. .* this document says 2\.0\.0\)\.\n$/);
  });
});

describe('diff --base', () => {
  it.each([
    ['nothing.json', 'nothing.json cannot be read: there is no such file.\n'],
    ['package.json', 'package.json is not an OpenAPI document with paths and schemas.\n'],
    ['README.md', 'README.md is not JSON. Compare bundled documents, such as generated/openapi.json.\n'],
  ])('rejects %s with a message', async (file, output) => {
    expect(await diff('.', '--base', file)).toEqual({ status: 1, output });
  });
});
