import { GenMedia } from 'genmedia';
import { otel } from 'genmedia/otel';

const gen = new GenMedia({ trace: otel() });
const task = await gen.text2video.run({
  model: 'genq2',
  prompt: 'A lighthouse in a storm',
});
console.log(task.creations[0]?.url);
