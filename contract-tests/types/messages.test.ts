import { expect, it } from 'vitest';
import { compile } from './compile.js';

const head = `import type { GenMedia } from '../../src/index.js';\ndeclare const gen: GenMedia;`;

it('a compile error names what is wrong, and the variant it is wrong for', () => {
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
      `Type '"5:4"' is not assignable to type 'AspectRatio'`,
    ],
    [
      `gen.adFilm.edit({ ad_one_click_task_id: 'f', type: 'generate_video', prompt: 'x' })`,
      `Property 'storyboard_video_index' is missing`,
    ],
    [
      `gen.explainComic.create({ script_name: 'x', script_content: 'x', assets: [{ id: '1', type: 'scene', name: 'x', image_url: 'u' }] })`,
      `Did you mean to write 'image_uri'?`,
    ],
  ];
  const said = compile(
    head,
    cases.map(([call]) => call),
  );
  for (const [index, [, says]] of cases.entries()) {
    if (says) expect(said[index]).toContain(says);
    else expect(said[index]).toBe('');
  }
});
