import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
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
    rule.models('premium_mv_mode', ['singing', 'sing-perform', 'Dance']),
    rule.closed(),
    rule.required('lip_ref_urls', singing),
    rule.countBetween('lip_ref_urls', face, 1, 2, singing),
    {
      rule: 'each of lip_ref_urls is a URL',
      for: singing,
      accept: [{ lip_ref_urls: ['http://example.com/a.bmp', face] }],
      reject: [{ lip_ref_urls: ['face.jpg'] }, { lip_ref_urls: [face, 'ftp://example.com/a'] }, { lip_ref_urls: [1] }],
    },
    rule.unknown('lip_ref_urls', [face], silent),
    rule.optional('images', [image], singing),
    rule.required('images', silent),
    rule.countBetween('images', image, 0, 6, singing),
    rule.countBetween('images', image, 1, 6, silent),
    rule.images(),
    rule.required('audio_url'),
    rule.song('audio_url'),
    rule.choice('language', languages, ['auto', 'jp', 'EN', '']),
    rule.text('style'),
    rule.optional('prompt', 'On a roof'),
    rule.textUpTo('prompt', 3000),
    rule.choice('aspect_ratio', ['1:1', '16:9', '9:16', '4:3', '3:4'], ['auto', '21:9']),
    rule.choice('resolution', ['720p', '1080p'], ['540p', '4K']),
    rule.flag('add_subtitle'),
    rule.hexColor('subtitle_color'),
    rule.callbackUrl(),
    rule.unlisted('payload', 'x'),
    rule.unknown('lip_sync', true),
    rule.unknown('quality', 'high'),
  ],
  preflight: [
    preflight.body20MB,
    ...preflight.filesIn('images', preflight.media.image),
    ...preflight.fileIn('audio_url', preflight.media.song),
    ...preflight.filesIn('lip_ref_urls', preflight.media.anyFace, { variants: singing, isUrl: true }),
  ],
};
