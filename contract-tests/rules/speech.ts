import * as is from './builders.js';
import type { RuleTable } from './rule.js';

export const speech: RuleTable = {
  schema: 'SpeechRequest',
  legal: { speech: { text: 'Welcome.', voice_setting_voice_id: 'Arrogant_Miss' } },
  rules: [
    is.closed(),
    is.required('text'),
    is.textUpTo('text', 9999),
    is.required('voice_setting_voice_id'),
    is.text('voice_setting_voice_id'),
    is.numberBetween('voice_setting_speed', 0.5, 2),
    is.wholeBetween('voice_setting_volume', 0, 10),
    is.wholeBetween('voice_setting_pitch', -12, 12),
    is.text('voice_setting_emotion'),
    {
      rule: 'pronunciation_dict_tone is a list of anything',
      accept: [{ pronunciation_dict_tone: [] }, { pronunciation_dict_tone: ['a', 1, { b: 2 }] }],
      refuse: [{ pronunciation_dict_tone: 'a' }, { pronunciation_dict_tone: {} }, { pronunciation_dict_tone: null }],
    },
    is.payload(),
    is.unknown('callback_url', 'https://example.com/hooks'),
    is.unknown('off_peak', true),
  ],
};
