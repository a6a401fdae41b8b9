import fc from 'fast-check';
import { operations } from '../../generated/operations.js';

/*
 * Requests as bytes, most of them wrong somewhere: request lines, headers, lengths, bodies, URLs and identifiers in all
 * alphabets.
 */

const paths = Object.values(operations).map(([, path]) => path);

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', ' ', '%', '%ff', '%00', '..', '\ud800', '\u0000', '\u001b[2J', '__proto__', 'constructor', '💥'),
);

const method = fc.constantFrom(
  'POST',
  'POST',
  'POST',
  'GET',
  'PUT',
  'HEAD',
  'OPTIONS',
  'DELETE',
  'PATCH',
  'TRACE',
  'G',
  '',
);

const controls = ['state', 'tasks', 'log/requests', 'export.har', 'advance', 'faults', 'resend', 'finish', 'request'];

const target = fc.oneof(
  fc.tuple(fc.constantFrom(...paths), text).map(([path, id]) => path.replace('{id}', id)),
  fc.tuple(fc.constantFrom(...controls), text).map(([path, query]) => `/_sandbox/${path}?${query}`),
  text.map((id) => `/_sandbox/results/${id}/result.mp4?expires=${id}`),
  fc.constantFrom('/', '//', '///', '//[', 'http://[', '/\\', '//@', '//:0', 'http://x:99999/', '*', '/hooks?token=t'),
  text,
  text.map((end) => `/${end}`),
);

const url = fc.oneof(
  fc.webUrl(),
  text.map((host) => `http://${host}`),
  text.map((path) => `http://127.0.0.1:1/${path}`),
  text,
);

/** JSON that is nested, long, repeated or odd, and requests of the service with odd fields. */
const json = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.integer({ min: 1, max: 5000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 5000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.integer({ min: 1, max: 50_000 }).map((count) => `[${'{},'.repeat(count)}{}]`),
  fc
    .record({ model: fc.constant('genq2'), prompt: text, callback_url: url, payload: text })
    .map((it) => JSON.stringify(it)),
  fc
    .record({ id: text, state: fc.oneof(fc.constantFrom('success', 'processing', 'failed'), text) })
    .map((it) => JSON.stringify(it)),
  fc
    .record({ model: fc.constant('genq2'), images: fc.array(dataUri(), { maxLength: 2 }) })
    .map((it) => JSON.stringify(it)),
  text,
);

function dataUri(): fc.Arbitrary<string> {
  const bytes = fc.uint8Array({ maxLength: 300 }).map((data) => Buffer.from(data).toString('base64'));
  return fc
    .tuple(fc.constantFrom('image/png', 'video/mp4', 'audio/wav', 'x', ''), bytes)
    .map(([type, data]) => `data:${type};base64,${data}`);
}

const header = fc.oneof(
  fc.constantFrom(
    'authorization: Token key',
    'authorization: Token',
    'content-type: application/json',
    'content-type: x',
  ),
  fc.constantFrom(
    'origin: http://a.example',
    'sec-fetch-site: cross-site',
    'expect: 100-continue',
    'connection: upgrade',
  ),
  fc.constantFrom(
    'x-sandbox-fault: lost',
    'x-sandbox-fault: cut',
    'content-encoding: gzip',
    'range: bytes=9-1',
    'te: x',
  ),
  fc
    .tuple(fc.constantFrom('x-sandbox-fault', 'host', 'authorization', 'x', 'a b'), text)
    .map(([name, value]) => `${name}: ${value}`),
  fc.integer({ min: 1, max: 20_000 }).map((length) => `x-long: ${'a'.repeat(length)}`),
);

const host = fc.constantFrom(
  'host: 127.0.0.1',
  'host: 127.0.0.1',
  'host: localhost',
  'host: evil.example',
  'host: [::',
  'x: y',
);

/** The length of the body, as it is, too short, too long, chunked, or wrong. */
const framing = fc.constantFrom<(body: string) => [string, string]>(
  (body) => [`content-length: ${Buffer.byteLength(body)}`, body],
  (body) => [`content-length: ${Buffer.byteLength(body)}`, body],
  (body) => [`content-length: ${Buffer.byteLength(body) + 9}`, body],
  (body) => ['content-length: 1', body],
  (body) => ['content-length: x', body],
  (body) => ['transfer-encoding: chunked', `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`],
  (body) => ['transfer-encoding: chunked', `ffffffffffff\r\n${body}`],
  (body) => ['transfer-encoding: chunked\r\ncontent-length: 3', body],
  () => ['x: y', ''],
);

/** A request as it is sent, and then the connection is closed. */
export const hostileRequest: fc.Arbitrary<Buffer> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .tuple(method, target, host, fc.array(header, { maxLength: 4 }), framing, json)
      .map(([verb, path, name, headers, frame, body]) => {
        const [length, framed] = frame(body);
        const head = [`${verb} ${path} HTTP/1.1`, name, ...headers, length, 'connection: close'].join('\r\n');
        return Buffer.from(`${head}\r\n\r\n${framed}`);
      }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);
