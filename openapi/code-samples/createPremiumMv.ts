import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// Modes that sing need faces. The others need images and no faces.
const task = await gen.premiumMv.run({
  premium_mv_mode: 'sing',
  lip_ref_urls: [
    'https://example.com/first-singer.jpg',
    'https://example.com/second-singer.jpg',
  ],
  audio_url: 'https://example.com/duet.mp3',
});
console.log(task.creations[0]?.url);
