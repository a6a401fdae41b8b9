import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectAllRun, sampleToRun } from '../../docs/samples/guide-samples.js';
import { compile, sampleOptions } from '../../support/compile.js';
import { compiledOnly, packages } from './packages.js';

const folder = 'openapi/code-samples';

/** What the compiler says about a recipe, with the types of its engine: those of a module by its name, or of globals. */
function errorsIn(code: string, types: Record<string, string[]>, globals: string[]): string[] {
  const options = sampleOptions();
  const paths = { ...options.paths, ...types };
  const recipe = new Map([[`${folder}/guides/compiled.ts`, code]]);
  return compile(recipe, { ...options, paths }, globals).map(({ message }) => message);
}

/** The file with the types of an installed package. */
function typesIn(root: string): string {
  const { types, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return join(root, types ?? exports['.'].types);
}

// The activities need no package of an engine: they are compiled with the other samples.
for (const sample of [...Object.values(compiledOnly).map((one) => one.sample), 'temporal-activities.ts'])
  sampleToRun(sample);

describe.each(Object.values({ ...packages, ...compiledOnly }))(
  'the recipe of $name',
  ({ folder: installed, name, sample, globals, needed, install }) => {
    it('compiles, and fails to compile with a mistake', { ...needed, timeout: 600_000 }, () => {
      install();
      const modules = join(installed, 'node_modules');
      const types = globals ? {} : { [name]: [typesIn(join(modules, name))] };
      const files = globals ? [join(modules, globals)] : [];
      const code = readFileSync(`${folder}/guides/${sample}`, 'utf8');
      expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
      expect(errorsIn(code, types, files)).toEqual([]);
      const wrong = errorsIn(code.replaceAll('nextPollAfter', 'nextPoll'), types, files);
      expect(wrong).toEqual([expect.stringContaining("'nextPoll' does not exist")]);
    });
  },
);

it('compiles all recipes that do not run here', () => expectAllRun('compiled'));
