import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../scripts/lib/files-in.js';
import { extensions } from '../../scripts/lint/extensions.js';
import { document, operations, walk } from '../support/document.js';

const folder = fileURLToPath(new URL('../../openapi', import.meta.url));
// The document does not know of the workflows, which name its operations, nor of the overlay. workflows.slow.test.ts runs every
// workflow, and `npm run generate` applies the overlay.
const files = filesIn(folder)
  .filter((file) => file.endsWith('.yaml') && !/\.(arazzo|overlay)\.yaml$/.test(file))
  .map((file) => join(folder, file));
const read = (file: string) => readFileSync(file, 'utf8');

describe('openapi/', () => {
  it('contains no YAML file that the document does not use', () => {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const [, path] of read(file).matchAll(/\$ref: *["']?([^\s"',}]+(?:\{id\}[^\s"',}]*)*\.yaml)/g)) {
        visit(resolve(dirname(file), path as string));
      }
    };
    visit(join(folder, 'openapi.yaml'));
    expect(files.filter((file) => !reached.has(file))).toEqual([]);
    expect(reached.size).toBe(files.length);
  });

  it('contains one component per file', () => {
    const { schemas, examples, responses } = document.components;
    const components = [schemas, examples, responses].flatMap((group) => Object.keys(group));
    // Callbacks are in their operations, and fields that have limits of their own in each place are written out there.
    const writtenOut = ['Audio', 'Duration', 'Prompt', 'ReferenceImages', 'SubjectPrompt'];
    const inlined = [...readdirSync(join(folder, 'callbacks')).map((file) => basename(file, '.yaml')), ...writtenOut];
    const names = files
      .filter((file) => basename(dirname(file)) !== 'paths' && basename(file) !== 'openapi.yaml')
      .map((file) => basename(file, '.yaml'));
    expect([...components, ...inlined].sort()).toEqual(names.sort());
  });
});

describe('openapi/code-samples/', () => {
  const samples = readdirSync(join(folder, 'code-samples')).filter((file) => file.endsWith('.ts'));
  const operationIds = operations.map(({ operation }) => operation.operationId as string);

  it('contains a sample of every operation, and no other', () => {
    expect(samples.sort()).toEqual(operationIds.map((operationId) => `${operationId}.ts`).sort());
  });

  it.each(operations)('contains the sample of $operation.operationId as the document shows it', ({ operation }) => {
    const { operationId, 'x-codeSamples': shown } = operation;
    const source = read(join(folder, 'code-samples', `${operationId}.ts`));
    expect(shown).toEqual([{ lang: 'TypeScript', label: 'TypeScript', source }]);
  });

  it('contains nothing else apart from the samples of guides and the template of a repository', () => {
    const others = readdirSync(join(folder, 'code-samples')).filter((file) => !samples.includes(file));
    expect(others.sort()).toEqual(['contract-checks', 'guides', 'tsconfig.json']);
  });
});

describe('extensions', () => {
  const documented = [...read(join(folder, 'docs/extensions.md')).matchAll(/^## (x-\S+)$/gm)].map(([, name]) => name);
  const used = new Set<string>();
  walk(document, (node) => {
    for (const key of Object.keys(node)) if (key.startsWith('x-')) used.add(key);
  });

  it('documents extensions in one file, which the linter checks and the document uses', () => {
    expect(documented.sort()).toEqual(Object.keys(extensions).sort());
    expect([...used].sort()).toEqual(documented.sort());
  });
});
