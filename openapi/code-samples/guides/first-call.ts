import { GenMedia } from 'genmedia';

const gen = new GenMedia();
const task = await gen.text2video.run({
  model: 'genq2',
  prompt: 'A lighthouse in a storm',
});
console.log(task.creations[0]?.url);
