import { describe, expect, it, onTestFinished } from 'vitest';
import { type BatchItem, batch } from '../../src/batch/index.js';
import { countCredits } from '../../src/credits/index.js';
import { GenMedia } from '../../src/index.js';
import { madeBefore, setupBatch, videos, wordOf } from '../batch/setup.js';
import { responds, serve } from '../client/server.js';
import { byHeader, clientOf } from '../sandbox/setup.js';
import { ends, pass } from '../tasks/simulated.js';

const images = ['https://example.com/watch.png'];
const film: BatchItem = { generator: 'adFilm', request: { images, prompt: 'A watch that survives the sea' } };
/** Its create reports no credits. */
const mv: BatchItem = { generator: 'mv', request: { images, audio_url: 'https://example.com/song.mp3' } };

describe('the credits of a batch', () => {
  it('reports credits as tasks are created, and the same however often they are polled', async () => {
    const { gen, polls } = setupBatch({ credits: 7 });
    const films = gen.batch(videos(5), { firstPollAfter: 0, interval: 500, maxInterval: 500 });
    expect(films.credits).toBe(0);
    await pass(0);
    expect(films.credits).toBe(35);
    await ends(films.results);
    expect(polls().length).toBeGreaterThan(50);
    expect(films.credits).toBe(35);
  });

  it('counts tasks whose creates report no credits when they are read', async () => {
    const { gen } = setupBatch({ credits: 7 });
    const films = gen.batch([mv, film, mv]);
    await pass(1000);
    expect(films.credits).toBe(7);
    await ends(films.results);
    expect(films.credits).toBe(21);
  });

  it('counts the tasks of handles when they are read', async () => {
    const { gen } = setupBatch({ credits: 7 });
    const handles = await madeBefore(gen, 2);
    const films = gen.batch([...handles, ...videos(1)]);
    await pass(0);
    expect(films.credits).toBe(7);
    await ends(films.results);
    expect(films.credits).toBe(21);
  });

  it('counts what failed tasks report, and nothing for rejected and lost requests', async () => {
    const { gen, sandbox } = setupBatch({ credits: 7 });
    const faults = ['failed', 'status; code=400', 'status; code=503', 'lost', 'slow; by=10ms'];
    const items = videos(5).map((item, index) => ({ ...item, options: byHeader(faults[index] ?? '') }));
    const films = gen.batch(items);
    const results = await ends(films.results);
    const unknown = 'OutcomeUnknownError';
    expect(results.map(wordOf)).toEqual(['TaskFailedError', 'RejectedError', unknown, unknown, 'success']);
    expect([films.credits, sandbox.tasks().length]).toEqual([14, 3]);
  });

  it('counts a task once that was rejected with 429 first', async () => {
    const { gen } = setupBatch({ credits: 7, faults: [{ fault: 'status', code: 429, times: 4 }] });
    const films = gen.batch(videos(3));
    await ends(films.results);
    expect(films.credits).toBe(21);
  });

  it('keeps the credits of tasks that continue after an abort', async () => {
    const { gen } = setupBatch({ credits: 7 });
    const controller = new AbortController();
    const films = gen.batch(videos(5), { concurrency: 2, signal: controller.signal });
    await pass(1000);
    controller.abort();
    await films.results;
    expect(films.credits).toBe(14);
  });

  it('returns the credits of the last response', async () => {
    const task = { id: 'a', task_id: 'a', err_code: '' };
    const server = await serve(
      responds(200, { ...task, state: 'created', credits: 5 }),
      responds(200, { ...task, state: 'processing', credits: 8 }),
      responds(200, { ...task, state: 'success', credits: 6, creations: [] }),
    );
    onTestFinished(server.close);
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key' }).use(batch);
    const updates: number[] = [];
    const films = gen.batch(videos(1), {
      firstPollAfter: 0,
      interval: 10,
      onUpdate: () => updates.push(films.credits),
    });
    expect((await films.results).map(wordOf)).toEqual(['success']);
    expect([...updates, films.credits]).toEqual([5, 8, 6, 6]);
  });

  it('counts the same credits as countCredits', async () => {
    const { sandbox, gen: plain } = setupBatch({ credits: 7 });
    const credits = countCredits(plain.fetch);
    const gen = clientOf(sandbox, { fetch: credits.fetch }).use(batch);
    const films = gen.batch([...videos(10), mv, film]);
    await ends(films.results);
    expect([films.credits, credits.total, credits.tasks]).toEqual([84, 84, 12]);
  });
});
