import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleCoverageFile } from '../../../scripts/docs/guides/parts/sample-coverage.js';
import { filesIn } from '../../../scripts/lib/files-in.js';
import { operations } from '../../support/document.js';
import { keysIn } from './keys.js';
import { metBySamples, runSample, samplesFolder } from './samples.js';
import { faultsOf, type Shown } from './validate.js';

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
