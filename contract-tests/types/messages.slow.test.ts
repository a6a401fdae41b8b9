import { expect, it } from 'vitest';
import { compile } from './compile.js';

const head = `import type { GenMedia, TaskRequest } from '../../src/index.js';
import type { BatchMethod } from '../../src/batch/index.js';
declare const gen: GenMedia & { batch: BatchMethod };
declare const task: TaskRequest;
declare const either: 'text2video' | 'speech';`;

const names = [
  ...['text2video', 'img2video', 'startEnd2video', 'reference2video', 'reference2image', 'templateStory', 'mv'],
  ...['premiumMv', 'explainComic', 'adFilm', 'generalOneClick', 'speech'],
].map((name) => `"${name}"`);
const withRun = names.filter((name) => name !== '"generalOneClick"');
const video = `request: { model: 'genq2', prompt: 'x' }`;

it('reports what is wrong, and the variant it is wrong for', () => {
  const cases: [call: string, says: string][] = [
    [`gen.text2video.create({ model: 'genq2', prompt: 'x' })`, ''],
    [
      `gen.text2video.create({ model: 'genq7', prompt: 'x' })`,
      `Type '"genq7"' is not assignable to type '"genq1" | "genq2"'`,
    ],
    [
      `gen.text2video.create({ model: 'genq2' })`,
      `Property 'prompt' is missing in type '{ model: "genq2"; }' but required in type 'Text2VideoGenq2'`,
    ],
    [
      `gen.text2video.create({ model: 'genq2', prompt: 'x', watermark: true })`,
      `'watermark' does not exist in type 'Text2VideoGenq2'`,
    ],
    [
      `gen.text2video.create({ model: 'genq2', prompt: 'x', aspect_ratio: '5:4' })`,
      `Type '"5:4"' is not assignable to type '"16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined'`,
    ],
    [
      `gen.adFilm.edit({ ad_one_click_task_id: 'f', type: 'generate_video', prompt: 'x' })`,
      `Property 'storyboard_video_index' is missing`,
    ],
    [
      `gen.explainComic.create({ script_name: 'x', script_content: 'x', assets: [{ id: '1', type: 'scene', name: 'x', image_url: 'u' }] })`,
      `Did you mean to write 'image_uri'?`,
    ],
    // Any generator.
    [`gen.create({ generator: 'text2video', ${video} })`, ''],
    [`gen.create(task)`, ''],
    [`if (task.generator !== 'generalOneClick') gen.run(task)`, ''],
    [
      `gen.create({ generator: 'text2vid', ${video} })`,
      `Type '"text2vid"' is not assignable to type '${names.join(' | ')}'. Did you mean '"text2video"'?`,
    ],
    [
      `gen.run({ generator: 'generalOneClick', request: {} })`,
      `Type '"generalOneClick"' is not assignable to type '${withRun.join(' | ')}'.`,
    ],
    [`gen.run(task)`, `Type '"generalOneClick"' is not assignable to type`],
    [
      `gen.create({ generator: 'text2video', request: { model: 'genq2', prompt: 'x', watermark: true } })`,
      `'watermark' does not exist in type 'Text2VideoGenq2'`,
    ],
    [
      `gen.create({ generator: 'text2video', request: { text: 'x', voice_setting_voice_id: 'v' } })`,
      `'text' does not exist in type 'Text2VideoRequest'`,
    ],
    [`gen.create({ generator: either, request: { text: 'x', voice_setting_voice_id: 'v' } })`, `is not assignable`],
    [`gen.create({ generator: 'speech' })`, `Property 'request' is missing`],
    [`gen.create({ generator: 'speech', request: { text: 'x' } })`, `Property 'voice_setting_voice_id' is missing`],
    // In a batch, which also takes handles.
    [
      `gen.batch([{ generator: 'text2vid', ${video} }])`,
      `Type '"text2vid"' is not assignable to type '${names.join(' | ')} | undefined'. Did you mean '"text2video"'?`,
    ],
    [
      `gen.batch([{ generator: 'text2video', request: { model: 'genq2', prompt: 'x', watermark: true } }])`,
      `'watermark' does not exist in type 'Text2VideoGenq2'`,
    ],
    [`gen.batch([task, { id: 'task' }])`, ''],
  ];
  const said = compile(
    head,
    cases.map(([call]) => call),
  );
  for (const [index, [, says]] of cases.entries()) {
    if (says) expect(said[index]).toContain(says);
    else expect(said[index]).toBe('');
  }
  // A wrong generator is one mistake: its request is not compared with that of another generator.
  for (const text of said.filter((one) => one.includes('"text2vid"'))) expect(text).not.toContain('SpeechRequest');
});

it('accepts as const, read-only lists, and undefined for optional fields', () => {
  const images = `const images: readonly string[] = ['https://example.com/a.png'];`;
  const request = `const request = { model: 'genq1', images: ['https://example.com/a.png', 'https://example.com/b.png'] } as const;`;
  const lines = [
    `gen.startEnd2video.create(request);`,
    `gen.img2video.create({ model: 'genq3-pro', images });`,
    `gen.adFilm.create({ images, prompt: 'x', duration: undefined });`,
    `gen.text2video.create({ model: 'genq2', prompt: 'x', seed: undefined, aspect_ratio: undefined });`,
    `gen.reference2video.create({ model: 'genq1', prompt: 'x', subjects: [{ name: 'a', images }] as const });`,
    `gen.explainComic.create({ script_name: 'x', script_content: 'x', assets: [{ id: '1', type: 'scene', name: 'x' }] as const });`,
  ];
  // Under `exactOptionalPropertyTypes`, which are our own settings.
  expect(compile(`${head}\n${images}\n${request}`, lines)).toEqual(lines.map(() => ''));
});

it('rejects undefined for required fields, and lets programs change what they received', () => {
  const received = `import type { TaskSuccess } from '../../src/index.js';\ndeclare const done: TaskSuccess;`;
  const said = compile(`${received}\n${head}`, [
    `gen.text2video.create({ model: 'genq2', prompt: undefined })`,
    `done.creations.sort();`,
  ]);
  expect(said).toEqual([expect.stringContaining(`Type 'undefined' is not assignable to type 'string'`), '']);
});
