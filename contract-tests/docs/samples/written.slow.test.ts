import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Sample } from '../../../scripts/docs/samples/languages.js';
import { maxLineWidth, widthOf } from '../../../scripts/docs/samples/literal.js';
import { typescriptOf } from '../../../scripts/docs/samples/typescript.js';
import { compile, sampleOptions } from '../../support/compile.js';
import { newFolder } from '../../support/new-folder.js';
import { biome } from '../../support/npm.js';
import { needs, pathOf } from '../../support/optional-tools.js';
import { allRequests, samplesIn, shownRequests, unknownToClient } from './all-requests.js';
import { keysIn } from './keys.js';

const languages: Sample['language'][] = ['sh', 'ts', 'js', 'py', 'go'];

describe.each(languages)('samples in %s', (language) => {
  const samples = samplesIn(language, shownRequests);

  it('fits samples into a panel, except for long texts of the example', () => {
    const lines = samples.flatMap(({ code }) => code.split('\n')).filter((line) => widthOf(line) > maxLineWidth);
    expect(lines.filter((line) => !/^\s+(["']?[\w -]+["'\\]*:\s+)?["'`].*["'`],?$/.test(line))).toEqual([]);
  });

  it('reads URL and key from the environment, and contains no key', () => {
    const readsKey = /\bGENMEDIA_API_KEY\b|^const gen = new GenMedia\(\);$/m;
    expect(samples.filter(({ code }) => !readsKey.test(code))).toEqual([]);
    expect(samples.flatMap(({ code }) => keysIn(code))).toEqual([]);
  });

  it('ends samples with one line break, and lines without spaces', () => {
    expect(samples.filter(({ code }) => !/\S\n$/.test(code) || /[ \t]$/m.test(code))).toEqual([]);
  });
});

it('compiles samples in TypeScript, and rejects a field that a model does not have', () => {
  const samples = samplesIn('ts').map(({ request, code }) => ({ name: request.example, code }));
  const broken = samples.find(({ name }) => name === 'genq2-portrait')?.code.replace('seed:', 'sead:') ?? '';
  // All in one program, since most of the time goes into the types of the package.
  const codes = [
    broken,
    ...samples.map(({ code }) => code),
    ...unknownToClient.map((one) => typescriptOf(one, { makesTask: true })),
  ];
  const pathOfCode = (index: number) => `openapi/code-samples/written-${index}.ts`;
  const found = compile(new Map(codes.map((code, index) => [pathOfCode(index), code])), sampleOptions());
  expect(found).toEqual([{ path: pathOfCode(0), message: expect.stringContaining("'sead' does not exist") }]);
});

describe('format of samples', () => {
  const folder = newFolder(afterAll);

  const write = (language: Sample['language'], requests = shownRequests) =>
    samplesIn(language, requests).map(({ name, code }) => {
      const file = join(folder, `${name}.${language}`);
      writeFileSync(file, code);
      return file;
    });

  it('equals that of Biome for TypeScript and JavaScript', () => {
    write('ts');
    write('js');
    const settings = [
      '--indent-style=space',
      `--line-width=${maxLineWidth}`,
      '--javascript-formatter-quote-style=single',
    ];
    const { status, stdout, stderr } = spawnSync(...biome('format', ...settings, folder), {
      encoding: 'utf8',
      cwd: folder,
    });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toContain(`Checked ${2 * shownRequests.length} files`);
  });

  it('equals that of gofmt for Go', needs('gofmt'), () => {
    const files = write('go', allRequests);
    const listed = execFileSync(pathOf('gofmt') ?? '', ['-l', '-e', ...files], { encoding: 'utf8' });
    expect(
      listed
        .split('\n')
        .filter(Boolean)
        .map((file) => basename(file)),
    ).toEqual([]);
  });
});
