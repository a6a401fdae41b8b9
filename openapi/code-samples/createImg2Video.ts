import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const task = await gen.img2video.run({
  model: 'genq3-turbo',
  // `await fromFile('start.png')` of genmedia/inputs sends your own file.
  images: ['https://example.com/start.png'],
  prompt: 'The camera circles the old lighthouse',
  duration: 16,
});
console.log(task.creations[0]?.url);
