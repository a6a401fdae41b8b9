import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const hero = 'https://example.com/hero-1.png';
const task = await gen.reference2video.run({
  model: 'genq2-pro',
  subjects: [{ name: 'hero', images: [hero] }],
  // The prompt names a subject like this.
  prompt: '[@hero] repeats the walk in the rain',
  videos: ['https://example.com/walk.mp4'],
});
console.log(task.creations[0]?.url);
