import { describe, expect, it } from 'vitest';
import { readEntries } from '../../../scripts/docs/package/read-entries.js';
import { entries } from './entries.js';
import { compileExamples, examplesOf } from './examples.js';

describe('examples of doc comments', () => {
  const model = readEntries();
  const examples = examplesOf(model);

  it('finds an example for every entry and its purpose', () => {
    expect(examples.length).toBeGreaterThan(70);
    for (const [name] of entries) expect(examples.map(({ of }) => of)).toContain(name);
    const main = [
      'GenMedia',
      'GenMedia.create',
      'GenMedia.run',
      'MediaGenerator.create',
      'MediaGenerator.run',
      'Tasks.wait',
    ];
    for (const name of main) expect(examples.map(({ of }) => of)).toContain(`genmedia ${name}`);
  });

  it('compiles examples, and rejects a wrong one', () => {
    const wrong = { of: 'wrong', entry: 'genmedia', code: "await gen.text2video.run({ model: 'none', prompt });\n" };
    const faults = compileExamples([...examples, wrong], model);
    expect(faults.filter((fault) => !fault.startsWith('wrong: '))).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});
