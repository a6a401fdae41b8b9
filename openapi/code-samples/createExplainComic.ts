import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const workshop = 'https://example.com/workshop.png';
const task = await gen.explainComic.run({
  script_name: 'The Clockmaker',
  script_content: 'A clockmaker finds that his clock runs backwards.',
  assets: [
    { id: '01', type: 'character', name: 'Narrator' },
    // It is image_uri here, not image_url.
    { id: '02', type: 'scene', name: 'Workshop', image_uri: workshop },
  ],
  language: 'en',
});
console.log(task.creations[0]?.url);
