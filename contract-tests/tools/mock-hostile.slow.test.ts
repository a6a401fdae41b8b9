import fc, { type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { withManyViolations } from '../derived/many-violations.js';
import { smallest } from '../derived/mutations.js';
import { legalBody } from '../derived/values.js';
import { type Target, targets } from '../implementations/targets.js';
import { prism } from '../prism/index.js';
import { anyCharacter } from '../support/any-character.js';
import { component, variantsOf } from '../support/shape.js';

/** The number of random bodies. A longer run: `HOSTILE_BODIES=5000 npx vitest run contract-tests/tools/mock-hostile.slow.test.ts`. */
const count = Number(process.env.HOSTILE_BODIES ?? 400);
const inFlight = 8;

/** Sends a body. Fails if the response cannot be read, or if its reason is not a list in JSON. */
async function send({ method, path }: Target, body: string | Uint8Array<ArrayBuffer>) {
  // A connection that is kept may be closed just when the next request is sent, and the mock would seem to have ended.
  const headers = { authorization: 'Token key', 'content-type': 'application/json', connection: 'close' };
  const response = await fetch((await prism()) + path.replace('{id}', '1'), {
    method: method.toUpperCase(),
    headers,
    body,
  });
  await response.arrayBuffer();
  const violations: { message: string }[] = JSON.parse(response.headers.get('sl-violations') ?? '[]');
  return { status: response.status, violations, messages: violations.map(({ message }) => message).join('\n') };
}

const text2video = targets.get('Text2VideoRequest') as Target;
const video = smallest(variantsOf('Text2VideoRequest')[0] ?? '');

it.each([
  ['Chinese', '提示'],
  ['emoji', '🌊👩‍👩‍👧'],
  ['Latin-1', 'größe'],
  ['control characters', '\0\t\x1b\x7f\x85'],
  ['the end of a header', 'x\r\nset-cookie: a=b\r\n\r\n'],
  ['half of a character', '\ud83c'],
  ['quotes and brackets', '"},{"[\\'],
])('rejects a name with %s, and returns the name in the header', async (_, name) => {
  const { status, messages } = await send(text2video, JSON.stringify({ ...video, [name]: name }));
  expect(status).toBe(422);
  expect(messages).toContain(name);
});

const more = 'More violations, or longer ones, than fit here';

it.each([
  ['a long name', 1, { ['x'.repeat(10_000)]: 1 }],
  ['a long name in Chinese, which is six times as long in the header', 1, { ['提'.repeat(2000)]: 1 }],
  ['names that end what they are in', 1, { ['"}]},{"'.repeat(2000)]: 1 }],
  ['ten thousand names', 20, Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`name${n}`, n]))],
  ['a thousand in Chinese', 20, Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`提示${n}`, n]))],
])('rejects %s with a header that clients can read, as far as it fits', async (_, least, fields) => {
  const { status, violations } = await send(text2video, JSON.stringify({ ...video, ...fields }));
  expect(status).toBe(422);
  expect(violations.length).toBeGreaterThanOrEqual(least);
  expect(violations.at(-1)).toMatchObject({ message: more });
});

it('reports all violations that fit, and no other', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `name${n}`);
  const { messages } = await send(
    text2video,
    JSON.stringify({ ...video, ...Object.fromEntries(names.map((name) => [name, 1])) }),
  );
  for (const name of names) expect(messages).toContain(`'${name}'`);
  expect(messages).not.toContain(more);
});

it.each([
  ['no JSON', '{"prompt":"提示'],
  ['no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0xc0, 0x22])],
  ['deeply nested lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['fields of objects', '{"__proto__":{"提示":1},"constructor":"提示","toString":null}'],
])('rejects a body with %s', async (_, body) => {
  const { status } = await send(text2video, body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

it.each([
  ['a URL that cannot be decoded', '/ent/v2/tasks/%E0%A4%A/creations', {}],
  ['a type that is not a media type', '/ent/v2/subjects', { 'content-type': 'json' }],
  ['half of a media type', '/ent/v2/subjects', { 'content-type': 'text/' }],
  ['a response that is not a media type', '/ent/v2/subjects', { accept: 'json' }],
])('rejects %s, and continues', async (_, path, headers) => {
  const response = await fetch((await prism()) + path, { headers: { authorization: 'Token key', ...headers } });
  const message = expect.stringMatching(/^Prism cannot read this request: .*(malformed|media type|MIME)/i);
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 400,
    body: { error: { code: 'bad_request', message } },
  });
  expect((await send(text2video, JSON.stringify(video))).status).toBe(200);
});

/** Names and texts that a program may fail at. */
const hostileText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('提', '示', '🌊', '\0', '\r', '\n', '\x7f', '\u2028', '"', '\\', '}', ']', '\ud800'))
    .map((all) => all.join('')),
  fc
    .tuple(fc.constantFrom('x', '提', '🌊', '"},{'), fc.integer({ min: 1, max: 5000 }))
    .map(([text, n]) => text.repeat(n)),
  fc.constantFrom('', '__proto__', 'constructor', 'toString', '$ref', 'length'),
);

const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.dictionary(hostileText, hostileText, { maxKeys: 5 }),
  fc.array(hostileText, { maxLength: 50 }),
  fc.integer({ min: 1, max: 3000 }).map((length) => Array(length).fill('提')),
  fc.integer({ min: 1, max: 2000 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
);

/** Bodies of a variant with hostile fields, with hostile values in its own fields, and with many violations. */
function hostileBody(variant: string): Arbitrary<unknown> {
  const ownField = fc.constantFrom('unknown', ...Object.keys(component(variant).properties ?? {}));
  const legal = legalBody(variant);
  const withFields = (name: Arbitrary<string>) =>
    fc
      .tuple(legal, fc.dictionary(name, hostileValue, { maxKeys: 5 }))
      .map(([body, fields]) => ({ ...body, ...fields }));
  const manyViolations = fc.constantFrom({}, ...withManyViolations(variant, 100));
  return fc.oneof(
    { weight: 4, arbitrary: withFields(hostileText) },
    { weight: 4, arbitrary: withFields(ownField) },
    { weight: 1, arbitrary: manyViolations },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Random requests, always the same ones, made as they are needed: all of them at once would need much memory. */
function* hostileRequests() {
  const hostileRequest = fc.oneof(
    ...[...targets].flatMap(([schema, target]) =>
      variantsOf(schema).map((variant) => fc.record({ target: fc.constant(target), body: hostileBody(variant) })),
    ),
  );
  for (let seed = 0; seed < count / 100; seed += 1) yield* fc.sample(hostileRequest, { numRuns: 100, seed });
}

it(`survives ${count} random hostile bodies`, { timeout: 1000 * count }, async () => {
  const seen: Record<number, number> = {};
  const queue = hostileRequests();
  const work = async () => {
    for (const { target, body } of queue) {
      const text = JSON.stringify(body);
      const { status } = await send(target, text);
      seen[status] = (seen[status] ?? 0) + 1;
      const isServed = (status >= 200 && status < 300) || (status >= 400 && status < 500);
      expect(isServed, `${status} for ${target.operationId} ${text.slice(0, 500)}`).toBe(true);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  if (process.env.HOSTILE_BODIES) console.log(seen);
  expect(seen[200]).toBeGreaterThan(0);
  expect(seen[422]).toBeGreaterThan(count / 2);
  expect(seen[405]).toBeUndefined();
});
