import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sample } from '../../../scripts/docs/samples/languages.js';
import { maxLineWidth, widthOf } from '../../../scripts/docs/samples/literal.js';
import { typescriptOf } from '../../../scripts/docs/samples/typescript.js';
import ts from '../../../scripts/lib/compiler.js';
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
  const codes = samplesIn('ts').map(({ request, code }) => ({ name: request.example, code }));
  const broken = codes.find(({ name }) => name === 'genq2-portrait')?.code.replace('seed:', 'sead:') ?? '';
  // All in one program, since most of the time goes into the types of the package.
  const found = errorsIn([
    broken,
    ...codes.map(({ code }) => code),
    ...unknownToClient.map((one) => typescriptOf(one, { makesTask: true })),
  ]);
  expect(found).toEqual([expect.stringMatching(/written-0\.ts: .*'sead' does not exist/)]);
});

/** What the compiler says about programs, with the settings of the other code samples. */
function errorsIn(codes: readonly string[]): string[] {
  const folder = 'openapi/code-samples';
  const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, folder);
  const files = new Map(codes.map((code, index) => [`${folder}/written-${index}.ts`, code]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, settings, ...rest) => {
    const code = files.get(name);
    return code === undefined ? getSourceFile(name, settings, ...rest) : ts.createSourceFile(name, code, settings);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
}

describe('format of samples', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'genmedia-written-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

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
