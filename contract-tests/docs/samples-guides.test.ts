import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSample, samplesFolder } from './samples.js';

/** Those that are tests of their own need a test runner, and are run where their guide is tested. */
const samples = readdirSync(join(samplesFolder, 'guides')).filter((file) => /(?<!\.test)\.ts$/.test(file));

describe('the sample of a guide', () => {
  it.each(samples)('%s runs as it is, ends and prints something', async (file) => {
    const { output, warnings } = await runSample(`guides/${file}`);
    expect(output.join('\n')).toMatch(/\S/);
    expect(output.join('\n')).not.toMatch(/\bundefined\b/);
    expect(warnings).toEqual([]);
  });
});
