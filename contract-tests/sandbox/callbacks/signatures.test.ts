import { Webhook } from 'standardwebhooks';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultSecret } from '../../../src/sandbox/core/sign.js';
import { type SandboxOptions, type SignedCallback, signWith } from '../../../src/sandbox/index.js';
import { type Received, responds } from '../../client/server.js';
import { examplesOf, operations } from '../../support/document.js';
import { clientOf, open, receive, request } from '../setup.js';

const comic = operations.find(({ operation }) => operation.operationId === 'createExplainComic');
const [[, example] = []] = examplesOf(comic?.operation.requestBody);

afterEach(() => void vi.useRealTimers());

/** Has a comic made that calls back. */
async function make(options: SandboxOptions, url: string) {
  const sandbox = open(options);
  const { id } = await clientOf(sandbox).explainComic.create({ ...example, callback_url: url });
  return { sandbox, id };
}

/** Checks a signature as a receiver would, with the library of Standard Webhooks. */
function check({ headers, body }: Received, secret: string) {
  const isRaw = !secret.startsWith('whsec_');
  // The library accepts bytes or base64, not any string.
  const webhook = isRaw ? new Webhook(new TextEncoder().encode(secret), { format: 'raw' }) : new Webhook(secret);
  expect(webhook.verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
}

it.each<[string, SandboxOptions, string]>([
  ['the secret of the sandbox', {}, defaultSecret],
  [
    'another secret in base64',
    { sign: signWith('whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0') },
    'whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0',
  ],
  ['another secret', { sign: signWith('ü 🎬 secret') }, 'ü 🎬 secret'],
])('signs a comic with %s', async (_, options, secret) => {
  const receiver = await receive();
  const { sandbox } = await make(options, receiver.url);
  // Signatures carry the real time, whatever the time of the sandbox.
  await sandbox.advance('2d');
  expect(receiver.received).toHaveLength(2);
  for (const post of receiver.received) check(post, secret);
});

it('signs every retry', async () => {
  const receiver = await receive(responds(500));
  const { sandbox } = await make({}, receiver.url);
  await sandbox.advance('1d');
  expect(receiver.received).toHaveLength(5);
  for (const post of receiver.received) check(post, defaultSecret);
  // Retries of an update have its id, so that a receiver can ignore one that it has.
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
});

it('passes what is sent to a sign of the caller, and sends its headers', async () => {
  const receiver = await receive();
  const given: SignedCallback[] = [];
  const sign = (callback: SignedCallback) => {
    given.push(callback);
    return { 'X-Mine': `${callback.body.length}`, 'x-more': 'a, b' };
  };
  const { sandbox, id } = await make({ sign }, `${receiver.url}/hook?a`);
  await sandbox.advance('10s');
  expect(given).toEqual(
    receiver.received.map(({ body }) => ({
      id: `msg_${id}_${JSON.parse(body).state}`,
      at: expect.any(Date),
      body,
      taskId: id,
      url: `${receiver.url}/hook?a`,
    })),
  );
  for (const { headers, body } of receiver.received) {
    expect(headers).toMatchObject({ 'x-mine': `${body.length}`, 'x-more': 'a, b', 'content-type': 'application/json' });
    expect(headers).not.toHaveProperty('webhook-signature');
  }
});

it('signs only comics', async () => {
  const receiver = await receive();
  const sandbox = open({ sign: () => ({ 'x-mine': '1' }) });
  await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
  await sandbox.advance('10s');
  expect(receiver.received).toHaveLength(2);
  for (const { headers } of receiver.received) expect(headers).not.toHaveProperty('x-mine');
});

it.each<[string, SandboxOptions['sign'], RegExp]>([
  [
    'throws',
    () => {
      throw new Error('no key');
    },
    /^no key$/,
  ],
  ['rejects', () => Promise.reject(new Error('no key')), /^no key$/],
  ['gives a header that cannot be sent', () => ({ 'x-mine': 'a\nb' }), /./],
])('logs that sign %s, and calls it again', async (_, sign, message) => {
  const receiver = await receive();
  let count = 0;
  const failing: SandboxOptions['sign'] = (callback) => {
    count += 1;
    return count > 2 ? { 'x-mine': 'yes' } : (sign?.(callback) ?? {});
  };
  const { sandbox } = await make({ sign: failing }, receiver.url);
  await sandbox.advance('1d');
  const [end, processing] = sandbox.callbacks();
  expect(processing).toMatchObject({ outcome: 'given up', attempts: [{ error: expect.stringMatching(message) }] });
  expect(end).toMatchObject({
    outcome: 'delivered',
    attempts: [{ error: expect.stringMatching(message) }, { status: 200 }],
  });
  expect(receiver.received.map(({ headers }) => headers['x-mine'])).toEqual(['yes']);
});

it('stops waiting for a sign that never ends, as for a receiver that never responds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let release: (headers: Record<string, string>) => void = () => {};
  const first = new Promise<Record<string, string>>((resolve) => {
    release = resolve;
  });
  let count = 0;
  const sign = () => (++count === 1 ? first : {});
  const options = { sign, timing: { end: 0 }, deliver: async () => new Response() };
  const { sandbox } = await make(options, 'http://localhost/');
  const advanced = sandbox.advance('1d');
  await vi.advanceTimersByTimeAsync(6000);
  const reported = sandbox.callbacks();
  release({});
  vi.useRealTimers();
  await advanced;
  const attempts = [{ error: expect.stringMatching(/./) }, { status: 200 }];
  expect(reported).toMatchObject([{ outcome: 'delivered', attempts }]);
});
