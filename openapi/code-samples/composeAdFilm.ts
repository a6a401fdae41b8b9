import { GenMedia } from 'genmedia';

const gen = new GenMedia();

const images = ['https://example.com/bottle-front.png'];
const { id } = await gen.adFilm.run({ images });
const { data_records: parts } = await gen.adFilm.get(id);
const segments = parts?.storyboards ?? [];

// One video for each segment. Here the latest of every part is taken.
const latest = (made: { id?: string }[] = []) => {
  const { id } = made.at(-1) ?? {};
  if (id) return id;
  throw new Error('A part of the film has no identifier.');
};
const composition = await gen.adFilm.compose({
  ad_one_click_task_id: id,
  video_task_ids: segments.map(({ records }) => latest(records)),
  bgm_task_id: latest(parts?.bgm_records),
  narration_task_id: latest(parts?.narration_records),
});
const task = await gen.tasks.wait(composition);
console.log(task.creations[0]?.url);
