import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const task = await gen.templateStory.run({
  story: 'one_shot',
  images: [
    'https://example.com/couple.png',
    'https://example.com/bridge.png',
  ],
  // Comes back with the task, unchanged.
  payload: 'story-5',
});
console.log(task.payload, task.creations[0]?.url);
