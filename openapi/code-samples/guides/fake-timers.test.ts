import { GenMedia } from 'genmedia';
import { createSandbox } from 'genmedia/sandbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a video is made', async () => {
  const { fetch } = createSandbox();
  const gen = new GenMedia({
    baseUrl: 'http://local',
    apiKey: 'any',
    fetch,
  });

  const run = gen.text2video.run({ model: 'genq2', prompt: 'A boat' });
  await vi.advanceTimersByTimeAsync(60_000); // takes milliseconds

  expect(await run).toMatchObject({ state: 'success' });
});
