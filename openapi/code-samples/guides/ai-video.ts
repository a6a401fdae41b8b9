import { writeFile } from 'node:fs/promises';
import { experimental_generateVideo as generateVideo } from 'ai';
import { GenMedia } from 'genmedia';
import { createGenMediaProvider } from 'genmedia/ai';

const genmedia = createGenMediaProvider({ gen: new GenMedia() });
const { video, warnings, providerMetadata } = await generateVideo({
  model: genmedia.video('genq2'),
  prompt: 'A lighthouse in a storm',
  resolution: '1280x720',
  download: genmedia.download,
});
await writeFile('lighthouse.mp4', video.uint8Array);
console.log(video.mediaType, warnings.length);
console.log(providerMetadata.genmedia?.credits);
