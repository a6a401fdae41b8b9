import * as is from './builders.js';
import type { RuleTable } from './rule.js';

export const text2video: RuleTable = {
  schema: 'Text2VideoRequest',
  legal: {
    genq1: { model: 'genq1', prompt: 'A paper boat' },
    genq2: { model: 'genq2', prompt: 'A paper boat' },
  },
  rules: [
    is.models('model', ['genq1-classic', 'genq2-pro', 'gen2.0', 'genq3-turbo']),
    is.closed(),
    is.required('prompt'),
    is.textUpTo('prompt', 5000),
    is.whole('duration', ['genq1']),
    is.wholeBetween('duration', 1, 10, ['genq2']),
    is.seed(),
    is.choice('aspect_ratio', ['16:9', '9:16', '3:4', '4:3', '1:1'], ['auto', '21:9', '16x9', 1]),
    is.resolutionOfAnyKind(['genq1']),
    is.choice('resolution', ['540p', '720p', '1080p'], ['360p', '4K', '720P'], ['genq2']),
    is.flag('audio'),
    is.payload(),
    is.offPeak(),
    is.callbackUrl(),
    ...is.watermark(['genq1']),
    ...is.noWatermark(['genq2']),
    is.unknown('images', ['https://example.com/a.png']),
    is.unknown('movement_amplitude', 'auto'),
    is.unknown('bgm', true),
    is.unknown('voice_id', 'Arrogant_Miss'),
  ],
};
