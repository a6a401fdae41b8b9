import * as is from './builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/start.png';
const older = ['genq1-classic', 'gen1.5', 'gen2.0'];
const q3 = ['genq3-turbo', 'genq3-pro', 'genq3-pro-fast'];

export const img2video: RuleTable = {
  schema: 'Img2VideoRequest',
  legal: Object.fromEntries([...older, ...q3].map((model) => [model, { model, images: [image] }])),
  rules: [
    is.models('model', ['genq1', 'genq2', 'genq2-pro', 'genq3', 'genq3-drama']),
    is.closed(),
    is.required('images'),
    is.countBetween('images', image, 1, 1),
    is.images(),
    is.optional('prompt', 'It moves'),
    is.textUpTo('prompt', 2000, older),
    is.textUpTo('prompt', 20_000, q3),
    is.flag('audio'),
    is.text('voice_id', older),
    is.unknown('voice_id', 'Arrogant_Miss', q3),
    is.flag('is_rec'),
    is.choice('duration', [5], [4, 6, '5', 5.5], ['genq1-classic']),
    is.whole('duration', ['gen1.5', 'gen2.0', 'genq3-pro']),
    is.wholeBetween('duration', 1, 16, ['genq3-turbo', 'genq3-pro-fast']),
    is.seed(),
    is.choice('resolution', ['360p', '720p'], ['540p', '1080p', '360'], ['gen2.0']),
    is.resolutionOfAnyKind(['genq1-classic', 'gen1.5', ...q3]),
    is.choice('movement_amplitude', ['auto', 'small', 'medium', 'large'], ['huge', ''], older),
    is.unknown('movement_amplitude', 'auto', q3),
    is.payload(),
    is.offPeak(),
    is.callbackUrl(),
    ...is.watermark(older),
    ...is.noWatermark(q3),
    is.unknown('aspect_ratio', '16:9'),
    is.unknown('bgm', true),
  ],
};
