import { GenMedia } from 'genmedia';

// Reads GENMEDIA_BASE_URL and GENMEDIA_API_KEY.
const gen = new GenMedia();

const task = await gen.text2video.run({
  model: 'genq2',
  prompt: 'Lanterns rise over a quiet lake at night',
  duration: 8,
  aspect_ratio: '9:16',
  resolution: '1080p',
});
console.log(task.creations[0]?.url);
