import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError, GenMedia, InvalidRequestError } from '../../src/index.js';
import { fromBytes, fromFile } from '../../src/inputs/index.js';
import { preflight, preflightFile } from '../../src/preflight/index.js';
import { newFolder } from '../support/new-folder.js';
import { dataUri } from './files/data-uri.js';
import { bmp, jpeg, png } from './files/images.js';
import { movie } from './files/movies.js';
import { image } from './requests.js';

const sent: unknown[] = [];
const gen = new GenMedia({
  baseUrl: 'https://service.example',
  apiKey: 'key',
  preflight,
  fetch: async (_, { body }) => {
    sent.push(JSON.parse(`${body}`));
    return Response.json({ task_id: 'task-1', state: 'created' });
  },
});

describe('a client with preflight', () => {
  it('does not send a request with errors', async () => {
    const images = [dataUri('image/png', png(100, 1000))];
    const request = { model: 'genq3-turbo' as const, images };
    for (const call of [gen.img2video.create(request), gen.img2video.run(request)]) {
      const failure = await call.catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(InvalidRequestError);
      expect(failure).toMatchObject({
        operation: 'createImg2Video',
        violations: [{ rule: 'aspectRatio', path: '/images/0' }],
        message: expect.stringContaining('createImg2Video was not sent: images[0] has 100 × 1000 pixels'),
      });
    }
    expect(sent).toEqual([]);
  });

  it('reports what the validators find', async () => {
    const failure = await gen.text2video.create({ model: 'genq2' } as never).catch((error: unknown) => error);
    expect(failure).toMatchObject({ violations: [{ rule: 'required', path: '/prompt' }] });
  });

  it('sends a request with warnings as it was when it was checked', async () => {
    const body = { model: 'genq2-pro' as const, prompt: '[@hero] walks', images: [image] };
    const created = gen.reference2video.create(body);
    body.images.push('changed meanwhile');
    expect((await created).id).toBe('task-1');
    expect(sent.splice(0)).toEqual([{ model: 'genq2-pro', prompt: '[@hero] walks', images: [image] }]);
  });

  it('accepts only a function as the option preflight', () => {
    const options = { baseUrl: 'https://service.example', apiKey: 'key', preflight: true as never };
    expect(() => new GenMedia(options)).toThrow(
      'preflight must be a function, such as preflight of genmedia/preflight.',
    );
  });
});

describe('a file for a field', () => {
  const purpose = { for: 'createImg2Video', field: 'images' } as const;
  const folder = newFolder(afterAll);

  beforeAll(async () => {
    await writeFile(join(folder, 'good.png'), png(256, 256));
    await writeFile(join(folder, 'narrow.png'), png(100, 1000));
  });

  it('makes a data URI of a file that fits', async () => {
    expect(await fromBytes(png(256, 256), purpose)).toBe(dataUri('image/png', png(256, 256)));
    expect(await fromFile(join(folder, 'good.png'), purpose)).toBe(dataUri('image/png', png(256, 256)));
  });

  it('rejects a file that does not fit before a request is made', async () => {
    await expect(fromBytes(png(100, 1000), purpose)).rejects.toThrow(
      'The input has 100 × 1000 pixels, a ratio of 1:10',
    );
    await expect(fromFile(join(folder, 'narrow.png'), purpose)).rejects.toThrow(
      /^createImg2Video was not sent: The file .*narrow\.png has 100 × 1000 pixels/,
    );
    await expect(fromFile(join(folder, 'narrow.png'), purpose)).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(fromBytes(png(100, 100), { for: 'createReference2Video', field: 'images' })).rejects.toThrow(
      'its width must be at least 128',
    );
  });

  it('rejects a purpose that is not an object', async () => {
    await expect(fromBytes(png(256, 256), 'createImg2Video' as never)).rejects.toThrow(
      'The purpose of a file needs its options as an object with for, field, not this: String.',
    );
  });

  it('does not check a file without a purpose', async () => {
    expect(fromBytes(png(100, 1000))).toMatch(/^data:image\/png/);
    expect(await fromFile(join(folder, 'narrow.png'))).toMatch(/^data:image\/png/);
  });

  it('accepts bytes, a Blob, a File, a stream and a data URI', async () => {
    const bytes = png(100, 1000);
    const forms = [
      bytes,
      bytes.buffer,
      new Blob([bytes]),
      new File([bytes], 'a.png'),
      new Blob([bytes]).stream(),
      dataUri('image/png', bytes),
    ];
    for (const form of forms) {
      expect((await preflightFile(form, purpose)).map(({ rule }) => rule)).toEqual(['aspectRatio']);
    }
    await expect(preflightFile(7 as never, purpose)).rejects.toBeInstanceOf(ConfigurationError);
    await expect(preflightFile('narrow.png', purpose)).rejects.toThrow(
      'not this: String. Of a path, read the file first: await readFile(path)',
    );
  });

  it('cancels an endless stream', async () => {
    const chunk = new Uint8Array(8 * 1024 * 1024);
    let chunks = 0;
    const cancelled = new Promise((cancel) => {
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(chunks++ === 0 ? png(256, 256) : chunk),
        cancel,
      });
      void preflightFile(endless, purpose);
    });
    await cancelled;
    expect(chunks).toBeLessThan(40);
  });

  it.each<[string, unknown]>([
    ['an error of its own', Object.assign(new Error('The quota is used up'), { reason: 'private-host' })],
    ['no error', { reason: 'url' }],
  ])('reports a stream that ends with %s as unreadable', async (_, thrown) => {
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(thrown) });
    const findings = await preflightFile(broken, purpose);
    expect(findings).toEqual([]);
    expect(findings.notInspected).toMatchObject([{ path: '', reason: 'unreadable' }]);
    if (thrown instanceof Error) expect(findings.notInspected[0]?.message).toContain('The quota is used up');
  });

  it('reads a file behind a URL only if that is allowed', async () => {
    const bytes = png(100, 1000);
    const fetch = async () => new Response(bytes, { headers: { 'content-length': `${bytes.length}` } });
    const lookup = async () => [{ address: '8.8.8.8', family: 4 }];
    const check = (options: object) => preflightFile('https://files.example/a.png', { ...purpose, ...options });
    const unread = await check({});
    expect(unread).toEqual([]);
    expect(unread.notInspected).toMatchObject([{ path: '', reason: 'fetch-off' }]);
    expect((await check({ fetch: { fetch, lookup } })).map(({ rule }) => rule)).toEqual(['aspectRatio']);
    const face = { for: 'createMv', field: 'lip_ref_url', fetch: { fetch, lookup } } as const;
    expect((await preflightFile('https://files.example/a.png', face)).map(({ rule }) => rule)).toEqual(['aspectRatio']);
    await expect(check({ fetch: 1 })).rejects.toThrow('fetch must be true, false or options');
  });

  it('checks a file of a field in a list by the limits of that field', async () => {
    const findings = await preflightFile(png(100, 128), { for: 'createExplainComic', field: 'assets.image_uri' });
    expect(findings.map(({ rule, path }) => [rule, path])).toEqual([['width', '']]);
  });

  it('allows the longest duration that any number of files permits', async () => {
    const check = (seconds: number) =>
      preflightFile(movie({ seconds }), { for: 'createReference2Video', field: 'videos' });
    expect(await check(8)).toEqual([]);
    expect((await check(8.2)).map(({ rule }) => rule)).toEqual(['seconds']);
  });

  it('does not limit a file that is passed as a URL like a data URI', async () => {
    const large = png(256, 256, 10_485_760);
    expect(await preflightFile(large, { ...purpose, as: 'url' })).toEqual([]);
    expect((await preflightFile(large, purpose)).map(({ rule }) => rule)).toEqual(['decodedBytes']);
  });

  it.each([
    ['a jpeg of 4,095 pixels', jpeg(4095, 2048), []],
    ['a jpeg of 4,096 pixels', jpeg(4096, 2048), [['longestSide', 'error']]],
    ['a bmp of 2:1', bmp(400, 200), []],
    ['a bmp of more than 2:1', bmp(401, 200), [['aspectRatio', 'error']]],
    ['a bmp of 1:2', bmp(200, 400), []],
    ['a bmp of less than 1:2, which may be meant', bmp(200, 401), [['aspectRatio', 'warning']]],
    ['a png of 10 MB', png(200, 200, 10_485_760), []],
    ['a png of one byte more', png(200, 200, 10_485_761), [['bytes', 'error']]],
  ])('checks a picture of a face: %s', async (_, bytes, expected) => {
    const findings = await preflightFile(bytes, { for: 'createMv', field: 'lip_ref_url', as: 'url' });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual(expected);
  });

  it('rejects a data URI where only a URL is accepted', async () => {
    await expect(fromBytes(png(256, 256), { for: 'createMv', field: 'lip_ref_url' })).rejects.toThrow(
      'lip_ref_url accepts only a URL. Put the file on a server, and pass its URL.',
    );
  });

  it('rejects a field that takes no files', async () => {
    // @ts-expect-error: the types know the fields of each operation.
    const wrong = fromBytes(png(256, 256), { for: 'createMv', field: 'image' });
    await expect(wrong).rejects.toThrow(
      'createMv has no field image for a file. Its fields for files are images, audio_url, lip_ref_url.',
    );
    const incomplete = preflightFile(png(9, 9), { for: 'createMv' } as never);
    await expect(incomplete).rejects.toThrow('The option field is missing. A file is checked for an operation (for)');
    const misspelled = preflightFile(png(9, 9), { for: 'createImg2Vid', field: 'images' } as never);
    await expect(misspelled).rejects.toThrow(
      'There is no operation createImg2Vid with a request. Did you mean createImg2Video?',
    );
    const other = preflightFile(png(9, 9), { for: 'toString', field: 'images' } as never);
    await expect(other).rejects.toThrow(
      /^There is no operation toString with a request\. There are createText2Video, /,
    );
    await expect(fromBytes(png(9, 9), { for: 'createSpeech', field: 'text' } as never)).rejects.toThrow(
      'It has no field for files.',
    );
  });
});
