import type { AdFilm } from 'genmedia/schema';
import { describe, expect, it } from 'vitest';
import { validateResponse } from '../../src/validate/index.js';
import { failure } from '../client/failure.js';
import { compositionOf, finishedFilm } from './finished-film.js';
import { openStopped } from './setup.js';

const request = { images: ['https://example.com/bottle.png'], prompt: 'A bottle' };

const recordsOf = ({ data_records: { storyboards = [], ...others } = {} }: AdFilm) => [
  ...storyboards.flatMap(({ records = [] }) => records),
  ...(others.narration_records ?? []),
  ...(others.bgm_records ?? []),
];

describe('a film', () => {
  it('returns the progress of a film and its parts one after the other, until it is composed of them', async () => {
    const { sandbox, gen } = openStopped({ timing: { queueing: '1s', processing: '10s', end: '70s' } });
    const film = await gen.adFilm.create({ ...request, duration: 15 });
    expect(await gen.adFilm.get(film)).toEqual({ id: film.id, state: 'created', err_code: '' });
    const ready: number[] = [];
    const progress: unknown[] = [];
    for (const by of ['10s', '10s', '10s', '10s', '10s', '10s', '10s'] as const) {
      await sandbox.advance(by);
      const detail = await gen.adFilm.get(film);
      expect(validateResponse('getAdFilm', detail)).toEqual([]);
      ready.push(recordsOf(detail).filter(({ state, creation_url }) => state === 'success' && creation_url).length);
      progress.push((await gen.tasks.get(film)).progress);
    }
    expect(ready).toEqual([0, 1, 2, 3, 4, 5, 5]);
    expect(progress).toEqual([0, 16, 33, 50, 66, 83, 100]);
    const detail = await gen.adFilm.get(film);
    expect(detail.data_records?.storyboards?.map(({ stroyboard_id }) => stroyboard_id)).toEqual([0, 1, 2]);
    expect(detail.data_records?.completed_creation_records).toMatchObject([
      { state: 'success', creation_url: expect.stringContaining('.mp4'), params: expect.any(Object) },
    ]);
    expect(recordsOf(detail).map(({ type }) => type)).toEqual([
      ...['generate_video', 'generate_video', 'generate_video', 'generate_narration', 'generate_bgm'],
    ]);
  });

  it.each([
    [8, 2],
    [15, 3],
    [60, 12],
  ])('makes a film of %i seconds with %i segments', async (duration, segments) => {
    const { sandbox, gen } = openStopped();
    const film = await gen.adFilm.create({ ...request, duration });
    await sandbox.advance('1m');
    expect((await gen.adFilm.get(film)).data_records?.storyboards).toHaveLength(segments);
  });

  it('reads each part of a film as a task', async () => {
    const { sandbox, gen } = openStopped();
    const film = await finishedFilm(sandbox, gen);
    for (const record of recordsOf(film)) {
      const task = await gen.tasks.get(record.id ?? '');
      expect(validateResponse('getTaskCreations', task)).toEqual([]);
      const suffix = record.type === 'generate_video' ? '.mp4' : '.wav';
      expect(task).toMatchObject({ state: 'success', creations: [{ url: expect.stringContaining(suffix) }] });
    }
  });

  it('returns the parts of a film that fails, a composition that failed, and the reason', async () => {
    const { sandbox, gen } = openStopped({ faults: [{ fault: 'failed', errCode: 'NO_MUSIC' }] });
    const film = await gen.adFilm.create(request);
    await sandbox.advance('1m');
    const detail = await gen.adFilm.get(film);
    expect(validateResponse('getAdFilm', detail)).toEqual([]);
    expect(detail).toMatchObject({
      state: 'failed',
      err_code: 'NO_MUSIC',
      data_records: { completed_creation_records: [{ state: 'failed', err_code: 'NO_MUSIC' }] },
    });
    expect(recordsOf(detail).every(({ state }) => state === 'success')).toBe(true);
  });
});

describe('an edit', () => {
  it.each([
    [{ type: 'generate_video', storyboard_video_index: 1 }, 'storyboards[1]'],
    [{ type: 'generate_narration' }, 'the narration'],
    [{ type: 'generate_bgm' }, 'the music'],
  ] as const)('makes a task of the edit %j, and adds its record to %s', async (part, _where) => {
    const { sandbox, gen } = openStopped();
    const film = await finishedFilm(sandbox, gen);
    const edit = await gen.adFilm.edit({
      ...part,
      ad_one_click_task_id: film.id,
      prompt: 'Brighter',
      payload: 'edit-1',
    } as never);
    expect(edit.raw).toEqual({
      ad_one_click_task_id: film.id,
      sub_task_id: edit.id,
      state: 'success',
      err_code: '',
      credits: 10,
    });
    expect(await gen.tasks.get(edit)).toMatchObject({ id: edit.id, state: 'success', payload: 'edit-1' });

    const { data_records: records } = await gen.adFilm.get(film.id);
    const { storyboards = [], narration_records, bgm_records } = records ?? {};
    const lists = {
      generate_video: storyboards[1]?.records,
      generate_narration: narration_records,
      generate_bgm: bgm_records,
    };
    expect(lists[part.type]).toHaveLength(2);
    expect(lists[part.type]?.[1]).toMatchObject({ id: edit.id, type: part.type, prompt: 'Brighter', state: 'success' });
    expect(recordsOf(await gen.adFilm.get(film.id))).toHaveLength(recordsOf(film).length + 1);
  });
});

describe('a composition', () => {
  it('composes the chosen parts in a task of its own, and adds a record to the film', async () => {
    const { sandbox, gen } = openStopped();
    const film = await finishedFilm(sandbox, gen);
    const parts = compositionOf(film);
    const edit = await gen.adFilm.edit({
      ...{ ad_one_click_task_id: film.id, type: 'generate_video', storyboard_video_index: 0, prompt: 'Brighter' },
    });
    const [, ...others] = parts.video_task_ids;
    const chosen = { ...parts, video_task_ids: [edit.id, ...others] };
    const composed = await gen.adFilm.compose({ ...chosen, payload: 'cut-2' });
    expect(composed.raw).toEqual({
      ad_one_click_task_id: film.id,
      compose_sub_task_id: composed.id,
      state: 'success',
      credits: 10,
    });
    expect(await gen.tasks.get(composed)).toMatchObject({ state: 'success', payload: 'cut-2' });
    const { ad_one_click_task_id: _, ...params } = chosen;
    const { data_records } = await gen.adFilm.get(film.id);
    expect(data_records?.completed_creation_records?.[1]).toMatchObject({ id: composed.id, state: 'success', params });
  });

  it('accepts as many videos as the film has segments, and says how many that are', async () => {
    const { sandbox, gen } = openStopped();
    const parts = compositionOf(await finishedFilm(sandbox, gen));
    const [first = ''] = parts.video_task_ids;
    for (const video_task_ids of [[first], [...parts.video_task_ids, first]]) {
      const { status, body } = await failure(gen.adFilm.compose({ ...parts, video_task_ids }));
      expect(status).toBe(422);
      expect(body.error.violations).toEqual([
        {
          path: '/video_task_ids',
          rule: 'x-count-equals',
          allowed: 3,
          message: `video_task_ids must have 3 items, one for each segment of the film, not ${video_task_ids.length}.`,
        },
      ]);
    }
  });

  it('rejects parts of another film', async () => {
    const { sandbox, gen } = openStopped();
    const [one, two] = [await finishedFilm(sandbox, gen), await finishedFilm(sandbox, gen)];
    const { body } = await failure(gen.adFilm.compose({ ...compositionOf(one), ad_one_click_task_id: two.id }));
    expect(body.error.violations.map(({ path }: { path: string }) => path)).toEqual([
      ...['/video_task_ids/0', '/video_task_ids/1', '/video_task_ids/2', '/bgm_task_id', '/narration_task_id'],
    ]);
  });
});
