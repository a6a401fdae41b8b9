import { describe, expect, it } from 'vitest';
import { tables } from '../../src/check/rules/index.js';
import { casesOf } from '../../src/check/rules/rule.js';
import { isSent, tableCases } from '../../src/check/table-checks.js';
import { targets } from '../implementations/targets.js';
import { prism } from '../prism/index.js';
import { brokenRules, checkInProcess } from './open-server.js';

// That the responses are read alike follows from implementations/sandbox.ts and implementations/prism.ts, which decide as a check does.
const nameOf = ({ schema, title }: { schema: string; title: string }) => `${schema}: ${title}`;
const requests = tables.flatMap(casesOf).filter(({ schema }) => targets.has(schema));
const sentWith = (profile: 'stateless' | 'refusals' | 'full') =>
  new Set(
    tableCases(profile, () => true)
      .filter((testCase) => isSent(profile, testCase))
      .map(nameOf),
  );

describe('requests of a check', () => {
  it('sends every request of the tables with profile stateless', () => {
    expect(sentWith('stateless')).toEqual(new Set(requests.map(nameOf)));
  });

  it('sends every request that must be rejected with profile refusals, and no other', () => {
    const sent = sentWith('refusals');
    for (const testCase of requests) expect(sent.has(nameOf(testCase)), nameOf(testCase)).toBe(!testCase.accepted);
  });

  it('sends all with profile full but those that name a film of the table, or are undocumented', () => {
    const sent = sentWith('full');
    const missing = requests.filter((testCase) => !sent.has(nameOf(testCase)));
    const schemas = new Set(missing.map(({ schema }) => schema));
    expect([...schemas].filter((schema) => !/^(GeneralOneClick|Subject|AdFilm(Edit|Compose))/.test(schema))).toEqual(
      [],
    );
    expect(missing.every(({ accepted }) => accepted)).toBe(true);
    expect(missing.length).toBeLessThan(60);
  });
});

it('finds Prism in contract with profile stateless', async () => {
  const baseUrl = await prism();
  const only = [
    'createSpeech',
    'composeAdFilm',
    'listSubjects',
    'createSubject',
    'without a key',
    'not JSON',
    'a legal body',
  ];
  const report = await checkInProcess({
    baseUrl,
    profile: 'stateless',
    only,
    concurrency: 16,
    fetch: globalThis.fetch,
  });
  expect(brokenRules(report)).toEqual([]);
  expect(report.stopped).toBe(undefined);
  expect(report.rules.length).toBeGreaterThan(80);
});
