import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedWith, type Verify } from '../../src/callbacks/index.js';
import { ConfigurationError } from '../../src/index.js';
import { signWith } from '../../src/sandbox/index.js';
import { clientOf, open as openSandbox, request as video } from '../sandbox/setup.js';
import { examplesOf, operations } from '../support/document.js';
import { open, post, serve, taskCallback } from './setup.js';

afterEach(() => void vi.useRealTimers());

const comic = operations.find(({ operation }) => operation.operationId === 'createExplainComic');
const [[, example] = []] = examplesOf(comic?.operation.requestBody);
const text = JSON.stringify(taskCallback('task-1', 'success', { payload: 'ü 🎬' }));
const now = () => Math.floor(Date.now() / 1000);
const hmac = (secret: string, time: number | string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`, 'utf8').digest('hex');
/** A signature as the sandbox writes it, made with another library. */
const signature = (time: number = now(), secret = 'secret', body = text) => `t=${time},v1=${hmac(secret, time, body)}`;
const day = 86_400;

/** Status of the response to a callback with this signature. */
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
    const handler = open({ verify: signedWith(secret) });
    const sandbox = openSandbox(options);
    await clientOf(sandbox).explainComic.create({ ...example, callback_url: await serve(handler) });
    await sandbox.advance('10s');
    expect(handler.states()).toEqual(['processing', 'success']);
    expect(handler.rejections).toEqual([]);
  });

  it('is rejected with another secret, as is a video, which is not signed', async () => {
    const handler = open({ verify: signedWith('another secret') });
    const url = await serve(handler);
    const sandbox = openSandbox();
    const gen = clientOf(sandbox);
    await gen.explainComic.create({ ...example, callback_url: url });
    await gen.text2video.create({ ...video, callback_url: url });
    await sandbox.advance('1h');
    expect(handler.updates).toEqual([]);
    expect(new Set(sandbox.callbacks().flatMap(({ attempts }) => attempts.map(({ status }) => status)))).toEqual(
      new Set([401]),
    );
    expect(handler.rejections).toHaveLength(10);
  });
});

describe('a signature', () => {
  it.each<[string, string | undefined, number]>([
    ['of this body is accepted', signature(), 200],
    ['that is missing is rejected', undefined, 401],
    ['of another secret is rejected', signature(now(), 'secrets'), 401],
    ['of another body is rejected', signature(now(), 'secret', `${text} `), 401],
    ['of another time is rejected', signature().replace(/^t=\d+/, `t=${now() - 1}`), 401],
    ['of 30 days ago is rejected', signature(now() - 30 * day), 401],
    ['of tomorrow is rejected', signature(now() + day), 401],
    ['that is empty is rejected', '', 401],
    ['without a time is rejected', signature().replace(/^t=\d+,/, ''), 401],
    ['with an invalid time is rejected', signature().replace(/^t=\d+/, 't=now'), 401],
    ['with a negative time is rejected', signature().replace(/^t=/, 't=-'), 401],
    ['without a signature is rejected', `t=${now()}`, 401],
    ['that is cut off is rejected', signature().slice(0, -1), 401],
    ['that is too long is rejected', `${signature()}0`, 401],
    ['of another version is rejected', signature().replace('v1', 'v0'), 401],
    ['with more behind it is rejected', `${signature()},v0=1`, 401],
    ['that comes twice is rejected', `${signature()}, ${signature()}`, 401],
    ['that comes twice, joined without a space, is rejected', `${signature()},${signature()}`, 401],
    ['is rejected where one of several has another form', `${signature()},v1=0`, 401],
  ])('%s', async (_, header, status) => {
    expect(await statusOf(signedWith('secret'), header)).toBe(status);
  });

  it('is rejected when any byte of the body is changed', async () => {
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

  it('is checked before the body is parsed: nonsense without one is unauthorized, and with one no JSON', async () => {
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
  ])('that is %i seconds old, with maxAge %s, gets %i', async (age, maxAge, status) => {
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
  ])('of %i signatures in one header, the last is checked: %i', async (count, status) => {
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
  it('is given the bytes as they were sent, the headers and the URL', async () => {
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
    const { callbacks, updates, rejections, errors } = open({ verify });
    const response = await post(callbacks, text);
    expect(response).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(JSON.stringify(response.body)).not.toContain('keys');
    expect([updates, errors.map(({ message }) => message)]).toEqual([[], ['verify failed: no keys today']]);
    expect(rejections).toEqual([{ status: 503, violations: [], ...response.body.error }]);
  });
});

describe('signedWith rejects', () => {
  // biome-ignore lint/suspicious/noExplicitAny: it is called as from JavaScript.
  const make: (...values: any[]) => Verify = signedWith as any;
  it.each<[string, unknown[], RegExp]>([
    ['no secret', [], /secret that is not empty/],
    ['an empty secret', [''], /secret that is not empty/],
    ['no secrets', [[]], /secret that is not empty/],
    ['an empty one among secrets', [['secret-1', '']], /secret that is not empty/],
    ['a number', [1], /secret that is not empty/],
    ['null', [null], /secret that is not empty/],
    ['an unknown option', ['secret-1', { maxage: 1 }], /no option maxage\. Did you mean maxAge\?/],
    ['options that are none', ['secret-1', 300], /are an object with header, maxAge/],
    ['null as options', ['secret-1', null], /are an object with/],
    ['a negative age', ['secret-1', { maxAge: -1 }], /maxAge takes seconds from 0, not -1\./],
    ['an age that is not a number', ['secret-1', { maxAge: '300' }], /maxAge takes seconds from 0/],
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
