import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedWith, type Verify } from '../../src/callbacks/index.js';
import { ConfigurationError } from '../../src/index.js';
import { signWith } from '../../src/sandbox/index.js';
import { clientOf, open as openSandbox, request as video } from '../sandbox/scene.js';
import { examplesOf, operations } from '../support/document.js';
import { news, open, post, serve } from './setup.js';

afterEach(() => void vi.useRealTimers());

const comic = operations.find(({ operation }) => operation.operationId === 'createExplainComic');
const [[, example] = []] = examplesOf(comic?.operation.requestBody);
const text = JSON.stringify(news('task-1', 'success', { payload: 'ü 🎬' }));
const now = () => Math.floor(Date.now() / 1000);
const hmac = (secret: string, time: number | string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`, 'utf8').digest('hex');
/** A signature as the sandbox writes it, made with another library. */
const signature = (time: number = now(), secret = 'secret', body = text) => `t=${time},v1=${hmac(secret, time, body)}`;
const day = 86_400;

/** What a handler answers to a callback with this signature. */
async function statusOf(verify: Verify, header: string | undefined, body = text): Promise<number> {
  const { callbacks, updates } = open({ verify });
  const headers: Record<string, string> = header === undefined ? {} : { 'x-sandbox-signature': header };
  const { status } = await post(callbacks, body, { headers });
  expect(updates).toHaveLength(status === 200 ? 1 : 0);
  return status;
}

describe('a comic of the sandbox', () => {
  it.each([
    ['with the secret of the sandbox', {}, 'sandbox-secret'],
    ['with another', { sign: signWith('ü 🎬 secret') }, 'ü 🎬 secret'],
  ])('is accepted over HTTP, signed %s', async (_, options, secret) => {
    const office = open({ verify: signedWith(secret) });
    const sandbox = openSandbox(options);
    await clientOf(sandbox).explainComic.create({ ...example, callback_url: await serve(office) });
    await sandbox.advance('10s');
    expect(office.states()).toEqual(['processing', 'success']);
    expect(office.refusals).toEqual([]);
  });

  it('is refused with another secret, as is a video, which is not signed', async () => {
    const office = open({ verify: signedWith('another secret') });
    const url = await serve(office);
    const sandbox = openSandbox();
    const gen = clientOf(sandbox);
    await gen.explainComic.create({ ...example, callback_url: url });
    await gen.text2video.create({ ...video, callback_url: url });
    await sandbox.advance('1h');
    expect(office.updates).toEqual([]);
    expect(new Set(sandbox.callbacks().flatMap(({ attempts }) => attempts.map(({ status }) => status)))).toEqual(
      new Set([401]),
    );
    expect(office.refusals).toHaveLength(10);
  });
});

describe('a signature', () => {
  it.each<[string, string | undefined, number]>([
    ['of this body is accepted', signature(), 200],
    ['that is missing is refused', undefined, 401],
    ['of another secret is refused', signature(now(), 'secrets'), 401],
    ['of another body is refused', signature(now(), 'secret', `${text} `), 401],
    ['of another time is refused', signature().replace(/^t=\d+/, `t=${now() - 1}`), 401],
    ['of 30 days ago is refused', signature(now() - 30 * day), 401],
    ['of tomorrow is refused', signature(now() + day), 401],
    ['that is empty is refused', '', 401],
    ['without a time is refused', signature().replace(/^t=\d+,/, ''), 401],
    ['with a time that is none is refused', signature().replace(/^t=\d+/, 't=now'), 401],
    ['with a negative time is refused', signature().replace(/^t=/, 't=-'), 401],
    ['without a signature is refused', `t=${now()}`, 401],
    ['that is cut off is refused', signature().slice(0, -1), 401],
    ['that is too long is refused', `${signature()}0`, 401],
    ['of another version is refused', signature().replace('v1', 'v0'), 401],
    ['with more behind it is refused', `${signature()},v0=1`, 401],
    ['that comes twice is refused', `${signature()}, ${signature()}`, 401],
    ['that comes twice, joined without a space, is refused', `${signature()},${signature()}`, 401],
    ['is refused where one of several has another form', `${signature()},v1=0`, 401],
  ])('%s', async (_, header, status) => {
    expect(await statusOf(signedWith('secret'), header)).toBe(status);
  });

  it('is refused when any byte of the body is changed', async () => {
    const header = signature();
    const verify = signedWith('secret');
    const bytes = Buffer.from(text);
    for (let index = 0; index < bytes.length; index += 7) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      const headers = { 'x-sandbox-signature': header };
      expect((await post(open({ verify }).callbacks, changed, { headers })).status).toBe(401);
    }
  });

  it('is judged before anything of the body is: nonsense without one is unauthorized, and with one no JSON', async () => {
    expect(await statusOf(signedWith('secret'), undefined, 'nonsense')).toBe(401);
    expect(await statusOf(signedWith('secret'), signature(now(), 'secret', 'nonsense'), 'nonsense')).toBe(400);
  });

  it.each<[age: number, maxAge: number | undefined, status: number]>([
    [300, undefined, 200],
    [301, undefined, 401],
    [-300, undefined, 200],
    [-301, undefined, 401],
    [0, 0, 200],
    [1, 0, 401],
    [10, 10, 200],
    [11, 10, 401],
    [365 * day, Number.POSITIVE_INFINITY, 200],
  ])('that is %i seconds old, with maxAge %s, is answered with %i', async (age, maxAge, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_767_225_600_000 });
    expect(await statusOf(signedWith('secret', { maxAge }), signature(now() - age))).toBe(status);
  });
});

describe('while secrets change', () => {
  it.each(['old', 'new'])('a receiver that has both takes what is signed with the %s one', async (secret) => {
    expect(await statusOf(signedWith(['old', 'new']), signature(now(), secret))).toBe(200);
  });

  it.each(['old', 'new'])('a receiver that has the %s one takes what is signed with both', async (secret) => {
    const time = now();
    const both = `t=${time},v1=${hmac('old', time, text)},v1=${hmac('new', time, text)}`;
    expect(await statusOf(signedWith(secret), both)).toBe(200);
  });

  it('a receiver that has neither takes nothing', async () => {
    expect(await statusOf(signedWith(['older', 'newer']), signature(now(), 'old'))).toBe(401);
  });

  it.each([
    [5, 200],
    [6, 401],
  ])('of %i signatures in one header, the last is looked at: %i', async (count, status) => {
    const time = now();
    const others = `,v1=${'0'.repeat(64)}`.repeat(count - 1);
    expect(await statusOf(signedWith('secret'), `t=${time}${others},v1=${hmac('secret', time, text)}`)).toBe(status);
  });
});

it('another header can carry it', async () => {
  const { callbacks, states } = open({ verify: signedWith('secret', { header: 'X-Mine' }) });
  await post(callbacks, text, { headers: { 'x-sandbox-signature': signature() } });
  expect(states()).toEqual([]);
  await post(callbacks, text, { headers: { 'x-mine': signature() } });
  expect(states()).toEqual(['success']);
});

describe('a verify of your own', () => {
  it('is given the bytes as they came, the headers and the address', async () => {
    const given: [string, string | null, string][] = [];
    const verify: Verify = ({ body, headers, url }) => {
      given.push([Buffer.from(body).toString(), headers.get('x-mine'), url]);
      return true;
    };
    const url = await serve(open({ verify }));
    const body = ` ${text}\n`;
    await fetch(`${url}/hooks?token=a%20b`, { method: 'POST', body, headers: { 'x-mine': '1' } });
    expect(given).toEqual([[body, '1', `${url}/hooks?token=a%20b`]]);
  });

  it.each([[1], ['yes'], [{}], [undefined], [null], [0], [false]])(
    'that gives %j lets nothing through',
    async (value) => {
      expect(await statusOf(() => value as boolean, signature())).toBe(401);
      expect(await statusOf(async () => value as boolean, signature())).toBe(401);
    },
  );

  it.each<[string, Verify]>([
    ['rejects', () => Promise.reject(new Error('no keys today'))],
    [
      'throws',
      () => {
        throw new Error('no keys today');
      },
    ],
  ])('that %s has the service send again', async (_, verify) => {
    const { callbacks, updates, refusals, errors } = open({ verify });
    const answer = await post(callbacks, text);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(JSON.stringify(answer.body)).not.toContain('keys');
    expect([updates, refusals, errors.map(({ message }) => message)]).toEqual([
      [],
      [],
      ['verify failed: no keys today'],
    ]);
  });
});

describe('signedWith refuses', () => {
  // biome-ignore lint/suspicious/noExplicitAny: it is called as from JavaScript.
  const make: (...values: any[]) => Verify = signedWith as any;
  it.each<[string, unknown[], RegExp]>([
    ['no secret', [], /secret that is not empty/],
    ['an empty secret', [''], /secret that is not empty/],
    ['no secrets', [[]], /secret that is not empty/],
    ['an empty one among secrets', [['secret-1', '']], /secret that is not empty/],
    ['a number', [1], /secret that is not empty/],
    ['null', [null], /secret that is not empty/],
    ['an option that there is not', ['secret-1', { maxage: 1 }], /no option maxage\. Did you mean maxAge\?/],
    ['options that are none', ['secret-1', 300], /are an object with header, maxAge/],
    ['null as options', ['secret-1', null], /are an object with/],
    ['a negative age', ['secret-1', { maxAge: -1 }], /maxAge takes seconds from 0, not -1\./],
    ['an age that is no number', ['secret-1', { maxAge: '300' }], /maxAge takes seconds from 0/],
    ['an age of nothing', ['secret-1', { maxAge: Number.NaN }], /maxAge takes seconds from 0/],
    ['null as age', ['secret-1', { maxAge: null }], /maxAge takes seconds from 0, not null/],
    ['null as header', ['secret-1', { header: null }], /header takes the name of a header/],
    ['a header with a space', ['secret-1', { header: 'x y' }], /header takes the name of a header/],
    ['an empty header', ['secret-1', { header: '' }], /header takes the name of a header/],
  ])('%s', (_, values, says) => {
    expect(() => make(...values)).toThrow(ConfigurationError);
    expect(() => make(...values)).toThrow(says);
    expect(() => make(...values)).not.toThrow(/secret-1/);
  });
});
