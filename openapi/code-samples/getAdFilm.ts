import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const images = ['https://example.com/bottle-front.png'];
const { id } = await gen.adFilm.run({ images });

const film = await gen.adFilm.get(id);
console.log(film.state);
// The service spells it stroyboard_id.
for (const segment of film.data_records?.storyboards ?? []) {
  const latest = segment.records?.at(-1);
  console.log(segment.stroyboard_id, latest?.creation_url);
}
