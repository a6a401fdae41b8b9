import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { open, request, transports } from './setup.js';

const page = 'https://app.example';
const preflight = (more: Record<string, string> = {}) => ({
  method: 'OPTIONS',
  headers: {
    origin: page,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-sandbox-fault',
    ...more,
  },
});
const create = {
  method: 'POST',
  headers: { origin: page, authorization: 'Token key', 'content-type': 'application/json' },
  body: JSON.stringify(request),
};
const allowedOrigin = (response: Response) => response.headers.get('access-control-allow-origin');

describe.each(transports)('cors %s', (_, enter) => {
  it('lets a page of another origin use the service with cors, and read the advice when to poll', async () => {
    const sandbox = open({ cors: true, speed: 1 });
    const { fetch, url } = await enter(sandbox);
    const asked = await fetch(`${url}/ent/v2/text2video`, preflight());
    expect([asked.status, allowedOrigin(asked), await asked.text()]).toEqual([200, '*', '']);
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-sandbox-fault');
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    expect(asked.headers.get('access-control-max-age')).toBe('600');
    expect(asked.headers.has('access-control-allow-private-network')).toBe(false);
    const response = await fetch(`${url}/ent/v2/text2video`, create);
    expect([response.status, allowedOrigin(response)]).toEqual([200, '*']);
    expect(response.headers.get('access-control-expose-headers')).toContain(
      'genmedia-poll-after-ms, genmedia-next-change-ms, x-request-id, retry-after',
    );
    expect(response.headers.get('genmedia-poll-after-ms')).toMatch(/^\d+$/);
    // Rejections too: the page should be able to read why.
    const rejected = await fetch(`${url}/ent/v2/text2video`, { ...create, body: '{}' });
    expect([rejected.status, allowedOrigin(rejected)]).toEqual([422, '*']);
    // What a browser asks is not a request of the page.
    expect(sandbox.requests().map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('lets a page read files with cors', async () => {
    const sandbox = open({ cors: true });
    const { fetch, url, gen } = await enter(sandbox);
    const { id } = await gen.text2video.create(request);
    await sandbox.advance('10s');
    const task = await gen.tasks.get(id);
    const file = await fetch(task.state === 'success' ? `${task.creations[0]?.url}` : url, {
      headers: { origin: page },
    });
    expect([file.status, allowedOrigin(file)]).toEqual([200, '*']);
  });

  it('keeps the controls closed with cors', async () => {
    const { fetch, url } = await enter(open({ cors: true }));
    for (const path of ['/_sandbox/state', '/_sandbox/', '/']) {
      expect(allowedOrigin(await fetch(`${url}${path}`, { headers: { origin: page }, redirect: 'manual' }))).toBe(null);
      expect(allowedOrigin(await fetch(`${url}${path}`, preflight()))).toBe(null);
    }
    expect((await fetch(`${url}/_sandbox/state`, { headers: { origin: page } })).status).toBe(403);
  });

  it("opens the controls with cors: 'controls', but not for callbacks", async () => {
    const { fetch, url } = await enter(open({ cors: 'controls' }));
    const headers = { origin: page, 'content-type': 'application/json' };
    const advance = (more: object = {}) =>
      fetch(`${url}/_sandbox/advance`, { method: 'POST', headers: { ...headers, ...more }, body: '{"by":"1s"}' });
    expect(allowedOrigin(await fetch(`${url}/_sandbox/advance`, preflight()))).toBe('*');
    const response = await advance();
    expect([response.status, allowedOrigin(response)]).toEqual([200, '*']);
    expect((await advance({ 'x-sandbox-callback': '1' })).status).toBe(403);
  });

  it('rejects OPTIONS without cors with what to do, and allows nothing', async () => {
    const { fetch, url } = await enter(open());
    const asked = await fetch(`${url}/ent/v2/text2video`, preflight());
    expect([asked.status, allowedOrigin(asked)]).toEqual([405, null]);
    expect(await asked.text()).toContain('createSandbox({ cors: true }), or --cors');
    expect(allowedOrigin(await fetch(`${url}/ent/v2/text2video`, create))).toBe(null);
  });
});

it('rejects a name that was made to resolve to this machine', async () => {
  const { fetch } = open({ cors: true });
  expect((await fetch('http://evil.example/ent/v2/text2video', preflight({ host: 'evil.example' }))).status).toBe(403);
});

it('lets a public page reach this machine if its browser asks', async () => {
  const { fetch } = open({ cors: true });
  const asked = await fetch(
    'http://localhost/ent/v2/text2video',
    preflight({ 'access-control-request-private-network': 'true' }),
  );
  expect(asked.headers.get('access-control-allow-private-network')).toBe('true');
});

it('leaves out header names that a browser would not send', async () => {
  const { fetch } = open({ cors: true });
  const asked = await fetch(
    'http://localhost/ent/v2/text2video',
    preflight({ 'access-control-request-headers': 'a b; c' }),
  );
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
});

it.each(['*', 1, 'control'])('rejects cors: %s', (cors) => {
  expect(() => createSandbox({ cors: cors as never })).toThrow("cors must be true, false or 'controls', not");
});
