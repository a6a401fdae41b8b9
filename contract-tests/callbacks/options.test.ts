import { expect, it, vi } from 'vitest';
import {
  type CallbackHandlerOptions,
  createCallbackHandler,
  type InboxStorage,
  type NodeRedisClient,
  redisInbox,
  signedWith,
  storageInbox,
  tokenInUrl,
  toNodeListener,
  withoutBody,
} from '../../src/callbacks/index.js';
import { ConfigurationError } from '../../src/index.js';

/** Called as from JavaScript. */
const create = (options: unknown) => () => createCallbackHandler(options as CallbackHandlerOptions);
const storage: InboxStorage = { getItems: async () => [], setItem: async () => {} };
const inbox =
  (...values: unknown[]) =>
  () =>
    storageInbox(...(values as [InboxStorage]));

const client: NodeRedisClient = { get: async () => null, eval: async () => null };
const redis =
  (...values: unknown[]) =>
  () =>
    redisInbox(...(values as [NodeRedisClient]));

it.each<[string, () => unknown, RegExp]>([
  [
    'an unknown option',
    create({ onupdate: () => {} }),
    /^createCallbackHandler has no option onupdate\. Did you mean onUpdate\?$/,
  ],
  [
    'an option that resembles none',
    create({ secret: 'a' }),
    /^createCallbackHandler has no option secret\. It has verify, inbox, onUpdate, updateTimeout, .*, bodyTimeout\.$/,
  ],
  ['null as options', create(null), /^The options of createCallbackHandler must be an object with verify/],
  ['a function as options', create(() => {}), /must be an object with verify/],
  [
    'a secret as verify',
    create({ verify: 'secret-1' }),
    /^verify must be a function, such as tokenInUrl\(token\), not a string\.$/,
  ],
  [
    'tokenInUrl that was not called',
    create({ verify: tokenInUrl }),
    /^verify must be what tokenInUrl returns: tokenInUrl\(…\), with your secret\.$/,
  ],
  ['signedWith that was not called', create({ verify: signedWith }), /^verify must be what signedWith returns/],
  ['null as verify', create({ verify: null }), /^verify must be a function, such as tokenInUrl\(token\), not null\.$/],
  ['nothing as verify, by a condition', create({ verify: '' }), /^verify must be a function, .*, not a string\.$/],
  ['a text as onUpdate', create({ onUpdate: 'log' }), /^onUpdate must be a function, not a string\.$/],
  ['null as onRejected', create({ onRejected: null }), /^onRejected must be a function, not null\.$/],
  ['a number as onError', create({ onError: 1 }), /^onError must be a function, not a number\.$/],
  [
    'a storage as inbox',
    create({ inbox: storage }),
    /^inbox must be an inbox, such as redisInbox\(client\) or storageInbox\(storage\) \(an object with latest, claim, complete, release\), not one without latest, claim, complete, release\.$/,
  ],
  [
    'an inbox without release',
    create({ inbox: { ...storageInbox(storage), release: 1 } }),
    /^inbox must be an inbox, .*\(an object with latest, claim, complete, release\), not one without release\.$/,
  ],
  [
    'a URL with a password as inbox',
    create({ inbox: 'redis://:secret@db' }),
    /^inbox must be an inbox, .*, not a string\.$/,
  ],
  ['null as inbox', create({ inbox: null }), /^inbox must be an inbox/],
  [
    'a token as what runs before the body',
    create({ verify: Object.assign(() => true, { beforeBody: 'token' }) }),
    /^verify\.beforeBody must be a function, not a string\.$/,
  ],
  ...['maxBodies', 'maxTotalBytes', 'updateTimeout', 'bodyTimeout'].flatMap((name) =>
    [0, -1, 1.5, '5', null, Number.POSITIVE_INFINITY].map((value): [string, () => unknown, RegExp] => [
      `${value} as ${name}`,
      create({ [name]: value }),
      new RegExp(
        `^${name} must be a whole number (of at least 1|of milliseconds from 100 to 2147483647), not ${typeof value === 'string' ? JSON.stringify(value) : value}(\\. For 1.5 seconds pass 1500)?\\.$`,
      ),
    ]),
  ),
  ...['updateTimeout', 'bodyTimeout'].map((name): [string, () => unknown, RegExp] => [
    `${name} in seconds`,
    create({ [name]: 4 }),
    new RegExp(`^${name} must be a whole number of milliseconds .*, not 4\\. For 4 seconds pass 4000\\.$`),
  ]),
  [
    'a ttl in milliseconds',
    inbox(storage, { ttl: 604_800_000 }),
    /^ttl must be a whole number of seconds, at least 1 and at most 63072000, which is two years, not 604800000\.$/,
  ],
  [
    'a time that no timer takes',
    create({ bodyTimeout: 2 ** 31 }),
    /^bodyTimeout must be a whole number of milliseconds from 100 to 2147483647/,
  ],
  [
    'less for all bodies than for one',
    create({ maxTotalBytes: 1000, maxBytes: 1001 }),
    /^maxTotalBytes is 1000, less than maxBytes of one body, 1001\. Make it at least that\.$/,
  ],
  ['0 as maxBytes', create({ maxBytes: 0 }), /^maxBytes must be a whole number of at least 1, not 0\.$/],
  ['a fraction as maxBytes', create({ maxBytes: 1.5 }), /^maxBytes must be a whole number/],
  ['a text as maxBytes', create({ maxBytes: '16mb' }), /^maxBytes must be a whole number of at least 1, not "16mb"\.$/],
  ['infinitely many as maxBytes', create({ maxBytes: Number.POSITIVE_INFINITY }), /^maxBytes must be a whole number/],
  ['no storage', inbox(), /^The first argument of storageInbox must be a storage/],
  ['null as storage', inbox(null), /^The first argument of storageInbox must be a storage/],
  ['a map as storage', inbox(new Map()), /^The first argument of storageInbox must be a storage/],
  [
    'an unknown option of storageInbox',
    inbox(storage, { TTL: 1 }),
    /^storageInbox has no option TTL\. Did you mean ttl\?$/,
  ],
  [
    '0 as ttl',
    inbox(storage, { ttl: 0 }),
    /^ttl must be a whole number of seconds, at least 1 and at most 63072000, which is two years, not 0\.$/,
  ],
  ['a fraction as ttl', inbox(storage, { ttl: 0.5 }), /^ttl must be a whole number of seconds/],
  [
    'a text as ttl',
    inbox(storage, { ttl: '7d' }),
    /^ttl must be a whole number of seconds, at least 1 and at most 63072000, which is two years, not "7d"\.$/,
  ],
  ['an empty prefix', inbox(storage, { prefix: '' }), /^prefix must be made of letters/],
  ['a prefix that leads elsewhere', inbox(storage, { prefix: 'a:..:b' }), /^prefix must be made of letters/],
  ['a prefix that ends with a colon', inbox(storage, { prefix: 'a:' }), /^prefix must be made of letters/],
  ['a prefix that is null', inbox(storage, { prefix: null }), /^prefix must be made of letters/],
  [
    'a ttl that is null',
    inbox(storage, { ttl: null }),
    /^ttl must be a whole number of seconds, at least 1 and at most 63072000, which is two years, not null\.$/,
  ],
  [
    'a Map as storage',
    inbox(new Map()),
    /^The first argument of storageInbox must be a storage, such as .*, not an object\.$/,
  ],
  [
    'no client of Redis',
    redis(),
    /^The first argument of redisInbox must be a client of ioredis, such as new Redis\(url\), or of the package redis, not undefined\.$/,
  ],
  ['a URL of Redis', redis('redis://localhost'), /^The first argument of redisInbox must be a client/],
  ['a storage as client', redis(storage), /^The first argument of redisInbox must be a client/],
  ['options before the client', redis({ address: 'a' }, client), /^The first argument of redisInbox must be a client/],
  ['an unknown option of redisInbox', redis(client, { TTL: 1 }), /^redisInbox has no option TTL\. Did you mean ttl\?$/],
  [
    'a ttl of redisInbox of 0',
    redis(client, { ttl: 0 }),
    /^ttl must be a whole number of seconds, at least 1 and at most 63072000, which is two years, not 0\.$/,
  ],
  ['a prefix of redisInbox with a space', redis(client, { prefix: 'a b' }), /^prefix must be made of letters/],
  ['no handler', () => toNodeListener(undefined as never), /^The argument of toNodeListener must be a handler/],
  [
    'options in place of a handler',
    () => toNodeListener({} as never),
    /^The argument of toNodeListener must be a handler/,
  ],
  [
    'a number as task',
    () => createCallbackHandler().listen(1 as never, () => {}),
    /^The first argument of listen must be the identifier/,
  ],
  [
    'nothing to call',
    () => createCallbackHandler().listen('a', undefined as never),
    /^The second argument of listen must be a function/,
  ],
])('rejects %s', (_, make, message) => {
  expect(make).toThrow(ConfigurationError);
  expect(make).toThrow(message);
});

it.each([
  ['no options', undefined],
  ['empty options', {}],
  ['undefined for all of them', { verify: undefined, inbox: undefined, onUpdate: undefined, maxBytes: undefined }],
  ['the least bound', { maxBytes: 1 }],
  ['a larger bound than that of all', { maxBytes: 2 ** 27 }],
])('accepts %s', (_, options) => {
  expect(createCallbackHandler(options)).toBeTypeOf('function');
});

it('accepts prefixes of storageInbox in parts, and with a hash tag of Redis', () => {
  for (const prefix of ['a', 'shop:genmedia', '{genmedia}:callbacks', 'a-b_c:D1']) {
    expect(storageInbox(storage, { prefix, ttl: 1 })).toHaveProperty('claim');
  }
});

it('rejects a check that is missing instead of accepting every callback', () => {
  expect(() => withoutBody(undefined as never)).toThrow(
    'The first argument of withoutBody must be a function of headers and URL',
  );
});

it('rejects callbacks for a check that returns nothing, and says why on the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const body = JSON.stringify({ id: 'task-1', state: 'processing' });
  const post = (verify: () => unknown) =>
    createCallbackHandler({ verify: verify as never, onRejected() {} })(
      new Request('http://localhost/', { method: 'POST', body }),
    );
  expect((await post(() => false)).status).toBe(401);
  expect(warn).not.toHaveBeenCalled();
  expect((await post(() => undefined)).status).toBe(401);
  expect(warn.mock.calls).toEqual([
    ['verify returned Undefined: it must return true or false. The callback was rejected.'],
  ]);
  warn.mockRestore();
});
