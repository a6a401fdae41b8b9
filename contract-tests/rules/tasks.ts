import * as is from './builders.js';
import type { RuleTable } from './rule.js';
import { bodiesByState, callbackStates, stateRules, states } from './states.js';

const creation = { id: 'c1', url: 'https://example.com/c1.mp4' };

const table = (schema: string, kept: string[]): RuleTable => ({
  schema,
  legal: bodiesByState(kept, { creations: [creation] }),
  rules: [
    ...stateRules(kept),
    is.whole('credits'),
    is.text('payload'),
    is.flag('bgm'),
    is.flag('off_peak'),
    is.whole('progress'),
    {
      rule: 'success lists one or more creations',
      for: ['success'],
      accept: [{ creations: [creation, creation] }],
      refuse: [{ creations: undefined }, { creations: [] }, { creations: creation }, { creations: [{}] }],
    },
  ],
});

/** What a query of a task answers, and what a callback brings. */
export const tasks: RuleTable[] = [
  table('Task', states),
  table('TaskCallback', callbackStates),
  {
    schema: 'Creation',
    within: { schema: 'Task', body: { id: 'task', state: 'success', err_code: '', creations: [] }, at: '/creations/0' },
    legal: { creation },
    rules: [
      is.open(),
      is.required('id'),
      is.filled('id'),
      is.required('url'),
      {
        rule: 'url is an address',
        accept: [{ url: 'https://example.com/a' }, { url: 'http://example.com/a?b=c' }],
        refuse: [
          { url: '' },
          { url: 'nowhere' },
          { url: 'see https://example.com' },
          { url: 'https://example.com/a b' },
          { url: 7 },
        ],
      },
      is.text('cover_url'),
      is.text('watermarked_url'),
    ],
  },
];
