import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/singer.png';

export const mv: RuleTable = {
  schema: 'MvRequest',
  legal: { mv: { images: [image], audio_url: 'https://example.com/song.mp3' } },
  rules: [
    rule.closed(),
    rule.required('images'),
    rule.countBetween('images', image, 1, 7),
    rule.images(),
    rule.required('audio_url'),
    rule.song('audio_url'),
    rule.flag('lip_sync'),
    rule.url('lip_ref_url'),
    rule.text('style'),
    rule.choice('quality', ['high', 'standard'], ['low', '']),
    rule.optional('prompt', 'On a roof'),
    rule.textUpTo('prompt', 3000),
    rule.choice('aspect_ratio', ['1:1', '16:9', '9:16', '4:3', '3:4'], ['auto', '21:9']),
    rule.choice('resolution', ['540p', '720p', '1080p'], ['360p', '4K']),
    {
      rule: 'lip sync is not available at 540p',
      accept: [
        { lip_sync: true, resolution: '720p' },
        { lip_sync: true },
        { lip_sync: false, resolution: '540p' },
        { resolution: '540p' },
      ],
      reject: [{ lip_sync: true, resolution: '540p' }],
    },
    rule.flag('add_subtitle'),
    rule.hexColor('subtitle_color'),
    rule.choice('language', ['auto', 'en', 'zh'], ['fr', '']),
    rule.url('srt_url'),
    rule.callbackUrl(),
    rule.unlisted('payload', 'x'),
    rule.unknown('lip_ref_urls', ['https://example.com/a.png']),
  ],
  preflight: [
    preflight.body20MB,
    ...preflight.filesIn('images', preflight.media.compactImage),
    ...preflight.fileIn('audio_url', preflight.media.song),
    ...preflight.fileIn('lip_ref_url', preflight.media.face, { isUrl: true }),
  ],
};
