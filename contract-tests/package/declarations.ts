import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import ts from '../../scripts/lib/compiler.js';

/** The types of other packages that those of an entry name. All others name none. */
const allowed: Record<string, readonly string[]> = {
  // Of `createApiClient` alone, as the next test says.
  '.': ['openapi-fetch'],
  './bullmq': ['bullmq'],
  './otel': ['@opentelemetry/api'],
};

/** Tests the declarations of the package that is installed in a folder. */
export function describeDeclarations(folder: string) {
  const root = join(folder, 'node_modules/genmedia');

  it('names types of other packages only where they are what the entry is for', () => {
    const { exports }: { exports: Record<string, { import?: { types?: string } }> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const entries = Object.entries(exports).flatMap(([name, { import: target }]) =>
      target?.types ? [[name, namedBy(join(root, target.types))] as const] : [],
    );
    expect(entries.length).toBeGreaterThan(15);
    for (const [entry, named] of entries) {
      expect([entry, [...new Set(named.map(({ name }) => name))]]).toEqual([entry, allowed[entry] ?? []]);
    }
  });

  it('names openapi-fetch only in the types of the raw client, and openapi-typescript nowhere', () => {
    const named = namedBy(join(root, 'dist/esm/index.d.ts'));
    const fromOthers = named.filter(({ name }) => name.startsWith('openapi-'));
    expect(fromOthers).toEqual([{ name: 'openapi-fetch', file: join(root, 'dist/esm/transport/raw-client.d.ts') }]);
  });
}

/** Packages that a declaration imports, and those that it reaches, with the files that import them. Not our own. */
function namedBy(entry: string): { name: string; file: string }[] {
  const files = new Set([entry]);
  const named: { name: string; file: string }[] = [];
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    for (const { fileName: name } of importedFiles) {
      if (name.startsWith('.')) files.add(join(dirname(file), name.replace(/\.js$/, '.d.ts')));
      else if (name.split('/')[0] !== 'genmedia') named.push({ name, file });
    }
  }
  return named;
}
