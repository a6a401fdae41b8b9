import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleCoverageFile } from '../../../scripts/docs/guides/parts/sample-coverage.js';
import { filesIn } from '../../../scripts/lib/files-in.js';
import { operations } from '../../support/document.js';
import { keysIn } from './keys.js';
import { metBySamples, runSample, samplesFolder } from './samples.js';
import { faultsOf, type Shown } from './validate.js';

const operationOf = (name: string): Shown =>
  operations.find(({ operation }) => operation.operationId === name)?.operation;

describe('a code sample', () => {
  it.each(operations.map(({ operation }) => operation as Shown))(
    'runs against the sandbox, calls $operationId and prints the result',
    async (operation) => {
      const run = await runSample(`${operation.operationId}.ts`);
      expect(await faultsOf(operation, run)).toEqual([]);
    },
  );

  // After the tests above. vitest --update stores it again.
  it('uses what the guide on contract checks describes', async () => {
    await expect(metBySamples()).toMatchFileSnapshot(resolve(sampleCoverageFile('operations')));
  });
});

describe('code samples', () => {
  const samples = filesIn(samplesFolder).filter((file) => file.endsWith('.ts'));
  const textOf = (file: string) => readFileSync(join(samplesFolder, file), 'utf8');
  const ofOperations = samples.filter((file) => !file.includes('/'));

  it('keeps code within a panel of 76 characters', () => {
    const isWide = (file: string) =>
      textOf(file)
        .split('\n')
        .some((line) => line.length > 76);
    expect(samples.filter(isWide)).toEqual([]);
  });

  it('keeps samples of operations short, with URL and key from the environment', () => {
    expect(ofOperations).toHaveLength(operations.length);
    expect(ofOperations.filter((file) => textOf(file).trimEnd().split('\n').length > 23)).toEqual([]);
    expect(ofOperations.filter((file) => !textOf(file).includes('const gen = new GenMedia();\n'))).toEqual([]);
  });

  it('contains no key', () => {
    expect(samples.filter((file) => keysIn(textOf(file)).length > 0)).toEqual([]);
  });

  it.each([
    ["new GenMedia({ apiKey: 'mine' })"],
    ['const API_KEY = "kX82bTq01z";'],
    ["headers: { authorization: 'Token kX82bTq01z' }"],
    ["const secret = 'sk_live_51Hc0pQwErTyUiOp'"],
  ])('rejects a sample with %s', (text) => expect(keysIn(text)).not.toEqual([]));

  it.each([
    ["createSandbox({ apiKey: 'any' })"],
    ["preflight('createReference2Video', body)"],
    ["voice: 'Chinese (Mandarin)_News_Anchor'"],
    ['const { TOKEN } = process.env;'],
  ])('accepts a sample with %s', (text) => expect(keysIn(text)).toEqual([]));
});

describe('a wrong sample', () => {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-planted-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const start = "import { GenMedia } from 'genmedia';\nconst gen = new GenMedia();\n";
  const make = "const task = await gen.text2video.run({ model: 'genq2', prompt: 'A lighthouse' });\n";
  const plant = (text: string): string => {
    const file = join(folder, `sample-${readdirSync(folder).length}.ts`);
    writeFileSync(file, text);
    return file;
  };
  const validate = async (operationId: string, text: string) =>
    faultsOf(operationOf(operationId), await runSample(plant(start + text)));

  it.each([
    [
      'calls another operation',
      'createMv',
      `${make}console.log(task.creations[0]?.url);`,
      'It does not call createMv.',
    ],
    ['prints nothing', 'createText2Video', make, 'It does not end with the URL of a result.'],
    [
      'prints no URL',
      'createText2Video',
      `${make}console.log(task.state);`,
      'It does not end with the URL of a result.',
    ],
    [
      'prints a field that is not there',
      'createText2Video',
      `${make}console.log(task.progress, task.creations[0]?.url);`,
      'It prints a value that is not there.',
    ],
    [
      'prints the cover in place of the video',
      'createText2Video',
      `${make}console.log(task.creations[0]?.cover_url);`,
      'Its URL leads to 200 image/png.',
    ],
    [
      'prints a URL that leads nowhere',
      'createText2Video',
      `${make}console.log(task.creations[0]?.url.replace(task.id, 'x'));`,
      'Its URL leads to 404 application/json.',
    ],
    [
      'hides that it is rejected',
      'createText2Video',
      `${make}await gen.tasks.get('x').catch(() => {});\nconsole.log(task.creations[0]?.url);`,
      'GET /ent/v2/tasks/x/creations responded with 404.',
    ],
    [
      'prints nothing of what it has made',
      'createSubject',
      "await gen.subjects.create({});\nconsole.log('done');",
      'It does not end with an identifier.',
    ],
  ])('rejects a sample that %s', async (_title, operationId, text, fault) =>
    expect(await validate(operationId, text)).toEqual([fault]),
  );
});
