import { beforeAll, describe, expect, it } from 'vitest';
import { InvalidRequestError, type OperationId } from '../../src/index.js';
import { fromBytes } from '../../src/inputs/index.js';
import { formats } from '../../src/preflight/media/formats.js';
import { validateRequest } from '../../src/validate/index.js';
import { failure } from '../client/failure.js';
import { document, examplesOf, operations, resolve, walk } from '../support/document.js';
import { samples, unaccepted, unknowns } from './samples.js';

const types: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
};

const rejectionOf = (bytes: Uint8Array) => failure(Promise.resolve().then(() => fromBytes(bytes)));

describe('fromBytes', () => {
  it.each(samples)('recognises %s as %s, and keeps the bytes in the data URI', async (_, format, bytes) => {
    const uri = fromBytes(bytes);
    expect(uri).toMatch(/^data:[a-z]+\/[a-z0-9-]+;base64,[A-Za-z0-9+/]+={0,2}$/);
    // A reader of data URIs that is not ours.
    const response = await fetch(uri);
    expect(response.headers.get('content-type')).toBe(types[format]);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each(unaccepted)('rejects %s by name, and suggests a conversion to %s', async (name, convertTo, bytes) => {
    const error = await rejectionOf(bytes);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.message).toBe(
      `The input is ${name}, which no request accepts as a data URI: convert it to ${convertTo} first. ` +
        'Known formats are png, jpeg, webp, mp4, mov, avi, mp3, wav, aac, m4a.',
    );
    expect(types).toHaveProperty(convertTo);
  });

  it.each(unknowns)('rejects %s, and quotes its first bytes', async (_, bytes) => {
    const error = await rejectionOf(bytes);
    expect(error).toBeInstanceOf(InvalidRequestError);
    const hex = Buffer.from(bytes.subarray(0, 12))
      .toString('hex')
      .replace(/..(?=.)/g, '$& ');
    expect(error.message).toContain(` begins with the bytes ${hex}, which is not a known format. `);
    expect(error.message).toContain(' Known formats are png, jpeg, ');
    expect(error.violations).toMatchObject([{ path: '', rule: 'formats', allowed: Object.keys(types) }]);
  });

  it('quotes only the first bytes of an unknown file', async () => {
    const { message } = await rejectionOf(new TextEncoder().encode('GENMEDIA_API_KEY=very-secret'));
    expect(message).toContain(' 47 45 4e 4d 45 44 49 41 5f 41 50 49, ');
  });
});

describe('a data URI of fromBytes', () => {
  const given = new Map<string, string>();
  beforeAll(() => {
    for (const [, format, bytes] of samples) given.set(format, fromBytes(bytes));
  });
  const requests = operations.flatMap(({ operation }) =>
    examplesOf(operation.requestBody).map(([, body]) => [operation.operationId as OperationId, body] as const),
  );

  it('tests a data URI of every format that fromBytes recognises', () => {
    expect(formats.map(({ name, type }) => [name, type])).toEqual(Object.entries(types));
    expect([...given.keys()].sort()).toEqual(Object.keys(types).sort());
  });

  /** Whether a request accepts it in place of any of its URLs. */
  const isTaken = (uri: string) =>
    requests.some(([operation, body]) =>
      replacedOnce(body, uri).some((one) => validateRequest(operation, one).length === 0),
    );

  it.each(Object.keys(types))('makes a data URI that the validators accept in some field: %s', (format) => {
    expect(isTaken(given.get(format) ?? '')).toBe(true);
  });

  it('makes no type that the document does not name', () => {
    for (const type of ['image/gif', 'image/bmp', 'video/webm', 'audio/ogg', 'image/PNG']) {
      expect(isTaken(`data:${type};base64,AAAA`), type).toBe(false);
    }
  });

  it('covers every format of every field that takes data URIs', () => {
    const fields: { keys: string[]; pattern: string; media: { kind: string; formats: string[] } }[] = [];
    walk(document, (node, keys) => {
      const { pattern } = resolve(node);
      if (node['x-media']?.formats && pattern?.includes('data:'))
        fields.push({ keys, pattern, media: node['x-media'] });
    });
    expect(fields.length).toBeGreaterThanOrEqual(7);
    for (const { keys, pattern, media } of fields) {
      for (const format of media.formats) {
        const uri = given.get(format === 'jpg' ? 'jpeg' : format) ?? '';
        expect(uri, `${format} of ${keys.join('/')}`).toMatch(new RegExp(pattern, 'u'));
        expect(uri.startsWith(`data:${media.kind}/`)).toBe(true);
      }
    }
  });
});

/** Copies of a body, each with one of its URLs replaced. */
function replacedOnce(body: object, replacement: string): unknown[] {
  const text = JSON.stringify(body);
  return [...text.matchAll(/"https:[^"]*"/g)].map(({ 0: address, index }) =>
    JSON.parse(text.slice(0, index) + JSON.stringify(replacement) + text.slice(index + address.length)),
  );
}
