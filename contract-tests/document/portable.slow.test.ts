import { describe, expect, it } from 'vitest';
import { document, walk } from '../support/document.js';

/** Every character, one text for each. */
const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));

const unicode = Number.parseFloat(process.versions.unicode ?? '0');

describe('the pattern of a style', () => {
  const { pattern } = document.components.schemas.ExplainComicRequest.properties.style;
  const rejectedBy = (flags: string) => {
    const expression = new RegExp(pattern, flags);
    return characters.filter((character) => !expression.test(character));
  };
  const rejected = rejectedBy('');

  it('matches the same with and without the u flag', () => {
    expect(rejectedBy('u')).toEqual(rejected);
    expect(rejectedBy('v')).toEqual(rejected);
  });

  it('rejects 628 characters of the basic plane', () => {
    expect(rejected).toHaveLength(628);
    expect(rejected.filter((character) => character.length > 1)).toEqual([]);
  });

  // Earlier versions have fewer.
  it.runIf(unicode >= 16)('rejects nothing but punctuation', () => {
    expect(rejected.filter((character) => !/\p{P}/u.test(character))).toEqual([]);
  });

  it.runIf(unicode === 17)('accepts the 228 punctuation characters beyond the basic plane', () => {
    const known = new Set(rejected);
    expect(characters.filter((character) => /\p{P}/u.test(character) && !known.has(character))).toHaveLength(228);
  });

  // A later version of Unicode may have more.
  it.runIf(unicode <= 17)('includes all punctuation of Unicode 17 in the basic plane', () => {
    const known = new Set(rejected);
    const missed = characters.filter((character) => /\p{P}/u.test(character) && !known.has(character));
    expect(missed.filter((character) => character.length === 1)).toEqual([]);
  });

  it('uses no escape that other engines read differently, and nothing that Java or Python takes for a set', () => {
    expect(pattern.match(/\\./g)).toEqual(['\\/', '\\[', '\\]', '\\{', '\\}']);
    expect(pattern.replaceAll(/\\./g, '').match(/\[|&&|--|~~|\|\|/g)).toEqual(['[']);
  });
});

describe('a pattern', () => {
  const patterns = new Set<string>();
  walk(document, ({ pattern }) => typeof pattern === 'string' && patterns.add(pattern));

  it.each([...patterns].map((pattern) => [pattern.slice(0, 60), pattern]))(
    'compiles with and without the u flag: %s',
    (_, pattern) => {
      for (const flags of ['', 'u']) expect(() => new RegExp(pattern, flags)).not.toThrow();
      expect(pattern).not.toMatch(/\\[pPuUx]|\(\?[^:]/);
    },
  );
});
