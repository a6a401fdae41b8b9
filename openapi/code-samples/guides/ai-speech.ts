import { writeFile } from 'node:fs/promises';
import { generateSpeech } from 'ai';
import { GenMedia } from 'genmedia';
import { createGenMediaProvider } from 'genmedia/ai';

const { audio, providerMetadata } = await generateSpeech({
  model: createGenMediaProvider({ gen: new GenMedia() }).speech(),
  text: 'Good evening.',
  voice: 'Chinese (Mandarin)_News_Anchor',
  speed: 1.2,
});
await writeFile(`speech.${audio.format}`, audio.uint8Array);
console.log(audio.mediaType, providerMetadata.genmedia?.credits);
