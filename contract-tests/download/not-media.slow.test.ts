import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { failure } from '../client/failure.js';
import { mp4, png, wav } from '../inputs/samples.js';
import { allOf, content, folder, loader, start } from './setup.js';
import { says, sends } from './storage.js';

const bytes = content(200_000);
const query = '?Expires=1&Signature=hush-hush%2Fhush';

/** What an error says about a response with status 200 that is not a file, for a file and for a stream. */
async function errorsOf(text: string, type: string | undefined, retries = 0) {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const { url, received } = await start(says(200, headers, Buffer.from(text)));
  const out = await folder();
  await writeFile(out.at('film'), 'old');
  const gen = loader();
  const errors = [
    await failure(gen.download(`${url}/film${query}`, out.at('film'), { retries })),
    await failure(gen.download(`${url}/film${query}`, undefined, { retries })),
  ];
  expect(await out.names()).toEqual(['film']);
  expect((await out.read('film')).toString()).toBe('old');
  return { errors, url, received };
}

describe('a text with status 200 in place of a file', () => {
  it.each([
    ['{"code":403,"message":"expired"}', 'application/json'],
    ['{"code":403,"message":"expired"}', 'application/json; charset=utf-8'],
    ['{"title":"expired"}', 'application/problem+json'],
    ['"expired"', 'application/json'],
    ['<?xml version="1.0"?><Error><Code>expired</Code></Error>', 'application/xml'],
    ['<?xml version="1.0"?><Error><Code>expired</Code></Error>', 'text/xml'],
    ['<!doctype html><h1>expired</h1>', 'text/html'],
    ['expired', 'text/plain'],
    ['{"message":"expired"}', 'application/octet-stream'],
    ['\n  [{"message":"expired"}]', undefined],
    ['\u{feff}{"message":"expired"}', undefined],
    ['<html>expired</html>', 'video/mp4'],
  ])('rejects a text with status 200, and quotes it: %s, as %s', async (text, type) => {
    const { errors, url } = await errorsOf(text, type);
    for (const error of errors) {
      expect(error).toMatchObject({ name: 'DownloadError', status: 200, url: `${url}/film`, bytes: 0 });
      expect(error.message).toContain(`the response is text, not media${type ? ` (${type})` : ''}: `);
      expect(error.message).toContain('expired');
    }
  });

  it('quotes only the beginning of a long text', async () => {
    const { errors } = await errorsOf(`{"message":"expired","more":"${'x'.repeat(100_000)}"}`, 'application/json');
    for (const { message } of errors) {
      expect(message).toContain('(application/json): {"message":"expired"');
      expect(message.length).toBeLessThan(500);
    }
  });

  it('quotes a text without the signatures of URLs', async () => {
    const quoted = [
      `https://files.example/film${query}`,
      `/film${query}`,
      'http://other.example/?sig=hush-hush',
      'Signature=hush-hush/hush',
      query.replace('&', '&amp;'),
    ];
    const { errors } = await errorsOf(`<Error>expired: ${quoted.join(' , ')}</Error>`, 'application/xml');
    for (const { message } of errors) {
      expect(message).toContain('<Error>expired: https://files.example/film , /film , http://other.example/ , ');
      expect(message).not.toContain('hush');
    }
  });

  it('requests the file again after a text, which may be temporary', async () => {
    const { received, errors } = await errorsOf('{}', 'application/json', 1);
    expect(received).toHaveLength(4);
    expect(errors[0].message).toContain('Attempts without progress: 2');
  });

  it('keeps the bytes received before a text in the middle of a download', async () => {
    const { url, received } = await start(
      sends(bytes, { cut: 70_000 }),
      says(200, { 'content-type': 'application/json' }, Buffer.from('{"message":"busy"}')),
      sends(bytes),
    );
    const out = await folder();
    await loader().download(url, out.at('film'));
    expect((await out.read('film')).equals(bytes)).toBe(true);
    expect(received.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=70000-', 'bytes=70000-']);
  });
});

it.each([
  ['and with a length', { 'content-length': '0' }],
  ['and without a length', { 'transfer-encoding': 'chunked' }],
])('rejects a file without a byte %s', async (_, headers) => {
  const { url } = await start(says(200, headers as Record<string, string>));
  const out = await folder();
  await writeFile(out.at('film'), 'old');
  for (const target of [out.at('film'), undefined]) {
    const error = await failure(loader().download(url, target as string, { retries: 0 }));
    expect(error).toMatchObject({ name: 'DownloadError', status: 200, bytes: 0 });
    expect(error.message).toContain('failed: the file is empty');
  }
  expect((await out.read('film')).toString()).toBe('old');
});

describe('media of any content type', () => {
  const svg = Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>');
  it.each([
    ['a picture', png],
    ['a video', mp4],
    ['a sound', wav],
    ['a picture in XML', svg],
    ['bytes of no known format', content(5000)],
  ])('accepts %s of any content type', async (_, media) => {
    const types = ['text/plain', 'application/octet-stream', 'application/json', 'text/html', 'video/mp4', undefined];
    for (const type of types) {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      const { url } = await start(says(200, headers, Buffer.from(media)));
      const { stream } = await loader().download(url, undefined, { retries: 0 });
      expect((await allOf(stream)).equals(media), type).toBe(true);
    }
  });

  it('accepts media that arrive byte by byte', async () => {
    const { url } = await start(async (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      for (const byte of png.subarray(0, 20)) {
        response.write(Uint8Array.of(byte));
        await new Promise(setImmediate);
      }
      response.end(png.subarray(20));
    });
    const { stream } = await loader().download(url, undefined, { retries: 0 });
    expect((await allOf(stream)).equals(png)).toBe(true);
  });
});
