import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { readEntries } from '../../../scripts/docs/package/read-entries.js';
import { filesIn } from '../../../scripts/lib/files-in.js';
import { compileExamples, type Example, prelude } from '../package/examples.js';
import { fences } from './guides.js';

const blocksOf = (file: string): Example[] =>
  fences(readFileSync(file, 'utf8'), 'ts').map((code, index) => ({
    of: `${file}, block ${index + 1}`,
    entry: 'genmedia',
    code,
    isComplete: /^import /m.test(code),
  }));

const blocks = filesIn('openapi/docs/guides').flatMap((name) => blocksOf(`openapi/docs/guides/${name}`));

/** Data of the caller, which a block with imports may use. A client and everything of the package it has to say itself. */
const data = `
import type { RequestFor } from 'genmedia';
import type { CallbackUpdate } from 'genmedia/callbacks';
import type { MediaQueue } from 'genmedia/bullmq';
declare global {
  const urls: string[];
  const body: Record<string, unknown>;
  const response: Response;
  const request: RequestFor<'text2video'>;
  const [id, token]: string[] & [string, string];
  const onUpdate: (update: CallbackUpdate) => void;
  const queue: MediaQueue;
}
`;

/** What fragments may use in addition to what examples of doc comments use. */
const ofFragments = `${prelude}
import type { Journal } from 'genmedia/batch';
declare global {
  const signal: AbortSignal;
  const taskId: string;
  const journal: Journal;
  const upload: (url: string, id: string | undefined) => Promise<string>;
  const jobs: { add(name: string, data: object, options: { jobId: string }): Promise<void> };
  const beforeEach: (run: () => unknown) => void;
}
`;

// The compiler takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const model = readEntries();

it('compiles TypeScript in a guide as printed where it has imports', () => {
  const complete = blocks.filter(({ isComplete }) => isComplete);
  expect(complete.length).toBeGreaterThan(10);
  const lacking = {
    of: 'lacking',
    entry: 'genmedia',
    code: 'import { batch } from "genmedia/batch";\nnew GenMedia().use(batch);',
    isComplete: true,
  };
  const faults = compileExamples([...complete, lacking], model, data);
  // A package that is not installed here.
  const installed = faults.filter((fault) => !fault.includes("Cannot find module 'undici'"));
  expect(installed).toEqual(["lacking: Cannot find name 'GenMedia'."]);
});

it('compiles TypeScript without imports as a fragment, apart from the mistake that a guide shows', () => {
  const fragments = blocks.filter(({ isComplete }) => !isComplete);
  expect(fragments.length).toBeGreaterThan(10);
  const faults = compileExamples(fragments, model, ofFragments);
  expect(faults).toEqual([expect.stringContaining("'watermark' does not exist")]);
});

it('compiles the README as printed', () => {
  const readme = blocksOf('README.md');
  expect(readme).toHaveLength(2);
  expect(readme.filter(({ isComplete }) => !isComplete)).toEqual([]);
  expect(compileExamples(readme, model, 'export {};')).toEqual([]);
});
