import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OtherChecks, otherChecks, otherChecksFile } from '../../scripts/docs/guides/parts/other-checks.js';
import { decoded, rowsOf } from '../docs/site/html.js';
import { wrongServers } from './wrong-servers.js';

const stored: OtherChecks = JSON.parse(readFileSync(otherChecksFile, 'utf8'));

describe('the page that compares checks', () => {
  it('names servers of the tests only, and the day of the run', () => {
    const faults = wrongServers.map(({ fault }) => fault);
    for (const { fault } of stored.faults) expect(faults).toContain(fault);
    expect(stored.faults.length).toBeGreaterThanOrEqual(10);
    expect(otherChecks().text).toContain(`Run on ${stored.date}`);
  });

  it('lists only faults that genmedia check finds', () => {
    for (const { found } of stored.faults) expect(found.genmedia).toBe(true);
  });

  it('names the tools that were not run, or have not ended', () => {
    const page = decoded(
      otherChecks({
        date: '2030-01-31',
        maxSeconds: 9,
        tools: [
          { name: 'Quick', version: '1.0', usual: 2 },
          { name: 'Absent', version: '3.1', skipped: true },
        ],
        faults: [
          { fault: 'lies', found: { genmedia: true, Quick: false } },
          { fault: 'stalls', found: { genmedia: true } },
          { fault: 'fails', found: { genmedia: false, Quick: true } },
        ],
      }).text,
    );
    expect(page).toContain('Quick 1.0');
    expect(page).toContain('Not run, since it could not be installed or did not end: Absent 3.1.');
    expect(rowsOf(page).slice(1)).toEqual([
      ['A server that lies', 'found', 'not found'],
      ['A server that stalls', 'found', 'not ended in 9 s of CPU'],
      ['A server that fails', 'not found', 'found'],
      ['All', '2 of 3', '1 of 3'],
    ]);
  });
});
