import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { validateResponse } from '../../src/validate/index.js';
import { type OpenSandbox, openSandbox, type Send, video } from './transports.js';

const text2video = 'POST /ent/v2/text2video';
const oneClick = 'POST /ent/v2/one-click/general_one_click';
const subjects = 'POST /ent/v2/subjects';

describe('sandboxes', () => {
  it('does not fill the memory with large bodies, however many come at a time', async () => {
    const script = fileURLToPath(new URL('big-bodies.ts', import.meta.url));
    const flags = ['--expose-gc', '--max-old-space-size=700', '--import', 'tsx', script];
    const { stdout } = await promisify(execFile)(process.execPath, flags);
    const { responses, afterMany, left, peak } = JSON.parse(stdout);
    const counts = { 200: 0, 503: 0 };
    for (const { status, retryAfter } of responses) {
      counts[status as 200 | 503] += 1;
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    // 160 MB are read at a time, so some of the 450 MB are asked to come again.
    expect(counts[200] + counts[503]).toBe(30);
    expect(counts[200]).toBeGreaterThan(5);
    expect(counts[503]).toBeGreaterThan(0);
    expect(afterMany).toBeLessThan(50);
    expect(peak).toBeLessThan(2500);
    expect(Object.entries(left).filter(([, megabytes]) => Number(megabytes) > 12)).toEqual([]);
  });

  it.each<[what: string, line: string, body: object | string]>([
    ['a long text', text2video, { model: 'genq2', prompt: 'x'.repeat(1e6) }],
    ['a long value', text2video, { model: 'x'.repeat(1e6) }],
    ['a long name', text2video, { ...video, ['x'.repeat(1e6)]: 1 }],
    [
      'many names',
      text2video,
      { ...video, ...Object.fromEntries(Array.from({ length: 1e5 }, (_, at) => [`x${at}`, 1])) },
    ],
    ['many items', 'POST /ent/v2/template-story', { story: 'pigsy', images: Array(1e5).fill('x') }],
    ['a long text that is not JSON', text2video, 'x'.repeat(1e6)],
    ['a long identifier', subjects, { task_id: 'x'.repeat(1e6) }],
  ])('notes %s in few words', async (_, line, body) => {
    const { sandbox, ask } = await openSandbox('in process');
    const { status, text } = await ask(line, { body });
    expect(JSON.stringify(sandbox.requests()).length).toBeLessThan(50_000);
    if (status !== 200) expect(text.length).toBeLessThan(50_000);
  });

  it('shares nothing between the sandboxes of one process', async () => {
    const rooms = await Promise.all(Array.from({ length: 20 }, () => openSandbox('in process', { speed: 0 })));
    const [first, ...others] = rooms as [OpenSandbox, ...OpenSandbox[]];
    const { body: task } = await first.ask(text2video, { body: video });
    await first.ask(subjects, { body: { name: 'Mia' } });
    first.sandbox.setFaults([{ fault: 'status', code: 503 }]);
    await first.sandbox.advance('1h');
    for (const { sandbox, ask } of others) {
      expect((await ask(`GET /ent/v2/tasks/${task.task_id}/creations`)).status).toBe(404);
      expect((await ask('GET /ent/v2/subjects')).body).toEqual({ subjects: [] });
      expect(sandbox.tasks()).toEqual([]);
      expect(sandbox.faults()).toEqual([]);
      expect(sandbox.requests()).toHaveLength(2);
      expect(first.sandbox.now().getTime() - sandbox.now().getTime()).toBeGreaterThan(3_500_000);
    }
    expect((await first.ask('GET /ent/v2/subjects')).status).toBe(503);
  });

  it('keeps the newest tasks, and says that it has evicted the others', async () => {
    const { sandbox, ask } = await openSandbox('in process', { maxTasks: 100 });
    const ids: string[] = [];
    for (let count = 0; count < 150; count += 1) ids.push((await ask(text2video, { body: video })).body.task_id);
    expect(sandbox.tasks().map(({ id }) => id)).toEqual(ids.slice(50).reverse());
    expect((await ask(`GET /ent/v2/tasks/${ids[50]}/creations`)).status).toBe(200);
    const { status, error } = await ask(`GET /ent/v2/tasks/${ids[49]}/creations`);
    expect({ status, code: error.code }).toEqual({ status: 404, code: 'unknown_task' });
    expect(error.message).toContain('evicted 50');
  });

  const long = 'x'.repeat(1000);
  const tasks = ({ sandbox }: OpenSandbox) => sandbox.tasks().length;
  const listed = async ({ ask }: OpenSandbox) =>
    (await ask('GET /ent/v2/subjects')).body.subjects.filter(isLong).length;
  const isLong = ({ name = '' }) => name === long;
  async function updated(ask: Send) {
    const { id } = (await ask(subjects, { body: { name: 'Mia' } })).body;
    await ask(`PUT /ent/v2/subjects/${id}`, { body: { name: long } });
  }
  it.each<
    [what: string, make: (ask: Send) => Promise<unknown>, count: (room: OpenSandbox) => number | Promise<number>]
  >([
    ['payloads', (ask) => ask(text2video, { body: { ...video, payload: long } }), tasks],
    ['undocumented bodies', (ask) => ask(oneClick, { body: { name: long } }), tasks],
    ['callback URLs', (ask) => ask(text2video, { body: { ...video, callback_url: `http://a/${long}` } }), tasks],
    ['subjects', (ask) => ask(subjects, { body: { name: long } }), listed],
    ['subjects that have grown', updated, listed],
  ])('bounds the characters that it keeps of %s', async (_, make, count) => {
    const room = await openSandbox('in process', { speed: 0, maxCharacters: 10_000 });
    for (let made = 0; made < 30; made += 1) await make(room.ask);
    expect(await count(room)).toSatisfy((kept: number) => kept > 2 && kept <= 10);
  });

  it('remembers a thousand requests and a thousand callbacks', async () => {
    const deliver = async () => new Response();
    const { sandbox, ask } = await openSandbox('in process', { speed: 0, deliver });
    const body = { ...video, callback_url: 'http://127.0.0.1/hook' };
    for (let count = 0; count < 2500; count += 1) await ask(text2video, { body });
    await sandbox.advance('1h');
    expect(sandbox.requests().map(({ number }) => number)).toEqual(Array.from({ length: 1000 }, (_, at) => 2500 - at));
    expect(sandbox.callbacks()).toHaveLength(1000);
  });

  it('responds after its clock was advanced very far', async () => {
    const { sandbox, ask } = await openSandbox('in process', { speed: 0 });
    for (let count = 0; count < 3000; count += 1) await sandbox.advance('36525d').catch(() => {});
    const { status, body } = await ask(text2video, { body: video });
    expect({ status, violations: validateResponse('createText2Video', body) }).toEqual({ status: 200, violations: [] });
  });
});
