import * as is from './builders.js';
import type { Rule, RuleTable } from './rule.js';

const comic = { script_name: 'The Clockmaker', script_content: 'A clock runs backwards.' };
const scene = { id: '02', type: 'scene', name: 'Workshop' };

export const explainComic: RuleTable = {
  schema: 'ExplainComicRequest',
  legal: { comic },
  rules: [
    is.closed(),
    is.required('script_name'),
    is.textUpTo('script_name', 20),
    is.required('script_content'),
    is.text('script_content'),
    is.optional('assets', [scene]),
    is.countBetween('assets', scene, 0, 14),
    is.choice('resolution', ['720p', '1080p'], ['540p', '4K']),
    is.choice('aspect_ratio', ['16:9', '9:16', '4:3', '3:4'], ['1:1', 'auto']),
    is.textUpTo('style', 30),
    {
      rule: 'style has no punctuation',
      accept: [{ style: 'ink drawing 1920s' }, { style: '水墨画风格' }, { style: '' }],
      refuse: [
        { style: 'ink, drawing' },
        { style: 'ink-drawing' },
        { style: '水墨，画' },
        { style: '“ink”' },
        { style: 'ink!' },
      ],
    },
    is.choice('language', ['zh', 'en'], ['auto', 'fr']),
    is.numberBetween('tts_speed', 1, 1.5),
    is.flag('enable_lipsync'),
    is.callbackUrl(),
    is.address('comic_bgm'),
    is.flag('add_subtitle'),
    is.choice('subtitle_type', ['source_han_serif', 'source_han_sans'], ['arial', '']),
    is.choice('quality', ['high', 'standard'], ['low', '']),
    is.unknown('payload', 'x'),
    is.unknown('images', ['https://example.com/a.png']),
  ],
};

const places = ['scene', 'tool'];

/** One rule of an asset image: it goes by a name that is easily misspelled. */
const imageUri: Rule = {
  rule: 'the image goes by the name image_uri',
  accept: [{ image_uri: 'https://example.com/a.png' }, {}],
  refuse: [{ image_url: 'https://example.com/a.png' }, { image_uri: ['https://example.com/a.png'] }],
};

export const explainComicAsset: RuleTable = {
  schema: 'ExplainComicAsset',
  within: { schema: 'ExplainComicRequest', body: { ...comic, assets: [] }, at: '/assets/0' },
  legal: {
    character: { id: '01', type: 'character', name: 'Narrator' },
    scene,
    tool: { id: '03', type: 'tool', name: 'Clock' },
  },
  rules: [
    is.models('type', ['prop', 'characters', 'Scene']),
    is.closed(),
    is.required('id'),
    {
      rule: 'id is a number written as a string',
      accept: [{ id: '1' }, { id: '01' }, { id: '14' }],
      refuse: [{ id: 1 }, { id: '' }, { id: 'a1' }, { id: '1.5' }],
    },
    is.required('name'),
    is.textUpTo('name', 30),
    imageUri,
    is.image('image_uri'),
    is.text('description'),
    is.text('voice_id', ['character']),
    {
      rule: 'voice_id is a known voice, a cloned one or empty',
      for: ['character'],
      accept: [{ voice_id: 'Chinese (Mandarin)_Radio_Host' }, { voice_id: 'my-cloned-voice' }, { voice_id: '' }],
      refuse: [{ voice_id: 5 }],
    },
    {
      rule: 'voice_id is empty',
      for: places,
      accept: [{ voice_id: '' }, {}],
      refuse: [{ voice_id: 'Arrogant_Miss' }, { voice_id: ' ' }, { voice_id: null }],
    },
  ],
};
