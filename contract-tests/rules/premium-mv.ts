import * as is from './builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/band.png';
const face = 'https://example.com/face.jpg';
const audio_url = 'https://example.com/song.mp3';
const singing = ['sing', 'sing_perform'];
const silent = ['perform', 'dance'];
const languages = 'en zh ja ko vi th id ms tl hi ar fr de es pt ru it nl sv da fi no el pl cs hu ro bg hr sk'.split(
  ' ',
);

export const premiumMv: RuleTable = {
  schema: 'PremiumMvRequest',
  legal: {
    ...Object.fromEntries(singing.map((mode) => [mode, { premium_mv_mode: mode, lip_ref_urls: [face], audio_url }])),
    ...Object.fromEntries(silent.map((mode) => [mode, { premium_mv_mode: mode, images: [image], audio_url }])),
  },
  rules: [
    is.models('premium_mv_mode', ['singing', 'sing-perform', 'Dance']),
    is.closed(),
    is.required('lip_ref_urls', singing),
    is.countBetween('lip_ref_urls', face, 1, 2, singing),
    {
      rule: 'each of lip_ref_urls is an address',
      for: singing,
      accept: [{ lip_ref_urls: ['http://example.com/a.bmp', face] }],
      refuse: [{ lip_ref_urls: ['face.jpg'] }, { lip_ref_urls: [face, 'ftp://example.com/a'] }, { lip_ref_urls: [1] }],
    },
    is.unknown('lip_ref_urls', [face], silent),
    is.optional('images', [image], singing),
    is.required('images', silent),
    is.countBetween('images', image, 0, 6, singing),
    is.countBetween('images', image, 1, 6, silent),
    is.images(),
    is.required('audio_url'),
    is.song('audio_url'),
    is.choice('language', languages, ['auto', 'jp', 'EN', '']),
    is.text('style'),
    is.optional('prompt', 'On a roof'),
    is.textUpTo('prompt', 3000),
    is.choice('aspect_ratio', ['1:1', '16:9', '9:16', '4:3', '3:4'], ['auto', '21:9']),
    is.choice('resolution', ['720p', '1080p'], ['540p', '4K']),
    is.flag('add_subtitle'),
    is.hexColor('subtitle_color'),
    is.callbackUrl(),
    is.unknown('payload', 'x'),
    is.unknown('lip_sync', true),
    is.unknown('quality', 'high'),
  ],
};
