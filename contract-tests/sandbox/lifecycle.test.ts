import { describe, expect, it } from 'vitest';
import type { Task } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { validateResponse } from '../../src/validate/index.js';
import { byHeader, clientOf, openStopped } from './setup.js';

const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;

describe('a task', () => {
  it('passes through created, queueing and processing to success, each at its time', async () => {
    const { sandbox, gen } = openStopped({ timing: { queueing: '1s', processing: '5s', end: '30s' } });
    const { id } = await gen.text2video.create(request);
    const seen: string[] = [];
    for (const by of [0, 999, 1, 3999, 1, 24_999, 1, 3_600_000]) {
      await sandbox.advance(by);
      seen.push((await gen.tasks.get(id)).state);
    }
    expect(seen).toEqual([
      'created',
      'created',
      'queueing',
      'queueing',
      'processing',
      'processing',
      'success',
      'success',
    ]);
  });

  it('passes through the same states if it fails, and returns its error code', async () => {
    const { sandbox, gen } = openStopped();
    const { id } = await gen.text2video.create(request, byHeader('failed; errCode=NSFW'));
    await sandbox.advance('5s');
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'processing', err_code: '' });
    await sandbox.advance('5s');
    const task = await gen.tasks.get(id);
    expect(task).toMatchObject({ state: 'failed', err_code: 'NSFW' });
    expect(task).not.toHaveProperty('creations');
    expect(validateResponse('getTaskCreations', task)).toEqual([]);
  });

  it('returns payload, bgm, off_peak and credits unchanged in every state', async () => {
    const { sandbox, gen } = openStopped({ credits: 42 });
    const payload = '{"order": 1042, "emoji": "🚀", "markup": "<b>\\u0000"}';
    const { id } = await gen.reference2video.create({
      ...{ model: 'genq2', prompt: 'A cat', images: ['https://example.com/a.png'] },
      ...{ bgm: true, off_peak: true, payload },
    });
    for (const by of [0, 1000, 2000, 60_000]) {
      await sandbox.advance(by);
      expect(await gen.tasks.get(id)).toMatchObject({ id, credits: 42, payload, bgm: true, off_peak: true });
    }
  });

  it('leaves out fields that its request does not have, and a payload that was not sent', async () => {
    const { gen } = openStopped();
    const task = await gen.tasks.get((await gen.reference2image.create({ model: 'genq2', prompt: 'A cat' })).id);
    for (const field of ['payload', 'bgm', 'off_peak', 'progress']) expect(task).not.toHaveProperty(field);
  });

  it('returns the same task for every key, and changes nothing by a read', async () => {
    const { sandbox, gen } = openStopped();
    const { id } = await gen.text2video.create(request);
    await sandbox.advance('5s');
    const other = clientOf(sandbox, { apiKey: 'another-key' });
    expect(await other.tasks.get(id)).toEqual(await gen.tasks.get(id));
  });
});

describe('speech', () => {
  it('ends speech at once, unless the timing function returns an end for it', async () => {
    const speech = { text: 'Hello', voice_setting_voice_id: 'Arrogant_Miss' };
    const quick = openStopped({ timing: { end: '1h' } });
    expect(await quick.gen.speech.create(speech)).toMatchObject({ state: 'success' });
    const slow = openStopped({ timing: (operation) => (operation === 'createSpeech' ? { end: '3s' } : {}) });
    const created = await slow.gen.speech.create(speech);
    expect(created).toMatchObject({ state: 'created' });
    expect(created.raw).not.toHaveProperty('file_url');
    await slow.sandbox.advance('3s');
    expect(await slow.gen.tasks.get(created)).toMatchObject({ state: 'success' });
  });
});

describe('timing', () => {
  it('follows the request in a timing function', async () => {
    const { sandbox, gen } = openStopped({ timing: (_, { duration }) => ({ end: Number(duration) * 1000 }) });
    const short = await gen.text2video.create({ ...request, duration: 1 });
    const long = await gen.text2video.create({ ...request, duration: 10 });
    await sandbox.advance('5s');
    expect((await gen.tasks.get(short)).state).toBe('success');
    expect((await gen.tasks.get(long)).state).toBe('processing');
  });

  it.each([[{ end: '5 minutes' }], [{ queueing: -1 }], [{ processing: Number.NaN }]])(
    'rejects an invalid timing: %j',
    (timing) => {
      expect(() => createSandbox({ timing: timing as never })).toThrow(
        /^timing\.(end|queueing|processing) must be a string with a unit such as 500ms, 30s, 5m, 24h or 2d, or a number of milliseconds from 0, not /,
      );
    },
  );

  it.each([
    [
      { processing: '20s', end: '10s' },
      'timing.processing is 20s, after timing.end, 10000 ms, so that no task would be ',
    ],
    [{ processing: '20s' }, 'timing.processing is 20s, after timing.end, 10000 ms'],
    [{ queueing: 3000 }, 'timing.queueing is 3000, after timing.processing, 2000 ms'],
    [{ queueing: '2s', end: '1s' }, 'pass a later processing, or leave queueing out.'],
  ] as const)('rejects a timing with a state that a task would never reach: %j', (timing, message) => {
    expect(() => createSandbox({ timing })).toThrow(message);
  });

  it.each([{ end: 0 }, { end: '1s' }, { queueing: '3s', processing: '3s', end: '3s' }, { processing: '10s' }] as const)(
    'accepts an end before the default of a state, or at once: %j',
    async (timing) => {
      const { sandbox, gen } = openStopped({ timing });
      const task = await gen.text2video.create(request);
      await sandbox.advance('10s');
      expect((await gen.tasks.get(task)).state).toBe('success');
    },
  );
});

describe('the clock', () => {
  it('follows real time at the given speed', async () => {
    const sandbox = createSandbox({ speed: 1000 });
    const { id } = await clientOf(sandbox).text2video.create(request);
    await expect
      .poll(async () => ((await clientOf(sandbox).tasks.get(id)) as Task).state, { timeout: 60_000 })
      .toBe('success');
    await sandbox.close();
  });

  it('stops with speed 0, and advances from where it is', async () => {
    const { sandbox } = openStopped();
    const start = sandbox.now().getTime();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sandbox.now().getTime()).toBe(start);
    await Promise.all([sandbox.advance('1d'), sandbox.advance('2h'), sandbox.advance(5)]);
    expect(sandbox.now().getTime() - start).toBe(86_400_000 + 7_200_000 + 5);
  });

  it.each(['', '5', '-5s', 'soon', '1 s', Number.NaN, -1, Number.POSITIVE_INFINITY, undefined, null, {}])(
    'rejects an advance by %j',
    async (by) => {
      await expect(openStopped().sandbox.advance(by as never)).rejects.toThrow(
        'The argument of advance must be a string with a unit',
      );
    },
  );

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '2'])('rejects the speed %j', (speed) => {
    expect(() => createSandbox({ speed: speed as never })).toThrow('speed must be a number of at least 0');
  });
});

describe('undocumented bodies', () => {
  it('returns bodies of general one-click as they were sent, and makes tasks of edits and compositions', async () => {
    const { sandbox, gen } = openStopped();
    const { id = '' } = await gen.generalOneClick.create({ wish: ['a', { film: 1 }] });
    const edit = (await gen.generalOneClick.edit(id, { part: 2 })) as { sub_task_id: string };
    const composed = (await gen.generalOneClick.compose(id, {})) as { sub_task_id: string };
    await sandbox.advance('1m');
    expect(await gen.generalOneClick.get(id)).toMatchObject({
      id,
      state: 'success',
      request: { wish: ['a', { film: 1 }] },
      edits: [{ id: edit.sub_task_id, state: 'success', request: { part: 2 } }],
      compositions: [{ id: composed.sub_task_id, state: 'success', request: {} }],
    });
    expect(await gen.tasks.get(edit.sub_task_id)).toMatchObject({ state: 'success' });
  });

  it('returns bodies of subjects as they were sent, and replaces them by an update', async () => {
    const { gen } = openStopped();
    const ada = (await gen.subjects.create({ name: 'Ada', age: 36 })) as { id: string };
    await gen.subjects.create({ name: 'Bob', id: 'mine' });
    expect(await gen.subjects.update(ada.id, { name: 'Ada L.' })).toEqual({ id: ada.id, name: 'Ada L.' });
    expect(await gen.subjects.list()).toEqual({
      subjects: [
        { id: ada.id, name: 'Ada L.' },
        { id: expect.not.stringMatching('mine'), name: 'Bob' },
      ],
    });
  });
});
