import { expect, it } from 'vitest';
import type { RejectionCode } from '../../src/sandbox/http/rejection.js';
import type { SandboxHttpRequest, SandboxStore } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { examplesOf, operations } from '../support/document.js';
import { documentedResponse, expectDocumented, sandboxDocument } from './documented.js';
import { headOf, talk } from './raw.js';
import { clientOf, open } from './setup.js';

/** Statuses that each code comes with, for operations. A code that is missing here does not compile. */
const statusesOf: Record<RejectionCode, number[]> = {
  bad_request: [400, 408, 431],
  not_json: [400],
  invalid_fault: [400],
  unauthorized: [401],
  forbidden: [403],
  unknown_path: [404],
  unknown_task: [404],
  unknown_subject: [404],
  method_not_allowed: [405],
  too_large: [413],
  not_json_type: [415],
  invalid_request: [422],
  does_not_fit: [422],
  busy: [503],
  sandbox_failed: [500],
  // Every status from 400 to 599.
  fault: [],
  // Only for files.
  url_expired: [],
  range_not_satisfiable: [],
  // Only in process: its server is closed too.
  closed: [],
};

/** What the document lists: `createText2Video 401 unauthorized`. Ranges have the status `4XX`. */
const listed = Object.values<Record<string, { operationId?: string; responses: Record<string, { $ref: string }> }>>(
  sandboxDocument.paths,
)
  .flatMap((item) => Object.values(item).filter(({ operationId }) => operationId))
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status !== '200')
      .flatMap(([status, { $ref }]) =>
        documentedResponse($ref).codes.map((code) => ({ operationId: operationId as string, status, code })),
      ),
  );

it('lists every code of the sandbox with its statuses, and no other', () => {
  const found: Record<string, number[]> = Object.fromEntries(Object.keys(statusesOf).map((code) => [code, []]));
  for (const { status, code } of listed) {
    expect(Object.keys(statusesOf)).toContain(code);
    if (code !== 'fault' && !found[code]?.includes(Number(status))) found[code]?.push(Number(status));
  }
  expect(found).toEqual(statusesOf);
  const statuses = new Set(listed.map(({ status }) => status));
  const faults = new Set(listed.filter(({ code }) => code === 'fault').map(({ status }) => status));
  expect(faults).toEqual(statuses);
});

it('leaves nothing of the default response, and the rest of the document as it is', () => {
  expect(JSON.stringify(sandboxDocument)).not.toContain('Rejected');
  for (const { path, method, operation } of operations) {
    const { responses, ...rest } = sandboxDocument.paths[path][method];
    // poll-advice.test.ts compares the headers of accepted requests with the sandbox.
    const { headers: _, ...accepted } = responses[200];
    expect({ ...rest, accepted }).toEqual({
      ...operation,
      responses: undefined,
      accepted: operation.responses[200],
    });
  }
});

/** Every operation, with a body that it takes. */
const requests = operations.map(({ method, path, operation }) => {
  const [[, body] = []] = examplesOf(operation.requestBody);
  const { operationId, requestBody } = operation;
  return { operationId, method: method.toUpperCase(), path, body: requestBody && JSON.stringify(body ?? {}) };
});

/** A body of so many bytes, of which none exist. */
const sized = (bytes: number) => (meter: (bytes: number) => void) => {
  meter(bytes);
  return Promise.resolve(new Uint8Array());
};

it('lists exactly what each operation can send', async () => {
  const seen = new Set<string>();
  let isDiskFull = true;
  const write = async () => {
    if (isDiskFull) throw new Error('The disk is full.');
  };
  const failing: SandboxStore = { entries: [], write };
  const [sandbox, broken] = [open(), open({ store: failing })];

  const { id: film } = await clientOf(sandbox).adFilm.create({ images: ['https://example.com/bottle.png'] });

  for (const { operationId, method, path, body } of requests) {
    const send = async (
      { id = 'some-id', ...changes }: Partial<SandboxHttpRequest> & { id?: string } = {},
      headers: Record<string, string | undefined> = {},
      { respond } = sandbox,
    ) => {
      const all: Record<string, string | undefined> = {
        host: '127.0.0.1',
        authorization: 'Token key',
        'content-type': 'application/json',
        ...headers,
      };
      const sent = path.replace('{id}', id);
      const response = await respond({
        method,
        origin: 'http://127.0.0.1',
        path: sent,
        query: '',
        header: (name) => all[name],
        read: async () => new TextEncoder().encode(body),
        ...changes,
      });
      const rejection = expectDocumented({
        method,
        path: sent,
        status: response.status,
        headers: new Headers(response.headers),
        text: `${response.body}`,
      });
      if (rejection) seen.add(Object.values(rejection).join(' '));
    };

    await send({}, { authorization: 'Bearer key' });
    await send({}, { host: 'evil.example' });
    await send({}, { 'x-sandbox-fault': 'unknown' });
    for (let status = 400; status < 600; status += 1) {
      await send({}, { 'x-sandbox-fault': `status; code=${status}; retryAfter=2s` });
    }
    if (path.includes('{id}')) {
      await send();
      await send({ id: '%' });
      await send({ id: '' });
    }
    if (operationId === 'getAdFilm') await send({ id: 'edit' });
    if (body === undefined) continue;
    const large = 2 ** 21;
    await send({}, { 'content-type': 'text/plain' });
    await send({}, { 'content-length': '1e12' });
    await send({ read: async () => new TextEncoder().encode('{') });
    await send({ read: async () => new TextEncoder().encode('[]') });
    if (operationId === 'editAdFilm' || operationId === 'composeAdFilm') {
      await send();
      const unfit = body.replace('film-88', film).replace('"storyboard_video_index":1', '"storyboard_video_index":99');
      await send({ read: async () => new TextEncoder().encode(unfit) });
    }
    if (!path.includes('{id}') && !path.includes('ad-one-click/')) await send({}, {}, broken);

    // Bodies that are still arriving, until there is no room for another.
    const release: (() => void)[] = [];
    const arriving: Promise<void>[] = [];
    let isFull = false;
    while (!isFull && arriving.length < 500) {
      const read: SandboxHttpRequest['read'] = async (meter) => {
        try {
          for (let mebibytes = 0; mebibytes < 10; mebibytes += 1) meter(2 ** 20);
        } catch (error) {
          isFull = true;
          throw error;
        }
        await new Promise<void>((resolve) => release.push(resolve));
        return new Uint8Array();
      };
      arriving.push(send({ read }));
      await Promise.resolve();
    }
    expect(isFull).toBe(true);
    await send({ read: sized(large) });
    for (const resolve of release) resolve();
    await Promise.all(arriving);
  }

  isDiskFull = false;

  // The server sends these before it knows the operation, and a body breaks off over HTTP too.
  const early = ['400 bad_request', '408 bad_request', '431 bad_request'];
  // To the rest of the operations a failure of the store does not happen.
  const isRare = (line: string) => early.some((end) => line.endsWith(end)) || line.endsWith('500 sandbox_failed');
  const expected = new Set<string>();
  for (const { operationId, status, code } of listed) {
    const range = status.endsWith('XX');
    const from = range ? Number(status[0]) * 100 : Number(status);
    for (let exact = from; exact < from + (range ? 100 : 1); exact += 1)
      expected.add(`${operationId} ${exact} ${code}`);
  }
  expect([...seen].filter((line) => !expected.has(line))).toEqual([]);
  expect([...expected].filter((line) => !seen.has(line) && !isRare(line))).toEqual([]);
  expect([...seen].filter((line) => line.endsWith('500 sandbox_failed')).length).toBeGreaterThan(10);
});

it.each([
  ['not HTTP', 'hello\r\n\r\n', 400],
  ['large headers', headOf('GET /ent/v2/subjects', 0).replace('host', `x-large: ${'x'.repeat(20_000)}\r\nhost`), 431],
])('lists what the server sends to %s', async (_, bytes, status) => {
  const { url, close } = await serve(open(), { port: 0 });
  const [head = '', text = ''] = (await talk(url, bytes).ended).split('\r\n\r\n');
  await close();
  expect(head).toContain(`HTTP/1.1 ${status} `);
  const headers = new Headers({ 'content-type': /content-type: (.*)/.exec(head)?.[1] ?? '' });
  expect(expectDocumented({ method: 'GET', path: '/ent/v2/subjects', status, headers, text })?.status).toBe(status);
});

it.each([
  ['a status that nothing sends', 418, { code: 'unauthorized', message: 'No.' }, {}],
  ['another code', 401, { code: 'forbidden', message: 'No.' }, {}],
  ['no message', 401, { code: 'unauthorized' }, {}],
  [
    'a violation without a path',
    401,
    { code: 'unauthorized', message: 'No.', violations: [{ rule: 'x', message: 'No.' }] },
    {},
  ],
  ['a redirect', 600, { code: 'fault', message: 'No.' }, {}],
  ['a header that it does not list', 401, { code: 'unauthorized', message: 'No.' }, { 'www-authenticate': 'Token' }],
  ['another type', 401, { code: 'unauthorized', message: 'No.' }, { 'content-type': 'text/plain' }],
])('rejects %s', (_, status, error, more) => {
  const exchange = {
    method: 'GET',
    path: '/ent/v2/subjects',
    status,
    headers: new Headers({ 'content-type': 'application/json', ...more }),
    text: JSON.stringify({ error }),
  };
  expect(() => expectDocumented(exchange)).toThrow();
});
