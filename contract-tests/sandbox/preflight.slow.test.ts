import type { Img2VideoRequest } from 'genmedia/schema';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { operations } from '../../generated/operations.js';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { sandboxCommand } from '../../src/cli/sandbox.js';
import { RejectedError } from '../../src/index.js';
import { preflight } from '../../src/preflight/index.js';
import { ascii, join, uint32, zeros } from '../../src/sandbox/media/bytes.js';
import type { OperationId } from '../../src/terms/operation.js';
import { failure } from '../client/failure.js';
import { dataUri } from '../preflight/files/data-uri.js';
import { jpeg, png, pngSignature } from '../preflight/files/images.js';
import { avi, movie } from '../preflight/files/movies.js';
import { mp3 } from '../preflight/files/sounds.js';
import { requests } from '../preflight/requests.js';
import { listenOn } from '../support/listen-on.js';
import { callback_url, expectRejection, uncovered } from './rejection.js';
import { openStopped } from './setup.js';
import { expectServed, key, openSandbox, type Send, transports } from './transports.js';

type Request = [operation: OperationId, body: object];

const { text2video, img2video, startEnd, reference, sounds, mv, speech } = requests;

const inPng = (width: number, height: number, bytes = 0) => dataUri('image/png', png(width, height, bytes));
const inMp4 = (seconds: number) => dataUri('video/mp4', movie({ seconds }));
const inMp3 = (seconds: number) => dataUri('audio/mpeg', mp3(seconds));
const frames = (width: number, height: number) => startEnd({ images: [inPng(1000, 1000), inPng(width, height)] });

const lineOf = (operation: OperationId) => operations[operation].slice(0, 2).join(' ');
const send = (ask: Send, [operation, body]: Request) => ask(lineOf(operation), { body });

/** Rules of the document that no schema expresses, on both sides of their limits. */
const limits: [what: string, accepted: Request, rejected: Request, rule: string][] = [
  ['ratio', img2video({ images: [inPng(399, 100)] }), img2video({ images: [inPng(400, 100)] }), 'aspectRatio'],
  [
    'content',
    img2video({ images: [dataUri('image/jpeg', jpeg(256, 256))] }),
    img2video({ images: [dataUri('image/jpeg', avi({ seconds: 1 }))] }),
    'formats',
  ],
  [
    'decoded bytes',
    img2video({ images: [inPng(256, 256, 10 * 2 ** 20 - 1)] }),
    img2video({ images: [inPng(256, 256, 10 * 2 ** 20)] }),
    'decodedBytes',
  ],
  ['pixels', reference({ images: [inPng(128, 128)] }), reference({ images: [inPng(127, 128)] }), 'width'],
  ['length of a video', reference({ videos: [inMp4(8)] }), reference({ videos: [inMp4(8.2)] }), 'seconds'],
  [
    'length of two videos',
    reference({ videos: [inMp4(5), inMp4(4.5)] }),
    reference({ videos: [inMp4(5.2), inMp4(4.5)] }),
    'seconds',
  ],
  ['length of a sound', sounds({ sounds: [inMp3(3)] }), sounds({ sounds: [inMp3(2.8)] }), 'seconds'],
  ['frames', frames(1000, 800), frames(700, 700), 'frameRatio'],
  ['pauses', speech('One<#99.99#>two'), speech('One<#100#>two'), 'pauseMarker'],
  ['pauses in a row', speech('One<#1#>two<#1#>three'), speech('One<#1#><#1#>two'), 'pauseMarker'],
  ['JSON', text2video({ meta_data: '{"Label":"1"}' }), text2video({ meta_data: "{'Label':1}" }), 'contentMediaType'],
];

describe.each(transports)('a sandbox %s', (transport) => {
  it.each(limits)(
    'checks the %s of a request, with the sentences of preflight',
    async (_, accepted, rejected, rule) => {
      const { ask, sandbox } = await openSandbox(transport, { speed: 0 });
      expect((await send(ask, accepted)).status).toBe(200);
      expect(sandbox.tasks()).toHaveLength(1);

      const response = await send(ask, rejected);
      const errors = (await preflight(...rejected)).filter(({ severity }) => severity === 'error');
      expectRejection(response, 422, 'invalid_request');
      expect(errors.map((finding) => finding.rule)).toContain(rule);
      expect(response.error).toEqual({
        code: 'invalid_request',
        message: errors.map(({ message }) => message).join(' '),
        violations: errors.map(({ severity: _severity, docs: _docs, ...violation }) => violation),
      });
      expect(sandbox.tasks()).toHaveLength(1);
      expect(sandbox.requests(1)).toMatchObject([{ status: 422, rejection: response.error }]);
    },
  );

  it('creates and posts nothing for a request that it rejects', async () => {
    await uncovered(transport, async (ask) => {
      for (const [, , [operation, body]] of limits) {
        const withCallback = operation === 'createSpeech' ? body : { ...body, callback_url };
        expectRejection(await send(ask, [operation, withCallback]), 422, 'invalid_request');
      }
    });
  });
});

describe('a request that breaks a rule on files', () => {
  const wide: Img2VideoRequest = { model: 'genq3-turbo', images: [inPng(1000, 100)] };
  const sentence = 'images[0] has 1000 × 100 pixels, a ratio of 10:1; it must be more than 1:4 and less than 4:1.';

  it('rejects a request that breaks a rule on files in a test, before a task is created', async () => {
    const { gen, sandbox } = openStopped();
    const error = await failure(gen.img2video.create(wide));
    expect(error).toBeInstanceOf(RejectedError);
    expect(error).toMatchObject({ status: 422, body: { error: { message: sentence } } });
    expect(sandbox.tasks()).toEqual([]);
  });

  it('leaves a fault of tasks unused by a request that breaks a rule on files', async () => {
    const { gen, sandbox } = openStopped({ faults: [{ fault: 'failed', times: 1 }] });
    await failure(gen.img2video.create(wide));
    expect(sandbox.faults()).toHaveLength(1);
    const { id } = await gen.img2video.create({ model: 'genq3-turbo', images: [inPng(256, 256)] });
    await sandbox.advance('1m');
    expect(sandbox.tasks()).toMatchObject([{ id, state: 'failed' }]);
  });

  it('accepts a request that breaks a rule on files without preflight', async () => {
    const { gen, sandbox } = openStopped({ preflight: false });
    const { id } = await gen.img2video.create(wide);
    await gen.speech.create({ text: '<#1#>', voice_setting_voice_id: 'v' });
    await sandbox.advance('1m');
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'success' });
  });

  it('skips the rules on files with genmedia sandbox --no-preflight, and not without the flag', async () => {
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(() => void log.mockRestore());
    for (const [flags, status] of [
      [[], 422],
      [['--no-preflight'], 200],
    ] as const) {
      const port = await reservePort();
      const running = sandboxCommand(['--port', `${port}`, ...flags]);
      await vi.waitUntil(() => log.mock.calls.some(([text]) => `${text}`.includes(`:${port} `)), { timeout: 10_000 });
      try {
        const response = await fetch(`http://127.0.0.1:${port}/ent/v2/img2video`, {
          method: 'POST',
          headers: { authorization: 'Token key', 'content-type': 'application/json' },
          body: JSON.stringify(wide),
        });
        await response.text();
        expect(response.status).toBe(status);
      } finally {
        // What the command waits for, without a signal to the process of the tests.
        process.rawListeners('SIGTERM').at(-1)?.();
        await running;
      }
    }
  });

  it('leaves the key out of the rejection of a text that contains it', async () => {
    const { ask } = await openSandbox('in process');
    const { text, error } = await send(ask, speech(`One<#${key}#>two`));
    expect(error.message).toContain('has a pause <#');
    expect(text).not.toContain(key);
  });
});

describe('warnings of preflight', () => {
  it.each<[what: string, request: Request]>([
    ['another type than declared', img2video({ images: [dataUri('image/png', jpeg(256, 256))] })],
    ['line breaks in Base64', img2video({ images: [inPng(256, 256).replace(/.{76}/g, '$&\n')] })],
    ['a duration close to the limit', reference({ videos: [inMp4(8.05)] })],
    ['a name that no subject has', reference({ prompt: 'A [@cat]', images: [inPng(256, 256)] })],
  ])('accepts a request that preflight only warns of: %s', async (_, request) => {
    const { ask } = await openSandbox('in process');
    expect((await preflight(...request)).map(({ severity }) => severity)).toContain('warning');
    expect((await send(ask, request)).status).toBe(200);
  });
});

describe('URLs in a request', () => {
  /** A sandbox with finished tasks, and the URLs of their files. */
  async function finished() {
    const { gen, sandbox } = openStopped();
    const create = async (...[operation, body]: Request) => {
      const response = await sandbox.fetch(`http://localhost${operations[operation][1]}`, {
        method: 'POST',
        headers: { authorization: 'Token key', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { task_id?: string; file_url?: string; error?: { message: string } };
    };
    const read = async (id = '') => {
      const task = await gen.tasks.get(id);
      const { url = '', cover_url = '' } = (task.state === 'success' && task.creations[0]) || {};
      return { url, cover_url };
    };
    const make = async (...request: Request) => {
      const { task_id } = await create(...request);
      await sandbox.advance('1m');
      return read(task_id);
    };
    return { sandbox, create, make };
  }

  it('inspects the files of its own results in memory, as if they were requested', async () => {
    const { sandbox, create, make } = await finished();
    const video = (duration: number) => make('createText2Video', { model: 'genq2', prompt: 'A boat', duration });
    const image = (aspect_ratio: string) =>
      make('createReference2Image', { model: 'genq2', prompt: 'A boat', aspect_ratio });
    const { file_url = '' } = await create('createSpeech', { text: 'One', voice_setting_voice_id: 'v' });
    const [short, long, wide, square] = [await video(8), await video(9), await image('21:9'), await image('1:1')];

    const cases: [request: Request, message: RegExp | undefined][] = [
      [reference({ videos: [short.url] }), undefined],
      [reference({ videos: [long.url] }), /^videos\[0\] lasts 9 seconds; it must last at most 8 seconds/],
      [img2video({ images: [long.cover_url] }), undefined],
      [img2video({ images: [long.url] }), /^images\[0\] is mp4 by its content\. It must be png/],
      [mv({ lip_sync: true, resolution: '720p', lip_ref_url: square.url }), undefined],
      [mv({ lip_sync: true, resolution: '720p', lip_ref_url: wide.url }), /^lip_ref_url has .* a ratio of 2\.333:1/],
      [img2video({ images: [file_url] }), /^images\[0\] is wav by its content/],
      // Pixels, format and length of a placeholder are not those of what the service creates.
      [startEnd({ images: [square.url, inPng(1920, 1080)] }), undefined],
      [sounds({ sounds: [file_url] }), undefined],
      [mv({ audio_url: file_url }), undefined],
    ];
    for (const [request, message] of cases) {
      const { error } = await create(...request);
      if (message) expect(error?.message).toMatch(message);
      else expect(error).toBeUndefined();
      if (!message) continue;
      // The same as preflight says that requests the file.
      const fetch = { fetch: sandbox.fetch, allow: ['*'] };
      const findings = await preflight(...request, { fetch });
      const errors = findings.filter(({ severity }) => severity === 'error').map((finding) => finding.message);
      expect(errors.join(' ')).toBe(error?.message);
    }
    // Only preflight has requested files.
    const reads = sandbox.requests().filter(({ operation }) => operation === 'results');
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.every(({ status }) => status < 300)).toBe(true);
  });

  it('requests none of its own URLs', async () => {
    const { sandbox, create, make } = await finished();
    const { url } = await make('createText2Video', { model: 'genq2', prompt: 'A boat', duration: 9 });
    expect((await create(...reference({ videos: [url] }))).error).toBeDefined();
    expect(sandbox.requests().map(({ operation }) => operation)).not.toContain('results');
  });

  it('inspects none of its own URLs that lead to no file, or no longer', async () => {
    const { sandbox, create, make } = await finished();
    const { url } = await make('createText2Video', { model: 'genq2', prompt: 'A boat', duration: 9 });
    const { task_id } = await create('createText2Video', { model: 'genq2', prompt: 'A boat', duration: 9 });
    const unfinished = url.replace(/[0-9a-f-]{36}/, task_id ?? '');
    const unknown = url.replace(/[0-9a-f-]{36}/, 'x');
    for (const other of [unfinished, unknown, `${url}0`, 'https://example.com/_sandbox/results/']) {
      expect((await create(...reference({ videos: [other] }))).error).toBeUndefined();
    }
    expect((await create(...reference({ videos: [url] }))).error).toBeDefined();
    await sandbox.advance('30d');
    expect((await create(...reference({ videos: [url] }))).error).toBeUndefined();
  });

  it('requests no URLs of other servers', async () => {
    let requested = 0;
    const origin = await listenOn((_, response) => {
      requested += 1;
      response.end();
    });
    const { ask } = await openSandbox('over HTTP');
    for (const url of [`${origin}/a.png`, `${origin}/_sandbox/results/x/result.png?expires=1`]) {
      expect((await send(ask, img2video({ images: [url] }))).status).toBe(200);
      // One that is inspected does not change that.
      expect((await send(ask, startEnd({ images: [url, inPng(256, 256)] }))).status).toBe(200);
    }
    expect(requested).toBe(0);
  });
});

describe('hostile files', () => {
  const huge = uint32(0xffff_ffff);
  it('rejects hostile files, and continues', async () => {
    const room = await openSandbox('over HTTP');
    const files = [
      `data:image/png;base64,${'A'.repeat(13_000_000)}`,
      `data:image/png;base64,${'A'.repeat(1_000_001)}`,
      `data:image/png;base64,${'A='.repeat(500_000)}`,
      `data:image/png;base64,A${'\n'.repeat(1_000_000)}`,
      `data:image/png;base64,iVBOR\u0000\ud800`,
      dataUri('image/png', join(ascii('PK\x03\x04'), zeros(500))),
      dataUri('image/png', Uint8Array.from(pngSignature)),
      dataUri('image/jpeg', join([0xff, 0xd8, 0xff], new Uint8Array(1_000_000).fill(0xff))),
      dataUri('image/png', png(1, 65_000)),
      dataUri('image/webp', join(ascii('RIFF'), huge, ascii('WEBPVP8 '), zeros(40))),
    ];
    for (const file of files) {
      expectRejection(await send(room.ask, img2video({ images: [file] })), 422, 'invalid_request');
    }
    const videos = [
      join(ascii('\0\0\0\x10ftypisom'), zeros(4), huge, ascii('moov'), zeros(99)),
      join(ascii('\0\0\0\x10ftypisom'), zeros(1_000_000)),
    ];
    for (const file of videos) {
      const response = await send(room.ask, reference({ videos: [dataUri('video/mp4', file)] }));
      expectRejection(response, 422, 'invalid_request');
    }
    await expectServed(room);
  });

  it('rejects the hostile files of many requests at the same time one by one', async () => {
    const room = await openSandbox('over HTTP');
    const bad = img2video({ images: [`data:image/png;base64,${'A'.repeat(100_000)}`] });
    const good = img2video({ images: [inPng(256, 256)] });
    const all = await Promise.all(Array.from({ length: 40 }, (_, at) => send(room.ask, at % 2 ? bad : good)));
    expect(all.map(({ status }) => status)).toEqual(all.map((_, at) => (at % 2 ? 422 : 200)));
    expect(room.sandbox.tasks()).toHaveLength(20);
  });
});
