import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesIn } from '../../scripts/lib/files-in.js';
import { document } from '../support/document.js';

/** Python and Java read YAML by the rules of 1.1, JavaScript and Go by those of 1.2. */
const versions = ['1.1', '1.2'] as const;

/** What a text means, as JSON. Fails if a key is not a text: JSON has no other. */
const read = (text: string, version: (typeof versions)[number]) =>
  toJson(parse(text, { version, mapAsMap: true, logLevel: 'error' }));

function toJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJson);
  if (!(value instanceof Map)) return value;
  for (const key of value.keys()) if (typeof key !== 'string') throw new Error(`A key is not a text: ${key}`);
  return Object.fromEntries([...value].map(([key, entry]) => [key, toJson(entry)]));
}

it.each([
  ['16:9', 969],
  ['190:20:30.15', 685230.15],
  ['2026-01-31T12:00:00.123Z', new Date('2026-01-31T12:00:00.123Z')],
  ['2026-01-31', new Date('2026-01-31')],
  ['no', false],
  ['off', false],
  ['y', true],
  ['014', 12],
  ['1_000', 1000],
])('parses %s differently in YAML 1.1 and YAML 1.2', (text, meant) => {
  expect(read(text, '1.1')).toEqual(meant);
  expect(read(text, '1.2')).not.toEqual(meant);
  for (const version of versions) expect(read(`"${text}"`, version)).toBe(text);
});

it.each(['on', '1', 'null'])('parses the key %s as no text in YAML 1.1', (key) => {
  expect(() => read(`${key}: value`, '1.1')).toThrow('A key is not a text');
  expect(read(`"${key}": value`, '1.1')).toEqual({ [key]: 'value' });
});

it.each(versions)('equals generated/openapi.json if generated/openapi.yaml is read as YAML %s', (version) => {
  expect(read(readFileSync('generated/openapi.yaml', 'utf8'), version)).toEqual(document);
});

const filesOf = (folder: string, ...types: string[]) =>
  filesIn(folder)
    .filter((file) => types.includes(extname(file)))
    .map((file) => `${folder}/${file}`);

/** YAML that people copy: sources, workflows, and fences in guides and other Markdown files. */
const sources = [...filesOf('openapi', '.yaml', '.yml'), 'redocly.yaml'].map((file) => [
  file,
  readFileSync(file, 'utf8'),
]);
const fences = [...filesOf('openapi', '.md'), ...readdirSync('.').filter((file) => extname(file) === '.md')].flatMap(
  (file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(({ 1: text = '' }, index) => [
      `${file}, fence ${index + 1}`,
      // A key of GitHub Actions, which YAML 1.1 reads as true.
      text.replace(/^on:/m, "'on':"),
    ]),
);

it('parses every YAML file in openapi/ and in Markdown the same as YAML 1.1 and 1.2', () => {
  const workflows = sources.filter(([name]) => name?.startsWith('openapi/workflows/'));
  for (const found of [sources, workflows, fences]) expect(found.length).toBeGreaterThan(0);
  for (const [name, text = ''] of [...sources, ...fences]) {
    const [old, current] = versions.map((version) => {
      try {
        return read(text, version);
      } catch (error) {
        throw new Error(`${name}: ${error}`);
      }
    });
    expect(old, name).toEqual(current);
  }
});
