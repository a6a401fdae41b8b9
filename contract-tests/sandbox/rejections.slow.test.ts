import { describe, expect, it } from 'vitest';
import { examplesOf, operations } from '../support/document.js';
import { callback_url, expectRejection, uncovered } from './rejection.js';
import { key, openSandbox, type RequestParts, transports, video } from './transports.js';

const lines = operations.map(({ method, path }) => `${method.toUpperCase()} ${path.replace('{id}', 'some-id')}`);
const paths = [...new Set(lines.map((line) => line.replace(/^\w+ /, '')))];
const text2video = 'POST /ent/v2/text2video';

/** Every operation, with a body that it takes. */
const requests = operations.map(({ method, path, operation }) => {
  const [[, body] = []] = examplesOf(operation.requestBody);
  return { line: `${method.toUpperCase()} ${path}`, options: operation.requestBody ? { body: body ?? {} } : {} };
});

describe.each(transports)('the sandbox %s', (transport) => {
  it.each([
    [undefined, /is missing/],
    ['', /is malformed/],
    [`Bearer ${key}`, /is malformed/],
    ['Token', /is malformed/],
    ['Token ', /is malformed/],
    [`token ${key}`, /is malformed/],
    [`Token  ${key}`, /is malformed/],
    [`Token ${key} ${key}`, /is malformed/],
    [key, /is malformed/],
    [`Bearer Token ${key}`, /is malformed/],
    [`Token ${key}x`, /another key/],
    [`Token ${key.toUpperCase()}`, /another key/],
  ])('rejects the authorization %j for every operation', (authorization, message) =>
    uncovered(
      transport,
      async (ask) => {
        for (const { line, options } of requests) {
          const response = await ask(line.replace('{id}', 'some-id'), { ...options, headers: { authorization } });
          expectRejection(response, 401, 'unauthorized', message);
          expect(response.text).not.toContain(key);
        }
      },
      { apiKey: key },
    ),
  );

  it('rejects other paths than those of the document', () =>
    uncovered(transport, async (ask) => {
      const others = paths.flatMap((path) => [`${path}/`, `/${path}`, `${path}/x/y`, path.toUpperCase(), `/v3${path}`]);
      for (const path of ['/ent', '/ent/v2/', '/ent/v2/tasks/creations', '/ent/v2/tasks//creations', ...others]) {
        expectRejection(await ask(`POST ${path}`, { body: video }), 404, 'unknown_path', 'has no path');
      }
    }));

  it('rejects other methods than those of the document, and names those that it accepts', () =>
    uncovered(transport, async (ask) => {
      for (const path of paths) {
        const taken = lines.filter((line) => line.endsWith(` ${path}`)).map((line) => line.split(' ')[0] as string);
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
          if (taken.includes(method)) continue;
          const response = await ask(`${method} ${path}`);
          expect({ path, method, status: response.status }).toEqual({ path, method, status: 405 });
          expect(response.headers.get('allow')?.split(', ').sort()).toEqual(taken.toSorted());
          if (method !== 'HEAD')
            expectRejection(response, 405, 'method_not_allowed', `must be requested with ${taken[0]}`);
        }
      }
    }));

  it('finds no task that it has not made', () =>
    uncovered(transport, async (ask) => {
      const withId = requests.filter(({ line }) => line.includes('{id}'));
      expect(withId).toHaveLength(6);
      for (const { line, options } of withId) {
        for (const id of ['some-id', 'a%2Fb', '%00', encodeURIComponent('ключ'), 'x'.repeat(5000)]) {
          const response = await ask(line.replace('{id}', id), options);
          expectRejection(
            response,
            404,
            line.includes('subjects') ? 'unknown_subject' : 'unknown_task',
            'sandbox has no',
          );
          expect(response.text.length).toBeLessThan(1000);
        }
        for (const id of ['%', '%zz', '%E0%A4%A', '%FF']) {
          expectRejection(await ask(line.replace('{id}', id), options), 400, 'bad_request', 'identifier');
        }
      }
    }));

  it.each([undefined, '', 'text/plain', 'multipart/form-data; boundary=x', 'application/jsonx', 'application/ld+json'])(
    'rejects a body of the type %j',
    (type) =>
      uncovered(transport, async (ask) => {
        const response = await ask(text2video, { body: { ...video, callback_url }, headers: { 'content-type': type } });
        expectRejection(response, 415, 'not_json_type', `must be application/json, not ${type || 'none'}.`);
      }),
  );

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json ;charset=utf-8',
  ])('accepts a body of the type %j', async (type) => {
    const { ask } = await openSandbox(transport);
    expect((await ask(text2video, { body: video, headers: { 'content-type': type } })).status).toBe(200);
  });

  it.each([
    ['nothing', undefined, 'it is empty'],
    ['spaces', ' \n', 'it is empty'],
    ['a cut', '{"model":"genq2","prompt":"A ligh', 'not JSON'],
    ['a trailing comma', '{"model":"genq2","prompt":"A",}', 'not JSON'],
    ['NaN', '{"model":"genq2","prompt":"A","seed":NaN}', 'not JSON'],
    ['single quotes', "{'model':'genq2','prompt':'A'}", 'not JSON'],
    ['a comment', '{"model":"genq2","prompt":"A"} // video', 'not JSON'],
    ['two values', '{"model":"genq2","prompt":"A"}{"model":"genq2","prompt":"A"}', 'not JSON'],
    ['a line break in a text', '{"model":"genq2","prompt":"A\nB"}', 'not JSON'],
    ['a part of a character', Buffer.from([...Buffer.from('{"prompt":"'), 0xc3, 0x28, 0x22, 0x7d]), 'UTF-8'],
    ['UTF-16', Buffer.from('{"model":"genq2","prompt":"Ä"}', 'utf16le'), /UTF-8|not JSON/],
  ])('rejects %s as JSON', (_, body, message) =>
    uncovered(transport, async (ask) => expectRejection(await ask(text2video, { body }), 400, 'not_json', message)),
  );

  it('rejects a request with many mistakes for the first of path, method, key, type, size, JSON and rules', async () => {
    const { ask, sandbox } = await openSandbox(transport);
    let line = 'PUT /ent/v2/text2vide';
    const wrong: RequestParts = {
      headers: { authorization: 'no', 'content-type': 'text/plain' },
      body: 'x'.repeat(20_971_521),
    };
    const { headers } = wrong;
    const mends: [status: number, mend: () => unknown][] = [
      [404, () => (line = 'PUT /ent/v2/text2video')],
      [405, () => (line = text2video)],
      [401, () => Object.assign(headers ?? {}, { authorization: `Token ${key}` })],
      [415, () => Object.assign(headers ?? {}, { 'content-type': 'application/json' })],
      [413, () => (wrong.body = '{')],
      [400, () => (wrong.body = {})],
      [422, () => (wrong.body = video)],
    ];
    const seen: number[] = [];
    for (const [, mend] of mends) {
      seen.push((await ask(line, wrong)).status);
      mend();
    }
    expect(seen).toEqual(mends.map(([status]) => status));
    expect(sandbox.tasks()).toEqual([]);
    expect((await ask(line, wrong)).status).toBe(200);
  });
});
