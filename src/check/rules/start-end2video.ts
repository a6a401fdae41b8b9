import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/frame.png';
const q1 = ['genq1-classic', 'genq1'];
const q3 = ['genq3-turbo', 'genq3-pro-fast', 'genq3-pro'];

export const startEnd2video: RuleTable = {
  schema: 'StartEnd2VideoRequest',
  legal: Object.fromEntries([...q1, ...q3].map((model) => [model, { model, images: [image, image] }])),
  rules: [
    rule.models('model', ['genq2', 'gen2.0', 'gen1.5', 'genq3']),
    rule.closed(),
    rule.required('images'),
    rule.countBetween('images', image, 2, 2),
    rule.images('images', 2),
    rule.optional('prompt', 'It opens'),
    rule.textUpTo('prompt', 5000, q1),
    rule.textUpTo('prompt', 20_000, q3),
    rule.wholeFrom('duration', 1),
    rule.seed(),
    rule.resolutionOfAnyKind(),
    rule.choice('movement_amplitude', ['auto', 'small', 'medium', 'large'], ['huge', '']),
    rule.flag('bgm'),
    rule.flag('audio', q3),
    rule.unknown('audio', true, q1),
    rule.payload(),
    rule.offPeak(),
    rule.callbackUrl(),
    ...rule.watermark(q1),
    ...rule.noWatermark(q3),
    rule.unknown('aspect_ratio', '16:9'),
    rule.unknown('is_rec', true),
  ],
  preflight: [
    preflight.body20MB,
    ...preflight.filesIn('images', preflight.media.compactImage, { fill: 2 }),
    preflight.frames('images'),
    ...preflight.watermarkFiles(q1),
  ],
};
