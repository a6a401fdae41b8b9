import * as is from './builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/couple.png';

export const templateStory: RuleTable = {
  schema: 'TemplateStoryRequest',
  legal: { 'template-story': { story: 'one_shot', images: [image] } },
  rules: [
    is.closed(),
    is.required('story'),
    is.choice(
      'story',
      ['love_story', 'workday_feels', 'monkey_king', 'pigsy', 'monk_tang', 'one_shot'],
      ['', 'one-shot', 'lovestory', 1],
    ),
    is.required('images'),
    {
      rule: 'images has at least 1 item',
      accept: [{ images: [image] }, { images: Array(20).fill(image) }],
      refuse: [{ images: [] }, { images: image }],
    },
    is.images(),
    is.payload(),
    is.callbackUrl(),
    is.unknown('prompt', 'A story'),
    is.unknown('off_peak', true),
  ],
};
