import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCallbackHandler, tokenInUrl, type Verify, withoutBody } from '../../src/callbacks/index.js';
import { ConfigurationError } from '../../src/index.js';
import { open, serve, taskCallback } from './setup.js';

const token = 'aB3-_.~aB3-_.~aB3';
const text = JSON.stringify(taskCallback('task-1', 'success'));

/** The status of a callback that was posted to this URL. */
async function statusOf(verify: Verify, query: string): Promise<number> {
  const { callbacks, updates } = open({ verify });
  const { status } = await callbacks(new Request(`http://localhost/hooks${query}`, { method: 'POST', body: text }));
  expect(updates).toHaveLength(status === 200 ? 1 : 0);
  return status;
}

describe('a token in the URL', () => {
  it.each<[string, number]>([
    [`?token=${token}`, 200],
    [`?a=b&token=${token}&c=d`, 200],
    [`?token=${encodeURIComponent(token)}#part`, 200],
    ['', 401],
    ['?token=', 401],
    ['?token', 401],
    [`?Token=${token}`, 401],
    [`?token=${token.toLowerCase()}`, 401],
    [`?token=${token.slice(0, -1)}`, 401],
    [`?token=${token.slice(1)}`, 401],
    [`?token=${token}${token}`, 401],
    [`?token=${token}%00`, 401],
    [`?token=${token}&token=another`, 200],
    [`?token=another&token=${token}`, 401],
    [`/${token}`, 401],
  ])("verifies the token of a URL: '%s' gets %i", async (query, status) => {
    expect(await statusOf(tokenInUrl(token), query)).toBe(status);
  });

  it('accepts one of several tokens, and another parameter', async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const verify = tokenInUrl([one, two], { parameter: 'key' });
    for (const given of [one, two]) expect(await statusOf(verify, `?key=${given}`)).toBe(200);
    expect(await statusOf(verify, `?token=${one}`)).toBe(401);
    expect(await statusOf(verify, `?key=${crypto.randomUUID()}`)).toBe(401);
  });

  it.each([
    [`?secret=${token}`, 'its URL has no parameter token, so the callback_url of the task lacks it.'],
    [`?token=${token}x`, 'the parameter token of its URL has another value than the token of tokenInUrl.'],
  ])('says the reason to onRejected and not to the caller: %s', async (query, reason) => {
    const { callbacks, rejections } = open({ verify: tokenInUrl(token) });
    const response = await callbacks(new Request(`http://localhost/hooks${query}`, { method: 'POST', body: text }));
    const message = 'The callback could not be verified as coming from the service';
    expect(await response.json()).toMatchObject({ error: { message: `${message}.` } });
    expect(rejections).toMatchObject([{ status: 401, message: `${message}: ${reason}` }]);
    expect(JSON.stringify(rejections)).not.toContain(token);
  });

  it('says the reason once on the console without onRejected', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const callbacks = createCallbackHandler({ verify: tokenInUrl(token) });
    for (const query of ['', '', `?token=${token}x`, `?token=${token}`])
      await callbacks(new Request(`http://localhost/hooks${query}`, { method: 'POST', body: text }));
    const start = 'A callback got 401: The callback could not be verified as coming from the service: ';
    expect(warn.mock.calls.flat()).toEqual([
      `${start}its URL has no parameter token, so the callback_url of the task lacks it. The option onRejected gets each of them.`,
      `${start}the parameter token of its URL has another value than the token of tokenInUrl. The option onRejected gets each of them.`,
    ]);
  });

  it('verifies a token over HTTP too', async () => {
    const handler = open({ verify: tokenInUrl(token) });
    const url = await serve(handler);
    const send = (query: string) => fetch(`${url}/hooks${query}`, { method: 'POST', body: text });
    expect([(await send('')).status, (await send(`?token=${token}`)).status]).toEqual([401, 200]);
    expect(JSON.stringify(handler.rejections)).not.toContain(token);
  });
});

describe('a check without a body', () => {
  const neverEnds = () => {
    let reads = 0;
    const body = new ReadableStream(
      {
        pull: () => {
          reads += 1;
          return new Promise<void>(() => {});
        },
      },
      { highWaterMark: 0 },
    );
    const post = (url = 'http://localhost/hooks', headers = {}) =>
      new Request(url, { method: 'POST', body, headers, duplex: 'half' });
    return { post, reads: () => reads };
  };

  it('rejects a callback before anything of its body is read', async () => {
    const { post, reads } = neverEnds();
    const { callbacks, rejections } = open({ verify: tokenInUrl(token) });
    expect((await callbacks(post('http://localhost/hooks?token=wrong'))).status).toBe(401);
    expect([reads(), rejections.length]).toEqual([0, 1]);
  });

  it.each([[false], [1], ['yes'], [{}], [undefined], [null]])(
    'rejects every callback if the check returns %j',
    async (value) => {
      const { post, reads } = neverEnds();
      const { callbacks } = open({ verify: withoutBody(() => value as boolean) });
      expect([(await callbacks(post())).status, reads()]).toEqual([401, 0]);
    },
  );

  it.each<[string, () => Promise<boolean>]>([
    ['rejects', () => Promise.reject(new Error('no keys today'))],
    [
      'throws',
      () => {
        throw new Error('no keys today');
      },
    ],
  ])('has the service send again if the check %s', async (_, check) => {
    const { post, reads } = neverEnds();
    const { callbacks, errors } = open({ verify: withoutBody(check) });
    const response = await callbacks(post());
    expect([response.status, response.headers.get('retry-after'), reads()]).toEqual([503, '1', 0]);
    expect(errors.map(({ message }) => message)).toEqual(['verify failed: no keys today']);
  });

  it('passes headers and URL to the check, and then the body to verify itself', async () => {
    const given: unknown[] = [];
    const verify: Verify = Object.assign(({ body }: { body: Uint8Array }) => given.push(body.length) > 0, {
      beforeBody: ({ headers, url }: { headers: Headers; url: string }) => given.push(headers.get('x-mine'), url) > 0,
    });
    const { callbacks, states } = open({ verify });
    const init = { method: 'POST', body: text, headers: { 'x-mine': '1' } };
    await callbacks(new Request('http://localhost/hooks?a', init));
    expect([given, states()]).toEqual([['1', 'http://localhost/hooks?a', text.length], ['success']]);
  });
});

describe('tokenInUrl', () => {
  // biome-ignore lint/suspicious/noExplicitAny: it is called as from JavaScript.
  const make: (...values: any[]) => Verify = tokenInUrl as any;
  it('accepts a token of 16 characters', async () => {
    expect(await statusOf(tokenInUrl('my-secret-123456'), '?token=my-secret-123456')).toBe(200);
  });

  it.each<[string, unknown[], RegExp]>([
    ['no token', [], /must be a token, or an array of tokens, of at least 16 characters each, not undefined\./],
    ['an empty token', [''], /at least 16 characters/],
    ['no tokens', [[]], /at least 16 characters/],
    ['a short token', ['my-secret-12345'], /at least 16 characters/],
    ['a short one among others', [[token, 'short']], /at least 16 characters/],
    ['a number', [1234567890123456], /at least 16 characters/],
    ['null', [null], /at least 16 characters/],
    ['what a URL reads as a space', ['my-secret-1234567+'], /letters, digits, -, _, \. and ~/],
    ['what ends the query', ['#my-secret-1234567'], /mean the same in every URL/],
    ['what begins another parameter', ['my-secret-1234567&a'], /mean the same in every URL/],
    ['an unknown option', [token, { param: 'a' }], /no option param\. Did you mean parameter\?/],
    ['null as options', [token, null], /must be an object with parameter/],
    ['an empty parameter', [token, { parameter: '' }], /parameter must be the name of a query parameter/],
    ['a parameter that would end the query', [token, { parameter: '#token' }], /parameter must be the name/],
    ['a parameter with a value', [token, { parameter: 'token=' }], /parameter must be the name/],
    ['null as parameter', [token, { parameter: null }], /parameter must be the name/],
  ])('rejects %s', (_, values, says) => {
    expect(() => make(...values)).toThrow(ConfigurationError);
    expect(() => make(...values)).toThrow(says);
    expect(() => make(...values)).not.toThrow(/my-secret/);
  });
});
