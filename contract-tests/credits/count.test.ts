import { describe, expect, it, onTestFinished } from 'vitest';
import { countCredits } from '../../src/credits/index.js';
import { GenMedia } from '../../src/index.js';
import { serve as serveSandbox } from '../../src/sandbox/node/index.js';
import { failure } from '../client/failure.js';
import { responds, serve } from '../client/server.js';
import { compositionOf, finishedFilm } from '../sandbox/finished-film.js';
import { byHeader, clientOf, open, request } from '../sandbox/setup.js';

const images = ['https://example.com/watch.png'];
const speech = { text: 'Good evening.', voice_setting_voice_id: 'Arrogant_Miss' };

/** A client whose credits are counted: seven for each task. */
function setupCount() {
  const sandbox = open({ credits: 7 });
  const credits = countCredits(sandbox.fetch);
  return { sandbox, credits, gen: clientOf(sandbox, { fetch: credits.fetch }) };
}

describe('a count', () => {
  it('counts as soon as a create returns, and adds nothing for reads of the task', async () => {
    const { gen, credits, sandbox } = setupCount();
    expect([credits.total, credits.tasks]).toEqual([0, 0]);
    const created = await gen.text2video.create(request);
    expect([credits.total, credits.tasks]).toEqual([7, 1]);
    for (const wait of [0, 500, 2000, 10_000]) {
      await sandbox.advance(wait);
      await gen.tasks.get(created);
    }
    expect([credits.total, credits.tasks]).toEqual([7, 1]);
    await gen.text2video.create(request);
    expect([credits.total, credits.tasks]).toEqual([14, 2]);
  });

  it('includes what a read reports if the create reported nothing', async () => {
    const { gen, credits } = setupCount();
    const created = await gen.mv.create({ images, audio_url: 'https://example.com/song.mp3' });
    expect([credits.total, credits.tasks]).toEqual([0, 0]);
    await gen.tasks.get(created);
    expect([credits.total, credits.tasks]).toEqual([7, 1]);
    await gen.tasks.get(created);
    expect([credits.total, credits.tasks]).toEqual([7, 1]);
  });

  it('includes what is reported for a task of another process', async () => {
    const { gen, credits, sandbox } = setupCount();
    const { id } = await clientOf(sandbox).text2video.create(request);
    expect(credits.total).toBe(0);
    await gen.tasks.get(id);
    expect(credits.total).toBe(7);
  });

  it('includes films and the parts that were generated again, each once', async () => {
    const { gen, credits, sandbox } = setupCount();
    const film = await finishedFilm(sandbox, gen);
    expect(credits.total).toBe(7);
    const change = { ad_one_click_task_id: film.id, prompt: 'Slower' };
    const edit = await gen.adFilm.edit({ ...change, type: 'generate_bgm' });
    expect([credits.total, credits.tasks]).toEqual([14, 2]);
    const composed = await gen.adFilm.compose(compositionOf(film));
    expect([credits.total, credits.tasks]).toEqual([21, 3]);
    for (const task of [film.id, edit, composed]) await gen.tasks.get(task);
    await gen.adFilm.get(film.id);
    expect([credits.total, credits.tasks]).toEqual([21, 3]);
  });

  it('includes general one-click tasks and their steps, each once', async () => {
    const { gen, credits } = setupCount();
    const { id } = await gen.generalOneClick.create({ wish: 'A watch' });
    await gen.generalOneClick.edit(`${id}`, { wish: 'Slower' });
    await gen.generalOneClick.compose(`${id}`, {});
    await gen.generalOneClick.get(`${id}`);
    expect([credits.total, credits.tasks]).toEqual([21, 3]);
  });

  it('includes what is reported for a task that fails, at once or later', async () => {
    const { gen, credits, sandbox } = setupCount();
    expect((await failure(gen.speech.create(speech, byHeader('failed')))).name).toBe('TaskFailedError');
    expect([credits.total, credits.tasks]).toEqual([7, 1]);
    const { id } = await gen.text2video.create(request, byHeader('failed'));
    await sandbox.advance('10s');
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'failed' });
    expect([credits.total, credits.tasks]).toEqual([14, 2]);
  });

  it.each([
    ['status; code=400', 0],
    ['status; code=429', 0],
    ['status; code=503', 0],
    ['lost', 1],
    ['cut', 1],
    ['html', 1],
    ['html; code=502', 1],
  ])('includes nothing for a create that meets %s, until its task is read', async (fault, count) => {
    const { gen, credits, sandbox } = setupCount();
    await failure(gen.text2video.create(request, byHeader(fault)));
    expect([credits.total, credits.tasks]).toEqual([0, 0]);
    const made = sandbox.tasks();
    expect(made).toHaveLength(count);
    for (const { id } of made) await gen.tasks.get(id);
    expect([credits.total, credits.tasks]).toEqual([7 * made.length, made.length]);
  });

  it.each([302, 400, 404, 429, 500, 503])(
    'includes nothing for a rejection with %i that reports credits',
    async (status) => {
      const server = await serve(responds(status, { id: 'a', state: 'created', credits: 5 }));
      onTestFinished(server.close);
      const credits = countCredits();
      const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', retries: 0, fetch: credits.fetch });
      expect(await failure(gen.tasks.get('a'))).toMatchObject({ name: 'RejectedError', status });
      expect([credits.total, credits.tasks]).toEqual([0, 0]);
    },
  );

  it('counts for several clients together, and separately from other counts', async () => {
    const { credits, sandbox } = setupCount();
    const other = countCredits(sandbox.fetch);
    const clients = ['one', 'two', 'three'].map((apiKey) => clientOf(sandbox, { apiKey, fetch: credits.fetch }));
    const tasks = await Promise.all(clients.map((gen) => gen.text2video.create(request)));
    await Promise.all(clients.flatMap((gen) => tasks.map((task) => gen.tasks.get(task))));
    expect([credits.total, credits.tasks, other.total, other.tasks]).toEqual([21, 3, 0, 0]);
  });

  it('includes many tasks that are created at the same time', async () => {
    const { gen, credits } = setupCount();
    const tasks = await Promise.all(Array.from({ length: 200 }, () => gen.text2video.create(request)));
    await Promise.all(tasks.map((task) => gen.tasks.get(task)));
    expect([credits.total, credits.tasks]).toEqual([1400, 200]);
  });

  it('uses the network by default', async () => {
    const sandbox = open({ credits: 7 });
    const server = await serveSandbox(sandbox, { port: 0 });
    onTestFinished(server.close);
    const credits = countCredits();
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', fetch: credits.fetch });
    await gen.tasks.get(await gen.text2video.create(request));
    expect([credits.total, credits.tasks]).toEqual([7, 1]);
  });
});

describe('the credits of a task', () => {
  it('returns the last reported credits of a task', async () => {
    const responses = [5, 9, 0, 3].map((credits) => responds(200, { id: 'a', state: 'processing', credits }));
    const server = await serve(...responses);
    onTestFinished(server.close);
    const credits = countCredits();
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', fetch: credits.fetch });
    const totals: number[] = [];
    for (const _ of responses) {
      await gen.tasks.get('a');
      totals.push(credits.total);
    }
    expect([totals, credits.tasks]).toEqual([[5, 9, 0, 3], 1]);
  });

  it.each([
    ['a string', { id: 'a', state: 'created', credits: '5' }],
    ['null', { id: 'a', state: 'created', credits: null }],
    ['without an identifier', { state: 'created', credits: 5 }],
    ['with an empty identifier', { id: '', state: 'created', credits: 5 }],
  ])('ignores credits that are %s', async (_, body) => {
    const server = await serve(responds(200, body));
    onTestFinished(server.close);
    const credits = countCredits();
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', fetch: credits.fetch });
    expect(await gen.tasks.get('a')).toEqual(body);
    expect([credits.total, credits.tasks]).toEqual([0, 0]);
  });
});

it('passes an endless response on as it arrives, without keeping it', async () => {
  const chunk = new Uint8Array(2 ** 20);
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(chunk);
    },
  });
  const { fetch, total } = countCredits(async () => new Response(endless));
  const { body } = await fetch('http://localhost', {});
  const pulledBefore = pulled;
  expect(pulledBefore).toBeLessThan(40);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  for (let bytes = 0; bytes < 100 * 2 ** 20; ) {
    const { value } = await reader.read();
    expect(value?.length).toBeGreaterThan(0);
    bytes += value?.length ?? 0;
  }
  await reader.cancel();
  expect(pulled).toBeGreaterThan(100);
  expect(total).toBe(0);
});
