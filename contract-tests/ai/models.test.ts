import {
  createProviderRegistry,
  experimental_getVideoStatus as getVideoStatus,
  experimental_startVideo as startVideo,
} from 'ai';
import { describe, expect, it } from 'vitest';
import { createGenMediaProvider } from '../../src/ai/index.js';
import { download } from '../../src/download/index.js';
import { ConfigurationError, type TaskHandle } from '../../src/index.js';
import { memoryRecords, once } from '../../src/once/index.js';
import { failure } from '../client/failure.js';
import { folder } from '../download/setup.js';
import { ends } from '../once/setup.js';
import { pass } from '../tasks/simulated.js';
import { makeImage, makeSpeech, makeVideo, prompt, setup, voice } from './setup.js';

const anHour = 3_600_000;

describe('generateVideo', () => {
  it('returns the file, and the handle, credits and URL of its task', async () => {
    const { genmedia, creates, sandbox } = setup();
    const { video, videos, providerMetadata, warnings } = await makeVideo(genmedia, { model: genmedia.video('genq2') });
    const [task] = sandbox.tasks();
    expect([video.mediaType, videos.length, creates(), warnings]).toEqual(['video/mp4', 1, 1, []]);
    expect(video.uint8Array.length).toBeGreaterThan(100);
    expect(providerMetadata.genmedia).toEqual({
      handles: [expect.objectContaining({ id: task?.id, operation: 'createText2Video' })],
      credits: task?.credits,
      videos: [
        expect.objectContaining({
          url: expect.stringContaining('.mp4'),
          handle: expect.objectContaining({ id: task?.id }),
        }),
      ],
    });
  });

  it('waits as the client does, not every 5 seconds', async () => {
    const { genmedia, polls } = setup();
    await makeVideo(genmedia, { model: genmedia.video('genq2') });
    expect(polls().filter((at, place, all) => at - (all[place - 1] ?? 0) < 1000).length).toBeLessThan(3);
    expect(polls()[0]).toBeGreaterThan(5000);
  });

  it('makes several videos as several tasks of one call', async () => {
    const { genmedia, creates, sandbox } = setup();
    const { videos, providerMetadata } = await makeVideo(genmedia, { model: genmedia.video('genq2'), n: 3 });
    const ids = sandbox.tasks().map(({ id }) => id);
    expect([videos.length, creates(), new Set(ids).size]).toEqual([3, 3, 3]);
    expect((providerMetadata.genmedia as { handles: { id: string }[] }).handles.map(({ id }) => id).sort()).toEqual(
      ids.sort(),
    );
  });

  it('returns the other videos with a warning if one of several has failed', async () => {
    const { genmedia, sandbox, creates } = setup({ faults: [{ fault: 'failed', times: 1 }] });
    const { videos, warnings, providerMetadata } = await makeVideo(genmedia, { model: genmedia.video('genq2'), n: 3 });
    const failed = sandbox.tasks().find(({ state }) => state === 'failed');
    expect([videos.length, creates()]).toEqual([2, 3]);
    expect(warnings).toEqual([{ type: 'other', message: expect.stringContaining(`Task ${failed?.id} failed`) }]);
    expect(providerMetadata.genmedia?.handles).toHaveLength(3);
  });

  it('loads no video if downloads are off, and returns the URLs', async () => {
    const { genmedia, sandbox } = setup({}, {}, { loadVideos: false });
    const { videos, uploadedVideos, providerMetadata } = await makeVideo(genmedia, { model: genmedia.video('genq2') });
    expect([videos.length, uploadedVideos]).toEqual([0, 1]);
    expect(sandbox.requests().filter(({ operation }) => operation === 'results')).toEqual([]);
    expect(providerMetadata.genmedia?.videos).toMatchObject([{ url: expect.stringContaining('.mp4') }]);
  });

  it('returns handles that stream videos to files, also when their URLs have expired', async () => {
    const { genmedia, gen, sandbox } = setup({}, {}, { loadVideos: false });
    const { providerMetadata } = await makeVideo(genmedia, { model: genmedia.video('genq2'), n: 2 });
    await sandbox.advance('25h');
    const { videos } = providerMetadata.genmedia as unknown as { videos: { url: string; handle: TaskHandle }[] };
    expect((await gen.fetch(videos[0]?.url ?? '', {})).ok).toBe(false);
    const files = await folder();
    for (const [number, { handle }] of videos.entries()) {
      const saved = await ends(gen.use(download).download(handle, files.at(`${number}.mp4`)));
      expect(saved).toMatchObject({ path: files.at(`${number}.mp4`), type: 'video/mp4' });
    }
    expect(await files.names()).toEqual(['0.mp4', '1.mp4']);
  });

  it('polls as often as the AI SDK requires, and ends all the same', async () => {
    const { genmedia, creates } = setup();
    const call = makeVideo(genmedia, {
      model: genmedia.video('genq2'),
      poll: { intervalMs: 10_000, timeoutMs: anHour },
    });
    const { videos, providerMetadata } = await call;
    expect([videos.length, creates()]).toEqual([1, 1]);
    expect(providerMetadata.genmedia?.videos).toHaveLength(1);
  });

  it('creates one task for each idempotency key, in any process', async () => {
    const { gen, creates } = setup();
    const records = memoryRecords();
    const call = () => {
      const genmedia = createGenMediaProvider({ gen, creates: once(gen, records) });
      return makeVideo(genmedia, {
        model: genmedia.video('genq2'),
        n: 2,
        headers: { 'Idempotency-Key': 'order-1042' },
      });
    };
    const [first, again] = [await call(), await call()];
    expect(creates()).toBe(2);
    expect(again.providerMetadata.genmedia?.handles).toEqual(first.providerMetadata.genmedia?.handles);
    expect(again.providerMetadata.genmedia?.handles).toHaveLength(2);
  });

  it('sends headers of the call, but neither the key nor the idempotency key of the AI SDK', async () => {
    const seen: Headers[] = [];
    const { sandbox } = setup();
    const { genmedia } = setup(
      {},
      {
        fetch: (url, init) => {
          seen.push(new Headers(init.headers as Record<string, string>));
          return sandbox.fetch(url, init);
        },
      },
    );
    await makeVideo(genmedia, { model: genmedia.video('genq2'), headers: { 'x-team': 'films' }, poll: {} });
    const [create] = seen;
    expect([create?.get('x-team'), create?.get('idempotency-key')]).toEqual(['films', null]);
    expect(create?.get('user-agent')).toContain('ai/');
  });
});

it('rejects a webhook that is a URL, and sends nothing', async () => {
  const { genmedia, sent } = setup();
  const webhook = 'https://app.example/hooks' as never;
  const error = await failure(makeVideo(genmedia, { model: genmedia.video('genq2'), webhook }));
  expect(error.message).toBe('webhook must be genmedia.webhook(url), not the URL itself.');
  expect(sent).toEqual([]);
});

describe('startVideo and getVideoStatus', () => {
  it('continues in another process with what was stored as JSON', async () => {
    const { genmedia, gen, creates, sandbox } = setup();
    const started = await ends(startVideo({ model: genmedia.video('genq2'), prompt, n: 2 }));
    const operation = JSON.parse(JSON.stringify(started.operation));
    const model = createGenMediaProvider({ gen }).video('genq2');
    expect(await ends(getVideoStatus(model, { operation }))).toMatchObject({ status: 'pending' });
    await pass(anHour);
    const status = await ends(getVideoStatus(model, { operation }));
    expect(status).toMatchObject({ status: 'completed', videos: [{ type: 'url' }, { type: 'url' }] });
    expect(status.providerMetadata?.genmedia?.credits).toBe(
      sandbox.tasks().reduce((sum, { credits }) => sum + credits, 0),
    );
    expect(creates()).toBe(2);
  });

  it('reports a failed task as an error, with its handle', async () => {
    const { genmedia, sandbox } = setup({ faults: [{ fault: 'failed', errCode: 'NO_SEA' }] });
    const model = genmedia.video('genq2');
    const { operation } = await ends(startVideo({ model, prompt }));
    await pass(anHour);
    const [{ id } = { id: '' }] = sandbox.tasks();
    expect(await ends(getVideoStatus(model, { operation }))).toMatchObject({
      status: 'error',
      error: expect.stringContaining('NO_SEA'),
      providerMetadata: { genmedia: { code: 'task_failed', handles: [{ id }] } },
    });
  });

  it('reports a task that cannot be read now as pending', async () => {
    const { genmedia, sandbox } = setup();
    const model = genmedia.video('genq2');
    const { operation } = await ends(startVideo({ model, prompt }));
    sandbox.setFaults([{ fault: 'status', code: 503 }]);
    expect(await ends(getVideoStatus(model, { operation }))).toMatchObject({ status: 'pending' });
    sandbox.setFaults([{ fault: 'status', code: 401 }]);
    expect(await ends(failure(getVideoStatus(model, { operation })))).toMatchObject({
      statusCode: 401,
      isRetryable: false,
    });
  });

  it.each([undefined, null, 'task-1', {}, { handles: [] }, { handles: [{ id: 7 }] }])(
    'rejects %j, which start never returns',
    async (operation) => {
      const { genmedia, sent } = setup();
      const error = await ends(failure(getVideoStatus(genmedia.video('genq2'), { operation: operation as never })));
      expect(error.cause).toBeInstanceOf(ConfigurationError);
      expect(error.message).toContain('operation must be what startVideo has returned');
      expect(sent).toEqual([]);
    },
  );
});

describe('generateImage', () => {
  it('returns files, each with the handle and credits of its task', async () => {
    const { genmedia, creates, sandbox } = setup();
    const { images, calls, providerMetadata } = await makeImage({ model: genmedia.image('genq2'), prompt, n: 2 });
    expect([images.length, creates()]).toEqual([2, 2]);
    expect(images[0]?.mediaType).toMatch(/^image\//);
    const ids = sandbox.tasks().map(({ id }) => id);
    expect(
      images
        .map(({ providerMetadata: own }) => (own?.genmedia as { handle?: { id: string } } | undefined)?.handle?.id)
        .sort(),
    ).toEqual(ids.sort());
    expect(providerMetadata.genmedia?.images).toHaveLength(2);
    const credits = sandbox.tasks().reduce((sum, task) => sum + task.credits, 0);
    expect(calls[0]?.providerMetadata?.genmedia).toMatchObject({ credits, handles: [{}, {}] });
  });
});

describe('generateSpeech', () => {
  it('returns the file, with the handle, credits and URL of its task', async () => {
    const { genmedia, creates, sandbox } = setup();
    const text = 'Good evening.';
    const { audio, providerMetadata } = await makeSpeech({ model: genmedia.speech(), text, voice });
    expect([creates(), audio.mediaType.startsWith('audio/')]).toEqual([1, true]);
    const [{ id, credits } = { id: '', credits: 0 }] = sandbox.tasks();
    expect(providerMetadata.genmedia).toEqual({
      handles: [expect.objectContaining({ id })],
      credits,
      url: expect.any(String),
    });
  });
});

describe('provider', () => {
  const usage = 'must be an object with a client, and the key goes to the client: { gen: new GenMedia() }.';

  it('works in the registry of the AI SDK', async () => {
    const { genmedia, creates } = setup();
    const registry = createProviderRegistry({ genmedia });
    await makeVideo(genmedia, { model: registry.videoModel('genmedia:genq2') });
    await makeImage({ model: registry.imageModel('genmedia:genq2'), prompt });
    await makeSpeech({ model: registry.speechModel('genmedia:speech'), text: 'Good evening.', voice });
    expect(creates()).toBe(3);
  });

  it.each([
    [
      'a video model',
      (genmedia) => genmedia.video('genq9' as 'genq2'),
      'There is no video model genq9. Did you mean genq',
    ],
    ['an image model', (genmedia) => genmedia.imageModel('x'), 'There is no image model x. There are genq1, genq2.'],
    ['a speech model', (genmedia) => genmedia.speechModel('x'), 'There is no speech model x. There is only speech.'],
    [
      'a language model',
      (genmedia) => genmedia.languageModel('x'),
      'There is no model x for text: genmedia has video, image and speech models. Call .video(id), .image(id) or .speech().',
    ],
    ['a webhook', (genmedia) => genmedia.webhook('hooks'), 'The argument of webhook must be the URL'],
  ] as [string, (genmedia: ReturnType<typeof setup>['genmedia']) => unknown, string][])(
    'rejects %s that does not exist',
    (_, call, says) => {
      const { genmedia } = setup();
      expect(() => call(genmedia)).toThrow(says);
    },
  );

  it.each([
    [undefined, usage],
    [{}, usage],
    [{ apiKey: 'k' }, usage],
    [{ tasks: { wait() {} } }, usage],
    [{ gen: {} }, 'gen must be a client'],
    [{ gen: setup, key: 1 }, 'key'],
    [{ gen: { tasks: { wait() {} } }, creates: {} }, 'creates must be creates of genmedia/once'],
  ])('rejects the options %j', (options, says) => {
    expect(() => createGenMediaProvider(options as never)).toThrow(says);
  });
});
