import type { AdFilmSuccess } from 'genmedia/schema';
import type { GenMedia } from '../../src/index.js';
import type { Sandbox } from '../../src/sandbox/index.js';

/** A finished film of three segments. */
export async function finishedFilm(sandbox: Sandbox, gen: GenMedia): Promise<AdFilmSuccess> {
  const task = await gen.adFilm.create({
    images: ['https://example.com/bottle.png'],
    prompt: 'A bottle',
    duration: 15,
  });
  await sandbox.advance('1m');
  const film = await gen.adFilm.get(task);
  if (film.state !== 'success') throw new Error(`The film is ${film.state}.`);
  return film;
}

/** A valid request to compose a film again from its parts. */
export function compositionOf(film: AdFilmSuccess) {
  const { storyboards = [], bgm_records = [], narration_records = [] } = film.data_records;
  return {
    ad_one_click_task_id: film.id,
    video_task_ids: storyboards.map(({ records = [] }) => records.at(-1)?.id ?? ''),
    bgm_task_id: bgm_records[0]?.id ?? '',
    narration_task_id: narration_records[0]?.id ?? '',
  };
}
