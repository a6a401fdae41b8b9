import { describe, expect, it } from 'vitest';
import { download } from '../../src/download/index.js';
import { failure } from '../client/failure.js';
import { finishedFilm } from '../sandbox/finished-film.js';
import { open, transports } from '../sandbox/setup.js';
import { allOf, finished, folder, read } from './setup.js';

describe.each(transports)('an expired URL %s', (_, enter) => {
  async function setUp() {
    const sandbox = open();
    const { gen, fetch } = await enter(sandbox);
    const out = await folder();
    /** The requests since, with their statuses. */
    const since = (count: number) =>
      sandbox
        .requests()
        .slice(0, -count || undefined)
        .reverse()
        .map(({ operation, status }) => `${operation} ${status}`);
    return { sandbox, gen: gen.use(download), fetch, out, since };
  }

  it.each([
    ['24 hours', 86_400_000, ['results 410', 'getTaskCreations 200', 'results 200']],
    ['24 hours less a moment', 86_399_999, ['results 200']],
  ])('requests a fresh URL only once the old one has expired: after %s', async (_, age, requests) => {
    const { sandbox, gen, out, since } = await setUp();
    const task = await finished(sandbox, gen);
    await gen.download(task, out.at('young'));
    await sandbox.advance(age);
    const { length } = sandbox.requests();
    await gen.download(task, out.at('old'));
    expect(since(length)).toEqual(requests);
    expect((await out.read('old')).equals(await out.read('young'))).toBe(true);
  });

  it.each([
    ['an hour', 3_600_000, ['results 410', 'getTaskCreations 200', 'results 200']],
    ['an hour less a moment', 3_599_999, ['results 200']],
  ])('requests a fresh URL of a film only once the old one has expired: after %s', async (_, age, requests) => {
    const { sandbox, gen, out, since } = await setUp();
    const task = await read(gen, (await finishedFilm(sandbox, gen)).id);
    await sandbox.advance(age);
    const { length } = sandbox.requests();
    await gen.download(task, out.at('film'));
    expect(since(length)).toEqual(requests);
  });

  it.each(['cover_url', 'watermarked_url'] as const)('loads the same file from the fresh URL: %s', async (file) => {
    const { sandbox, gen, out } = await setUp();
    const task = await finished(sandbox, gen);
    await gen.download(task, out.at('young'), { file });
    await sandbox.advance('25h');
    await gen.download(task, out.at('old'), { file });
    expect((await out.read('old')).equals(await out.read('young'))).toBe(true);
  });

  it('replaces an expired URL of a creation, or a bare URL, whose task is passed', async () => {
    const { sandbox, gen, out } = await setUp();
    const task = await finished(sandbox, gen);
    const [creation = { id: '', url: '' }] = task.creations;
    await sandbox.advance('25h');
    for (const options of [{ task: task.id }, { task }, { task: { id: task.id } }]) {
      await gen.download(creation, out.at('creation'), options);
      await allOf((await gen.download(creation.url, undefined, options)).stream);
    }
    const speech = await gen.speech.create({ text: 'Hello', voice_setting_voice_id: 'Arrogant_Miss' });
    await sandbox.advance('25h');
    expect(await gen.download(speech.raw.file_url ?? '', out.at('speech'), { task: speech })).toMatchObject({
      type: 'audio/wav',
    });
  });

  it('says to pass the task when an expired URL is passed without one', async () => {
    const { sandbox, gen, out } = await setUp();
    const task = await finished(sandbox, gen);
    const [{ id, url } = { id: '', url: '' }] = task.creations;
    await sandbox.advance('25h');
    for (const source of [url, { id, url }]) {
      const error = await failure(gen.download(source, out.at('film')));
      expect(error).toMatchObject({
        name: 'DownloadError',
        status: 410,
        url: url.replace(/\?.*/, ''),
        taskId: undefined,
      });
      expect(error.message).toContain('the server responded with status 410. URLs expire after a while: pass the task');
    }
  });
});
