import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
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
/** A signature of Standard Webhooks, made with another library. */
const hmac = (secret: string, time: number | string, body: string, id = 'msg_1') =>
  `v1,${createHmac('sha256', secret).update(`${id}.${time}.${body}`, 'utf8').digest('base64')}`;
type SignedHeaders = Partial<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;
const signature = (time: number = now(), secret = 'secret', body = text): SignedHeaders => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': `${time}`,
  'webhook-signature': hmac(secret, time, body),
});
/** One with a header that is changed. */
const changed = (header: keyof SignedHeaders, change: (value: string) => string): SignedHeaders => {
  const headers = signature();
  return { ...headers, [header]: change(headers[header] ?? '') };
};
const without = (header: keyof SignedHeaders): SignedHeaders => {
  const { [header]: _, ...rest } = signature();
  return rest;
};
/** One of a time that is not written as a whole number. */
const at = (time: string): SignedHeaders => ({
  ...signature(),
  'webhook-timestamp': time,
  'webhook-signature': hmac('secret', time, text),
});
const day = 86_400;

/** Status of the response to a callback with this signature. */
async function statusOf(verify: Verify, headers: SignedHeaders, body = text): Promise<number> {
  const { callbacks, updates } = open({ verify });
  const { status } = await post(callbacks, body, { headers });
  expect(updates).toHaveLength(status === 200 ? 1 : 0);
  return status;
}

describe('the reason of a rejection', () => {
  it.each<[string, SignedHeaders, string]>([
    [
      'no signature',
      {},
      'it has no webhook-id, webhook-timestamp, webhook-signature. The service signs those of createExplainComic. For others use tokenInUrl, in a handler and a URL of their own.',
    ],
    ['no time', without('webhook-timestamp'), 'it has no webhook-timestamp.'],
    ['an old signature', signature(now() - day), 'differ from this clock by at most 300 s (maxAge).'],
    ['a time in milliseconds', signature(Date.now()), 'its time must be in seconds, and differ from'],
    ['another version', changed('webhook-signature', (value) => value.replace('v1,', 'v9,')), 'signature must be v1'],
    [
      'another secret',
      signature(now(), 'another'),
      'its signature is of another secret, or of a body that was changed',
    ],
  ])('says the reason to onRejected and not to the caller: %s', async (_, headers, reason) => {
    const { callbacks, rejections } = open({ verify: signedWith('secret') });
    const { status, body } = await post(callbacks, text, { headers });
    expect([status, body.error?.message]).toEqual([
      401,
      'The callback could not be verified as coming from the service.',
    ]);
    expect(rejections[0]?.message).toContain(reason);
  });
});

describe('a comic of the sandbox', () => {
  it.each([
    ['with the secret of the sandbox', {}, 'whsec_c2FuZGJveC1zZWNyZXQtZm9yLXRlc3Rz'],
    ['with another', { sign: signWith('ü 🎬 secret') }, 'ü 🎬 secret'],
  ])('accepts a comic over HTTP that is signed %s', async (_, options, secret) => {
    const handler = open({ verify: signedWith(secret) });
    const sandbox = openSandbox(options);
    await clientOf(sandbox).explainComic.create({ ...example, callback_url: await serve(handler) });
    await sandbox.advance('10s');
    expect(handler.states()).toEqual(['processing', 'success']);
    expect(handler.rejections).toEqual([]);
  });

  it('rejects a comic signed with another secret, and a video, which is not signed', async () => {
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
  it.each<[string, SignedHeaders, number]>([
    ['of this body is accepted', signature(), 200],
    ['that is missing is rejected', {}, 401],
    ['of another secret is rejected', signature(now(), 'secrets'), 401],
    ['of another body is rejected', signature(now(), 'secret', `${text} `), 401],
    ['of another time is rejected', changed('webhook-timestamp', (time) => `${Number(time) - 1}`), 401],
    ['of another id is rejected', changed('webhook-id', (id) => `${id}0`), 401],
    ['of 30 days ago is rejected', signature(now() - 30 * day), 401],
    ['of tomorrow is rejected', signature(now() + day), 401],
    ['that is empty is rejected', changed('webhook-signature', () => ''), 401],
    ['without an id is rejected', without('webhook-id'), 401],
    ['without a time is rejected', without('webhook-timestamp'), 401],
    ['without its header is rejected', without('webhook-signature'), 401],
    ['with an invalid time is rejected', changed('webhook-timestamp', () => 'now'), 401],
    ['with a negative time is rejected', changed('webhook-timestamp', (time) => `-${time}`), 401],
    ['with a time that has a fraction is rejected', changed('webhook-timestamp', (time) => `${time}.0`), 401],
    // Signed with that time, so that nothing else is wrong.
    ['of a time with a sign is rejected', at(`+${now()}`), 401],
    ['of a time with a fraction is rejected', at(`${now()}.5`), 401],
    ['of a time with an exponent is rejected', at(`${now()}e0`), 401],
    ['that is cut off is rejected', changed('webhook-signature', (value) => value.slice(0, -2)), 401],
    ['that is too long is rejected', changed('webhook-signature', (value) => `${value}A`), 401],
    ['of another version is rejected', changed('webhook-signature', (value) => value.replace('v1', 'v2')), 401],
    ['is found next to one of another version', changed('webhook-signature', (value) => `v1a,AAAA ${value}`), 200],
    [
      'that comes twice, joined with a comma, is rejected',
      changed('webhook-signature', (value) => `${value},${value}`),
      401,
    ],
  ])('verifies signatures: one %s', async (_, header, status) => {
    expect(await statusOf(signedWith('secret'), header)).toBe(status);
  });

  it('rejects a signature when any byte of the body is changed', async () => {
    const headers = signature();
    const verify = signedWith('secret');
    const bytes = Buffer.from(text);
    for (let index = 0; index < bytes.length; index += 7) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect((await post(open({ verify }).callbacks, changed, { headers })).status).toBe(401);
    }
  });

  it('verifies a signature before it parses the body', async () => {
    expect(await statusOf(signedWith('secret'), {}, 'nonsense')).toBe(401);
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
    [day, day, 200],
    [day + 1, day, 401],
    [365 * day, Number.POSITIVE_INFINITY, 200],
  ])('responds to a signature that is %i seconds old, with maxAge %s, with %i', async (age, maxAge, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_767_225_600_000 });
    expect(await statusOf(signedWith('secret', { maxAge }), signature(now() - age))).toBe(status);
  });
});

describe('a change of secrets', () => {
  it.each(['old', 'new'])('accepts with both secrets what is signed with the %s one', async (secret) => {
    expect(await statusOf(signedWith(['old', 'new']), signature(now(), secret))).toBe(200);
  });

  it.each(['old', 'new'])('accepts with the %s secret what is signed with both', async (secret) => {
    const time = now();
    const both = { ...signature(time), 'webhook-signature': `${hmac('old', time, text)} ${hmac('new', time, text)}` };
    expect(await statusOf(signedWith(secret), both)).toBe(200);
  });

  it('rejects with two other secrets what is signed with one', async () => {
    expect(await statusOf(signedWith(['older', 'newer']), signature(now(), 'old'))).toBe(401);
  });

  it.each([
    [5, 200],
    [6, 401],
  ])('verifies the last of %i signatures in one header with the status %i', async (count, status) => {
    const time = now();
    const others = `v1,${'A'.repeat(43)}= `.repeat(count - 1);
    const headers = { ...signature(time), 'webhook-signature': `${others}${hmac('secret', time, text)}` };
    expect(await statusOf(signedWith('secret'), headers)).toBe(status);
  });
});

describe('the library of Standard Webhooks', () => {
  const base64 = 'whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0';
  const raw = 'ü 🎬 secret';

  it.each([
    ['in base64', base64, new Webhook(base64)],
    ['as a text', raw, new Webhook(new TextEncoder().encode(raw), { format: 'raw' })],
  ])('signs what Standard Webhooks accepts, and accepts what it signs: a secret %s', async (_, secret, webhook) => {
    const at = new Date();
    const ours = await signWith(secret)({ id: 'msg_1', at, body: text, taskId: '', url: '' });
    expect(webhook.verify(text, ours)).toEqual(JSON.parse(text));
    expect(ours['webhook-signature']).toBe(webhook.sign('msg_1', at, text));
    expect(() => webhook.verify(`${text} `, ours)).toThrow();
    const theirs = { ...ours, 'webhook-signature': `v1a,AAAA ${webhook.sign('msg_1', at, text)}` };
    expect(await statusOf(signedWith(secret), theirs)).toBe(200);
    expect(await statusOf(signedWith(secret), theirs, `${text} `)).toBe(401);
  });
});

describe('a verify of the caller', () => {
  it('passes the bytes as they were sent, the headers and the URL to verify', async () => {
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
    'rejects every callback if verify returns %j',
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
  ])('has the service send again if verify %s', async (_, verify) => {
    const { callbacks, updates, rejections, errors } = open({ verify });
    const response = await post(callbacks, text);
    expect(response).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(JSON.stringify(response.body)).not.toContain('keys');
    expect([updates, errors.map(({ message }) => message)]).toEqual([[], ['verify failed: no keys today']]);
    expect(rejections).toEqual([{ status: 503, violations: [], ...response.body.error }]);
  });
});

describe('signedWith', () => {
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
    ['base64 that is none', ['whsec_secret-1'], /after whsec_ it is in base64/],
    ['base64 of nothing', ['whsec_'], /after whsec_ it is in base64/],
    ['options that are none', ['secret-1', 300], /must be an object with maxAge/],
    ['null as options', ['secret-1', null], /must be an object with/],
    [
      'a negative age',
      ['secret-1', { maxAge: -1 }],
      /maxAge must be a number of seconds, at least 0 and at most 86400, which is a day, or Infinity, not -1\./,
    ],
    ['an age that is not a number', ['secret-1', { maxAge: '300' }], /maxAge must be a number of seconds, at least 0/],
    ['an age of nothing', ['secret-1', { maxAge: Number.NaN }], /maxAge must be a number of seconds, at least 0/],
    ['milliseconds as age', ['secret-1', { maxAge: 300_000 }], /maxAge must be a number of seconds, .*, not 300000\./],
    [
      'null as age',
      ['secret-1', { maxAge: null }],
      /maxAge must be a number of seconds, at least 0 and at most 86400, which is a day, or Infinity, not null/,
    ],
  ])('rejects %s', (_, values, says) => {
    expect(() => make(...values)).toThrow(ConfigurationError);
    expect(() => make(...values)).toThrow(says);
    expect(() => make(...values)).not.toThrow(/secret-1/);
  });
});
