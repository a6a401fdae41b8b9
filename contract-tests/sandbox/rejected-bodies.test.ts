import { describe, expect, it } from 'vitest';
import { callback_url, expectRejection, uncovered } from './rejection.js';
import { openSandbox, transports, video } from './transports.js';

const text2video = 'POST /ent/v2/text2video';
const images = Array.from({ length: 8 }, () => 'https://example.com/a.png');
const mv = { images: images.slice(1), audio_url: 'https://example.com/a.mp3', lip_sync: true, resolution: '540p' };
const comic = { script_name: 'The Clockmaker', script_content: 'An old clockmaker finds a clock that runs backwards.' };
const scene = { id: '01', type: 'scene', name: 'Workshop', voice_id: 'v' };

describe.each(transports)('the sandbox %s', (transport) => {
  it.each<[rule: string, path: string, body: object, at: string, allowed: unknown, message: string]>([
    ['required', 'v2/text2video', { model: 'genq2' }, '/prompt', undefined, 'is missing.'],
    [
      'enum',
      'v2/template-story',
      { story: 'noir', images },
      '/story',
      expect.arrayContaining(['pigsy']),
      'not "noir".',
    ],
    ['type', 'v2/text2video', { ...video, prompt: 5 }, '/prompt', 'string', 'must be a string, not 5.'],
    ['minimum', 'v2/text2video', { ...video, duration: 0 }, '/duration', 1, 'must be at least 1, not 0.'],
    ['maximum', 'v2/text2video', { ...video, duration: 11 }, '/duration', 10, 'must be at most 10, not 11.'],
    ['maxLength', 'v2/text2video', { ...video, prompt: 'x'.repeat(5001) }, '/prompt', 5000, 'most 5000 characters.'],
    [
      'minItems',
      'v2/template-story',
      { story: 'pigsy', images: [] },
      '/images',
      1,
      'must have at least 1 item, not 0.',
    ],
    ['maxItems', 'v2/reference2image', { ...video, images }, '/images', 7, 'must have at most 7 items, not 8.'],
    ['pattern', 'v2/text2video', { ...video, callback_url: 'x' }, '/callback_url', expect.anything(), 'https URL.'],
    ['discriminator', 'v2/text2video', { model: 'genq9' }, '/model', ['genq1', 'genq2'], '"genq2", not "genq9".'],
    ['discriminator', 'v2/text2video', { prompt: 'A' }, '/model', ['genq1', 'genq2'], '"genq1" or "genq2".'],
    [
      'const',
      'v1/explain-comic/tasks',
      { ...comic, assets: [scene] },
      '/assets/0/voice_id',
      '',
      'must be "", not "v".',
    ],
    ['not', 'v2/one-click/mv', mv, '/resolution', undefined, 'must not be "540p" when lip_sync is true.'],
    [
      'additionalProperties',
      'v2/text2video',
      { ...video, aspectRatio: '1:1' },
      '/aspectRatio',
      expect.arrayContaining(['aspect_ratio']),
      'is not a field here; did you mean aspect_ratio?',
    ],
  ])('follows the rule %s of %s', (rule, path, body, at, allowed, message) =>
    uncovered(transport, async (ask) => {
      const response = await ask(`POST /ent/${path}`, { body: { callback_url, ...body } });
      expectRejection(response, 422, 'invalid_request', message);
      const full = expect.stringContaining(message);
      expect(response.error.violations).toEqual([
        { path: at, rule, message: full, ...(allowed !== undefined && { allowed }) },
      ]);
      expect(response.error.message).toBe(response.error.violations?.[0]?.message);
    }),
  );

  it('returns all violations of a body at once', async () => {
    const { ask } = await openSandbox(transport);
    const { error } = await ask(text2video, { body: { model: 'genq2', duration: 0, seed: 'x' } });
    expect(error.violations?.map(({ path }) => path).sort()).toEqual(['/duration', '/prompt', '/seed']);
  });

  it('follows the rules between a film and its parts', async () => {
    const { sandbox, ask } = await openSandbox(transport, { speed: 0 });
    const make = async () =>
      (await ask('POST /ent/v2/ad-one-click', { body: { images: images.slice(1) } })).body.task_id;
    const [film, other] = [await make(), await make()];
    const { task_id: noFilm } = (await ask(text2video, { body: video })).body;
    await sandbox.advance('1h');
    const partsOf = async (id: string) => {
      const { storyboards, bgm_records, narration_records } = (await ask(`GET /ent/v2/ad-one-click/${id}`)).body
        .data_records;
      const video_task_ids = storyboards.map(({ records }: { records: { id: string }[] }) => records[0]?.id);
      return { video_task_ids, bgm_task_id: bgm_records[0].id, narration_task_id: narration_records[0].id };
    };
    const parts = await partsOf(film);
    const foreign = await partsOf(other);
    const { video_task_ids: videos, bgm_task_id: music } = parts;
    const segment = { type: 'generate_video', prompt: 'Closer', storyboard_video_index: 0 };
    const composition = { ...parts, callback_url };
    const count = sandbox.tasks().length;
    const cases: [step: string, body: object, at: string, rule: string, message: string][] = [
      ['edit', { ...segment, storyboard_video_index: 3 }, '/storyboard_video_index', 'known', 'must be 0 to 2, not 3'],
      ['edit', { ...segment, ad_one_click_task_id: 'x' }, '/ad_one_click_task_id', 'known', 'is not a task of this'],
      ['edit', { ...segment, ad_one_click_task_id: noFilm }, '/ad_one_click_task_id', 'known', 'is not a film'],
      ['edit', { ...segment, ad_one_click_task_id: music }, '/ad_one_click_task_id', 'known', 'is not a film'],
      [
        'compose',
        { ...composition, ad_one_click_task_id: 'x' },
        '/ad_one_click_task_id',
        'known',
        'is not a task of this',
      ],
      ['compose', { ...composition, video_task_ids: videos.slice(1) }, '/video_task_ids', 'x-count-equals', '3 items'],
      [
        'compose',
        { ...composition, video_task_ids: [...videos, videos[0]] },
        '/video_task_ids',
        'x-count-equals',
        'not 4',
      ],
      [
        'compose',
        { ...composition, video_task_ids: foreign.video_task_ids },
        '/video_task_ids/0',
        'known',
        '[0] must be',
      ],
      ['compose', { ...composition, narration_task_id: music }, '/narration_task_id', 'known', 'generate_narration'],
      ['compose', { ...composition, bgm_task_id: noFilm }, '/bgm_task_id', 'known', 'generate_bgm'],
    ];
    for (const [step, body, path, rule, message] of cases) {
      const response = await ask(`POST /ent/v2/ad-one-click/${step}`, {
        body: { ad_one_click_task_id: film, ...body },
      });
      const isUnknown = path === '/ad_one_click_task_id';
      expectRejection(response, isUnknown ? 404 : 422, isUnknown ? 'unknown_task' : 'does_not_fit', message);
      expect(response.error.violations?.[0]).toMatchObject({ path, rule, message: expect.stringContaining(message) });
    }
    for (const line of [`GET /ent/v2/ad-one-click/${noFilm}`, `GET /ent/v2/ad-one-click/${music}`]) {
      expectRejection(await ask(line), 404, 'unknown_task', 'is not a film');
    }
    for (const [method, end] of [
      ['GET', ''],
      ['POST', '/edit'],
      ['POST', '/compose'],
    ] as const) {
      const options = method === 'POST' ? { body: {} } : {};
      const response = await ask(`${method} /ent/v2/one-click/general_one_click/${film}${end}`, options);
      expectRejection(response, 404, 'unknown_task', 'is not a general one-click task');
    }
    await sandbox.advance('1h');
    expect(sandbox.tasks()).toHaveLength(count);
    expect(sandbox.callbacks()).toEqual([]);
    // Nothing but the faults was in the way.
    const composed = await ask('POST /ent/v2/ad-one-click/compose', { body: { ad_one_click_task_id: film, ...parts } });
    expect(composed.status).toBe(200);
  });
});
