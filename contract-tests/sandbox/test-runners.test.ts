import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, expect, it, vi } from 'vitest';
import { GenMedia } from '../../src/index.js';
import { clientOf, open, request } from './setup.js';

// The examples of the guide.

afterEach(() => void vi.useRealTimers());

it('fake timers move the client and the sandbox together: run takes no time at its default pace', async () => {
  vi.useFakeTimers();
  const gen = clientOf(open({ speed: 1 }));
  const run = gen.text2video.run(request);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await run).toMatchObject({ state: 'success' });
});

it('msw passes requests of a client that has no fetch of its own, and of files, to a sandbox', async () => {
  const sandbox = open();
  const server = setupServer(
    http.all('https://api.service.example/*', ({ request: sent }) => sandbox.fetch(sent)),
    http.all('*', () => HttpResponse.error()),
  );
  server.listen();
  try {
    const gen = new GenMedia({ baseUrl: 'https://api.service.example', apiKey: 'any', retries: 0 });
    const { id } = await gen.text2video.create(request);
    await sandbox.finish(id);
    const task = await gen.tasks.get(id);
    const url = task.state === 'success' ? `${task.creations[0]?.url}` : '';
    expect(url).toMatch(/^https:\/\/api\.service\.example\//);
    expect((await fetch(url)).headers.get('content-type')).toBe('video/mp4');
  } finally {
    server.close();
  }
});
