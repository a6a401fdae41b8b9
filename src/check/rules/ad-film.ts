import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/bottle.png';

export const adFilm: RuleTable = {
  schema: 'AdFilmRequest',
  legal: { film: { images: [image] } },
  rules: [
    rule.closed(),
    rule.required('images'),
    rule.countBetween('images', image, 1, 7),
    rule.images(),
    rule.optional('prompt', 'A morning run'),
    rule.textUpTo('prompt', 2000),
    rule.wholeBetween('duration', 8, 60),
    rule.choice('aspect_ratio', ['1:1', '16:9', '9:16'], ['4:3', '3:4', 'auto']),
    rule.choice('language', ['zh', 'en'], ['auto', 'fr']),
    rule.flag('creative'),
    rule.callbackUrl(),
    rule.unlisted('payload', 'x'),
    rule.unknown('resolution', '720p'),
  ],
  preflight: [preflight.body20MB, ...preflight.filesIn('images', preflight.media.image)],
};

const sounds = ['generate_narration', 'generate_bgm'];

export const adFilmEdit: RuleTable = {
  schema: 'AdFilmEditRequest',
  refersTo: { ad_one_click_task_id: 'film', storyboard_video_index: 'segment' },
  legal: {
    generate_video: {
      ad_one_click_task_id: 'film-88',
      type: 'generate_video',
      storyboard_video_index: 0,
      prompt: 'Rain',
    },
    ...Object.fromEntries(sounds.map((type) => [type, { ad_one_click_task_id: 'film-88', type, prompt: 'Rain' }])),
  },
  rules: [
    rule.models('type', ['generate_image', 'video']),
    rule.closed(),
    rule.required('ad_one_click_task_id'),
    rule.text('ad_one_click_task_id'),
    rule.required('storyboard_video_index', ['generate_video']),
    {
      rule: 'storyboard_video_index counts from 0',
      for: ['generate_video'],
      accept: [{ storyboard_video_index: 0 }, { storyboard_video_index: 40 }],
      reject: [{ storyboard_video_index: -1 }, { storyboard_video_index: 0.5 }, { storyboard_video_index: '0' }],
    },
    {
      ...rule.unknown('storyboard_video_index', 0, sounds),
      mayAccept: 'The number is required for a segment; that it must be left out elsewhere is not documented.',
    },
    rule.required('prompt'),
    { rule: 'prompt is a string', accept: [{ prompt: 'Snow' }], reject: [{ prompt: 7 }, { prompt: ['Snow'] }] },
    {
      ...rule.textUpTo('prompt', 2000),
      mayAccept: 'Whether the limit on the prompt of a film holds for its edits is not documented.',
    },
    rule.callbackUrl(),
    rule.payload(),
  ],
};

export const adFilmCompose: RuleTable = {
  schema: 'AdFilmComposeRequest',
  refersTo: {
    ad_one_click_task_id: 'film',
    video_task_ids: 'videos',
    bgm_task_id: 'music',
    narration_task_id: 'narration',
  },
  legal: {
    film: { ad_one_click_task_id: 'film-88', video_task_ids: ['v0'], bgm_task_id: 'm0', narration_task_id: 'n0' },
  },
  rules: [
    rule.closed(),
    ...['ad_one_click_task_id', 'bgm_task_id', 'narration_task_id'].flatMap((field) => [
      rule.required(field),
      rule.text(field),
    ]),
    rule.required('video_task_ids'),
    {
      rule: 'video_task_ids is an array of strings with at least one',
      accept: [{ video_task_ids: ['v0'] }, { video_task_ids: Array(20).fill('v') }],
      reject: [{ video_task_ids: [] }, { video_task_ids: 'v0' }, { video_task_ids: [0] }, { video_task_ids: [null] }],
    },
    rule.callbackUrl(),
    rule.payload(),
  ],
  preflight: [
    {
      rule: 'for a film of 2 segments, video_task_ids has 2 items',
      finds: 'countEquals',
      allowed: 2,
      segments: 2,
      accept: [{ video_task_ids: ['v0', 'v1'] }],
      reject: [{ video_task_ids: ['v0'] }, { video_task_ids: ['v0', 'v1', 'v2'] }],
    },
  ],
};
