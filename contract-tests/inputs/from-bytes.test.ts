import { describe, expect, it } from 'vitest';
import { InvalidRequestError, isGenMediaError } from '../../src/index.js';
import { fromBytes } from '../../src/inputs/index.js';
import { failure } from '../client/failure.js';
import { document, walk } from '../support/document.js';
import { png } from './samples.js';

const uri = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/** Of what is given in error, the beginning does: a report of megabytes helps nobody. */
const rejectionOf = (bytes: unknown) =>
  failure(Promise.resolve().then(() => fromBytes(bytes as Uint8Array).slice(0, 50)));

describe('input of fromBytes', () => {
  it.each<[string, Uint8Array | ArrayBuffer]>([
    ['a Uint8Array', png],
    ['an ArrayBuffer', png.buffer],
    ['a Buffer', Buffer.from(png)],
    ['a part of a larger buffer', new Uint8Array([1, 2, 3, ...png, 4, 5]).subarray(3, -2)],
    ['bytes of shared memory', shared(png)],
  ])('accepts %s', (_, bytes) => {
    expect(fromBytes(bytes)).toBe(uri);
  });

  it('keeps any number of bytes', () => {
    for (const more of [0, 1, 2, 3, 4, 5]) {
      const bytes = Buffer.concat([png, Buffer.alloc(more, 0xfb)]);
      expect(Buffer.from(fromBytes(bytes).split(',')[1] ?? '', 'base64').equals(bytes)).toBe(true);
    }
  });

  it('leaves the input unchanged', () => {
    const bytes = Uint8Array.from(png);
    fromBytes(bytes);
    expect(bytes).toEqual(png);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'Undefined.'],
    ['null', null, 'Null.'],
    ['a number', 7, 'Number.'],
    ['an object', {}, 'Object.'],
    ['an array of numbers', [...png], 'Array. Pass Uint8Array.from(array).'],
    ['a name that every object knows', { [Symbol.toStringTag]: 'constructor' }, 'constructor.'],
    [
      'a path',
      'bottle.png',
      "String. Decode Base64 with Buffer.from(text, 'base64'). A URL goes into a request as it is; fromFile reads the file at a path.",
    ],
    ['a promise', Promise.resolve(png), 'Promise. Await it first.'],
    ['a blob', new Blob([png]), 'Blob. Pass it to fromBlob.'],
    ['a stream', new Blob([png]).stream(), 'ReadableStream. Pass it to fromStream.'],
    ['a response', new Response(png), 'Response. Pass it to fromResponse.'],
  ])('rejects %s in place of bytes', async (_, value, said) => {
    const error = await rejectionOf(value);
    expect(error).toBeInstanceOf(InvalidRequestError);
    const message = `The first argument of fromBytes must be a Uint8Array or an ArrayBuffer, not this: ${said}`;
    expect(error.violations).toEqual([{ path: '', rule: 'type', allowed: ['Uint8Array', 'ArrayBuffer'], message }]);
  });

  it.each<[string, () => unknown]>([
    ['an empty array', () => new Uint8Array()],
    ['an empty buffer', () => new ArrayBuffer(0)],
    ['a buffer that was handed on', () => handedOn(png).buffer],
    ['a view of a buffer that was handed on', () => handedOn(png).view],
  ])('rejects %s', async (_, make) => {
    const error = await rejectionOf(make());
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.message).toBe('The input is empty. Pass the whole content of an image, a video or a sound.');
  });
});

it('throws an error of the package about the input alone, in its stack too', () => {
  const error = (() => {
    try {
      return fromBytes('aGVsbG8=' as never);
    } catch (thrown) {
      return thrown as Error;
    }
  })() as Error;
  expect(isGenMediaError(error)).toBe(true);
  expect(error.message).toMatch(
    /^The first argument of fromBytes must be a Uint8Array or an ArrayBuffer, not this: String\./,
  );
  expect(error.stack).not.toContain('The request was not sent');
});

describe('a data URI', () => {
  const largest = largestRequest();
  const start = 'data:image/png;base64,'.length;
  const maxBytes = 3 * Math.floor((largest - start) / 4);
  const imageOf = (length: number) => {
    const bytes = new Uint8Array(length);
    bytes.set(png);
    return bytes;
  };

  it('limits a data URI to the largest request, by a byte of the file', async () => {
    const { length } = fromBytes(imageOf(maxBytes));
    expect(length).toBeLessThanOrEqual(largest);
    expect(length).toBeGreaterThan(largest - 4);
    const error = await rejectionOf(imageOf(maxBytes + 1));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.violations).toMatchObject([{ path: '', rule: 'maxBytes', allowed: largest }]);
    expect(error.message).toContain(`The input has ${maxBytes + 1} bytes, and its data URI at least ${length + 4}. `);
    expect(error.message).toContain(`A whole request has at most ${largest}: make it smaller, or `);
  });

  it('rejects the length of a file before it checks the format', async () => {
    expect((await rejectionOf(new Uint8Array(64 * 1_048_576))).violations).toMatchObject([{ rule: 'maxBytes' }]);
  });

  it('makes a data URI of 14 MB within five seconds', () => {
    const bytes = imageOf(14_000_000);
    expect(secondsOf(() => fromBytes(bytes))).toBeLessThan(5);
  });

  it.each([
    ['boxes', `\0\0\0\x10ftypisom\0\0\0\0`, '\0\0\0\x08free', 'video/mp4'],
    ['descriptions', `\0\0\0\x10ftypisom\0\0\0\0`, '\0\0\0\x08moov', 'video/mp4'],
    ['tags', '', 'ID3\x04\0\0\0\0\0\0', 'audio/mpeg'],
  ])('makes a data URI of a file of nothing but %s as fast', (_, start, unit, type) => {
    const plain = imageOf(14_400_000);
    const made = Buffer.alloc(14_400_000, unit, 'latin1');
    made.write(start, 0, 'latin1');
    const [usual, seconds] = [plain, made].map((bytes) =>
      Math.min(...[1, 2, 3].map(() => secondsOf(() => fromBytes(bytes)))),
    );
    expect(fromBytes(made).startsWith(`data:${type};`)).toBe(true);
    // Both are encoded, which is most of it. Walking all of it takes fifty times as long.
    expect(seconds).toBeLessThan(10 * (usual ?? 0) + 0.3);
  });
});

/** Seconds of this process alone, however busy the machine is. */
function secondsOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function shared(bytes: Uint8Array): Uint8Array {
  const view = new Uint8Array(new SharedArrayBuffer(bytes.length));
  view.set(bytes);
  return view;
}

/** A buffer whose bytes went elsewhere, as to a worker, and a view of it. */
function handedOn(bytes: Uint8Array) {
  const view = Uint8Array.from(bytes);
  const { buffer } = view;
  structuredClone(buffer, { transfer: [buffer] });
  return { buffer, view };
}

/** The largest body that an operation takes. */
function largestRequest(): number {
  const sizes: number[] = [];
  walk(document, (node) => {
    if (node['x-max-bytes']) sizes.push(node['x-max-bytes']);
  });
  return Math.max(...sizes);
}
