import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestionsAt } from '../../../scripts/docs/browser/try-it/completion.js';
import { cursorAt } from '../../../scripts/docs/browser/try-it/json/cursor.js';
import { parseJson } from '../../../scripts/docs/browser/try-it/json/parse-json.js';
import { checkBody } from '../../../scripts/docs/browser/try-it/problems.js';
import type { OperationId } from '../../../src/terms/operation.js';
import { validateRequest } from '../../../src/validate/index.js';
import { allData } from './setup.js';

/** A text with `|` at the caret. */
const at = (marked: string) => [marked.replace('|', ''), marked.indexOf('|')] as const;
const dataOf = (operationId: string) => {
  const data = allData.find((one) => one.operationId === operationId);
  if (!data) throw new Error(`No data of ${operationId}.`);
  return data;
};

describe('JSON in the editor', () => {
  it('parses JSON like JSON.parse, with any spaces', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const parsed = parseJson(text);
        expect(parsed.problem).toBeUndefined();
        expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it('rejects JSON exactly where JSON.parse rejects it, apart from a repeated name', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '01',
      'true',
      'tru',
      ' ',
      '\n',
      '\t',
      '\u00a0',
      '.',
      'e',
      '\\',
      '\\u00',
      '//',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        const { problem } = parseJson(text);
        const isJson = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        if (!problem?.message.includes('is there twice')) expect(problem === undefined, text).toBe(isJson);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 'Line 1: the body is empty. Write { and }.'],
    ['{\n  "a": 1\n  "b": 2\n}', 'Line 3: a comma is missing before "b".'],
    ['{ "a": 1, }', 'Line 1: there is a comma before }. Remove it.'],
    ['[1, ]', 'Line 1: there is a comma before ]. Remove it.'],
    [
      '{ a: 1 }',
      'Line 1: a is not JSON. Put names and strings in double quotes, and write other values as 0.5, true, false or null.',
    ],
    [
      '{ "a": one }',
      'Line 1: one is not JSON. Put names and strings in double quotes, and write other values as 0.5, true, false or null.',
    ],
    ['{ "a": }', 'Line 1: a value is missing before }.'],
    ['{ "a" 1 }', 'Line 1: a colon is missing before 1.'],
    ['{ "a": "x }', 'Line 1: "x } has no closing quote.'],
    ['{ "a": 1', 'Line 1: the text ends here. Continue with a comma or }.'],
    ['{ 1: 2 }', 'Line 1: a name in double quotes is expected, not 1.'],
    ['{ "a": "\\x" }', 'Line 1: "\\x" has a backslash or a character that a string in JSON cannot have.'],
    ['{} // end', 'Line 1: // end is a comment, which JSON does not have. Remove it.'],
    ['{} {}', 'Line 1: { comes after the end. Remove it.'],
    ['{ "a": 1, "a": 2 }', 'Line 1: "a" is there twice. Remove one.'],
  ])('suggests what to write instead of %j', (text, message) => expect(parseJson(text).problem?.message).toBe(message));

  it('says that JSON is nested too deeply', () => {
    expect(parseJson('['.repeat(20_000)).problem?.message).toBe('Line 1: this is nested too deeply.');
  });

  it('underlines JSON where it breaks a rule', () => {
    const text = '{ "script_name": "a", "script_content": "b", "assets": [{ "id": 1, "type": "tool", "name": "c" }] }';
    const { problems } = checkBody('createExplainComic', text);
    const expected = validateRequest('createExplainComic', JSON.parse(text)).map(({ message }) => message);
    expect(expected.length).toBeGreaterThan(0);
    expect(problems.map(({ message }) => message)).toEqual(expected);
    expect(problems.map(({ start, end }) => text.slice(start, end))).toContain('"id": 1');
  });

  it('finds no problem in any example', () => {
    for (const { operationId, examples } of allData) {
      for (const { name, body } of examples) {
        const { problems } = checkBody(operationId as OperationId, JSON.stringify(body, null, 2));
        expect(problems, `${operationId} ${name}`).toEqual([]);
      }
    }
  });
});

describe('suggestions', () => {
  it.each([
    ['{|}', 'name', ''],
    ['{ "a": 1, "b|" }', 'name', ''],
    ['{ "a": { "b": [{ "|', 'name', 'a.b[]'],
    ['{ "a": "|" }', 'value', 'a'],
    ['{ "a": ["x", "|"] }', 'value', 'a[]'],
    ['{ "a": |, "b": 1 }', 'value', 'a'],
  ])('recognises the place of a suggestion: %s', (marked, expects, path) =>
    expect(cursorAt(...at(marked))).toMatchObject({ expects, path }),
  );

  it.each(['{ "a"| }', '{ "a" |: 1 }', '|', '{ "a": 1 | }'])(
    'makes no suggestion where nothing can be written: %s',
    (marked) => expect(cursorAt(...at(marked))).toBeUndefined(),
  );

  it('makes no suggestion where JSON is nested too deeply', () => {
    expect(cursorAt(...at(`${'['.repeat(20_000)}|`))).toBeUndefined();
  });

  it('suggests the fields of the variant that the body names, without those that it has', () => {
    const data = dataOf('createText2Video');
    const labels = (marked: string) => suggestionsAt(...at(marked), data, 'genq1').map(({ label }) => label);
    expect(labels('{ "model": "genq1", "|" }')).toContain('wm_position');
    expect(labels('{ "model": "genq2", "|" }')).not.toContain('wm_position');
    expect(labels('{ "|", "model": "genq2", "prompt": "x" }')).not.toContain('prompt');
    // Those that are required come first.
    expect(labels('{ "model": "genq2", "|" }')[0]).toBe('prompt');
    expect(labels('{ "model": "|" }')).toEqual(['genq1', 'genq2']);
  });

  it('accepts suggestions for every field of every variant one after the other, and leaves JSON', () => {
    for (const data of allData) {
      for (const { value, fields } of data.variants) {
        const names = fields.map(({ name }) => name).filter((name) => /^\w+$/.test(name));
        let text = '{}';
        for (const name of names) {
          const comma = text === '{}' ? '' : ', ';
          const begun = `${text.slice(0, -1)}${comma}"${name}`;
          const suggestion = suggestionsAt(`${begun}}`, begun.length, data, value).find(({ label }) => label === name);
          // One that is written in full is not suggested.
          const { replaces, insert } =
            suggestion ??
            suggestionsAt(`${begun.slice(0, -1)}}`, begun.length - 1, data, value).find(
              ({ label }) => label === name,
            ) ??
            {};
          if (!replaces || insert === undefined)
            throw new Error(`${data.operationId} ${value}: ${name} is not suggested.`);
          text = `${begun.slice(0, replaces.start)}${insert.replace(/: $/, ': 0')}}`;
          expect(parseJson(text).problem, text).toBeUndefined();
        }
        expect(Object.keys(JSON.parse(text))).toEqual(names);
      }
    }
  });
});
