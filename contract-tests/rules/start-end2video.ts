import * as is from './builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/frame.png';
const q1 = ['genq1-classic', 'genq1'];
const q3 = ['genq3-turbo', 'genq3-pro-fast', 'genq3-pro'];

export const startEnd2video: RuleTable = {
  schema: 'StartEnd2VideoRequest',
  legal: Object.fromEntries([...q1, ...q3].map((model) => [model, { model, images: [image, image] }])),
  rules: [
    is.models('model', ['genq2', 'gen2.0', 'gen1.5', 'genq3']),
    is.closed(),
    is.required('images'),
    is.countBetween('images', image, 2, 2),
    is.images('images', 2),
    is.optional('prompt', 'It opens'),
    is.textUpTo('prompt', 5000, q1),
    is.textUpTo('prompt', 20_000, q3),
    is.whole('duration'),
    is.seed(),
    is.resolutionOfAnyKind(),
    is.choice('movement_amplitude', ['auto', 'small', 'medium', 'large'], ['huge', '']),
    is.flag('bgm'),
    is.flag('audio', q3),
    is.unknown('audio', true, q1),
    is.payload(),
    is.offPeak(),
    is.callbackUrl(),
    ...is.watermark(q1),
    ...is.noWatermark(q3),
    is.unknown('aspect_ratio', '16:9'),
    is.unknown('is_rec', true),
  ],
};
