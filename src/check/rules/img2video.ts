import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/start.png';
const older = ['genq1-classic', 'gen1.5', 'gen2.0'];
const q3 = ['genq3-turbo', 'genq3-pro', 'genq3-pro-fast'];

export const img2video: RuleTable = {
  schema: 'Img2VideoRequest',
  legal: Object.fromEntries([...older, ...q3].map((model) => [model, { model, images: [image] }])),
  rules: [
    // Two models of the q2 family exist, whose names are undocumented.
    rule.models('model', ['genq1', 'genq3', 'genq3-drama']),
    rule.closed(),
    rule.required('images'),
    rule.countBetween('images', image, 1, 1),
    rule.images(),
    rule.optional('prompt', 'It moves'),
    rule.textUpTo('prompt', 2000, older),
    rule.textUpTo('prompt', 20_000, q3),
    rule.flag('audio'),
    rule.text('voice_id', older),
    rule.mayBeEmpty('voice_id', older),
    rule.unknown('voice_id', 'Arrogant_Miss', q3),
    rule.flag('is_rec'),
    rule.choice('duration', [5], [4, 6, '5', 5.5], ['genq1-classic']),
    rule.wholeFrom('duration', 1, ['gen1.5', 'gen2.0', 'genq3-pro']),
    rule.wholeBetween('duration', 1, 16, ['genq3-turbo', 'genq3-pro-fast']),
    rule.seed(),
    {
      rule: 'with 4 seconds, resolution is one of 360p, 720p',
      for: ['gen2.0'],
      accept: ['360p', '720p'].map((resolution) => ({ resolution, duration: 4 })),
      reject: ['540p', '1080p', '360', null].map((resolution) => ({ resolution, duration: 4 })),
    },
    {
      ...rule.choice('resolution', ['360p', '720p'], ['540p', '1080p', '360'], ['gen2.0']),
      mayAccept: 'Resolutions of this model are documented for 4 seconds only.',
    },
    rule.resolutionOfAnyKind(['genq1-classic', 'gen1.5', ...q3]),
    rule.choice('movement_amplitude', ['auto', 'small', 'medium', 'large'], ['huge', ''], older),
    {
      ...rule.unknown('movement_amplitude', 'auto', q3),
      mayAccept: 'It is common to generators and without effect for this model, and not documented for it here.',
    },
    rule.payload(),
    rule.offPeak(),
    rule.callbackUrl(),
    ...rule.watermark(older),
    ...rule.noWatermark(q3),
    rule.unknown('aspect_ratio', '16:9'),
    rule.unknown('bgm', true),
  ],
  preflight: [
    preflight.body20MB,
    ...preflight.filesIn('images', preflight.media.compactImage),
    ...preflight.watermarkFiles(older),
  ],
};
