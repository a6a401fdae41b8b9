import * as rule from './builders.js';
import type { Rule, RuleTable } from './rule.js';
import { states, unknownStates } from './states.js';

const createdAt: Rule = {
  rule: 'created_at is UTC with fractions of a second',
  accept: [
    { created_at: '2026-01-31T12:00:00.1Z' },
    { created_at: '2026-01-31T12:00:00.123456789Z' },
    { created_at: '2026-01-31T12:00:00.1+00:00' },
  ],
  reject: [
    { created_at: '2026-01-31T12:00:00Z' },
    { created_at: '2026-01-31 12:00:00.1Z' },
    { created_at: ' 2026-01-31T12:00:00.1Z' },
    { created_at: '2026-01-31T12:00:00.1Z+01:00' },
    { created_at: '2026-01-31T12:00:00.1+01:00' },
    { created_at: '2026-01-31T12:00:00.1' },
    { created_at: 1_769_860_800 },
    { created_at: null },
  ],
};
const inNoCalendar: Rule = {
  rule: 'created_at is validated by its form, not by the calendar',
  accept: [{ created_at: '2026-02-30T12:00:00.1Z' }],
  reject: [],
};
const common = [rule.text('payload'), rule.wholeFrom('credits', 0), createdAt, inNoCalendar];
const visual = [rule.text('model'), rule.text('prompt'), rule.whole('seed'), rule.text('resolution'), ...common];
const moving = [
  ...visual,
  rule.whole('duration'),
  rule.text('movement_amplitude'),
  rule.flag('off_peak'),
  rule.flag('watermark'),
  rule.flag('audio'),
];
const aspectRatio = rule.text('aspect_ratio');
const images = rule.texts('images');

/** A response to a create that echoes the values in use, and whose identifier has either name. */
const echo = (schema: string, rules: Rule[]): RuleTable => ({
  schema,
  legal: { 'by task_id': { task_id: 't1', state: 'created' }, 'by id': { id: 't1', state: 'created' } },
  rules: [
    rule.open(),
    {
      rule: 'the identifier is task_id or id',
      accept: [
        { task_id: 't', id: undefined },
        { task_id: undefined, id: 't' },
      ],
      reject: [{ task_id: undefined, id: undefined }, { task_id: '' }, { id: '' }, { task_id: 7 }, { id: 7 }],
    },
    rule.required('state'),
    rule.choice('state', states, unknownStates),
    ...rules,
  ],
});

/** A response to a create with only an identifier. */
const idOnly = (schema: string): RuleTable => ({
  schema,
  legal: { response: { id: 't1' } },
  rules: [rule.open(), rule.required('id'), rule.filled('id')],
});

/** An undocumented response. */
const anyJson = (schema: string): RuleTable => ({
  schema,
  legal: { object: {} },
  isAnyJson: true,
  rules: [rule.open()],
});

/** Responses to accepted creates. */
export const createResponses: RuleTable[] = [
  echo('Text2VideoResponse', [...moving, aspectRatio, rule.text('err_code')]),
  echo('Img2VideoResponse', [...moving, images, rule.text('err_code')]),
  echo('StartEnd2VideoResponse', [...moving, images, rule.flag('bgm')]),
  echo('Reference2VideoResponse', [...moving, images, aspectRatio, rule.flag('bgm')]),
  echo('Reference2ImageResponse', [...visual, images, aspectRatio]),
  echo('TemplateStoryResponse', [rule.text('story'), images, ...common]),
  echo('AdFilmResponse', [
    images,
    rule.text('prompt'),
    rule.whole('duration'),
    aspectRatio,
    rule.text('language'),
    rule.wholeFrom('credits', 0),
  ]),
  echo('SpeechResponse', [rule.text('file_url'), ...common]),
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
  ].map(anyJson),
];
