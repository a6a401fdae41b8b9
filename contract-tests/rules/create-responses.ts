import * as is from './builders.js';
import type { Rule, RuleTable } from './rule.js';
import { states, unknownStates } from './states.js';

const createdAt: Rule = {
  rule: 'created_at is UTC with fractions of a second',
  accept: [{ created_at: '2026-01-31T12:00:00.1Z' }, { created_at: '2026-01-31T12:00:00.123456789Z' }],
  refuse: [
    { created_at: '2026-01-31T12:00:00Z' },
    { created_at: '2026-01-31 12:00:00.1Z' },
    { created_at: ' 2026-01-31T12:00:00.1Z' },
    { created_at: '2026-01-31T12:00:00.1Z+01:00' },
    { created_at: 1_769_860_800 },
    { created_at: null },
  ],
};
const inNoCalendar: Rule = {
  rule: 'created_at is judged by its form, not by the calendar',
  accept: [{ created_at: '2026-02-30T12:00:00.1Z' }],
  refuse: [],
};
const common = [is.text('payload'), is.whole('credits'), createdAt, inNoCalendar];
const visual = [is.text('model'), is.text('prompt'), is.whole('seed'), is.text('resolution'), ...common];
const moving = [
  ...visual,
  is.whole('duration'),
  is.text('movement_amplitude'),
  is.flag('off_peak'),
  is.flag('watermark'),
  is.flag('audio'),
];
const aspectRatio = is.text('aspect_ratio');
const images = is.texts('images');

/** A create answer that echoes what is used, and whose identifier goes by either name. */
const echo = (schema: string, rules: Rule[]): RuleTable => ({
  schema,
  legal: { 'by task_id': { task_id: 't1', state: 'created' }, 'by id': { id: 't1', state: 'created' } },
  rules: [
    is.open(),
    {
      rule: 'the identifier is task_id or id',
      accept: [
        { task_id: 't', id: undefined },
        { task_id: undefined, id: 't' },
      ],
      refuse: [{ task_id: undefined, id: undefined }, { task_id: '' }, { id: '' }, { task_id: 7 }, { id: 7 }],
    },
    is.required('state'),
    is.choice('state', states, unknownStates),
    ...rules,
  ],
});

/** A create answer of an identifier alone. */
const idOnly = (schema: string): RuleTable => ({
  schema,
  legal: { answer: { id: 't1' } },
  rules: [is.open(), is.required('id'), is.filled('id')],
});

/** An answer of which nothing is shown. */
const anyObject = (schema: string): RuleTable => ({ schema, legal: { object: {} }, rules: [is.open()] });

/** What accepted requests are answered with. */
export const created: RuleTable[] = [
  echo('Text2VideoResponse', [...moving, aspectRatio, is.text('err_code')]),
  echo('Img2VideoResponse', [...moving, images, is.text('err_code')]),
  echo('StartEnd2VideoResponse', [...moving, images, is.flag('bgm')]),
  echo('Reference2VideoResponse', [...moving, images, aspectRatio, is.flag('bgm')]),
  echo('Reference2ImageResponse', [...visual, images, aspectRatio]),
  echo('TemplateStoryResponse', [is.text('story'), images, ...common]),
  echo('AdFilmResponse', [
    images,
    is.text('prompt'),
    is.whole('duration'),
    aspectRatio,
    is.text('language'),
    is.whole('credits'),
  ]),
  echo('SpeechResponse', [is.text('file_url'), ...common]),
  idOnly('MvResponse'),
  idOnly('PremiumMvResponse'),
  idOnly('ExplainComicResponse'),
  ...[
    'GeneralOneClickResponse',
    'GeneralOneClickDetail',
    'GeneralOneClickEditResponse',
    'GeneralOneClickComposeResponse',
    'SubjectCreateResponse',
    'SubjectUpdateResponse',
    'SubjectListResponse',
  ].map(anyObject),
];
