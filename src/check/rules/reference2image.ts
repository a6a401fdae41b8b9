import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/hero.png';
const fiveRatios = ['16:9', '9:16', '1:1', '3:4', '4:3'];

export const reference2image: RuleTable = {
  schema: 'Reference2ImageRequest',
  legal: {
    genq1: { model: 'genq1', images: [image], prompt: 'A woodcut' },
    genq2: { model: 'genq2', prompt: 'A woodcut' },
  },
  rules: [
    rule.models('model', ['genq2-pro', 'gen2.0', 'genq3']),
    rule.closed(),
    rule.required('images', ['genq1']),
    rule.optional('images', [image], ['genq2']),
    rule.countBetween('images', image, 1, 7, ['genq1']),
    { ...rule.countBetween('images', image, 0, 7, ['genq2']), leftOpen: false },
    rule.images(),
    rule.required('prompt'),
    rule.textUpTo('prompt', 2000),
    rule.seed(),
    rule.choice('aspect_ratio', fiveRatios, ['auto', '21:9', '2:3', '3:2'], ['genq1']),
    rule.choice('aspect_ratio', [...fiveRatios, '21:9', '2:3', '3:2', 'auto'], ['9:21', '1:2', ''], ['genq2']),
    rule.choice('resolution', ['1080p'], ['720p', '2K', '4K'], ['genq1']),
    rule.choice('resolution', ['1080p', '2K', '4K'], ['720p', '8K', '2k'], ['genq2']),
    rule.payload(),
    rule.callbackUrl(),
    rule.unknown('off_peak', true),
    rule.unknown('duration', 5),
    ...rule.noWatermark(),
  ],
  preflight: [preflight.body20MB, ...preflight.filesIn('images', preflight.media.referenceImage)],
};
