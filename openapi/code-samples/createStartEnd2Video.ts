import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const startFrame = 'https://example.com/bud.png';
const endFrame = 'https://example.com/flower.png';
const task = await gen.startEnd2video.run({
  model: 'genq3-pro',
  images: [startFrame, endFrame],
  prompt: 'The bud opens while dew runs down the stem',
  seed: 42,
});
console.log(task.creations[0]?.url);
