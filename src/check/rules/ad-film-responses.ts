import * as rule from './builders.js';
import type { RuleTable } from './rule.js';
import { bodiesByState, callbackStates, stateRules, states, unknownStates } from './states.js';

const record = { id: 'v0', state: 'success' };
const creation = { id: 'c1', url: 'https://example.com/c1.mp4' };
const segment = { stroyboard_id: 0, records: [record] };

const inFilm = (list: string) => ({
  schema: 'AdFilm',
  body: { id: 'film', state: 'success', err_code: '', data_records: { [list]: [] } },
  at: `/data_records/${list}/0`,
});

const listsRecords = {
  rule: 'data_records lists segments, narrations, music and films',
  accept: [
    { data_records: {} },
    {
      data_records: {
        storyboards: [segment],
        narration_records: [record],
        bgm_records: [record, record],
        completed_creation_records: [record],
        more: 1,
      },
    },
    {
      data_records: {
        storyboards: [{}, { stroyboard_id: 0 }, { stroyboard_id: 1, records: [{}] }],
        narration_records: [{}],
        bgm_records: [{}],
        completed_creation_records: [{}],
      },
    },
  ],
  reject: [
    { data_records: [] },
    { data_records: { storyboards: segment } },
    { data_records: { storyboards: [7] } },
    { data_records: { storyboards: [{ stroyboard_id: 0, records: [7] }] } },
    { data_records: { narration_records: record } },
    { data_records: { narration_records: ['n0'] } },
    { data_records: { bgm_records: record } },
    { data_records: { bgm_records: [[]] } },
    { data_records: { completed_creation_records: record } },
    { data_records: { completed_creation_records: [null] } },
  ],
};

const recordRules = [
  rule.open(),
  rule.optional('id', 'v1'),
  rule.filled('id'),
  rule.optional('state', 'created'),
  rule.choice('state', states, unknownStates),
  {
    rule: 'it may lack both its identifier and its state',
    accept: [{ id: undefined, state: undefined }],
    reject: [{ id: undefined, state: 'done' }],
  },
  rule.text('err_code'),
  rule.text('creation_url'),
];

/** Responses of the film operations, and the callback of a film. */
export const adFilmResponses: RuleTable[] = [
  {
    schema: 'AdFilm',
    legal: bodiesByState(states, { data_records: {} }),
    rules: [...stateRules(states), rule.required('data_records', ['success']), listsRecords],
  },
  {
    schema: 'AdFilmCallback',
    legal: bodiesByState(callbackStates, {}),
    rules: [
      ...stateRules(callbackStates),
      listsRecords,
      rule.optional('data_records', {}),
      rule.optional('creations', [creation], ['success']),
      {
        rule: 'it may have the form of the query of creations',
        accept: [
          { credits: 4, payload: 'x', bgm: false, off_peak: true, progress: 40 },
          { credits: 4, progress: 100, creations: [creation] },
          { credits: 4, progress: 100, creations: [] },
        ],
        reject: [],
      },
      {
        rule: 'creations of a finished film are creations',
        for: ['success'],
        accept: [{ creations: [] }, { creations: [creation, creation] }, { creations: [creation], data_records: {} }],
        reject: [
          { creations: creation },
          { creations: [7] },
          { creations: [{}] },
          { creations: [{ id: 'c1' }] },
          { creations: [{ ...creation, url: 'nowhere' }] },
        ],
      },
      rule.wholeFrom('credits', 0),
      rule.text('payload'),
      rule.flag('bgm'),
      rule.flag('off_peak'),
      rule.whole('progress'),
    ],
  },
  {
    schema: 'AdFilmStoryboard',
    within: inFilm('storyboards'),
    legal: { segment },
    rules: [
      rule.open(),
      {
        rule: 'stroyboard_id counts from 0, is spelled that way, and may be missing',
        accept: [{ stroyboard_id: 0 }, { stroyboard_id: 12 }, { stroyboard_id: undefined }],
        reject: [{ stroyboard_id: -1 }, { stroyboard_id: 0.5 }, { stroyboard_id: '0' }],
      },
      rule.countAny('records', record),
    ],
  },
  {
    schema: 'AdFilmRecord',
    within: inFilm('narration_records'),
    legal: { record },
    rules: [
      ...recordRules,
      rule.choice('type', ['generate_video', 'generate_narration', 'generate_bgm'], ['video', '']),
      rule.text('prompt'),
    ],
  },
  {
    schema: 'AdFilmComposition',
    within: inFilm('completed_creation_records'),
    legal: { film: record },
    rules: [
      ...recordRules,
      {
        rule: 'params names the parts of the film',
        accept: [
          { params: {} },
          { params: { video_task_ids: ['v0', 'v1'], bgm_task_id: 'm0', narration_task_id: 'n0' } },
        ],
        reject: [
          { params: [] },
          { params: { video_task_ids: 'v0' } },
          { params: { video_task_ids: [0] } },
          { params: { bgm_task_id: 0 } },
          { params: { narration_task_id: null } },
        ],
      },
    ],
  },
  ...[
    { schema: 'AdFilmEditResponse', identifier: 'sub_task_id', more: [rule.text('err_code')] },
    { schema: 'AdFilmComposeResponse', identifier: 'compose_sub_task_id', more: [] },
  ].map(
    ({ schema, identifier, more }): RuleTable => ({
      schema,
      legal: { response: { ad_one_click_task_id: 'f', [identifier]: 's', state: 'success', credits: 1 } },
      rules: [
        rule.open(),
        rule.text('ad_one_click_task_id'),
        rule.optional('ad_one_click_task_id', 'f'),
        rule.required(identifier),
        rule.filled(identifier),
        rule.required('state'),
        rule.choice('state', states, unknownStates),
        rule.wholeFrom('credits', 0),
        rule.optional('credits', 1),
        ...more,
      ],
    }),
  ),
];
