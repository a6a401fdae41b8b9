import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const created = await gen.text2video.create({
  model: 'genq1',
  prompt: 'A paper boat sails down a rainy street, seen from above',
});
const { state } = await gen.tasks.get(created.id);
console.log(state);

// `get` reads once. `wait` reads until there are results.
const task = await gen.tasks.wait(created);
console.log(task.state, task.creations[0]?.url);
