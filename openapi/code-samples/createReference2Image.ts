import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// With genq2 a text is enough. Add images to edit or to follow them.
const task = await gen.reference2image.run({
  model: 'genq2',
  prompt: 'A wide desert under two moons',
  aspect_ratio: '21:9',
  resolution: '4K',
});
console.log(task.creations[0]?.url);
