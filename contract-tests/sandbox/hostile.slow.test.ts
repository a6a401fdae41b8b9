import { describe, expect, it } from 'vitest';
import { largeImage } from './large-image.js';
import { post, sendAllThenRead } from './raw.js';
import { expectServed, key, openSandbox, video } from './transports.js';

const maxBytes = 20_971_520;
const text2video = 'POST /ent/v2/text2video';
const oneClick = 'POST /ent/v2/one-click/general_one_click';
const subjects = 'POST /ent/v2/subjects';

describe('large bodies', () => {
  /** A body of so many bytes. */
  function storyOf(bytes: number) {
    // No Base64 has one character more than a multiple of four.
    const images = [largeImage(6e6), largeImage(6e6 + 2)];
    const rest = bytes - JSON.stringify({ story: 'pigsy', images: [...images, 'data:image/png;base64,'] }).length;
    return { story: 'pigsy', images: [...images, largeImage(rest)] };
  }

  it.each([19_000_000, maxBytes])('accepts bodies of %i bytes, and returns their images', async (bytes) => {
    const room = await openSandbox('over HTTP');
    const body = storyOf(bytes);
    expect(JSON.stringify(body)).toHaveLength(bytes);
    const response = await room.ask('POST /ent/v2/template-story', { body });
    expect(response.status).toBe(200);
    expect(response.body.images.join() === body.images.join()).toBe(true);
    await expectServed(room);
  });

  const stream = (pieces: Buffer[]) => new Blob(pieces as Buffer<ArrayBuffer>[]).stream();
  const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
  const read = async (response: Response) => ({ status: response.status, text: await response.text() });
  it.each<
    [way: string, send: (url: string, pieces: Buffer[], length: number) => Promise<{ status: number; text: string }>]
  >([
    ['by fetch', (url, pieces) => fetch(url, { method: 'POST', headers, body: Buffer.concat(pieces) }).then(read)],
    [
      'by fetch, in chunks',
      (url, pieces) =>
        fetch(url, { method: 'POST', headers, body: stream(pieces), duplex: 'half' } as RequestInit).then(read),
    ],
    ['by node:http', (url, pieces, length) => post(url, pieces, length)],
    ['by node:http, in chunks', (url, pieces) => post(url, pieces)],
    ['by a sender that reads when it has sent all', sendAllThenRead],
  ])('rejects bodies of more than 20 MB %s, and the sender can read why', async (_, send) => {
    const room = await openSandbox('over HTTP');
    for (const bytes of [maxBytes + 1, 21 * 2 ** 20, 40 * 2 ** 20]) {
      const piece = Buffer.alloc(2 ** 20, 'x');
      const pieces = [...Array<Buffer>(Math.floor(bytes / 2 ** 20)).fill(piece), piece.subarray(0, bytes % 2 ** 20)];
      const { status, text } = await send(`${room.url}/ent/v2/template-story`, pieces, bytes);
      expect({ bytes, status }).toEqual({ bytes, status: 413 });
      expect(JSON.parse(text).error).toMatchObject({
        code: 'too_large',
        message: expect.stringContaining(`${maxBytes}`),
      });
    }
    await expectServed(room);
  });

  it.each(['x', '🌊'])('returns a payload of up to 1,048,576 characters %s unchanged', async (character) => {
    const { ask, sandbox } = await openSandbox('over HTTP', { speed: 0 });
    const payload = character.repeat(1_048_576);
    const created = await ask(text2video, { body: { ...video, payload } });
    const task = await ask(`GET /ent/v2/tasks/${created.body.task_id}/creations`);
    for (const { status, body } of [created, task]) expect([status, body.payload === payload]).toEqual([200, true]);
    const { status, error } = await ask(text2video, { body: { ...video, payload: payload + character } });
    expect({ status, ...error.violations?.[0] }).toMatchObject({ status: 422, path: '/payload', rule: 'maxLength' });
    expect(sandbox.tasks()).toHaveLength(1);
  });
});

describe('deep bodies', () => {
  const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const objects = (levels: number) => '{"a":'.repeat(levels) + 1 + '}'.repeat(levels);

  it.each([
    ['lists', lists],
    ['objects', objects],
  ])('accepts or rejects deeply nested %s, and serves the next request', async (_, make) => {
    const room = await openSandbox('over HTTP');
    const { ask } = room;
    const { body: subject } = await ask(subjects, { body: { name: 'Mia' } });
    const { body: task } = await ask(oneClick, { body: {} });
    const steps = ['edit', 'compose'].map((step) => `${oneClick}/${task.task_id}/${step}`);
    const lines = [text2video, oneClick, subjects, `PUT /ent/v2/subjects/${subject.id}`, ...steps];
    for (const line of [...lines, 'PUT /_sandbox/faults', 'POST /_sandbox/advance']) {
      // The controls take 100 kB.
      const deep = make(line.includes('_sandbox') ? 12_000 : 100_000);
      const fields = ['"a":', '"model":', '"model":"genq2","prompt":', '"by":', '"faults":', '"faults":[{},'];
      for (const body of [deep, ...fields.map((field) => `{${field}${deep}${field.includes('[') ? ']' : ''}}`)]) {
        const response = await ask(line, { body }).catch(({ message }) => message);
        expect({
          line,
          begins: body.slice(0, 40),
          message: response.error?.message ?? response.status ?? response,
        }).toEqual({
          line,
          begins: body.slice(0, 40),
          message: expect.toSatisfy((message) => message === 200 || (message.endsWith('.') && response.status < 500)),
        });
      }
    }
    await expectServed(room);
    const [mia] = (await ask('GET /ent/v2/subjects')).body.subjects;
    expect(mia).toEqual({ id: subject.id, name: 'Mia' });
    expect((await ask(`GET /ent/v2/one-click/general_one_click/${task.task_id}`)).status).toBe(200);
  });

  it('keeps deep bodies only if it can return them', async () => {
    const { ask, sandbox } = await openSandbox('in process');
    const { task_id } = (await ask(oneClick, { body: {} })).body;
    const reads = ['GET /ent/v2/subjects', `GET /ent/v2/one-click/general_one_click/${task_id}`];
    for (const line of [oneClick, `${oneClick}/${task_id}/edit`, subjects]) {
      const takes = async (levels: number) => (await ask(line, { body: `{"a":${lists(levels)}}` })).status === 200;
      let [accepted, rejected] = [1, 100_000];
      while (rejected - accepted > 1) {
        const levels = Math.floor((accepted + rejected) / 2);
        if (await takes(levels)) accepted = levels;
        else rejected = levels;
      }
      for (let levels = accepted - 3; levels < accepted + 10; levels += 1) {
        const count = sandbox.tasks().length;
        const made = (await takes(levels)) && line !== subjects ? 1 : 0;
        expect({ line, levels, made: sandbox.tasks().length - count }).toEqual({ line, levels, made });
      }
      for (const read of reads)
        expect({ line, read, status: (await ask(read)).status }).toEqual({ line, read, status: 200 });
    }
  });
});

describe('names that objects have of their own', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

  it.each(names)('treats the name %s like others', async (name) => {
    const room = await openSandbox('over HTTP');
    const { ask } = room;
    const withField = (rest: string) => `{${rest}"${name}":{"polluted":true}}`;
    const closed = await ask(text2video, { body: withField('"model":"genq2","prompt":"A",') });
    expect({ status: closed.status, path: closed.error?.violations?.[0]?.path }).toEqual({
      status: 422,
      path: `/${name}`,
    });
    const model = await ask(text2video, { body: { ...video, model: name } });
    expect({ status: model.status, path: model.error.violations?.[0]?.path }).toEqual({ status: 422, path: '/model' });
    expect(room.sandbox.tasks()).toEqual([]);

    const { body: task } = await ask(oneClick, { body: withField('') });
    const { text } = await ask(`GET /ent/v2/one-click/general_one_click/${task.task_id}`);
    expect(text).toContain(`"request":${withField('')}`);
    const { text: subject } = await ask(subjects, { body: withField('') });
    expect(subject).toContain(withField('').slice(1, -1));
    expect((await ask('GET /ent/v2/subjects')).text).toContain(subject);

    for (const path of ['tasks/{}/creations', 'ad-one-click/{}', 'one-click/general_one_click/{}']) {
      expect((await ask(`GET /ent/v2/${path.replace('{}', name)}`)).status).toBe(404);
    }
    expect((await ask(`PUT /ent/v2/subjects/${name}`, { body: {} })).status).toBe(404);
    for (const path of [`/${name}`, `/_sandbox/${name}`, `/_sandbox${name}`, `/_sandbox/results/${name}/${name}`]) {
      expect((await ask(`GET ${path}`)).status).toBe(404);
    }
    for (const fault of [name, `lost; ${name}=1`, `status; code=${name}`, `html; code=500; ${name}`]) {
      const response = await ask(text2video, { body: video, headers: { 'x-sandbox-fault': fault } });
      expect({ fault, status: response.status }).toEqual({ fault, status: 400 });
    }
    const faults = [`{"fault":"${name}"}`, withField('"fault":"lost",'), withField('')];
    for (const fault of faults) {
      expect((await ask('PUT /_sandbox/faults', { body: `{"faults":[${fault}]}` })).status).toBe(422);
    }
    await expectServed(room);
  });
});
