import type { GeneratorName, RequestFor } from '../../src/index.js';

const images = ['https://example.com/watch.png'];
const audio_url = 'https://example.com/song.mp3';

/** A valid request for each generator. A missing entry is a compile error. */
export const requests: { [Name in GeneratorName]: RequestFor<Name> } = {
  text2video: { model: 'genq2', prompt: 'A lighthouse in a storm' },
  img2video: { model: 'gen2.0', images },
  startEnd2video: { model: 'genq1', images: [...images, ...images] },
  reference2video: { model: 'genq1', images, prompt: 'A watch' },
  reference2image: { model: 'genq2', prompt: 'A watch' },
  templateStory: { story: 'one_shot', images },
  mv: { images, audio_url },
  premiumMv: { premium_mv_mode: 'dance', images, audio_url },
  explainComic: { script_name: 'The watch', script_content: 'It survives the sea.' },
  adFilm: { images, prompt: 'A watch that survives the sea' },
  generalOneClick: { wish: 'A watch' },
  speech: { text: 'Good evening.', voice_setting_voice_id: 'Arrogant_Miss' },
};
