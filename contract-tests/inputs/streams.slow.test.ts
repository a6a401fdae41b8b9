import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../scripts/lib/listen.js';
import { InvalidRequestError, type Violation } from '../../src/index.js';
import { type FilePurpose, fromBlob, fromBytes, fromResponse, fromStream } from '../../src/inputs/index.js';
import { failure } from '../client/failure.js';
import { png as pngOf } from '../preflight/files/images.js';
import { document, operations, resolve } from '../support/document.js';
import { png, samples } from './samples.js';

const purpose = { for: 'createImg2Video', field: 'images' } as const;
const image = pngOf(512, 512);
const uri = fromBytes(image);

/** As much as the document accepts of an image as a data URI, and of a whole request. */
const mostOfImage = resolve(document.components.schemas.CompactImageInput)['x-media'].decodedBytes.exclusiveMaximum - 1;
const largestBody = Math.max(...operations.map(({ operation }) => operation.requestBody?.['x-max-bytes'] ?? 0));
const mostOfRequest = 3 * Math.floor((largestBody - 'data:;base64,'.length) / 4);

/** A stream that counts what is taken of it, and has no end. */
function endless(chunk = new Uint8Array(65_536)) {
  const state = { taken: 0, canceled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(state.taken === 0 ? image : chunk);
        state.taken += state.taken === 0 ? image.length : chunk.length;
      },
      cancel: () => {
        state.canceled = true;
        // Never settles: nobody waits for it.
        return new Promise(() => {});
      },
    },
    { highWaterMark: 0 },
  );
  return { state, stream };
}

const chunked = (bytes: Uint8Array, length: number) =>
  ReadableStream.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
    })(),
  ) as ReadableStream<Uint8Array>;

/** The same content as each kind of input. */
const kinds: [kind: string, what: string, read: (bytes: Uint8Array, purpose?: FilePurpose) => Promise<string>][] = [
  ['a Blob', 'The blob', (bytes, ...rest) => fromBlob(new Blob([bytes]), ...rest)],
  ['a File', 'The file a.txt', (bytes, ...rest) => fromBlob(new File([bytes], 'a.txt'), ...rest)],
  ['a stream', 'The stream', (bytes, ...rest) => fromStream(chunked(bytes, 1000), ...rest)],
  [
    'a Node stream',
    'The stream',
    (bytes, ...rest) => fromStream(Readable.toWeb(Readable.from([bytes])) as ReadableStream, ...rest),
  ],
  ['a Response', 'The response', (bytes, ...rest) => fromResponse(new Response(bytes), ...rest)],
];

describe.each(kinds)('%s', (_, what, read) => {
  it('makes the same data URI as of its bytes, whatever its name', async () => {
    for (const [, , bytes] of samples) expect(await read(bytes)).toBe(fromBytes(bytes));
  });

  it('checks the input for its field, as bytes are', async () => {
    expect(await read(image, purpose)).toBe(uri);
    const wide = pngOf(1000, 100);
    const error = await failure(read(wide, purpose));
    const expected = await failure(fromBytes(wide, purpose));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.violations).toEqual(
      expected.violations?.map((violation: Violation) => ({
        ...violation,
        message: violation.message.replace('The input', what),
      })),
    );
    expect(error.operation).toBe('createImg2Video');
  });

  it('rejects empty input and unknown formats', async () => {
    expect((await failure(read(new Uint8Array()))).message).toContain(`${what} is empty.`);
    expect((await failure(read(new TextEncoder().encode('<html>')))).message).toContain(
      `${what} begins with the bytes`,
    );
  });

  it('accepts as many bytes as a request can hold', async () => {
    const largest = new Uint8Array(mostOfRequest - 9);
    largest.set(png);
    expect((await read(largest)).length).toBeLessThanOrEqual(largestBody);
    const error = await failure(read(new Uint8Array(mostOfRequest + 3)));
    expect(error.violations).toMatchObject([{ rule: 'maxBytes', allowed: largestBody }]);
    expect(error.message).toContain(what);
  });

  it('accepts as many bytes as the field accepts', async () => {
    const largest = pngOf(512, 512, mostOfImage);
    expect(largest.length).toBe(mostOfImage);
    expect((await read(largest, purpose)).length).toBeGreaterThan(mostOfImage);
    const error = await failure(read(pngOf(512, 512, mostOfImage + 1), purpose));
    expect(error.violations).toMatchObject([
      {
        rule: 'decodedBytes',
        allowed: { exclusiveMaximum: mostOfImage + 1 },
        message: expect.stringContaining(`images of createImg2Video accepts at most ${mostOfImage}. Make it smaller`),
      },
    ]);
    expect(error.message).toContain(what);
  });

  it('names the fields of an operation that lacks the specified one', async () => {
    const error = await failure(read(image, { for: 'createImg2Video', field: 'image' as never }));
    expect(error.message).toContain('Its fields for files are images');
  });
});

describe('chunks of a stream', () => {
  it.each<[string, (bytes: Uint8Array<ArrayBuffer>) => ArrayBufferView]>([
    ['DataView', (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)],
    ['Uint16Array', (bytes) => new Uint16Array(bytes.slice().buffer)],
  ])('counts the bytes of a chunk that is a %s', async (_, viewOf) => {
    const even = new Uint8Array(image.length + (image.length % 2));
    even.set(image);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(viewOf(even));
        controller.close();
      },
    });
    expect(await fromStream(stream)).toBe(await fromBytes(even));
  });
});

describe('a stream without end', () => {
  it.each<[string, FilePurpose | undefined, number]>([
    ['a request can hold', undefined, mostOfRequest],
    ['its field accepts', purpose, mostOfImage],
  ])('cancels a stream as soon as it is larger than %s', async (_, what, most) => {
    const { state, stream } = endless();
    const error = await failure(fromStream(stream, what));
    expect(error.message).toContain(`The stream has more than ${most} bytes`);
    expect(state).toEqual({ taken: expect.any(Number), canceled: true });
    expect(state.taken).toBeLessThanOrEqual(most + 65_536);
  });

  it('cancels a stream before it is read if its purpose is wrong', async () => {
    const { state, stream } = endless();
    await failure(fromStream(stream, { for: 'createImg2Video', field: 'image' as never }));
    expect(state).toEqual({ taken: 0, canceled: true });
  });
});

describe('a stream', () => {
  it('reports a stream that fails, with the cause', async () => {
    const cause = new Error('the disk is gone');
    const error = await failure(fromStream(new ReadableStream({ pull: (controller) => controller.error(cause) })));
    expect(error.message).toBe('The stream cannot be read: the disk is gone.');
    expect(error.cause).toBe(cause);
  });

  it('rejects a stream of text', async () => {
    const stream = ReadableStream.from(['text']) as never;
    expect((await failure(fromStream(stream))).message).toContain('its chunks are not bytes but string');
  });

  it('rejects a stream that has a reader, and does not consume it', async () => {
    const stream = new Blob([image]).stream();
    const reader = stream.getReader();
    expect((await failure(fromStream(stream))).message).toContain('The stream is being read already.');
    expect((await reader.read()).value).toEqual(image);
  });
});

describe('a response for fromResponse', () => {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    sent.push(`${request.url}`);
    response.on('close', () => sent.push(`closed ${request.url}`));
    if (request.url === '/image') response.end(image);
    else if (request.url === '/missing') response.writeHead(404, { 'content-type': 'image/png' }).end(image);
    else if (request.url === '/part') response.writeHead(206).end(image);
    else {
      response.writeHead(200, { 'content-length': mostOfRequest + 4 });
      response.write(image);
    }
  });
  let origin = '';
  beforeAll(async () => {
    const { url, close } = await listen(server);
    origin = url;
    return close;
  });

  it('makes a data URI of a response', async () => {
    expect(await fromResponse(await fetch(`${origin}/image`), purpose)).toBe(uri);
  });

  it.each([
    ['missing', 404],
    ['part', 206],
  ])('rejects a response of /%s with status %i', async (path, status) => {
    const error = await failure(fromResponse(await fetch(`${origin}/${path}`)));
    expect(error.violations).toMatchObject([{ rule: 'status', allowed: 200 }]);
    expect(error.message).toContain(`The response has status ${status}.`);
  });

  it('closes the connection of a response that declares too many bytes, and does not read it', async () => {
    const error = await failure(fromResponse(await fetch(`${origin}/huge`)));
    expect(error.message).toContain(`The response has ${mostOfRequest + 4} bytes`);
    await expect.poll(() => sent).toContain('closed /huge');
  });

  it('reads a response that declares the length of an encoded body', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-length': `${mostOfRequest + 4}` };
    expect(await fromResponse(new Response(image, { headers }))).toBe(uri);
  });

  it('rejects a response that was read already, or has no body', async () => {
    const response = new Response(image);
    await response.arrayBuffer();
    expect((await failure(fromResponse(response))).message).toContain('The response has been read already.');
    expect((await failure(fromResponse(new Response(null, { status: 204 })))).message).toContain('is empty');
  });
});

it.each<[string, () => Promise<string>, string]>([
  ['fromBlob', () => fromBlob(png as never), 'a Blob or a File, not this: Uint8Array. Pass it to fromBytes.'],
  ['fromBlob', () => fromBlob(null as never), 'a Blob or a File, not this: Null. A form has no file under that name.'],
  [
    'fromBlob',
    () => fromBlob(new Response() as never),
    'a Blob or a File, not this: Response. Pass it to fromResponse.',
  ],
  [
    'fromStream',
    () => fromStream(new Blob([]) as never),
    'a ReadableStream of bytes, not this: Blob. Pass it to fromBlob.',
  ],
  [
    'fromStream',
    () => fromStream(Readable.from([]) as never),
    'a ReadableStream of bytes, not this: Object. Convert a stream of Node',
  ],
  [
    'fromResponse',
    () => fromResponse(fetch('data:,') as never),
    'a Response, such as await fetch(url), not this: Promise. Await it first.',
  ],
  ['fromResponse', () => fromResponse('x' as never), 'a Response, such as await fetch(url), not this: String.'],
])('suggests another function in place of %s', async (name, call, says) => {
  const error = await failure(call());
  expect(error).toBeInstanceOf(InvalidRequestError);
  expect(error.message).toContain(`The first argument of ${name} must be ${says}`);
});
