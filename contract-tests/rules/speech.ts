import * as rule from './builders.js';
import type { RuleTable } from './rule.js';

export const speech: RuleTable = {
  schema: 'SpeechRequest',
  legal: { speech: { text: 'Welcome.', voice_setting_voice_id: 'Arrogant_Miss' } },
  rules: [
    rule.closed(),
    rule.required('text'),
    rule.textUpTo('text', 9999),
    rule.required('voice_setting_voice_id'),
    rule.text('voice_setting_voice_id'),
    rule.numberBetween('voice_setting_speed', 0.5, 2),
    rule.wholeBetween('voice_setting_volume', 0, 10),
    rule.wholeBetween('voice_setting_pitch', -12, 12),
    rule.text('voice_setting_emotion'),
    {
      rule: 'pronunciation_dict_tone is a list of anything',
      accept: [{ pronunciation_dict_tone: [] }, { pronunciation_dict_tone: ['a', 1, { b: 2 }] }],
      reject: [{ pronunciation_dict_tone: 'a' }, { pronunciation_dict_tone: {} }, { pronunciation_dict_tone: null }],
    },
    rule.payload(),
    rule.unknown('callback_url', 'https://example.com/hooks'),
    rule.unknown('off_peak', true),
  ],
};
