import { beforeEach, expect, it, vi } from 'vitest';
import { request } from '../sandbox/setup.js';
import { FakeUpdates } from '../tasks/fake-updates.js';
import { ends } from '../tasks/simulated.js';
import { memoryJournal, otherClient } from './journal-setup.js';
import { madeBefore, setupBatch, videos, wordOf } from './setup.js';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

const wait = { firstPollAfter: 300, interval: 400 };

it('follows the defaults of its client, and its own options come first', async () => {
  const { gen, polls } = setupBatch({ timing: { end: '1s' } }, { wait });
  await ends(gen.batch(videos(1)).results);
  expect(polls()).toEqual([300, 700, 1100]);
  await ends(gen.batch(videos(1), { interval: 900, firstPollAfter: undefined }).results);
  expect(polls().slice(3)).toEqual([1400, 2300]);
});

it('follows the defaults of its client after it was resumed', async () => {
  const { sandbox, now } = setupBatch({ timing: { end: '1s' } });
  const gen = otherClient(sandbox, { wait });
  const films = await gen.batch.resume(memoryJournal(), { items: videos(2) });
  expect((await ends(films.results)).map(wordOf)).toEqual(['success', 'success']);
  expect(now()).toBe(1100);
});

it('ends tasks at a deadline of the client, also as a date', async () => {
  const { gen, now } = setupBatch({ timing: { end: '1h' } }, { wait: { deadline: 5000 } });
  expect((await ends(gen.batch(videos(2)).results)).map(wordOf)).toEqual(['DeadlineError', 'DeadlineError']);
  expect(now()).toBe(5000);
  const dated = gen.withOptions({ wait: { deadline: new Date(Date.now() + 3000) } });
  // Only two at a time, so the last one is not sent any more.
  const results = await ends(dated.batch(videos(3), { concurrency: 2 }).results);
  expect(results.map(({ handle }) => !!handle)).toEqual([true, true, false]);
  expect(now()).toBe(8000);
});

it('polls a task when the callbacks of the client report an update', async () => {
  const callbacks = new FakeUpdates();
  const { gen, polls } = setupBatch({ timing: { end: '1s' } }, { wait: { callbacks } });
  const films = gen.batch(await madeBefore(gen, 1));
  setTimeout(
    () => callbacks.send(`${films.remaining()[0] && (films.remaining()[0] as { id: string }).id}`, 'success'),
    1500,
  );
  await ends(films.results);
  expect(polls()).toEqual([1500]);
});

it('follows the advice of the service, on creates, on polls and after it was resumed', async () => {
  const { gen, polls, now } = setupBatch({ speed: 10, pollAdvice: true });
  const journal = memoryJournal();
  await ends(gen.batch(videos(3), { journal }).results);
  expect([now(), polls()]).toEqual([1000, [1000, 1000, 1000]]);
  expect(journal.entries().filter(({ type }) => type === 'accepted')).toMatchObject(
    Array(3).fill({ handle: { firstPollAfter: 1000 } }),
  );
  // An identifier alone is polled at once, and then when the service says.
  const { id } = await gen.text2video.create(request);
  await ends(gen.batch([{ id }]).results);
  expect(polls().slice(3)).toEqual([1000, 2000]);
  // A journal that has lost everything after the task was accepted.
  const { handle } = await gen.text2video.create(request);
  const lines = [
    { type: 'batch', size: 1 },
    { type: 'item', index: 0, item: videos(1)[0] },
    { type: 'sending', index: 0, operation: 'createText2Video' },
    { type: 'accepted', index: 0, handle },
  ].map((entry) => JSON.stringify(entry));
  const resumed = await gen.batch.resume(memoryJournal(lines));
  await ends(resumed.results);
  expect(polls().slice(5)).toEqual([3000]);
});
