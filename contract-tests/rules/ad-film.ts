import * as is from './builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/bottle.png';

export const adFilm: RuleTable = {
  schema: 'AdFilmRequest',
  legal: { film: { images: [image] } },
  rules: [
    is.closed(),
    is.required('images'),
    is.countBetween('images', image, 1, 7),
    is.images(),
    is.optional('prompt', 'A morning run'),
    is.textUpTo('prompt', 2000),
    is.wholeBetween('duration', 8, 60),
    is.choice('aspect_ratio', ['1:1', '16:9', '9:16'], ['4:3', '3:4', 'auto']),
    is.choice('language', ['zh', 'en'], ['auto', 'fr']),
    is.flag('creative'),
    is.callbackUrl(),
    is.unknown('payload', 'x'),
    is.unknown('resolution', '720p'),
  ],
};

const sounds = ['generate_narration', 'generate_bgm'];

export const adFilmEdit: RuleTable = {
  schema: 'AdFilmEditRequest',
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
    is.models('type', ['generate_image', 'video']),
    is.closed(),
    is.required('ad_one_click_task_id'),
    is.text('ad_one_click_task_id'),
    is.required('storyboard_video_index', ['generate_video']),
    {
      rule: 'storyboard_video_index counts from 0',
      for: ['generate_video'],
      accept: [{ storyboard_video_index: 0 }, { storyboard_video_index: 40 }],
      refuse: [{ storyboard_video_index: -1 }, { storyboard_video_index: 0.5 }, { storyboard_video_index: '0' }],
    },
    is.unknown('storyboard_video_index', 0, sounds),
    is.required('prompt'),
    is.text('prompt'),
    is.callbackUrl(),
    is.payload(),
  ],
};

export const adFilmCompose: RuleTable = {
  schema: 'AdFilmComposeRequest',
  legal: {
    film: { ad_one_click_task_id: 'film-88', video_task_ids: ['v0'], bgm_task_id: 'm0', narration_task_id: 'n0' },
  },
  rules: [
    is.closed(),
    ...['ad_one_click_task_id', 'bgm_task_id', 'narration_task_id'].flatMap((field) => [
      is.required(field),
      is.text(field),
    ]),
    is.required('video_task_ids'),
    {
      rule: 'video_task_ids is a list of texts with at least one',
      accept: [{ video_task_ids: ['v0'] }, { video_task_ids: Array(20).fill('v') }],
      refuse: [{ video_task_ids: [] }, { video_task_ids: 'v0' }, { video_task_ids: [0] }, { video_task_ids: [null] }],
    },
    is.callbackUrl(),
    is.payload(),
  ],
};
