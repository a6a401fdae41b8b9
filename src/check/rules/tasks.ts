import * as rule from './builders.js';
import type { RuleTable } from './rule.js';
import { bodiesByState, callbackStates, stateRules, states } from './states.js';

const creation = { id: 'c1', url: 'https://example.com/c1.mp4' };

const table = (schema: string, kept: string[]): RuleTable => ({
  schema,
  legal: bodiesByState(kept, { creations: [creation] }),
  rules: [
    ...stateRules(kept),
    rule.wholeFrom('credits', 0),
    rule.text('payload'),
    rule.flag('bgm'),
    rule.flag('off_peak'),
    rule.whole('progress'),
    {
      rule: 'success lists one or more creations',
      for: ['success'],
      accept: [{ creations: [creation, creation] }],
      reject: [{ creations: undefined }, { creations: [] }, { creations: creation }, { creations: [{}] }],
    },
  ],
});

/** The response to a read of a task, and the body of a callback. */
export const tasks: RuleTable[] = [
  table('Task', states),
  table('TaskCallback', callbackStates),
  {
    schema: 'Creation',
    within: { schema: 'Task', body: { id: 'task', state: 'success', err_code: '', creations: [] }, at: '/creations/0' },
    legal: { creation },
    rules: [
      rule.open(),
      rule.required('id'),
      rule.filled('id'),
      rule.required('url'),
      {
        rule: 'url is a URL',
        accept: [{ url: 'https://example.com/a' }, { url: 'http://example.com/a?b=c' }],
        reject: [
          { url: '' },
          { url: 'nowhere' },
          { url: 'see https://example.com' },
          { url: 'https://example.com/a b' },
          { url: 7 },
        ],
      },
      rule.text('cover_url'),
      rule.text('watermarked_url'),
    ],
  },
];
