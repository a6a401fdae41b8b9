import type { TaskSuccess } from 'genmedia/schema';
import { describe, expect, it } from 'vitest';
import { document } from '../support/document.js';
import { filmCallback, open, post, taskCallback } from './setup.js';

const task = taskCallback('task-1', 'success');
const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}1${']'.repeat(levels - 1)}}`;
/** A valid callback with this many bytes. */
const ofBytes = (bytes: number) => {
  const empty = JSON.stringify(taskCallback('task-1', 'success', { payload: '' }));
  return JSON.stringify(taskCallback('task-1', 'success', { payload: 'x'.repeat(bytes - empty.length) }));
};

describe('a callback of the document', () => {
  it.each<[string, unknown]>([
    ['a task that is processing', taskCallback('task-1', 'processing')],
    ['a task that has succeeded', task],
    ['a task that has failed', taskCallback('task-1', 'failed')],
    ['a film that is processing', filmCallback('film-1', 'processing')],
    ['a film that has succeeded', filmCallback('film-1', 'success')],
    ['a film that has failed', filmCallback('film-1', 'failed')],
    ['a film as the query of creations returns it', { ...document.components.examples['task-film-processing'].value }],
    ['a finished film without records and creations', { id: 'film-1', state: 'success', err_code: '' }],
    ['a finished film with an empty list', { id: 'film-1', state: 'success', err_code: '', creations: [] }],
    [
      'a film whose records have no identifier and no state',
      {
        id: 'film-1',
        state: 'processing',
        data_records: { narration_records: [{ prompt: 'Rain' }], bgm_records: [{}] },
      },
    ],
    ['fields that are not listed', { ...task, invented: { later: true } }],
    ['nesting of 200 levels', { ...task, deep: JSON.parse(nested(199)) }],
    ['white space and a byte order mark', `\ufeff\n${JSON.stringify(task)}\n`],
  ])('accepts %s', async (_, body) => {
    const { callbacks, updates, rejections } = open();
    const { status, headers, body: response } = await post(callbacks, body);
    expect([status, response, headers.get('cache-control')]).toEqual([200, {}, 'no-store']);
    expect(headers.get('content-type')).toBe('application/json');
    expect(rejections).toEqual([]);
    const posted = typeof body === 'string' ? task : (body as { id: string; state: string });
    expect(updates).toEqual([{ taskId: posted.id, state: posted.state, task: posted }]);
  });

  it.each([undefined, 'application/json', 'text/plain', 'nonsense'])(
    'accepts a callback with the content type %s',
    async (type) => {
      const { callbacks, updates } = open();
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const body = new TextEncoder().encode(JSON.stringify(task));
      expect((await post(callbacks, body, { headers })).status).toBe(200);
      expect(updates).toHaveLength(1);
    },
  );
});

describe('a request that is not a callback', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  it.each<[string, unknown, number, string, RegExp]>([
    ['nothing', '', 400, 'not_json', /it is empty/],
    ['JSON that breaks off', '{"id":', 400, 'not_json', /is not JSON/],
    ['a list', [task], 400, 'not_json', /must be a JSON object/],
    ['null', 'null', 400, 'not_json', /must be a JSON object/],
    ['a text', '"success"', 400, 'not_json', /must be a JSON object/],
    ['what is not UTF-8', bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), 400, 'not_json', /UTF-8/],
    ['a form', 'id=task-1&state=success', 400, 'not_json', /is not JSON/],
    ['nesting of 201 levels', { ...task, deep: JSON.parse(nested(200)) }, 422, 'invalid_callback', /200 levels/],
    ['a million levels', '['.repeat(1_000_000), 422, 'invalid_callback', /more than 100000 values/],
    ['no identifier', { ...task, id: undefined }, 422, 'invalid_callback', /^id is missing\.$/],
    ['an empty identifier', { ...task, id: '' }, 422, 'invalid_callback', /^id must have at least 1 character\.$/],
    ['a number as identifier', { ...task, id: 1 }, 422, 'invalid_callback', /^id must be a string/],
    ['no state', { ...task, state: undefined }, 422, 'invalid_callback', /^state is missing/],
    ['a state that has no callback', { ...task, state: 'created' }, 422, 'invalid_callback', /^state must be/],
    ['a success with an error', { ...task, err_code: 'E' }, 422, 'invalid_callback', /^err_code must be ""/],
    [
      'a failure without an error',
      taskCallback('a', 'failed', { err_code: '' }),
      422,
      'invalid_callback',
      /^err_code must have/,
    ],
  ])('rejects %s, and reports it only to onRejected', async (_, body, status, code, message) => {
    const { callbacks, updates, rejections, errors } = open();
    const response = await post(callbacks, body);
    expect(response).toMatchObject({ status, body: { error: { code, message: expect.stringMatching(message) } } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { violations = [], ...error } = response.body.error ?? {};
    expect(rejections).toEqual([{ status, violations, ...error }]);
    expect([updates, errors]).toEqual([[], []]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('rejects the method %s', async (method) => {
    const { callbacks, rejections } = open();
    const response = await callbacks(new Request('http://localhost/hooks', { method }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(rejections).toMatchObject([{ status: 405, code: 'method_not_allowed' }]);
  });

  it.each<[string, object, string[]]>([
    [
      'a task',
      { ...task, creations: [{ url: 1 }, {}] },
      ['/creations/0/id', '/creations/0/url', '/creations/1/id', '/creations/1/url'],
    ],
    ['a task with a creation that has no URL', { ...task, creations: [{ id: 'c' }] }, ['/creations/0/url']],
    [
      'a film',
      { ...filmCallback('film-1', 'success'), data_records: { storyboards: 1, bgm_records: 2 } },
      ['/data_records/bgm_records', '/data_records/storyboards'],
    ],
    [
      'a task without an identifier, with a field of films',
      { ...taskCallback('a', 'processing'), id: undefined, data_records: 1 },
      ['/id'],
    ],
    [
      'a film with two wrong fields',
      { ...filmCallback('film-1', 'success'), progress: 'all', data_records: 1 },
      ['/data_records', '/progress'],
    ],
    ['neither', { id: 'a', state: 'success', err_code: '', creations: 'none' }, ['/creations']],
  ])('reports the violations of the closest schema: %s', async (_, body, paths) => {
    const { body: response } = await post(open().callbacks, body);
    const reported = response.error?.violations?.map(({ path }) => path) ?? [];
    expect(reported.sort()).toEqual(paths);
  });
});

describe('a limit on bodies', () => {
  const chunked = (text: string, size = 1000) => {
    const bytes = new TextEncoder().encode(text);
    let at = 0;
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
      cancel() {
        isCancelled = true;
      },
    });
    return { stream, read: () => at, isCancelled: () => isCancelled };
  };

  it.each([
    ['exactly the limit passes', 5000, 200],
    ['one byte more does not', 5001, 413],
  ])('accepts a body up to the limit, with a declared length or in chunks: %s', async (_, bytes, status) => {
    const headers = { 'content-length': `${bytes}` };
    const text = ofBytes(bytes);
    expect(new TextEncoder().encode(text)).toHaveLength(bytes);
    expect((await post(open({ maxBytes: 5000 }).callbacks, text, { headers })).status).toBe(status);
    const response = await post(open({ maxBytes: 5000 }).callbacks, chunked(text).stream);
    expect(response.status).toBe(status);
    if (status === 413) {
      expect(response.body.error).toEqual({ code: 'too_large', message: 'A callback has at most 5000 bytes here.' });
    }
  });

  it('counts characters of several bytes as such', async () => {
    const body = taskCallback('task-1', 'success', { payload: 'ü'.repeat(2000) });
    expect((await post(open({ maxBytes: 4000 }).callbacks, body)).status).toBe(413);
  });

  it('does not read a body that declares too much, and stops reading one that sends too much', async () => {
    const announced = chunked(ofBytes(100_000));
    const headers = { 'content-length': '100000' };
    expect((await post(open({ maxBytes: 5000 }).callbacks, announced.stream, { headers })).status).toBe(413);
    const sent = chunked(ofBytes(100_000));
    expect((await post(open({ maxBytes: 5000 }).callbacks, sent.stream)).status).toBe(413);
    expect([announced.isCancelled(), sent.isCancelled()]).toEqual([true, true]);
    expect(announced.read()).toBeLessThanOrEqual(1000);
    expect(sent.read()).toBeLessThanOrEqual(8000);
  });

  it('does not wait for a body that declares one byte too much', async () => {
    const never = () => new ReadableStream({ pull: () => new Promise<void>(() => {}) });
    const headers = { 'content-length': '5001' };
    expect((await post(open({ maxBytes: 5000 }).callbacks, never(), { headers })).status).toBe(413);
  });

  it('accepts the largest payload of the document, though every character is written as two escapes', async () => {
    const { maxLength } = document.components.schemas.Payload;
    const { payload: _, ...rest } = taskCallback('task-1', 'success', { payload: '' });
    const escaped = '\\ud83c\\udfac'.repeat(maxLength);
    const { callbacks, updates } = open();
    const response = await post(callbacks, `${JSON.stringify(rest).slice(0, -1)},"payload":"${escaped}"}`);
    expect(response.status).toBe(200);
    const [payload = ''] = updates.map(({ task }) => (task as TaskSuccess).payload);
    expect([...payload]).toHaveLength(maxLength);
  });

  it('accepts by default 12 bytes for each character of the longest payload, and 1 MiB', async () => {
    const bound = 12 * document.components.schemas.Payload.maxLength + 2 ** 20;
    expect((await post(open().callbacks, ofBytes(bound))).status).toBe(200);
    expect((await post(open().callbacks, ofBytes(bound + 1))).status).toBe(413);
  });

  it('rejects a body that breaks off', async () => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"id"')),
      pull: (controller) => controller.error(new Error('reset')),
    });
    const { callbacks, rejections } = open();
    expect(await post(callbacks, stream)).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
    expect(rejections).toMatchObject([{ status: 400, message: 'The request body ended early.' }]);
  });
});
