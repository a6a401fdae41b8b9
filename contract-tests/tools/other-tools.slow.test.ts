import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatorCommands, generators, wrap } from '../../scripts/docs/guides/parts/generators.js';
import { withoutSecrets } from '../../scripts/lib/cached-folder.js';
import { casesOf } from '../../scripts/other-tools/cases.js';
import {
  cellsOf,
  type Finding,
  fingerprintOf,
  lineOf,
  olderThanDocument,
  readRecords,
  recordOf,
  toResult,
} from '../../scripts/other-tools/results.js';
import { linters, generators as tools } from '../../scripts/other-tools/tools.js';
import { decoded, rowsOf } from '../docs/site/html.js';
import { validate } from '../implementations/schema.js';
import { document } from '../support/document.js';

const records = readRecords();
const cases = casesOf(document);

/** Without white space and the signs that join lines. */
const bare = (text: string) => text.replace(/\s|\\\n/g, '');

describe('guide about generators', () => {
  it.each(tools)('contains results of $name of this version, document and commands', (tool) => {
    const record = records.find(({ id }) => id === tool.id);
    // With an older document it may stay until it is run again: the guide says so.
    const fingerprint = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(record).toEqual({ ...recordOf(tool, record?.result as never), fingerprint });
  });

  it.each(records)('lists $id as passed with as many examples as the document has', ({ result }) => {
    const all = cases.examples.length;
    expect(result.examples).toEqual([all, all]);
    expect(result.client).not.toBe(false);
    expect(result.newFields).toBe(true);
  });

  it('contains a result of every tool, and of no other', () => {
    expect(records.map(({ id }) => id)).toEqual(tools.map(({ id }) => id));
  });

  it('contains a row for each tool, and its commands and files', () => {
    expect(rowsOf(generators().text)).toHaveLength(tools.length + 1);
    const page = bare(
      decoded(
        generatorCommands()
          .text.replace(/<[^>]+>/g, '')
          .replaceAll('&#x27;', "'"),
      ),
    );
    for (const { install, run, config = [] } of tools) {
      const files = config.map((file) => readFileSync(`scripts/other-tools/programs/${file}`, 'utf8'));
      for (const text of [...install, ...run, ...files]) expect(page).toContain(bare(text));
    }
  });

  it('breaks long commands where the shell joins them again', () => {
    for (const line of tools.flatMap(({ install, run }) => [...install, ...run])) {
      expect(wrap(line).replaceAll(/ \\\n {2}/g, ' ')).toBe(line);
      expect(
        Math.max(
          ...wrap(line)
            .split('\n')
            .map(({ length }) => length),
        ),
        line,
      ).toBeLessThanOrEqual(100);
    }
  });

  it.each([...tools, ...linters])('contains the version of $name in its commands, and its files', (tool) => {
    expect(tool.install.join(' ')).toContain(tool.version);
    for (const file of tool.config ?? []) expect(existsSync(`scripts/other-tools/programs/${file}`), file).toBe(true);
  });

  it.each(tools)('contains commands of $name that read the named document', ({ document, run, config = [] }) => {
    const texts = [...run, ...config.map((file) => readFileSync(`scripts/other-tools/programs/${file}`, 'utf8'))];
    expect([...texts.join(' ').matchAll(/openapi[-\d.]*\.json/g)].map(([name]) => name)).toContain(document);
  });
});

describe('a result that is older than the document', () => {
  const [first = '', second = ''] = tools.map(({ name }) => name);

  it('names only results that are older than the document', () => {
    const fresh = tools.map((tool, index) => recordOf(tool, records[index]?.result as never));
    expect(olderThanDocument(fresh)).toEqual([]);
    expect(generators(fresh).text).toContain('All of them have read the document as it is now.');
    const mixed = fresh.map((record, index) => (index === 0 ? { ...record, fingerprint: 'of another' } : record));
    expect(olderThanDocument(mixed)).toEqual(mixed.slice(0, 1));
    const [, note] = generators(mixed).text.split('Older results:');
    expect(note).toContain(first);
    expect(note).not.toContain(second);
  });

  it.each<[string, boolean, (copy: typeof document) => unknown]>([
    ['a limit', true, ({ components }) => Object.assign(components.schemas.Payload, { maxLength: 7 })],
    [
      'an example',
      true,
      ({ components }) => Object.assign(Object.values<object>(components.examples)[0] ?? {}, { value: 7 }),
    ],
    [
      'a field named like a text',
      true,
      ({ components }) => Object.assign(components.schemas.MvRequest.properties, { title: {} }),
    ],
    ['a path', true, ({ paths }) => delete paths[Object.keys(paths)[0] ?? '']],
    ['a description', false, ({ components }) => Object.assign(components.schemas.Payload, { description: 'Other.' })],
    ['an extension', false, ({ components }) => Object.assign(components.schemas.Payload, { 'x-other': 7 })],
    ['the version', false, ({ info }) => Object.assign(info, { version: '9.0.0' })],
  ])('depends on %s: %s', (_, differs, change) => {
    const copy = structuredClone(document);
    change(copy);
    expect(fingerprintOf(copy) !== fingerprintOf(document)).toBe(differs);
  });
});

describe('cases of generators', () => {
  it('makes cases of examples that the schemas accept', () => {
    expect(cases.examples.filter(({ schema, body }) => !validate(schema, body).accepted)).toEqual([]);
  });

  it('makes cases of rules, and names what is lost where a wrong one is accepted', () => {
    const { rules } = cases;
    const wrong = rules.filter(({ schema, body, isAccepted }) => validate(schema, body).accepted !== isAccepted);
    expect(wrong).toEqual([]);
    const rejected = rules.filter(({ isAccepted }) => !isAccepted);
    expect(rejected.length).toBeGreaterThan(300);
    expect(rules.length - rejected.length).toBeGreaterThan(300);
    expect(rejected.filter(({ lost }) => !lost)).toEqual([]);
    expect(new Set(rejected.map(({ lost }) => lost))).toEqual(
      new Set([
        ...['unknown fields', 'types', 'listed values', 'required fields', 'patterns of texts', 'lengths of texts'],
        ...['limits of numbers', 'counts of lists', 'rules that combine fields'],
      ]),
    );
  });

  it('makes cases with an unknown field, which requests reject and tasks accept', () => {
    expect(cases.unknown.filter(({ schema, body }) => validate(schema, body).accepted)).toEqual([]);
    expect(cases.tasks.filter(({ schema, body }) => !validate(schema, body).accepted)).toEqual([]);
    expect(cases.tasks.length).toBeGreaterThan(1);
  });
});

const callsWith = (...values: string[]) => values.map((value): Finding => ({ check: 'client', name: '', value }));

/** A generator with its findings, as many examples and unknown fields as they name, and a task that was created and read. */
const resultOf = (...findings: (Partial<Finding> & Pick<Finding, 'check'>)[]) => {
  const calls = callsWith('1', 'created', 'success');
  const all = [...(findings.some(({ check }) => check === 'client') ? [] : calls), ...findings];
  const named = all.map((finding): Finding => ({ name: 'a', ...finding }));
  return toResult({ checks: ['limits', 'client'] }, named, { examples: 44, unknown: 40 });
};

it('counts an example as rejected, and an unknown field as accepted, if types or validators do so', () => {
  const { result } = resultOf(
    { check: 'examples', name: 'by both', error: 'by the compiler' },
    { check: 'examples', name: 'by both', error: 'by the program' },
    { check: 'examples', name: 'by one' },
    { check: 'examples', name: 'by one', error: 'by the program' },
    { check: 'unknown', name: 'by one' },
    { check: 'unknown', name: 'by one', error: 'unknown' },
    { check: 'unknown', name: 'by none', error: 'unknown' },
  );
  expect(result).toMatchObject({ examples: [42, 44], unknown: [39, 40] });
});

it('counts the rules that are applied as in the document, and names the others', () => {
  const { result } = resultOf(
    { check: 'rules', isAccepted: true },
    { check: 'rules', isAccepted: false, lost: 'types' },
    { check: 'rules', isAccepted: true, error: 'no' },
    { check: 'rules', isAccepted: false, lost: 'counts of lists', error: 'no' },
    { check: 'rules', isAccepted: false, lost: 'types' },
  );
  expect(result.rules).toEqual([2, 5]);
  expect(result.lost).toEqual(['types', 'rejects some that are right']);
  expect(cellsOf(result)).toMatchObject({ Rules: '2 of 5, 40.0%' });
});

it('hides keys and tokens from the tools', () => {
  const env = { PATH: '/bin', HOME: '/home', GENMEDIA_API_KEY: 'a', NPM_TOKEN: 'b', GIT_PASSWORD: 'c' };
  expect(withoutSecrets(env)).toEqual({ PATH: '/bin', HOME: '/home' });
});

describe('a generator', () => {
  it('passes, also if it accepts unknown fields', () => {
    expect(resultOf({ check: 'unknown' })).toEqual({
      result: { examples: [44, 44], unknown: [39, 40], client: true, newFields: true },
      missed: [],
    });
  });

  it.each<[string, Finding[], object]>([
    ['an example that is not accepted', [{ check: 'examples', name: 'a', error: 'why' }], { examples: [43, 44] }],
    [
      'a limit that is not enforced',
      [{ check: 'rules', name: 'a', isAccepted: false, lost: 'limits of numbers' }],
      { rules: [0, 1] },
    ],
    ['a task with a new field that is not read', [{ check: 'tasks', name: 'a', error: 'why' }], { newFields: false }],
    ['a task that was not created', callsWith('', 'created', 'success'), { client: false }],
    ['a waiting task that is not read', callsWith('1', '', 'success'), { client: false }],
    ['an ended task that is not read', callsWith('1', 'created', ''), { client: false }],
    ['no task', callsWith(''), { client: false }],
  ])('fails for %s', (_, findings, expected) => {
    const { result, missed } = resultOf(...findings);
    expect(missed).toHaveLength(1);
    expect(result).toMatchObject(expected);
  });

  it('reports why a call failed', () => {
    const { result, missed } = resultOf({ check: 'client', name: 'create', error: 'HTTP 401' });
    expect(result.client).toBe(false);
    expect(missed).toEqual(['did not create and read a task', 'call create: HTTP 401']);
  });

  it('reports a generator as skipped if its language is missing', () => {
    expect(lineOf('a tool', { skipped: 'go' })).toBe('SKIPPED  a tool: needs go, which is not on this machine.');
  });
});
