import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redocly } from '../../scripts/lib/redocly.js';
import { faults } from './lint-fixtures.js';

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string } }[];
}

let folder: string;
let problems: Problem[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'genmedia-lint-'));
  cpSync('openapi', folder, { recursive: true });
  for (const { copy } of Object.values(faults).flat()) {
    if (copy) cpSync(join(folder, copy[0]), join(folder, copy[1]));
  }
  for (const { fault, file, edit } of Object.values(faults).flat()) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = before.replace(...edit);
    if (after === before) throw new Error(`Nothing to edit in ${file}, so this fault was not planted: ${fault}.`);
    writeFileSync(join(folder, file), after);
  }
  const { output } = await redocly([
    'lint',
    join(folder, 'openapi.yaml'),
    '--config=redocly.yaml',
    '--format=json',
    '--max-problems=1000',
  ]);
  problems = JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('\n}') + 2)).problems;
});

afterAll(() => rmSync(folder, { recursive: true }));

for (const [rule, planted] of Object.entries(faults)) {
  describe(`genmedia/${rule} finds that`, () => {
    for (const { fault, file, at = file, says } of planted) {
      it(fault, () => {
        const found = problems.filter(
          ({ ruleId, location }) => ruleId === `genmedia/${rule}` && location[0]?.source.ref.endsWith(`/${at}`),
        );
        expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
        expect(found.every(({ severity }) => severity === 'error')).toBe(true);
      });
    }
  });
}
