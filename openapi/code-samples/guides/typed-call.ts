import { GenMedia } from 'genmedia';
import { validateRequest } from 'genmedia/validate';

const gen = new GenMedia({ validate: validateRequest });
const task = await gen.text2video.run({
  model: 'genq2',
  prompt: 'A lighthouse in a storm',
});
console.log(task.state, task.creations[0]?.url);
