import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
import type { RuleTable } from './rule.js';

export const text2video: RuleTable = {
  schema: 'Text2VideoRequest',
  legal: {
    genq1: { model: 'genq1', prompt: 'A paper boat' },
    genq2: { model: 'genq2', prompt: 'A paper boat' },
  },
  rules: [
    rule.models('model', ['genq1-classic', 'genq2-pro', 'gen2.0', 'genq3-turbo']),
    rule.closed(),
    rule.required('prompt'),
    rule.textUpTo('prompt', 5000),
    rule.wholeFrom('duration', 1, ['genq1']),
    rule.wholeBetween('duration', 1, 10, ['genq2']),
    rule.seed(),
    rule.choice('aspect_ratio', ['16:9', '9:16', '3:4', '4:3', '1:1'], ['auto', '21:9', '16x9', 1]),
    rule.resolutionOfAnyKind(['genq1']),
    rule.choice('resolution', ['540p', '720p', '1080p'], ['360p', '4K', '720P'], ['genq2']),
    rule.flag('audio'),
    rule.payload(),
    rule.offPeak(),
    rule.callbackUrl(),
    ...rule.watermark(['genq1']),
    ...rule.noWatermark(['genq2']),
    rule.unknown('images', ['https://example.com/a.png']),
    rule.unknown('movement_amplitude', 'auto'),
    rule.unknown('bgm', true),
    rule.unknown('voice_id', 'Arrogant_Miss'),
  ],
  preflight: [...preflight.watermarkFiles(['genq1'])],
};
