import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../src/sandbox/index.js';
import { headOf, talk } from './raw.js';
import { open, openStopped, request, transports } from './setup.js';

/* What the sandbox remembers of a request to be faster at the next one must not be wrong for another one. */

/** Creates a task, and returns the time in the response. */
async function createdAt({ fetch }: Sandbox): Promise<string> {
  const headers = { authorization: 'Token key', 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  const response = await fetch('http://localhost/ent/v2/text2video', init);
  return JSON.parse(await response.text()).created_at;
}

const [, serveHttp] = transports[1] as (typeof transports)[number];

describe('a response after another request', () => {
  it('returns result URLs with the host of their own request, or of the server if it has none', async () => {
    const sandbox = open();
    const { gen, url } = await serveHttp(sandbox);
    const { id } = await gen.text2video.create(request);
    await sandbox.finish(id);
    const { port } = new URL(url);
    const originFor = async (host: string) => {
      const head = headOf(`GET /ent/v2/tasks/${id}/creations`, 0).replace(/host: .*/, `host: ${host}`);
      const { ended } = talk(url, head.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
      const [, body = ''] = (await ended).split('\r\n\r\n');
      return JSON.parse(body).creations?.[0]?.url.split('/_sandbox')[0] ?? JSON.parse(body).error.code;
    };
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `localhost:${port}`]) {
      expect(await originFor(host)).toBe(`http://${host}`);
      expect(await originFor(host)).toBe(`http://${host}`);
      // Not a host: rejected, and not remembered.
      expect(await originFor('a b')).toBe('forbidden');
    }
    expect(await originFor('')).toBe(url);
  });

  it('returns the time of the request itself, to the millisecond', async () => {
    const sandbox = open({ now: '2026-01-01T23:59:59.998Z' });
    const times: string[] = [];
    for (const step of [0, 1, 1, 7, 92, 900, 0, 86_400_000]) {
      await sandbox.advance(step);
      const time = await createdAt(sandbox);
      const now = sandbox.now().toISOString();
      expect([time, sandbox.requests(1)[0]?.at]).toEqual([now, now]);
      times.push(time.slice(11));
    }
    expect(times).toEqual([
      ...['23:59:59.998Z', '23:59:59.999Z', '00:00:00.000Z', '00:00:00.007Z', '00:00:00.099Z'],
      ...['00:00:00.999Z', '00:00:00.999Z', '00:00:00.999Z'],
    ]);
  });

  it('returns whole milliseconds, also if the clock of a store is between two', async () => {
    const store = { entries: [['clock', 1_767_225_600_000.75]] as const, write: async () => {} };
    expect(await createdAt(open({ store }))).toBe('2026-01-01T00:00:00.000Z');
  });

  it('checks texts in every request', async () => {
    const { gen } = openStopped();
    const speech = { voice_setting_voice_id: 'any', text: 'One<#1.5#>two' };
    const broken = { ...speech, text: '<#1.5#>two' };
    const metadata = { model: 'genq1', prompt: 'A boat' } as const;
    for (let count = 0; count < 2; count += 1) {
      await expect(gen.speech.create(speech)).resolves.toMatchObject({});
      await expect(gen.speech.create(broken)).rejects.toThrow('at the start');
      await expect(gen.text2video.create({ ...metadata, meta_data: '{}' })).resolves.toMatchObject({});
      await expect(gen.text2video.create({ ...metadata, meta_data: '' })).resolves.toMatchObject({});
      await expect(gen.text2video.create({ ...metadata, meta_data: '{' })).rejects.toThrow('must be JSON');
    }
  });
});
