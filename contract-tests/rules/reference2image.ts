import * as is from './builders.js';
import type { RuleTable } from './rule.js';

const image = 'https://example.com/hero.png';
const five = ['16:9', '9:16', '1:1', '3:4', '4:3'];

export const reference2image: RuleTable = {
  schema: 'Reference2ImageRequest',
  legal: {
    genq1: { model: 'genq1', images: [image], prompt: 'A woodcut' },
    genq2: { model: 'genq2', prompt: 'A woodcut' },
  },
  rules: [
    is.models('model', ['genq2-pro', 'gen2.0', 'genq3']),
    is.closed(),
    is.required('images', ['genq1']),
    is.optional('images', [image], ['genq2']),
    is.countBetween('images', image, 1, 7, ['genq1']),
    is.countBetween('images', image, 0, 7, ['genq2']),
    is.images(),
    is.required('prompt'),
    is.textUpTo('prompt', 2000),
    is.seed(),
    is.choice('aspect_ratio', five, ['auto', '21:9', '2:3', '3:2'], ['genq1']),
    is.choice('aspect_ratio', [...five, '21:9', '2:3', '3:2', 'auto'], ['9:21', '1:2', ''], ['genq2']),
    is.choice('resolution', ['1080p'], ['720p', '2K', '4K'], ['genq1']),
    is.choice('resolution', ['1080p', '2K', '4K'], ['720p', '8K', '2k'], ['genq2']),
    is.payload(),
    is.callbackUrl(),
    is.unknown('off_peak', true),
    is.unknown('duration', 5),
    ...is.noWatermark(),
  ],
};
