import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../client/failure.js';
import { hangs, responds } from '../client/server.js';
import { respondsWithTask, service } from './service.js';
import { content, folder, loader, read, start } from './setup.js';
import { sends } from './storage.js';

vi.mock('../../src/shared/backoff.js', () => import('./short-backoff.js'));

const bytes = content(200_000);

afterEach(() => void vi.useRealTimers());

describe('a fresh URL', () => {
  it.each([401, 403, 404, 410])('replaces a URL that is rejected with %i during the download', async (status) => {
    const { gen, asked, out } = await service([sends(bytes, { cut: 60_000 }), responds(status), sends(bytes)]);
    await gen.download('task-1', out.at('film'), { retries: 1 });
    expect((await out.read('film')).equals(bytes)).toBe(true);
    expect(asked()).toEqual(['/a?signature=1 all', '/a?signature=1 bytes=60000-', '/a?signature=2 bytes=60000-']);
  });

  it('requests the fresh URL of the same creation, even if their order changes', async () => {
    const turned = (url: string) => respondsWithTask((id) => `${url}/${id}?turned`, ['b', 'a']);
    const { gen, api, asked, out } = await service([responds(403), sends(bytes)], { 2: turned });
    const task = await read(gen, 'task-1');
    await gen.download(task.creations[1] ?? '', out.at('film'), { task });
    expect(asked()).toEqual(['/b?signature=1 all', '/b?turned all']);
    expect(api.received).toHaveLength(2);
  });

  it('requests the fresh URL of the first creation at the start if the source is a task', async () => {
    const turned = (url: string) => respondsWithTask((id) => `${url}/${id}?turned`, ['b', 'a']);
    const { gen, asked, out } = await service([sends(bytes, { cut: 60_000 }), responds(403), sends(bytes)], {
      2: turned,
    });
    await gen.download('task-1', out.at('film'));
    expect(asked()).toEqual(['/a?signature=1 all', '/a?signature=1 bytes=60000-', '/a?turned bytes=60000-']);
  });

  it('requests the fresh URL at the same position if creations get new identifiers', async () => {
    const renamed = (url: string) => respondsWithTask((id) => `${url}/${id}`, ['x', 'y']);
    const { gen, asked, out } = await service([responds(403), sends(bytes)], { 2: renamed });
    const task = await read(gen, 'task-1');
    await gen.download(task.creations[1] ?? '', out.at('film'), { task });
    expect(asked()).toEqual(['/b?signature=1 all', '/y all']);
  });

  it('requests no fresh URL of another creation', async () => {
    const { gen, out, storage } = await service([responds(403)]);
    const other = { id: 'other', url: `${storage.url}/other` };
    const error = await failure(gen.download(other, out.at('film'), { task: 'task-1' }));
    expect(error).toMatchObject({ name: 'DownloadError', taskId: 'task-1' });
    expect(error.message).toContain('the task has no creation other, but a, b');
    const nameless = await failure(gen.download(`${storage.url}/c`, out.at('film'), { task: 'task-1' }));
    expect(nameless.message).toContain('the task has no creation for this URL, but a, b');
  });

  it('reports the bytes received so far when the file no longer exists', async () => {
    const empty = () => respondsWithTask(() => '', []);
    const { gen, storage, out } = await service([sends(bytes, { cut: 60_000 }), responds(410)], { 2: empty });
    const error = await failure(gen.download('task-1', out.at('film')));
    expect(error).toMatchObject({ name: 'DownloadError', bytes: 60_000, url: `${storage.url}/a`, taskId: 'task-1' });
    expect(error.message).toContain('failed after 60000 bytes: the task has no creations');
  });

  it('requests two fresh URLs if they are rejected too', async () => {
    const { gen, api, asked, out } = await service([responds(403)]);
    const error = await failure(gen.download('task-1', out.at('film')));
    expect(error).toMatchObject({ name: 'DownloadError', status: 403, taskId: 'task-1' });
    expect(error.message).toContain('the server responded with status 403, also for 2 fresh URLs');
    expect(asked()).toEqual([1, 2, 3].map((count) => `/a?signature=${count} all`));
    expect(api.received).toHaveLength(3);
  });

  it('requests fresh URLs for as long as the download makes progress', async () => {
    const parts = [1, 2, 3, 4].flatMap(() => [sends(bytes, { cut: 30_000 }), responds(403)]);
    const { gen, asked, out } = await service([...parts, sends(bytes)]);
    await gen.download('task-1', out.at('film'));
    expect((await out.read('film')).equals(bytes)).toBe(true);
    expect(asked().at(-1)).toBe('/a?signature=5 bytes=120000-');
  });

  it('requests a fresh URL until the service responds', async () => {
    const { gen, api, asked, out } = await service([responds(403), sends(bytes)], {
      2: () => responds(503),
      3: () => responds(200, '<html>'),
    });
    await gen.download('task-1', out.at('film'));
    expect(api.received).toHaveLength(4);
    expect(asked()).toEqual(['/a?signature=1 all', '/a?signature=4 all']);
  });

  it('fails if the service does not return a fresh URL', async () => {
    const { gen, api, out } = await service([responds(403)], { 2: () => responds(404, 'gone') });
    const error = await failure(gen.download('task-1', out.at('film')));
    expect(error).toMatchObject({ name: 'DownloadError', cause: { name: 'RejectedError', status: 404 } });
    expect(error.message).toContain(`the task could not be read for a fresh URL: ${error.cause.message}`);
    expect(error.message).toContain('with status 404: gone');
    expect(api.received).toHaveLength(2);
  });

  it('fails with the error code of a task that has failed meanwhile', async () => {
    const failed = () => responds(200, { id: 'task-1', state: 'failed', err_code: 'WITHDRAWN' });
    const { gen, out } = await service([responds(410)], { 2: failed });
    expect(await failure(gen.download('task-1', out.at('film')))).toMatchObject({ errCode: 'WITHDRAWN' });
    expect(await out.names()).toEqual([]);
  });
});

describe('an attempt after a URL has expired', () => {
  const hour = 3_600_000;

  /** Which URLs are requested if so much time passes between two attempts. */
  async function requestsAfter(source: (id: string) => Parameters<typeof gen.download>[0], passes: number) {
    const { gen, asked, out } = await service([sends(bytes, { cut: 60_000 }), sends(bytes)]);
    vi.useFakeTimers({ toFake: ['Date'] });
    const later = Date.now() + passes;
    const onProgress = () => vi.setSystemTime(later);
    await gen.download(source('task-1'), out.at('film'), { onProgress });
    vi.useRealTimers();
    expect((await out.read('film')).equals(bytes)).toBe(true);
    return asked().map((line) => line.replace(/\?signature=(\d).*/, ' $1'));
  }
  const gen = loader();

  it.each([
    ['a bare task id', {}, hour, ['/a 1', '/a 2']],
    ['a task of an unknown operation', { operation: 'constructor' }, hour, ['/a 1', '/a 2']],
    ['a film', { operation: 'createAdFilm' }, hour, ['/a 1', '/a 2']],
    ['a part of a film', { operation: 'editAdFilm' }, hour, ['/a 1', '/a 2']],
    ['another task', { operation: 'createText2Video' }, 24 * hour, ['/a 1', '/a 2']],
    ['a film, a little earlier', { operation: 'createAdFilm' }, hour - 30_000, ['/a 1', '/a 1']],
    ['another task, a little earlier', { operation: 'createText2Video' }, 24 * hour - 30_000, ['/a 1', '/a 1']],
  ])('uses a fresh URL only once the old one has expired: %s', async (_, known, passes, asked) => {
    expect(await requestsAfter((id) => ({ id, ...known }), passes)).toEqual(asked);
  });

  it('uses the expired URL if no task is known', async () => {
    const storage = await start(sends(bytes, { cut: 60_000 }), sends(bytes));
    const out = await folder();
    vi.useFakeTimers({ toFake: ['Date'] });
    const onProgress = () => vi.setSystemTime(Date.now() + 48 * hour);
    await gen.download(storage.url, out.at('film'), { onProgress });
    expect(storage.received).toHaveLength(2);
  });
});

it('aborts a read of the task by the signal', async () => {
  const api = await start(hangs);
  const controller = new AbortController();
  const loading = failure(loader({ baseUrl: api.url }).download('task-1', undefined, { signal: controller.signal }));
  await expect.poll(() => api.received.length, { timeout: 60_000 }).toBe(1);
  controller.abort();
  expect(await loading).toMatchObject({ name: 'AbortError' });
});

it('sends the API key to the service and not to the storage', async () => {
  const { gen, api, storage, out } = await service([responds(403), sends(bytes)]);
  await gen.download('task-1', out.at('film'));
  const keys = (received: typeof api.received) => received.map(({ headers }) => headers.authorization);
  expect(keys(api.received)).toEqual(Array(2).fill('Token sk-live-0123456789'));
  expect(keys(storage.received)).toEqual([undefined, undefined]);
});
