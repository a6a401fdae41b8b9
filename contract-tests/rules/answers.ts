import * as is from './build.js';
import type { Change, RuleTable } from './rule.js';

const states = ['created', 'queueing', 'processing', 'success', 'failed'];
const creation = { id: 'c1', url: 'https://example.com/c1.mp4' };

const legalTasks: Record<string, Change> = {
  created: { id: 't1', state: 'created' },
  queueing: { id: 't1', state: 'queueing' },
  processing: { id: 't1', state: 'processing' },
  success: { id: 't1', state: 'success', err_code: '', creations: [creation] },
  failed: { id: 't1', state: 'failed', err_code: 'some-code' },
};
const legalFilms: Record<string, Change> = {
  ...legalTasks,
  success: { id: 't1', state: 'success', err_code: '', data_records: {} },
};
const only = (bodies: Record<string, Change>, kept: string[]) =>
  Object.fromEntries(kept.map((state) => [state, bodies[state] as Change]));

const errCodes = [
  {
    rule: 'err_code is empty on success',
    for: ['success'],
    accept: [{ err_code: '' }],
    refuse: [{ err_code: 'some-code' }, { err_code: undefined }, { err_code: null }],
  },
  {
    rule: 'err_code is not empty on failure',
    for: ['failed'],
    accept: [{ err_code: 'x' }],
    refuse: [{ err_code: '' }, { err_code: undefined }, { err_code: 5 }],
  },
];
const taskRules = [
  is.open(),
  is.required('id'),
  ...errCodes,
  is.whole('credits'),
  is.text('payload'),
  is.flag('bgm'),
  is.flag('off_peak'),
  is.whole('progress'),
  {
    rule: 'success lists one or more creations',
    for: ['success'],
    accept: [
      { creations: [creation, { ...creation, cover_url: 'https://example.com/c.png', watermarked_url: '', more: 1 }] },
    ],
    refuse: [
      { creations: undefined },
      { creations: [] },
      { creations: [{ id: 'c1' }] },
      { creations: [{ url: 'https://example.com/c1.mp4' }] },
      { creations: [{ ...creation, url: 'nowhere' }] },
    ],
  },
];
const unknownStates = ['done', 'SUCCESS', 'cancelled'];
const callbackStates = ['processing', 'success', 'failed'];
const filmRules = [
  is.open(),
  is.required('id'),
  ...errCodes,
  {
    rule: 'data_records lists segments, narrations, music and films',
    accept: [
      {
        data_records: {
          storyboards: [{ stroyboard_id: 0, records: [{ id: 'v0', state: 'success', type: 'generate_video' }] }],
          narration_records: [{ id: 'n0', state: 'processing', type: 'generate_narration' }],
          bgm_records: [{ id: 'm0', state: 'failed', type: 'generate_bgm', err_code: 'x' }],
          completed_creation_records: [{ id: 'c0', state: 'success', params: { video_task_ids: ['v0'] } }],
        },
      },
    ],
    refuse: [
      { data_records: [] },
      { data_records: { storyboards: [{ storyboard_id: 0 }] } },
      { data_records: { storyboards: [{ stroyboard_id: -1 }] } },
      { data_records: { narration_records: [{ id: 'n0', state: 'done' }] } },
      { data_records: { bgm_records: [{ id: 'm0', state: 'success', type: 'bgm' }] } },
      { data_records: { completed_creation_records: [{ state: 'success' }] } },
    ],
  },
];

/** A create answer that echoes what was used, and whose identifier goes by either name. */
const created = (schema: string, fields: Change): RuleTable => ({
  schema,
  legal: { full: { task_id: 't1', state: 'created', ...fields }, short: { id: 't1', state: 'created' } },
  rules: [
    is.open(),
    {
      rule: 'the identifier is task_id or id',
      accept: [
        { task_id: 't1', id: undefined },
        { task_id: undefined, id: 't1' },
      ],
      refuse: [{ task_id: undefined, id: undefined }, { task_id: '' }, { id: '' }, { task_id: 7 }],
    },
    is.choice('state', states, unknownStates),
    ...Object.keys(fields).map((field) => ({
      rule: `${field} is of its type`,
      accept: [{ [field]: undefined }],
      refuse: [{ [field]: null }, { [field]: {} }],
    })),
  ],
});

const common = { payload: 'x', credits: 4, created_at: '2026-01-31T12:00:00.123Z' };
const visual = { model: 'm', prompt: 'p', seed: 1, resolution: '720p', ...common };
const moving = { ...visual, duration: 5, movement_amplitude: 'auto', off_peak: false };
const images = ['https://example.com/a.png'];

const idOnly = (schema: string): RuleTable => ({
  schema,
  legal: { answer: { id: 't1' } },
  rules: [
    is.open(),
    is.required('id'),
    { rule: 'id is a text', accept: [{ id: 'x' }], refuse: [{ id: 1 }, { id: '' }] },
  ],
});

export const answers: RuleTable[] = [
  { schema: 'Task', legal: legalTasks, rules: [is.models('state', unknownStates), ...taskRules] },
  {
    schema: 'TaskCallback',
    legal: only(legalTasks, callbackStates),
    rules: [is.models('state', [...unknownStates, 'created', 'queueing']), ...taskRules],
  },
  { schema: 'AdFilm', legal: legalFilms, rules: [is.models('state', unknownStates), ...filmRules] },
  {
    schema: 'AdFilmCallback',
    legal: only(legalFilms, callbackStates),
    rules: [is.models('state', [...unknownStates, 'created', 'queueing']), ...filmRules],
  },
  created('Text2VideoResponse', { ...moving, aspect_ratio: '16:9', err_code: '' }),
  created('Img2VideoResponse', { ...moving, images, err_code: '' }),
  created('StartEnd2VideoResponse', { ...moving, images }),
  created('Reference2VideoResponse', { ...moving, images, aspect_ratio: '16:9', audio: true }),
  created('Reference2ImageResponse', { ...visual, images, aspect_ratio: '16:9' }),
  created('TemplateStoryResponse', { story: 'one_shot', images, ...common }),
  created('AdFilmResponse', { images, prompt: 'p', duration: 15, aspect_ratio: '16:9', language: 'zh', credits: 1 }),
  created('SpeechResponse', { file_url: 'https://example.com/a.mp3', ...common }),
  idOnly('MvResponse'),
  idOnly('PremiumMvResponse'),
  idOnly('ExplainComicResponse'),
  {
    schema: 'AdFilmEditResponse',
    legal: { answer: { ad_one_click_task_id: 'f', sub_task_id: 's', state: 'success', err_code: '', credits: 1 } },
    rules: [is.open(), is.required('sub_task_id'), is.required('state'), is.choice('state', states, unknownStates)],
  },
  {
    schema: 'AdFilmComposeResponse',
    legal: { answer: { ad_one_click_task_id: 'f', compose_sub_task_id: 's', state: 'success', credits: 1 } },
    rules: [
      is.open(),
      is.required('compose_sub_task_id'),
      is.required('state'),
      is.choice('state', states, unknownStates),
    ],
  },
  {
    schema: 'SpeechResponse',
    legal: { answer: { task_id: 't1', state: 'success', ...common } },
    rules: [
      {
        rule: 'created_at is UTC with fractions of a second',
        accept: [{ created_at: '2026-01-31T12:00:00.1Z' }, { created_at: '2026-01-31T12:00:00.123456789Z' }],
        refuse: [
          { created_at: '2026-01-31T12:00:00Z' },
          { created_at: '2026-01-31 12:00:00.1Z' },
          { created_at: 1769860800 },
        ],
      },
    ],
  },
  ...[
    'GeneralOneClickResponse',
    'GeneralOneClickDetail',
    'GeneralOneClickEditResponse',
    'GeneralOneClickComposeResponse',
    'SubjectResponse',
    'SubjectListResponse',
  ].map((schema): RuleTable => ({ schema, legal: { object: {} }, rules: [is.open()] })),
];
