import { describe, expect, it } from 'vitest';
import { download } from '../../src/download/index.js';
import { TaskFailedError } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { responds } from '../client/server.js';
import { finishedFilm } from '../sandbox/finished-film.js';
import { clientOf, open, transports } from '../sandbox/setup.js';
import { allOf, content, finished, folder, loader, read, start, watermarked } from './setup.js';
import { sends } from './storage.js';

/** The bytes at a URL, loaded without our code. */
const bytesAt = async (fetch: (url: string) => Promise<Response>, url = '') =>
  Buffer.from(await (await fetch(url)).arrayBuffer());

describe.each(transports)('a source %s', (_, enter) => {
  async function scene() {
    const sandbox = open();
    const { gen, fetch } = await enter(sandbox);
    const out = await folder();
    return { sandbox, gen: gen.use(download), fetch, out, target: out.at('film.mp4') };
  }

  it('loads a task that was read, its identifier, its handle and what a create returned', async () => {
    const { sandbox, gen, fetch, out, target } = await scene();
    const created = await gen.text2video.create(watermarked);
    await sandbox.advance('10s');
    const task = await read(gen, created.id);
    const bytes = await bytesAt(fetch, task.creations[0]?.url);
    const handle = JSON.parse(JSON.stringify(created.handle));
    for (const source of [task, task.id, handle, created, { id: task.id }]) {
      expect(await gen.download(source, target)).toEqual({ path: target, bytes: bytes.length, type: 'video/mp4' });
      expect((await out.read('film.mp4')).equals(bytes)).toBe(true);
    }
    expect(await out.names()).toEqual(['film.mp4']);
  });

  it('loads a creation, its cover and its watermarked form', async () => {
    const { sandbox, gen, fetch, out, target } = await scene();
    const task = await finished(sandbox, gen);
    const [creation = { id: '', url: '' }] = task.creations;
    for (const file of ['url', 'cover_url', 'watermarked_url'] as const) {
      const bytes = await bytesAt(fetch, creation[file]);
      for (const source of [creation, task, task.id]) {
        const { type } = await gen.download(source, target, { file });
        expect(type).toBe(file === 'cover_url' ? 'image/png' : 'video/mp4');
        expect((await out.read('film.mp4')).equals(bytes)).toBe(true);
      }
    }
  });

  it('loads a file as a stream', async () => {
    const { sandbox, gen, fetch } = await scene();
    const task = await finished(sandbox, gen);
    const bytes = await bytesAt(fetch, task.creations[0]?.url);
    const { stream, length, type } = await gen.download(task);
    expect(type).toBe('video/mp4');
    expect([bytes.length, undefined]).toContain(length);
    expect((await allOf(stream)).equals(bytes)).toBe(true);
  });

  it('loads speech by the URL in the response to its create', async () => {
    const { gen, fetch, out, target } = await scene();
    const speech = await gen.speech.create({ text: 'Hello', voice_setting_voice_id: 'Arrogant_Miss' });
    const url = speech.raw.file_url ?? '';
    expect((await gen.download(url, target)).type).toBe('audio/wav');
    expect((await out.read('film.mp4')).equals(await bytesAt(fetch, url))).toBe(true);
  });

  it('loads a film, its records and what was generated again', async () => {
    const { sandbox, gen, out, target } = await scene();
    const film = await finishedFilm(sandbox, gen);
    const edit = await gen.adFilm.edit({ ad_one_click_task_id: film.id, type: 'generate_bgm', prompt: 'Drums' });
    const [music] = film.data_records.bgm_records ?? [];
    expect((await gen.download(film, target)).type).toBe('video/mp4');
    expect((await gen.download(edit, target)).type).toBe('audio/wav');
    expect((await gen.download({ id: music?.id ?? '' }, target)).type).toBe('audio/wav');
    expect(await out.names()).toEqual(['film.mp4']);
  });

  it('loads a file without sending the key', async () => {
    const { sandbox, gen, target } = await scene();
    const task = await finished(sandbox, gen);
    sandbox.setFaults([{ fault: 'cut', operation: 'results', times: 1 }]);
    await gen.download(task, target);
    await allOf((await gen.download(task)).stream);
    const files = sandbox.requests().filter(({ operation }) => operation === 'results');
    expect(files.map(({ hasKey }) => hasKey)).toEqual([false, false, false]);
  });
});

it('loads one of several creations, by default the first', async () => {
  const [first, second] = [content(1000, 1), content(1000, 2)];
  const storage = await start((response, request) =>
    sends(request.url === '/a?s=1' ? first : second)(response, request),
  );
  const task = {
    id: 'task-1',
    state: 'success' as const,
    err_code: '' as const,
    creations: ['/a?s=1', '/b?s=1'].map((path) => ({ id: path, url: storage.url + path })),
  };
  const out = await folder();
  const gen = loader();
  await gen.download(task, out.at('a'));
  await gen.download(task.creations[1] ?? '', out.at('b'));
  expect((await out.read('a')).equals(first)).toBe(true);
  expect((await out.read('b')).equals(second)).toBe(true);
});

it('follows a redirect, and sends no key there either', async () => {
  const bytes = content(1000);
  const elsewhere = await start(sends(bytes));
  const storage = await start(responds(302, '', { location: `${elsewhere.url}/film.mp4` }));
  const out = await folder();
  await loader().download(`${storage.url}/film.mp4`, out.at('film.mp4'));
  expect((await out.read('film.mp4')).equals(bytes)).toBe(true);
  for (const { received } of [storage, elsewhere]) {
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(received[0]?.headers['accept-encoding']).toBe('identity');
  }
});

describe('a source without a file', () => {
  it('rejects a task that has not ended', async () => {
    const sandbox = open();
    const gen = clientOf(sandbox).use(download);
    const created = await gen.text2video.create(watermarked);
    await sandbox.advance('5s');
    const out = await folder();
    for (const source of [created, created.id, await gen.tasks.get(created)]) {
      const error = await failure(gen.download(source, out.at('film.mp4')));
      expect(error).toMatchObject({ name: 'DownloadError', taskId: created.id, bytes: 0, operation: 'download' });
      expect(error.message).toBe(
        `download of task ${created.id} failed: the task is in state processing, and has files once it has succeeded. Wait for it with gen.tasks.wait`,
      );
    }
    expect(await out.names()).toEqual([]);
  });

  it('rejects a task that has failed', async () => {
    const sandbox = open();
    const gen = clientOf(sandbox).use(download);
    sandbox.setFaults([{ fault: 'failed', errCode: 'NO_INK' }]);
    const created = await gen.text2video.create(watermarked);
    await sandbox.advance('10s');
    for (const source of [created.id, await gen.tasks.get(created)]) {
      const error = await failure(gen.download(source));
      expect(error).toBeInstanceOf(TaskFailedError);
      expect(error).toMatchObject({ errCode: 'NO_INK', taskId: created.id });
    }
  });

  const success = { id: 'task-1', state: 'success', err_code: '' } as const;

  it.each([[{ ...success, creations: [] }], [{ ...success, creations: null as never }]])(
    'rejects a task without creations',
    async (task) => {
      const error = await failure(loader().download(task));
      expect(error.message).toBe('download of task task-1 failed: the task has no creations');
    },
  );

  it('rejects a creation that does not have the chosen file', async () => {
    const creation = { id: 'c', url: 'http://127.0.0.1:9/a?secret', cover_url: 'http://127.0.0.1:9/b?secret' };
    const task = { ...success, creations: [creation] };
    for (const source of [creation, task]) {
      const error = await failure(loader().download(source, undefined, { file: 'watermarked_url' }));
      expect(error).toMatchObject({ name: 'DownloadError' });
      expect(error.message).toContain(
        'the creation has no watermarked_url, but url, cover_url: choose with the option file',
      );
    }
    const bare = { ...success, creations: [{ id: 'c' } as never] };
    expect((await failure(loader().download(bare))).message).toContain('has no url, nor any other URL');
  });

  it('rejects a task that the service does not know', async () => {
    const gen = clientOf(open()).use(download);
    expect(await failure(gen.download('nobody'))).toMatchObject({
      name: 'RejectedError',
      status: 404,
      taskId: 'nobody',
    });
  });
});
