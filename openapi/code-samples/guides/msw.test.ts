import { GenMedia } from 'genmedia';
import { createSandbox } from 'genmedia/sandbox';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const baseUrl = 'https://api.service.example';
const sandbox = createSandbox();
const server = setupServer(
  http.all(`${baseUrl}/*`, ({ request }) => sandbox.fetch(request)),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sandbox.reset());
afterAll(() => server.close());

// Your code: it has a client of its own, and knows nothing of tests.
const gen = new GenMedia({ baseUrl, apiKey: 'any' });

test('a video is downloaded', async () => {
  const { id } = await gen.text2video.create({
    model: 'genq2',
    prompt: 'A boat',
  });
  await sandbox.finish(id);

  const task = await gen.tasks.get(id);
  if (task.state !== 'success') throw new Error(task.state);
  const video = await fetch(`${task.creations[0]?.url}`);
  expect(video.headers.get('content-type')).toBe('video/mp4');
});
