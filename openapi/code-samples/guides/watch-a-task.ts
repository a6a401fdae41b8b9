import { GenMedia } from 'genmedia';

const gen = new GenMedia();
const created = await gen.adFilm.create({
  images: ['https://example.com/watch.png'],
  prompt: 'A watch that survives the sea',
});

for await (const { state, progress } of gen.tasks.watch(created)) {
  console.log(state, progress);
}
