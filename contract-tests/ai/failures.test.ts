import {
  APICallError,
  experimental_getVideoStatus as getVideoStatus,
  NoImageGeneratedError,
  NoVideoGeneratedError,
  experimental_startVideo as startVideo,
} from 'ai';
import { expect, it } from 'vitest';
import { CallError, createGenMediaProvider, type GenMediaProvider } from '../../src/ai/index.js';
import { createCallbackHandler, tokenInUrl } from '../../src/callbacks/index.js';
import { DownloadError } from '../../src/download/index.js';
import { type Fetch, OutcomeUnknownError, RejectedError, TaskFailedError } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { guide } from '../docs/guides/guides.js';
import { ends } from '../once/setup.js';
import { type AiSetup, makeImage, makeSpeech, makeVideo, prompt, setup, voice } from './setup.js';

const key = 'secret-key-of-the-service';
const token = 'token-of-sixteen-or-more';
const hooks = `http://localhost/hooks?token=${token}`;

/** A task as a service returns it that has made nothing. */
const withoutCreations: (fetch: Fetch) => Fetch = (fetch) => async (url, init) => {
  const response = await fetch(url, init);
  if (init.method === 'POST' || !url.includes('/creations')) return response;
  const task = (await response.json()) as { state: string };
  return Response.json(task.state === 'success' ? { ...task, creations: [] } : task);
};

/** Calls whose results must be empty: the provider with a client whose service has made nothing. */
function empty() {
  const all = setup();
  const gen = all.gen.withOptions({ fetch: withoutCreations(all.gen.fetch) });
  return { ...all, genmedia: createGenMediaProvider({ gen }) };
}

interface Made {
  bytes: number;
  warnings: readonly unknown[];
}

type Make = (genmedia: GenMediaProvider, more?: { abortSignal?: AbortSignal; n?: number }) => Promise<Made>;

/** The kinds of calls. Each makes one file, or as many as `n` says. */
const kinds = {
  video: async (genmedia, more) => {
    const { video, warnings } = await makeVideo(genmedia, { model: genmedia.video('genq2'), ...more });
    return { bytes: video.uint8Array.length, warnings };
  },
  image: async (genmedia, more) => {
    const { image, warnings } = await makeImage({ model: genmedia.image('genq2'), prompt, ...more });
    return { bytes: image.uint8Array.length, warnings };
  },
  speech: async ({ speech }, more) => {
    const { audio, warnings } = await makeSpeech({ model: speech(), text: 'Good evening.', voice, ...more });
    return { bytes: audio.uint8Array.length, warnings };
  },
} satisfies Record<string, Make>;
type Kind = keyof typeof kinds;

/** An error of a call: one of the AI SDK that is not retryable, with ours as its cause, the tasks that may be paid for, without the key. */
function expectCallError(error: CallError, cause: unknown, { sandbox }: AiSetup, tasks: number): void {
  expect(error).toBeInstanceOf(CallError);
  expect([APICallError.isInstance(error), error.isRetryable]).toEqual([true, false]);
  expect(error.cause).toBeInstanceOf(cause);
  expect(error.message).toBe(error.cause.message);
  expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toContain(key);
  const ids = sandbox.tasks().map(({ id }) => id);
  const { handles } = error.providerMetadata.genmedia as unknown as { handles: { id: string }[] };
  for (const { id } of handles) expect(ids).toContain(id);
  expect(handles).toHaveLength(tasks);
}

/** The rows of the table in the guide, by what happens, for kinds of calls. Each returns how many creates arrived. */
const rows: Record<string, [kinds: Kind[], run: (make: Make) => Promise<number>]> = {
  'the response to a create is lost': [
    ['video', 'image', 'speech'],
    async (make) => {
      const all = setup({ faults: [{ fault: 'lost', times: 1 }] }, { apiKey: key });
      expectCallError(await failure(make(all.genmedia)), OutcomeUnknownError, all, 0);
      expect(all.sandbox.tasks()).toHaveLength(1);
      return all.creates();
    },
  ],

  'the second of three responses is lost': [
    ['video', 'image'],
    async (make) => {
      const all = setup({}, { apiKey: key });
      const fetch: Fetch = async (url, init) => {
        const response = await all.gen.fetch(url, init);
        if (all.creates() === 2) throw new TypeError('fetch failed');
        return response;
      };
      const genmedia = createGenMediaProvider({ gen: all.gen.withOptions({ fetch }) });
      expectCallError(await failure(make(genmedia, { n: 3 })), OutcomeUnknownError, all, 1);
      return all.creates();
    },
  ],

  'the service responds 429, then accepts': [
    ['video', 'image', 'speech'],
    async (make) => {
      const all = setup({ faults: [{ fault: 'status', code: 429, times: 1 }] });
      const { bytes, warnings } = await make(all.genmedia);
      expect([bytes > 50, warnings, all.sandbox.tasks().length]).toEqual([true, [], 1]);
      return all.creates();
    },
  ],

  'the service always responds 429': [
    ['video', 'image', 'speech'],
    async (make) => {
      const all = setup({ faults: [{ fault: 'status', code: 429 }] }, { apiKey: key });
      const error = await failure(make(all.genmedia));
      expectCallError(error, RejectedError, all, 0);
      expect([error.statusCode, all.sandbox.tasks()]).toEqual([429, []]);
      return all.creates();
    },
  ],

  'the service responds 500': [
    ['video', 'image', 'speech'],
    async (make) => {
      const all = setup({ faults: [{ fault: 'status', code: 500, times: 1 }] }, { apiKey: key });
      expectCallError(await failure(make(all.genmedia)), OutcomeUnknownError, all, 0);
      return all.creates();
    },
  ],

  'the signal is aborted before the create': [
    ['video', 'image', 'speech'],
    async (make) => {
      const all = setup();
      const error = await failure(make(all.genmedia, { abortSignal: AbortSignal.abort() }));
      expect(error.name).toBe('AbortError');
      return all.creates();
    },
  ],

  'the signal is aborted during the create': [
    ['video', 'image', 'speech'],
    async (make) => {
      const stop = new AbortController();
      const all = setup({}, { apiKey: key });
      const fetch: Fetch = async (url, init) => {
        const response = await all.gen.fetch(url, init);
        stop.abort();
        init.signal?.throwIfAborted();
        return response;
      };
      const genmedia = createGenMediaProvider({ gen: all.gen.withOptions({ fetch }) });
      const error = await failure(make(genmedia, { abortSignal: stop.signal }));
      expectCallError(error, OutcomeUnknownError, all, 0);
      expect(all.sandbox.tasks()).toHaveLength(1);
      return all.creates();
    },
  ],

  'the signal is aborted during the wait': [
    ['video', 'image', 'speech'],
    async (make) => {
      const stop = new AbortController();
      const all = setup({}, { onEvent: ({ type }) => type === 'poll' && stop.abort() });
      const error = await failure(make(all.genmedia, { abortSignal: stop.signal }));
      const [{ id } = { id: '' }] = all.sandbox.tasks();
      expect(error).toMatchObject({ name: 'AbortError', providerMetadata: { genmedia: { handles: [{ id }] } } });
      return all.creates();
    },
  ],

  'a webhook gets `processing` first': [
    ['video'],
    async () => {
      const received: string[] = [];
      const callbacks = createCallbackHandler({
        verify: tokenInUrl(token),
        onUpdate: ({ state }) => received.push(state),
      });
      const deliver = (request: Request) => callbacks(request);
      const all = setup({ deliver }, { wait: { callbacks } });
      const [model, webhook] = [all.genmedia.video('genq2'), all.genmedia.webhook(hooks)];
      const { videos, providerMetadata } = await makeVideo(all.genmedia, { model, webhook });
      expect([videos.length, received]).toEqual([1, ['processing', 'success']]);
      expect(providerMetadata.genmedia?.videos).toHaveLength(1);
      // The URL is that of the receiver, without what connects it with the call.
      expect(all.sandbox.callbacks().map(({ url }) => url)).toEqual([hooks, hooks]);
      return all.creates();
    },
  ],

  'no notification of a webhook arrives': [
    ['video'],
    async () => {
      const callbacks = createCallbackHandler({ verify: tokenInUrl(token) });
      const all = setup(
        { deliver: (request) => callbacks(request), faults: [{ fault: 'callback-lost' }] },
        { wait: { callbacks } },
      );
      const model = all.genmedia.video('genq2');
      const { videos } = await makeVideo(all.genmedia, { model, webhook: all.genmedia.webhook(hooks) });
      expect(videos).toHaveLength(1);
      return all.creates();
    },
  ],

  'a webhook is aborted during the wait': [
    ['video'],
    async () => {
      const stop = new AbortController();
      const callbacks = createCallbackHandler({ verify: tokenInUrl(token), onUpdate: () => stop.abort() });
      const all = setup({ deliver: (request) => callbacks(request) }, { wait: { callbacks } });
      const [model, webhook] = [all.genmedia.video('genq2'), all.genmedia.webhook(hooks)];
      const error = await failure(makeVideo(all.genmedia, { model, webhook, abortSignal: stop.signal }));
      expect(error.name).toBe('AbortError');
      return all.creates();
    },
  ],

  '`poll` or `webhook` takes over 10 minutes': [
    ['video'],
    async () => {
      const all = setup({ deliver: async () => Response.json({}), timing: { end: 11 * 60_000 } });
      const model = all.genmedia.video('genq2');
      const error = await failure(makeVideo(all.genmedia, { model, webhook: all.genmedia.webhook(hooks) }));
      expect(error.message).toContain('timed out after 600000ms');
      const poll = { timeoutMs: 3_600_000 };
      const { videos } = await makeVideo(all.genmedia, { model, webhook: all.genmedia.webhook(hooks), poll });
      expect(videos).toHaveLength(1);
      return all.creates() - 1;
    },
  ],

  'the task fails': [
    ['video', 'image', 'speech'],
    async (make) => {
      const all = setup({ faults: [{ fault: 'failed', errCode: 'NO_SEA' }] }, { apiKey: key });
      const error = await failure(make(all.genmedia));
      expectCallError(error, TaskFailedError, all, 1);
      // The response to a create of speech is a task that has ended, and has no code.
      const [{ operation, id } = { operation: '', id: '' }] = all.sandbox.tasks();
      const says = `Task ${id} failed with err_code NO_SEA. To try again, create another task, which costs credits`;
      const isSpeech = operation === 'createSpeech';
      expect(error.message).toBe(
        isSpeech
          ? 'createSpeech failed without an err_code. Read the task: it may have one. To try again, create another task, which costs credits'
          : says,
      );
      return all.creates();
    },
  ],

  'the task of a webhook fails': [
    ['video'],
    async () => {
      const all = setup(
        { deliver: async () => Response.json({}), faults: [{ fault: 'failed', errCode: 'NO_SEA' }] },
        { apiKey: key },
      );
      const model = all.genmedia.video('genq2');
      const error = await failure(makeVideo(all.genmedia, { model, webhook: all.genmedia.webhook(hooks) }));
      expectCallError(error, TaskFailedError, all, 1);
      return all.creates();
    },
  ],

  'the URL of a file has expired': [
    ['video', 'image', 'speech'],
    async (make) => {
      const all = setup();
      const loaded: boolean[] = [];
      const fetch: Fetch = async (url, init) => {
        const isFile = url.includes('/results/');
        if (isFile && loaded.length === 0) await all.sandbox.advance('25h');
        const response = await all.gen.fetch(url, init);
        if (isFile) loaded.push(response.ok);
        return response;
      };
      const genmedia = createGenMediaProvider({ gen: all.gen.withOptions({ fetch }) });
      expect((await make(genmedia)).bytes).toBeGreaterThan(50);
      expect(loaded).toEqual([false, true]);
      return all.creates();
    },
  ],

  'the file is an error page with status 200': [
    ['video', 'image', 'speech'],
    async (make) => {
      const all = setup({ faults: [{ fault: 'html', operation: 'results' }] }, { apiKey: key });
      expectCallError(await failure(make(all.genmedia)), DownloadError, all, 1);
      return all.creates();
    },
  ],

  'one of three files cannot be loaded': [
    ['video', 'image'],
    async (make) => {
      const all = setup({}, { apiKey: key });
      let broken: string | undefined;
      const fetch: Fetch = async (url, init) => {
        const { pathname } = new URL(url);
        if (pathname.includes('/results/')) broken ??= pathname;
        return pathname === broken ? new Response('<html>Sorry</html>') : all.gen.fetch(url, init);
      };
      const genmedia = createGenMediaProvider({ gen: all.gen.withOptions({ fetch }) });
      expectCallError(await failure(make(genmedia, { n: 3 })), DownloadError, all, 3);
      return all.creates();
    },
  ],

  'an image task has no images': [
    ['image'],
    async (make) => {
      const all = empty();
      const error = await failure(make(all.genmedia));
      expect(NoImageGeneratedError.isInstance(error)).toBe(true);
      const [{ id } = { id: '' }] = all.sandbox.tasks();
      expect(error.calls[0].providerMetadata.genmedia.handles).toMatchObject([{ id }]);
      return all.creates();
    },
  ],

  'a video task has no videos': [
    ['video'],
    async (make) => {
      const all = empty();
      const error = await failure(make(all.genmedia));
      expect(NoVideoGeneratedError.isInstance(error)).toBe(true);
      const [{ id } = { id: '' }] = all.sandbox.tasks();
      expect(error.responses[0].providerMetadata.genmedia.handles).toMatchObject([{ id }]);
      return all.creates();
    },
  ],

  'a speech task has no file': [
    ['speech'],
    async (make) => {
      const all = empty();
      expectCallError(await failure(make(all.genmedia)), DownloadError, all, 1);
      return all.creates();
    },
  ],
};

/** The table of the guide: what happens, and how many creates arrive. */
const shown = [...guide('ai-sdk').matchAll(/^\| ([^|]+?) +\| (\d) +\| ([^|]+?) +\|$/gm)].map(([, what, count]) => [
  what,
  count,
]);

it('covers the rows of the guide', () => {
  expect(shown.map(([what]) => what)).toEqual(Object.keys(rows));
});

const cells = Object.entries(rows).flatMap(([what, [of, run]]) => of.map((kind) => [what, kind, run] as const));

it.each(cells)('sends as many creates as the guide says if %s, for %s', async (what, kind, run) => {
  const [, count] = shown.find(([row]) => row === what) ?? [];
  expect(`${await run(kinds[kind])}`).toBe(count);
});

it('reads a task again that cannot be read right after its notification, since the AI SDK would give up', async () => {
  const { genmedia, sandbox } = setup({ deliver: async () => Response.json({}) });
  const model = genmedia.video('genq2');
  const { operation } = await ends(startVideo({ model, prompt, webhookUrl: hooks }));
  await sandbox.finish(sandbox.tasks()[0]?.id ?? '');
  sandbox.setFaults([{ fault: 'status', code: 503, times: 2 }]);
  expect(await ends(getVideoStatus(model, { operation }))).toMatchObject({ status: 'completed', videos: [{}] });
});
