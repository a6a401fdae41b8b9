import { afterEach, describe, expect, it } from 'vitest';
import { createCallbackHandler, tokenInUrl } from '../../src/callbacks/index.js';
import {
  type CallOptions,
  ConfigurationError,
  GenMedia,
  type GenMediaOptions,
  type RunOptions,
  type WatchOptions,
} from '../../src/index.js';
import { otel } from '../../src/otel/index.js';
import { baseUrl, fetch, gen, item, misspelled, request, sent } from './misspelled-options.js';

afterEach(() => void sent.splice(0));

describe('a misspelled option', () => {
  it.each(misspelled)('rejects a misspelled option, and sends nothing: %s', async (_, use, options, message) => {
    const error = await (async () => use(options as never))().then(
      () => undefined,
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain(message);
    expect(sent).toEqual([]);
  });
});

describe('every option of the types', () => {
  const ofWatch: Required<WatchOptions> = {
    ...{ signal: new AbortController().signal, timeout: 5000, extraHeaders: {}, extraQuery: {} },
    ...{ deadline: 5000, firstPollAfter: 0, interval: 1, maxInterval: 1 },
    callbacks: createCallbackHandler({ onUpdate: () => {}, verify: tokenInUrl('0123456789abcdef') }),
  };
  const { signal, timeout, extraHeaders, extraQuery } = ofWatch;
  const ofCall: Required<CallOptions> = {
    ...{ signal, timeout, extraHeaders, extraQuery },
    ...{ retries: 0, extraBody: {}, onSending: () => {} },
  };
  const ofRun: Required<RunOptions> = { ...ofCall, ...ofWatch, onUpdate: () => {}, onCreated: () => {} };

  it('accepts every option of a client', () => {
    const { deadline, interval, maxInterval, firstPollAfter, callbacks } = ofWatch;
    const all: { [Name in keyof GenMediaOptions]-?: unknown } = {
      ...{ baseUrl, apiKey: 'k', fetch, timeout, retries: 0, extraHeaders, extraQuery, maxResponseBytes: 1 },
      wait: { deadline, interval, maxInterval, firstPollAfter, callbacks },
      ...{
        concurrency: 1,
        maxCredits: 1,
        validate: () => [],
        preflight: () => [],
        middleware: [],
        logger: console,
        logLevel: 'off',
      },
      ...{ onEvent: () => {}, trace: otel() },
    };
    expect(new GenMedia(all as GenMediaOptions)).toBeInstanceOf(GenMedia);
  });

  it('accepts every option of a create, a read, a run, a wait, a watch and items', async () => {
    const { id } = await gen.text2video.create(request, ofCall);
    await gen.tasks.get(id, ofCall);
    await gen.text2video.run(request, ofRun);
    await gen.tasks.wait(id, { ...ofWatch, onUpdate: () => {} });
    for await (const _ of gen.tasks.watch(id, ofWatch));
    const { signal: _, ...ofItem } = ofCall;
    const [first] = await gen.batch([{ ...item, options: ofItem } as never], ofWatch).results;
    expect(first?.task?.state).toBe('success');
  });
});
