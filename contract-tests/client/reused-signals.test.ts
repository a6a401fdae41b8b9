import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Fetch, GenMedia, type GenMediaOptions, OutcomeUnknownError } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server } from './faulty-service.js';
import { type Behaviour, hangs, responds } from './server.js';

afterEach(() => void vi.unstubAllGlobals());

/** A client, and the signal that each of its calls has passed to `fetch`. */
function recorded(options: GenMediaOptions = {}, respond = () => Response.json(created)) {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch: Fetch = async (_, { signal }) => {
    signals.push(signal);
    return respond();
  };
  vi.stubGlobal('fetch', fetch);
  return { signals, gen: new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', ...options }) };
}

async function createOften(gen: GenMedia, times: number) {
  for (let call = 0; call < times; call += 1) await gen.text2video.create(request);
}

describe('a signal is passed to fetch', () => {
  it('for a few calls that end one after another, fewer than platforms warn about', async () => {
    const { gen, signals } = recorded();
    await createOften(gen, 40);
    const uses = [...new Set(signals)].map((signal) => signals.filter((one) => one === signal).length);
    expect(Math.max(...uses)).toBeGreaterThan(1);
    expect(Math.max(...uses)).toBeLessThanOrEqual(10);
  });

  it('once if calls run at the same time', async () => {
    const { gen, signals } = recorded();
    await Promise.all(Array.from({ length: 5 }, () => gen.text2video.create(request)));
    expect(new Set(signals).size).toBe(5);
  });

  it('never again after its call has failed', async () => {
    const { gen, signals } = recorded({}, () => new Response('', { status: signals.length === 2 ? 500 : 200 }));
    for (let call = 0; call < 3; call += 1) await failure(gen.text2video.create(request));
    expect(new Set(signals).size).toBe(3);
  });

  const pass: Fetch = (url, init) => globalThis.fetch(url, init);
  it.each<[string, GenMediaOptions]>([
    ['the caller has a fetch', { fetch: pass }],
    ['there is middleware', { middleware: [{ onResponse: () => undefined }] }],
  ])('once if %s, which may still read the response', async (_, options) => {
    const { gen, signals } = recorded(options);
    await createOften(gen, 4);
    expect(new Set(signals).size).toBe(4);
  });

  it('once on a platform that binds it to a request of its own', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
    const { gen, signals } = recorded();
    await createOften(gen, 4);
    expect(new Set(signals).size).toBe(4);
  });
});

it('an abort ends its own call, not one before it and none beside it', async () => {
  let release = () => {};
  const waits: Behaviour = (response, incoming) => {
    release = () => responds(200, { ...created, task_id: 'task-2' })(response, incoming);
  };
  const gen = await client([responds(200, created), responds(200, created), waits, hangs]);
  const first = await gen.text2video.create(request).withResponse();
  await gen.text2video.create(request);
  const beside = gen.text2video.create(request);
  await expect.poll(() => server?.received, { timeout: 60_000 }).toHaveLength(3);
  const controller = new AbortController();
  const aborted = failure(gen.text2video.create(request, { signal: controller.signal }));
  await expect.poll(() => server?.received, { timeout: 60_000 }).toHaveLength(4);
  controller.abort();
  expect(await aborted).toBeInstanceOf(OutcomeUnknownError);
  release();
  expect(await beside).toMatchObject({ id: 'task-2' });
  expect(first.data).toMatchObject({ id: 'task-1' });
  expect(server?.received).toHaveLength(4);
});

it('many calls with one signal of the caller cause no warning', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  const gen = await client([responds(200, created)]);
  const { signal } = new AbortController();
  for (let call = 0; call < 60; call += 1) await gen.text2video.create(request, { signal });
  expect(warnings).toEqual([]);
});
