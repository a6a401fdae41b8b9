import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { fromBytes } from '../../src/inputs/index.js';
import { samples } from './samples.js';

const { outputFiles, metafile } = buildSync({
  entryPoints: ['src/inputs/index.ts'],
  bundle: true,
  platform: 'browser',
  format: 'iife',
  globalName: 'inputs',
  metafile: true,
  write: false,
});
const code = outputFiles[0]?.text ?? '';

/** The entry, where there is nothing of Node. What is run before it takes from the platform, or adds to it. */
function inBrowser(before: string) {
  const { URL, btoa } = globalThis;
  const context = createContext({ URL, btoa }, { codeGeneration: { strings: false, wasm: false } });
  return runInContext(`${before}; ${code}; inputs`, context);
}
const withoutEncoder = 'delete Uint8Array.prototype.toBase64';

it('imports nothing of Node in the entry for browsers', () => {
  const imports = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  expect(imports).toEqual([]);
  // Messages of a library mention other packages, so only those of Node are searched in the text.
  expect(code).not.toMatch(/\b(require|import)\b\s*\(?\s*["']node:/);
});

it('returns the same from fromBytes with only the web platform, for bytes of any context', () => {
  const browser = inBrowser(withoutEncoder);
  for (const [, , bytes] of samples) {
    expect(browser.fromBytes(bytes)).toBe(fromBytes(bytes));
    expect(browser.fromBytes(bytes.buffer)).toBe(fromBytes(bytes.buffer));
  }
});

it('encodes large files without Buffer too, whole and in time', () => {
  const browser = inBrowser(withoutEncoder);
  const large = new Uint8Array(14_000_001).map((_, index) => index * 7);
  large.set(samples[0]?.[2] ?? []);
  for (const length of [24_575, 24_576, 24_577, 49_152, 49_153]) {
    expect(browser.fromBytes(large.subarray(0, length)) === fromBytes(large.subarray(0, length)), `${length}`).toBe(
      true,
    );
  }
  const before = process.cpuUsage();
  const uri = browser.fromBytes(large);
  // Of this process alone, however busy the machine is.
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  expect(uri === fromBytes(large)).toBe(true);
});

it('lets the platform encode where it can', () => {
  const own = 'Uint8Array.prototype.toBase64 = function () { return "by the platform, " + this.length; }';
  const [, , png] = samples[0] ?? ['', '', new Uint8Array()];
  expect(inBrowser(own).fromBytes(png)).toBe(`data:image/png;base64,by the platform, ${png.length}`);
});

it.each([
  ['nothing of Node', ''],
  ['an older Node', 'globalThis.process = {}'],
  ['a Node without files', 'globalThis.process = { getBuiltinModule() {} }'],
])('suggests fromBlob in fromFile where there is %s', async (_, before) => {
  await expect(inBrowser(before).fromFile('bottle.png')).rejects.toMatchObject({
    name: 'InvalidRequestError',
    message: 'fromFile needs Node 20.16 or later. ' + 'Elsewhere pass a File to fromBlob, or bytes to fromBytes.',
  });
});
