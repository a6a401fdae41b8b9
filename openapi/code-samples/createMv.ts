import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const task = await gen.mv.run({
  images: ['https://example.com/singer.png'],
  audio_url: 'https://example.com/song.mp3',
  // Costs extra credits for each second.
  lip_sync: true,
  lip_ref_url: 'https://example.com/singer-face.jpg',
  resolution: '1080p',
});
console.log(task.credits, task.creations[0]?.url);
