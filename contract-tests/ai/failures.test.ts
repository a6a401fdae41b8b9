import {
  APICallError,
  experimental_getVideoStatus as getVideoStatus,
  NoImageGeneratedError,
  NoVideoGeneratedError,
  experimental_startVideo as startVideo,
} from 'ai';
import { expect, it } from 'vitest';
import { CallError, createGenMediaProvider } from '../../src/ai/index.js';
import { createCallbackHandler, tokenInUrl } from '../../src/callbacks/index.js';
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

/** An error of a call: one of the AI SDK that is not retryable, with ours as its cause, and without the key. */
function expectCallError(error: CallError, cause: unknown, { sandbox }: AiSetup): void {
  expect(error).toBeInstanceOf(CallError);
  expect([APICallError.isInstance(error), error.isRetryable]).toEqual([true, false]);
  expect(error.cause).toBeInstanceOf(cause);
  expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toContain(key);
  const ids = sandbox.tasks().map(({ id }) => id);
  const { handles } = error.providerMetadata.genmedia as unknown as { handles: { id: string }[] };
  for (const { id } of handles) expect(ids).toContain(id);
}

/** The rows of the table in the guide, by what happens. Each returns how many creates arrived. */
const rows: Record<string, () => Promise<number>> = {
  'the response to a create is lost': async () => {
    const all = setup({ faults: [{ fault: 'lost', times: 1 }] }, { apiKey: key });
    const error = await failure(makeVideo(all.genmedia, { model: all.genmedia.video('genq2'), poll: {} }));
    expectCallError(error, OutcomeUnknownError, all);
    expect(all.sandbox.tasks()).toHaveLength(1);
    return all.creates();
  },

  'the second of three responses is lost': async () => {
    const all = setup({}, { apiKey: key });
    const fetch: Fetch = async (url, init) => {
      const response = await all.gen.fetch(url, init);
      if (all.creates() === 2) throw new TypeError('fetch failed');
      return response;
    };
    const genmedia = createGenMediaProvider({ gen: all.gen.withOptions({ fetch }) });
    const error = await failure(makeVideo(genmedia, { model: genmedia.video('genq2'), n: 3 }));
    expectCallError(error, OutcomeUnknownError, all);
    expect(error.providerMetadata.genmedia.handles).toHaveLength(1);
    return all.creates();
  },

  'the service responds 429, then accepts': async () => {
    const all = setup({ faults: [{ fault: 'status', code: 429, times: 1 }] });
    const { videos } = await makeVideo(all.genmedia, { model: all.genmedia.video('genq2') });
    expect([videos.length, all.sandbox.tasks().length]).toEqual([1, 1]);
    return all.creates();
  },

  'the service always responds 429': async () => {
    const all = setup({ faults: [{ fault: 'status', code: 429 }] }, { apiKey: key });
    const error = await failure(makeVideo(all.genmedia, { model: all.genmedia.video('genq2') }));
    expectCallError(error, RejectedError, all);
    expect([error.statusCode, all.sandbox.tasks()]).toEqual([429, []]);
    return all.creates();
  },

  'the service responds 500': async () => {
    const all = setup({ faults: [{ fault: 'status', code: 500, times: 1 }] }, { apiKey: key });
    const error = await failure(makeVideo(all.genmedia, { model: all.genmedia.video('genq2') }));
    expectCallError(error, OutcomeUnknownError, all);
    return all.creates();
  },

  'the signal is aborted before the create': async () => {
    const all = setup();
    const abortSignal = AbortSignal.abort();
    const error = await failure(makeVideo(all.genmedia, { model: all.genmedia.video('genq2'), abortSignal }));
    expect(error.name).toBe('AbortError');
    return all.creates();
  },

  'the signal is aborted during the wait': async () => {
    const stop = new AbortController();
    const all = setup({}, { onEvent: ({ type }) => type === 'poll' && stop.abort() });
    const call = makeVideo(all.genmedia, { model: all.genmedia.video('genq2'), abortSignal: stop.signal });
    const error = await failure(call);
    const [{ id } = { id: '' }] = all.sandbox.tasks();
    expect(error).toMatchObject({ name: 'AbortError', providerMetadata: { genmedia: { handles: [{ id }] } } });
    return all.creates();
  },

  'a webhook gets `processing` first': async () => {
    const received: string[] = [];
    const callbacks = createCallbackHandler({
      verify: tokenInUrl(token),
      onUpdate: ({ state }) => received.push(state),
    });
    const deliver = (request: Request) => callbacks(request);
    const all = setup({ deliver }, { wait: { callbacks } });
    const model = all.genmedia.video('genq2');
    const { videos, providerMetadata } = await makeVideo(all.genmedia, { model, webhook: all.genmedia.webhook(hooks) });
    expect([videos.length, received]).toEqual([1, ['processing', 'success']]);
    expect(providerMetadata.genmedia?.videos).toHaveLength(1);
    // The URL is that of the receiver, without what connects it with the call.
    expect(all.sandbox.callbacks().map(({ url }) => url)).toEqual([hooks, hooks]);
    return all.creates();
  },

  'no notification of a webhook arrives': async () => {
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

  'a webhook is aborted during the wait': async () => {
    const stop = new AbortController();
    const callbacks = createCallbackHandler({ verify: tokenInUrl(token), onUpdate: () => stop.abort() });
    const all = setup({ deliver: (request) => callbacks(request) }, { wait: { callbacks } });
    const [model, webhook] = [all.genmedia.video('genq2'), all.genmedia.webhook(hooks)];
    const error = await failure(makeVideo(all.genmedia, { model, webhook, abortSignal: stop.signal }));
    expect(error.name).toBe('AbortError');
    return all.creates();
  },

  '`poll` or `webhook` takes over 10 minutes': async () => {
    const all = setup({ deliver: async () => Response.json({}), timing: { end: 11 * 60_000 } });
    const model = all.genmedia.video('genq2');
    const error = await failure(makeVideo(all.genmedia, { model, webhook: all.genmedia.webhook(hooks) }));
    expect(error.message).toContain('timed out after 600000ms');
    const poll = { timeoutMs: 3_600_000 };
    const { videos } = await makeVideo(all.genmedia, { model, webhook: all.genmedia.webhook(hooks), poll });
    expect(videos).toHaveLength(1);
    return all.creates() - 1;
  },

  'the task fails': async () => {
    const all = setup({ faults: [{ fault: 'failed', errCode: 'NO_SEA' }] }, { apiKey: key });
    const error = await failure(makeVideo(all.genmedia, { model: all.genmedia.video('genq2') }));
    expectCallError(error, TaskFailedError, all);
    expect([error.message, error.providerMetadata.genmedia.handles.length]).toEqual([
      expect.stringContaining('NO_SEA'),
      1,
    ]);
    return all.creates();
  },

  'the task of a webhook fails': async () => {
    const all = setup(
      { deliver: async () => Response.json({}), faults: [{ fault: 'failed', errCode: 'NO_SEA' }] },
      { apiKey: key },
    );
    const model = all.genmedia.video('genq2');
    const error = await failure(makeVideo(all.genmedia, { model, webhook: all.genmedia.webhook(hooks) }));
    expectCallError(error, TaskFailedError, all);
    return all.creates();
  },

  'the URL of a file has expired': async () => {
    const all = setup();
    let advanced = 0;
    const { video } = await makeVideo(all.genmedia, {
      model: all.genmedia.video('genq2'),
      download: async (file) => {
        await all.sandbox.advance('25h');
        advanced += 1;
        expect((await all.gen.fetch(file.url.href, {})).ok).toBe(false);
        return all.genmedia.download(file);
      },
    });
    expect([advanced, video.uint8Array.length > 100]).toEqual([1, true]);
    return all.creates();
  },

  'the file is an error page with status 200': async () => {
    const all = setup({ faults: [{ fault: 'html', operation: 'results' }] }, { apiKey: key });
    const error = await failure(makeVideo(all.genmedia, { model: all.genmedia.video('genq2') }));
    expectCallError(error, Error, all);
    expect([error.cause.code, error.providerMetadata.genmedia.handles.length]).toEqual(['download', 1]);
    return all.creates();
  },

  'an image task has no images': async () => {
    const all = empty();
    const error = await failure(makeImage({ model: all.genmedia.image('genq2'), prompt }));
    expect(NoImageGeneratedError.isInstance(error)).toBe(true);
    return all.creates();
  },

  'a video task has no videos': async () => {
    const all = empty();
    const error = await failure(makeVideo(all.genmedia, { model: all.genmedia.video('genq2') }));
    expect(NoVideoGeneratedError.isInstance(error)).toBe(true);
    const [{ id } = { id: '' }] = all.sandbox.tasks();
    expect(error.responses[0].providerMetadata.genmedia.handles).toMatchObject([{ id }]);
    return all.creates();
  },

  'a speech task has no file': async () => {
    const all = empty();
    const error = await failure(makeSpeech({ model: all.genmedia.speech(), text: 'Good evening.', voice }));
    expectCallError(error, Error, all);
    expect([error.cause.code, error.providerMetadata.genmedia.handles.length]).toEqual(['download', 1]);
    return all.creates();
  },
};

/** The table of the guide: what happens, and how many creates arrive. */
const shown = [...guide('ai-sdk').matchAll(/^\| ([^|]+?) +\| (\d) +\| ([^|]+?) +\|$/gm)].map(([, what, count]) => [
  what,
  count,
]);

it('the guide has these rows', () => {
  expect(shown.map(([what]) => what)).toEqual(Object.keys(rows));
});

it.each(Object.entries(rows))('if %s, as many creates arrive as the guide says', async (what, run) => {
  const [, count] = shown.find(([row]) => row === what) ?? [];
  expect(`${await run()}`).toBe(count);
});

it('reads a task again that cannot be read right after its notification, since the AI SDK would give up', async () => {
  const { genmedia, sandbox } = setup({ deliver: async () => Response.json({}) });
  const model = genmedia.video('genq2');
  const { operation } = await ends(startVideo({ model, prompt, webhookUrl: hooks }));
  await sandbox.finish(sandbox.tasks()[0]?.id ?? '');
  sandbox.setFaults([{ fault: 'status', code: 503, times: 2 }]);
  expect(await ends(getVideoStatus(model, { operation }))).toMatchObject({ status: 'completed', videos: [{}] });
});
