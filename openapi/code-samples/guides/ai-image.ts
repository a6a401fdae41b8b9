import { writeFile } from 'node:fs/promises';
import { generateImage } from 'ai';
import { GenMedia } from 'genmedia';
import { createGenMediaProvider } from 'genmedia/ai';

const model = createGenMediaProvider({ gen: new GenMedia() }).image(
  'genq2',
);
const { image, warnings } = await generateImage({
  model,
  prompt: 'A lighthouse in a storm',
  aspectRatio: '16:9',
  providerOptions: model.options({ resolution: '2K' }),
});
await writeFile('lighthouse.png', image.uint8Array);
console.log(image.mediaType, warnings.length);
