import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const images = ['https://example.com/bottle-front.png'];
const film = await gen.adFilm.run({ images });

const part = await gen.adFilm.edit({
  ad_one_click_task_id: film.id,
  type: 'generate_video',
  storyboard_video_index: 0,
  prompt: 'The runner stops and looks at the bottle',
});
const task = await gen.tasks.wait(part);
console.log(task.creations[0]?.url);
