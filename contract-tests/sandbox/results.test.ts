import { describe, expect, it } from 'vitest';
import type { Creation, Task } from '../../src/index.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { finishedFilm } from './finished-film.js';
import { clientOf, openStopped } from './setup.js';

const request = { model: 'genq1', prompt: 'A boat', watermark: true, aspect_ratio: '9:16', duration: 3 } as const;

/** The creation of a finished task. */
function creationOf(task: Task): Creation {
  if (task.state !== 'success') throw new Error(`The task is ${task.state}.`);
  return task.creations[0] as Creation;
}

async function finishedVideo() {
  const { sandbox, gen } = openStopped();
  const { id } = await gen.text2video.create(request);
  await sandbox.advance('10s');
  return { sandbox, gen, id, creation: creationOf(await gen.tasks.get(id)) };
}

async function load(sandbox: Sandbox, url = '', headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(url, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('files of results', () => {
  it('serves a video, its cover and its watermarked form, each of its media type, and no two alike', async () => {
    const { sandbox, creation } = await finishedVideo();
    const video = await load(sandbox, creation.url);
    const cover = await load(sandbox, creation.cover_url);
    const watermarked = await load(sandbox, creation.watermarked_url);
    expect([video, cover, watermarked].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(video.headers.get('content-type')).toBe('video/mp4');
    expect(video.bytes.toString('latin1', 4, 8)).toBe('ftyp');
    expect(cover.headers.get('content-type')).toBe('image/png');
    // Width and height of a PNG: the ratio that was asked for.
    expect([cover.bytes.readUInt32BE(16), cover.bytes.readUInt32BE(20)]).toEqual([144, 256]);
    expect(watermarked.bytes.equals(video.bytes)).toBe(false);
    expect((await load(sandbox, creation.url)).bytes.equals(video.bytes)).toBe(true);
  });

  it('adds a watermark only where one was requested', async () => {
    const { sandbox, gen } = openStopped();
    const { id } = await gen.text2video.create({ ...request, watermark: false });
    await sandbox.advance('10s');
    const creation = creationOf(await gen.tasks.get(id));
    expect(creation).not.toHaveProperty('watermarked_url');
    expect((await load(sandbox, creation.url.replace('result.mp4', 'watermarked.mp4'))).status).toBe(404);
  });

  it('serves images for an image, and sound for speech and the sounds of a film', async () => {
    const { sandbox, gen } = openStopped();
    const image = await gen.reference2image.create({ model: 'genq2', prompt: 'A boat', aspect_ratio: '1:1' });
    const speech = await gen.speech.create({ text: 'Hello', voice_setting_voice_id: 'Arrogant_Miss' });
    await sandbox.advance('10s');
    const png = await load(sandbox, creationOf(await gen.tasks.get(image)).url);
    expect(png.headers.get('content-type')).toBe('image/png');
    expect(png.bytes.readUInt32BE(16)).toBe(png.bytes.readUInt32BE(20));
    const wav = await load(sandbox, speech.raw.file_url);
    expect(wav.headers.get('content-type')).toBe('audio/wav');
    expect(wav.bytes.toString('latin1', 0, 4)).toBe('RIFF');
    expect(creationOf(await gen.tasks.get(speech))).not.toHaveProperty('cover_url');
  });

  it('serves files of a few kB', async () => {
    const { sandbox, creation } = await finishedVideo();
    for (const url of [creation.url, creation.cover_url, creation.watermarked_url]) {
      expect((await load(sandbox, url)).bytes.length).toBeLessThan(10_000);
    }
  });

  it('uses the origin of the request, without a key', async () => {
    const { sandbox, gen, id } = await finishedVideo();
    const server = await serve(sandbox, { port: 0 });
    const { url } = creationOf(await clientOf(sandbox, { baseUrl: server.url, fetch }).tasks.get(id));
    expect(url.startsWith(`${server.url}/`)).toBe(true);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(`${(await response.arrayBuffer()).byteLength}`);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, response.headers.get('content-length')]);
    expect(sandbox.requests()[0]).toMatchObject({ operation: 'results', hasKey: false });
    await server.close();
    expect(creationOf(await gen.tasks.get(id)).url.startsWith('http://localhost/')).toBe(true);
  });

  it('serves no file before the task has succeeded, and none of other tasks', async () => {
    const { sandbox, creation } = await finishedVideo();
    for (const url of [
      creation.url.replace('result.mp4', 'result.png'),
      creation.url.replace('result.mp4', '__proto__'),
      creation.url.replace(/results\/[^/]+/, 'results/unknown'),
    ]) {
      expect((await load(sandbox, url)).status).toBe(404);
    }
    const post = await sandbox.fetch(creation.url, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('URLs of results', () => {
  const hour = 3_600_000;

  it('accepts result URLs for 24 hours by the clock of the sandbox, and returns new ones by a read', async () => {
    const { sandbox, gen, id, creation } = await finishedVideo();
    await sandbox.advance(24 * hour - 1);
    expect((await load(sandbox, creation.url)).status).toBe(200);
    await sandbox.advance(1);
    const { status, bytes } = await load(sandbox, creation.url);
    expect(status).toBe(410);
    expect(JSON.parse(bytes.toString()).error).toEqual({
      code: 'url_expired',
      message: 'This URL has expired. Read the task again to get a new one.',
    });
    expect((await load(sandbox, creationOf(await gen.tasks.get(id)).url)).status).toBe(200);
  });

  it('accepts result URLs of films and their parts for one hour', async () => {
    const { sandbox, gen } = openStopped();
    const film = await finishedFilm(sandbox, gen);
    const edit = await gen.adFilm.edit({ ad_one_click_task_id: film.id, type: 'generate_bgm', prompt: 'Drums' });
    const { completed_creation_records: [composed] = [], bgm_records: [, music] = [] } =
      (await gen.adFilm.get(film.id)).data_records ?? {};
    const urls = [
      creationOf(await gen.tasks.get(film.id)).url,
      creationOf(await gen.tasks.get(edit)).url,
      composed?.creation_url,
      music?.creation_url,
    ];
    const statuses = () => Promise.all(urls.map(async (url) => (await load(sandbox, url)).status));
    await sandbox.advance(hour - 1);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await sandbox.advance(1);
    expect(await statuses()).toEqual([410, 410, 410, 410]);
  });

  it('accepts result URLs of speech for 24 hours', async () => {
    const { sandbox, gen } = openStopped();
    const { raw } = await gen.speech.create({ text: 'Hello', voice_setting_voice_id: 'Arrogant_Miss' });
    await sandbox.advance(24 * hour - 1);
    expect((await load(sandbox, raw.file_url)).status).toBe(200);
    await sandbox.advance(1);
    expect((await load(sandbox, raw.file_url)).status).toBe(410);
  });

  it('rejects result URLs that were changed to work longer', async () => {
    const { sandbox, creation } = await finishedVideo();
    for (const expires of ['', '0', 'x', '99999999999999', 'Infinity']) {
      const url = creation.url.replace(/expires=\d+/, `expires=${expires}`);
      expect((await load(sandbox, url)).status).toBe(410);
    }
  });
});

describe('a range of a file', () => {
  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=10-', 206, 10, undefined],
    ['bytes=-7', 206, -7, undefined],
    ['bytes=5-999999', 206, 5, undefined],
    ['bytes=-999999', 206, 0, undefined],
    ['bytes=9-5', 200, 0, undefined],
    ['bytes=0-1,4-5', 200, 0, undefined],
    ['lines=0-9', 200, 0, undefined],
  ])('responds to the range %s with the status %i', async (range, status, from, to) => {
    const { sandbox, creation } = await finishedVideo();
    const whole = (await load(sandbox, creation.url)).bytes;
    const part = await load(sandbox, creation.url, { range });
    expect(part.status).toBe(status);
    expect(part.bytes.equals(whole.subarray(from, to))).toBe(true);
    const first = from < 0 ? whole.length + from : from;
    const contentRange = status === 206 ? `bytes ${first}-${first + part.bytes.length - 1}/${whole.length}` : null;
    expect(part.headers.get('content-range')).toBe(contentRange);
  });

  it('rejects a range beyond the file with the length of the file', async () => {
    const { sandbox, creation } = await finishedVideo();
    const { length } = (await load(sandbox, creation.url)).bytes;
    for (const range of [`bytes=${length}-`, 'bytes=-0']) {
      const { status, headers } = await load(sandbox, creation.url, { range });
      expect([status, headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
    }
  });

  it('returns the whole file instead of a range if it has changed since', async () => {
    const { sandbox, creation } = await finishedVideo();
    const etag = (await load(sandbox, creation.url)).headers.get('etag') ?? '';
    const range = 'bytes=0-9';
    expect((await load(sandbox, creation.url, { range, 'if-range': etag })).status).toBe(206);
    expect((await load(sandbox, creation.url, { range, 'if-range': '"other"' })).status).toBe(200);
  });
});
