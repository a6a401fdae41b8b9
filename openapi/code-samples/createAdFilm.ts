import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const request = {
  images: ['https://example.com/bottle-front.png'],
  prompt: 'A morning run ends with cold water',
  duration: 30,
};
// A film reports its progress. Its URLs expire after an hour.
const task = await gen.adFilm.run(request, {
  onUpdate: ({ state, progress }) => console.log(state, progress),
});
console.log(task.creations[0]?.url);
