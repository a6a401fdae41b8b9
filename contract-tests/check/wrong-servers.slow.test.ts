import { describe, expect, it } from 'vitest';
import { violationText } from '../../src/check/violation-text.js';
import { brokenRules, checkInProcess } from './open-server.js';
import { slowly, wrongServers } from './wrong-servers.js';

describe('a server with a fault', () => {
  it.concurrent.each(wrongServers)(
    'reports $breaks.0 for a server that $fault',
    async ({ breaks, says, options, ...server }) => {
      const report = await checkInProcess(options, server);
      expect(brokenRules(report).sort()).toEqual([...breaks].sort());
      const violations = report.rules.flatMap((rule) => rule.violations);
      for (const { id, curl, sent } of violations) {
        expect(id).toMatch(/^[0-9a-f]{8}$/);
        expect(curl).toMatch(/\bcurl -i -X (GET|POST|PUT|DELETE) 'http:\/\/localhost\/ent\//);
        expect(sent?.operation).toBeDefined();
      }
      const [violation] = violations;
      if (says) expect(violation && violationText(violation)).toMatch(says);
    },
  );
});

// Without their faults: the same rules hold.
it.each(['read', 'refusals', 'stateless', 'full'] as const)(
  'finds none of the faults in the sandbox, with profile %s',
  async (profile) => {
    const own = wrongServers.filter(({ options }) => options.profile === profile);
    const only = [...new Set(own.flatMap(({ options }) => options.only ?? []))];
    const report = await checkInProcess(
      { profile, only, concurrency: 4 },
      { sandbox: slowly, isTaskRead: profile === 'read' },
    );
    expect(brokenRules(report)).toEqual([]);
    expect(report.stopped).toBe(undefined);
    const held = report.rules
      .filter(({ status }) => status === 'held')
      .map(({ subject, rule }) => `${subject}: ${rule}`);
    for (const rule of own.flatMap(({ breaks }) => breaks)) expect(held).toContain(rule);
  },
);

it('tests at least thirty servers, each with its own fault', () => {
  const faults = new Set(wrongServers.map(({ fault }) => fault));
  expect(faults.size).toBe(wrongServers.length);
  expect(faults.size).toBeGreaterThanOrEqual(30);
});
