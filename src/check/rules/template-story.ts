import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/couple.png';

export const templateStory: RuleTable = {
  schema: 'TemplateStoryRequest',
  legal: { 'template-story': { story: 'one_shot', images: [image] } },
  rules: [
    rule.closed(),
    rule.required('story'),
    rule.choice(
      'story',
      ['love_story', 'workday_feels', 'monkey_king', 'pigsy', 'monk_tang', 'one_shot'],
      ['', 'one-shot', 'lovestory', 1],
    ),
    rule.required('images'),
    {
      rule: 'images has at least 1 item',
      accept: [{ images: [image] }, { images: Array(20).fill(image) }],
      reject: [{ images: [] }, { images: image }],
    },
    rule.images(),
    rule.payload(),
    rule.callbackUrl(),
    rule.unknown('prompt', 'A story'),
    rule.unknown('off_peak', true),
  ],
  preflight: [preflight.body20MB, ...preflight.filesIn('images', preflight.media.image)],
};
