import type { AdFilmSuccess } from 'genmedia/schema';
import { GenMedia, type GenMediaOptions } from '../../src/index.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';

/** A sandbox whose clock stands still until it is turned, and a client of it in the same process. */
export function standingStill(options: SandboxOptions = {}, client: GenMediaOptions = {}) {
  const sandbox = createSandbox({ speed: 0, ...options });
  return { sandbox, gen: clientOf(sandbox, client) };
}

export function clientOf(sandbox: Sandbox, options: GenMediaOptions = {}): GenMedia {
  return new GenMedia({ baseUrl: 'http://localhost', apiKey: 'key-of-the-tests', fetch: sandbox.fetch, ...options });
}

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

/** A legal request to compose a film anew, of the parts that it has. */
export function compositionOf(film: AdFilmSuccess) {
  const { storyboards = [], bgm_records = [], narration_records = [] } = film.data_records;
  return {
    ad_one_click_task_id: film.id,
    video_task_ids: storyboards.map(({ records = [] }) => records.at(-1)?.id ?? ''),
    bgm_task_id: bgm_records[0]?.id ?? '',
    narration_task_id: narration_records[0]?.id ?? '',
  };
}
