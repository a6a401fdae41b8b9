import * as rule from './builders.js';
import type { RuleTable } from './rule.js';
import { bodiesByState, callbackStates, stateRules, states, unknownStates } from './states.js';

const record = { id: 'v0', state: 'success' };
const segment = { stroyboard_id: 0, records: [record] };

const inFilm = (list: string) => ({
  schema: 'AdFilm',
  body: { id: 'film', state: 'success', err_code: '', data_records: { [list]: [] } },
  at: `/data_records/${list}/0`,
});

const table = (schema: string, kept: string[]): RuleTable => ({
  schema,
  legal: bodiesByState(kept, { data_records: {} }),
  rules: [...stateRules(kept), rule.required('data_records', ['success']), listsRecords],
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
  ],
  reject: [
    { data_records: [] },
    { data_records: { storyboards: segment } },
    { data_records: { storyboards: [{}] } },
    { data_records: { narration_records: record } },
    { data_records: { narration_records: [{}] } },
    { data_records: { bgm_records: record } },
    { data_records: { bgm_records: [{}] } },
    { data_records: { completed_creation_records: record } },
    { data_records: { completed_creation_records: [{}] } },
  ],
};

const recordRules = [
  rule.open(),
  rule.required('id'),
  rule.filled('id'),
  rule.required('state'),
  rule.choice('state', states, unknownStates),
  rule.text('err_code'),
  rule.text('creation_url'),
];

/** Responses of the film operations, and the callback of a film. */
export const adFilmResponses: RuleTable[] = [
  table('AdFilm', states),
  table('AdFilmCallback', callbackStates),
  {
    schema: 'AdFilmStoryboard',
    within: inFilm('storyboards'),
    legal: { segment },
    rules: [
      rule.open(),
      rule.required('stroyboard_id'),
      {
        rule: 'stroyboard_id counts from 0 and is spelled that way',
        accept: [{ stroyboard_id: 0 }, { stroyboard_id: 12 }],
        reject: [
          { stroyboard_id: -1 },
          { stroyboard_id: 0.5 },
          { stroyboard_id: '0' },
          { stroyboard_id: undefined, storyboard_id: 0 },
        ],
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
        rule.required(identifier),
        rule.filled(identifier),
        rule.required('state'),
        rule.choice('state', states, unknownStates),
        rule.wholeFrom('credits', 0),
        ...more,
      ],
    }),
  ),
];
