import * as rule from './builders.js';
import type { RuleTable } from './rule.js';

const spoken = 'Which texts can be spoken is not documented.';
const pauses = { open: '<#', close: '#>', seconds: { minimum: 0.01, maximum: 99.99 }, maxDecimals: 2 };

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
      rule: 'pronunciation_dict_tone is an array of anything',
      accept: [{ pronunciation_dict_tone: [] }, { pronunciation_dict_tone: ['a', 1, { b: 2 }] }],
      reject: [{ pronunciation_dict_tone: 'a' }, { pronunciation_dict_tone: {} }, { pronunciation_dict_tone: null }],
    },
    rule.payload(),
    rule.unknown('callback_url', 'https://example.com/hooks'),
    rule.unlisted('off_peak', true),
  ],
  preflight: [
    {
      rule: 'a pause in text has seconds from 0.01 to 99.99, with at most two decimals',
      finds: 'pauseMarker',
      allowed: pauses,
      accept: ['a<#0.01#>b', 'a<#99.99#>b', 'a<#5#>b<#10.50#>c', '第一<#1#>第二'].map((text) => ({ text })),
      reject: ['0', '0.00', '0.001', '100', '99.991', '1.234'].map((seconds) => ({ text: `a<#${seconds}#>b` })),
    },
    {
      rule: 'a pause in text is a number of seconds',
      finds: 'pauseMarker',
      allowed: pauses,
      accept: [],
      reject: ['-1', '1,5', 'x', '', '.5', '1.'].map((seconds) => ({ text: `a<#${seconds}#>b` })),
      mayAccept: 'Whether other text between the marks is a mistake, or spoken as it is, is not documented.',
    },
    {
      rule: 'a pause in text is between two texts that can be spoken',
      finds: 'pauseMarker',
      allowed: pauses,
      accept: ['Welcome.<#1.5#>Let us begin.', 'a<#1#>b<#2#>c', '3<#1#>2'].map((text) => ({ text })),
      reject: ['<#1#>b', 'a<#1#>', ' <#1#>b', 'a<#1#><#2#>b', 'a<#1#> … <#2#>b', 'a<#1#>\n<#2#>b'].map((text) => ({
        text,
      })),
    },
    {
      rule: 'a symbol can be spoken',
      finds: 'pauseMarker',
      allowed: pauses,
      accept: ['50<#1#>%', 'a<#1#>&<#2#>b', '5<#1#>€', '1<#1#>+<#1#>1'].map((text) => ({ text })),
      reject: ['50<#1#>!', 'a<#1#>-<#2#>b', '"<#1#>a'].map((text) => ({ text })),
      leftOpen: spoken,
      mayAccept: spoken,
    },
    {
      rule: 'text with half a mark has no pause',
      finds: 'pauseMarker',
      accept: ['Less than <# does not pause.', 'A #> neither.'].map((text) => ({ text })),
      reject: [],
    },
  ],
};
