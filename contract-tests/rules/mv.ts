import * as is from './builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/singer.png';

export const mv: RuleTable = {
  schema: 'MvRequest',
  legal: { mv: { images: [image], audio_url: 'https://example.com/song.mp3' } },
  rules: [
    is.closed(),
    is.required('images'),
    is.countBetween('images', image, 1, 7),
    is.images(),
    is.required('audio_url'),
    is.song('audio_url'),
    is.flag('lip_sync'),
    is.address('lip_ref_url'),
    is.text('style'),
    is.choice('quality', ['high', 'standard'], ['low', '']),
    is.optional('prompt', 'On a roof'),
    is.textUpTo('prompt', 3000),
    is.choice('aspect_ratio', ['1:1', '16:9', '9:16', '4:3', '3:4'], ['auto', '21:9']),
    is.choice('resolution', ['540p', '720p', '1080p'], ['360p', '4K']),
    {
      rule: 'lip sync is not available at 540p',
      accept: [
        { lip_sync: true, resolution: '720p' },
        { lip_sync: true },
        { lip_sync: false, resolution: '540p' },
        { resolution: '540p' },
      ],
      refuse: [{ lip_sync: true, resolution: '540p' }],
    },
    is.flag('add_subtitle'),
    is.hexColor('subtitle_color'),
    is.choice('language', ['auto', 'en', 'zh'], ['fr', '']),
    is.address('srt_url'),
    is.callbackUrl(),
    is.unknown('payload', 'x'),
    is.unknown('lip_ref_urls', ['https://example.com/a.png']),
  ],
};
