import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareSurfaces, experimentalEntries } from '../../scripts/diff/compare-surfaces.js';
import type { Surface, SurfaceExport } from '../../scripts/document/surface.js';

const surface: Surface = JSON.parse(readFileSync('generated/surface.json', 'utf8'));

/** What is reported if the package changes in one point. */
function changesOf(edit: (edited: Surface) => unknown): string[] {
  const edited = structuredClone(surface);
  edit(edited);
  return compareSurfaces(surface, edited).map(({ impact, what }) => `${impact}: ${what}`);
}

/** An export, which a test edits. */
const at = (edited: Surface, entry: string, name: string) => edited[entry]?.[name] as Required<SurfaceExport>;

describe('a change that breaks a program', () => {
  it.each<[string, (edited: Surface) => unknown]>([
    ['Entry `genmedia/batch` was removed.', (s) => delete s['genmedia/batch']],
    ['Export `isGenMediaError` of `genmedia` was removed.', (s) => delete s.genmedia?.isGenMediaError],
    ['Export `CallOptions` of `genmedia` was removed.', (s) => delete s.genmedia?.CallOptions],
    [
      'Export `GenMedia` of `genmedia` is only a type now.',
      (s) => Object.assign(at(s, 'genmedia', 'GenMedia'), { isTypeOnly: true }),
    ],
    [
      'Export `createApiClient` of `genmedia` is declared in another way.',
      (s) =>
        Object.assign(at(s, 'genmedia', 'createApiClient'), {
          signatures: ['function createApiClient(options: ConnectionOptions): ApiClient'],
        }),
    ],
    [
      '`GenMedia.withOptions` of `genmedia` was removed.',
      (s) => delete at(s, 'genmedia', 'GenMedia').members.withOptions,
    ],
    [
      '`CallOptions.region` of `genmedia` was added as required.',
      (s) => Object.assign(at(s, 'genmedia', 'CallOptions').members, { region: 'region: string' }),
    ],
    [
      '`CallOptions.timeout` of `genmedia` has another type.',
      (s) => Object.assign(at(s, 'genmedia', 'CallOptions').members, { timeout: 'timeout?: string' }),
    ],
    [
      '`CallOptions.timeout` of `genmedia` has another type.',
      (s) => Object.assign(at(s, 'genmedia', 'CallOptions').members, { timeout: 'timeout: number' }),
    ],
  ])('reports a change that breaks programs as major: %s', (what, edit) => {
    expect(changesOf(edit)).toContain(`major: ${what}`);
  });
});

describe('a change that breaks no program', () => {
  it.each<[string, (edited: Surface) => unknown]>([
    [
      'Entry `genmedia/new` was added.',
      (s) => Object.assign(s, { 'genmedia/new': { create: { kind: 'function', signatures: ['function create()'] } } }),
    ],
    [
      'Export `toJson` of `genmedia` was added.',
      (s) => Object.assign(s.genmedia ?? {}, { toJson: { kind: 'function', signatures: ['function toJson()'] } }),
    ],
    [
      '`CallOptions.region` of `genmedia` was added.',
      (s) => Object.assign(at(s, 'genmedia', 'CallOptions').members, { region: 'region?: string' }),
    ],
    [
      '`CallOptions.timeout` of `genmedia` has another type.',
      (s) => Object.assign(at(s, 'genmedia', 'CallOptions').members, { timeout: 'timeout?: number | string' }),
    ],
    [
      '`Tasks.get` of `genmedia` has another type.',
      (s) => {
        const { members } = at(s, 'genmedia', 'Tasks');
        members.get = `${members.get}`.replace(/\)(?=: \w)/, ', more?: number)');
      },
    ],
  ])('reports a change that breaks no program as minor: %s', (what, edit) => {
    expect(changesOf(edit)).toEqual([`minor: ${what}`]);
  });

  it('reports no change without a difference', () => {
    expect(changesOf(() => {})).toEqual([]);
  });

  it('reports no change if a type without an export has another name', () => {
    expect(changesOf((s) => delete s.genmedia?.Preflight)).toEqual([]);
  });
});

it('lets experimental entries change in a minor version, and names all of them in the guide', () => {
  for (const entry of experimentalEntries) {
    expect(changesOf((edited) => delete edited[entry])).toEqual([`minor: Entry \`${entry}\` was removed.`]);
  }
  const guide = readFileSync('openapi/docs/guides/stability.md', 'utf8');
  const [, row = ''] = /^\| experimental +\|([^|]*)\|/m.exec(guide) ?? [];
  expect([...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(experimentalEntries);
});

it('reports every entry with code that package.json names, and what each exports', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const withCode = Object.keys(exports).filter((path) => exports[path].import?.default);
  expect(Object.keys(surface)).toEqual(withCode.map((path) => `genmedia${path.slice(1)}`));
  expect(at(surface, 'genmedia', 'createApiClient').signatures).toEqual([
    'function createApiClient(options?: ConnectionOptions): ApiClient',
  ]);
  expect(at(surface, 'genmedia', 'CallOptions').members.timeout).toBe('timeout?: number');
});

it('names in the guide the versions of Node that the package needs and that its tests run with', () => {
  const guide = readFileSync('openapi/docs/guides/stability.md', 'utf8');
  const [, oldest, tested = ''] = /^\| Node +\| ([\d.]+) +\| ([^|]+)\|/m.exec(guide) ?? [];
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe(`>=${oldest}`);
  const [, matrix = '[]'] = /node: (\[.*\])/.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? [];
  expect(tested.match(/[\d.]+/g)).toEqual(JSON.parse(matrix));
});
