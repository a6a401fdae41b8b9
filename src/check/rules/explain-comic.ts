import * as rule from './builders.js';
import { file } from './described.js';
import * as preflight from './preflight-builders.js';
import type { Rule, RuleTable } from './rule.js';

const comic = { script_name: 'The Clockmaker', script_content: 'A clock runs backwards.' };
const scene = { id: '02', type: 'scene', name: 'Workshop' };

/** Scenes with identifiers of their own: whether two may have the same is undocumented. */
const scenes = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ ...scene, id: String(index + from).padStart(2, '0') }));

const countOfAssets: Rule = {
  rule: 'assets has 0 to 14 items',
  accept: [{ assets: [] }, { assets: scenes(14) }],
  reject: [{ assets: scenes(15) }, { assets: scene }, { assets: null }],
};

export const explainComic: RuleTable = {
  schema: 'ExplainComicRequest',
  legal: { comic },
  rules: [
    rule.closed(),
    rule.required('script_name'),
    rule.textUpTo('script_name', 20),
    rule.required('script_content'),
    rule.text('script_content'),
    rule.optional('assets', [scene]),
    countOfAssets,
    rule.choice('resolution', ['720p', '1080p'], ['540p', '4K']),
    rule.choice('aspect_ratio', ['16:9', '9:16', '4:3', '3:4'], ['1:1', 'auto']),
    rule.textUpTo('style', 30),
    {
      rule: 'style has no punctuation',
      accept: [{ style: 'ink drawing 1920s' }, { style: '水墨画风格' }, { style: '' }],
      reject: [
        { style: 'ink, drawing' },
        { style: 'ink-drawing' },
        { style: '水墨，画' },
        { style: '“ink”' },
        { style: 'ink!' },
      ],
    },
    {
      rule: 'style may contain what is not punctuation, and punctuation of historic or rare scripts',
      accept: ['a$b+c<d=e>f^g`h|i~j', '🎬 ink', 'ink\ndrawing', '𒐀𒑰'].map((style) => ({ style })),
      reject: ['ink\n!', '🎬!', '！'].map((style) => ({ style })),
      leftOpen: 'Which characters are punctuation is not documented.',
    },
    {
      rule: 'style has no punctuation of any script in use',
      accept: [{ style: 'ink drawing' }],
      reject: ['։', '᭾', '｡'].map((style) => ({ style })),
      mayAccept: 'Which characters are punctuation is not documented.',
    },
    rule.choice('language', ['zh', 'en'], ['auto', 'fr']),
    rule.numberBetween('tts_speed', 1, 1.5),
    rule.flag('enable_lipsync'),
    rule.callbackUrl(),
    rule.url('comic_bgm'),
    rule.flag('add_subtitle'),
    rule.choice('subtitle_type', ['source_han_serif', 'source_han_sans'], ['arial', '']),
    rule.choice('quality', ['high', 'standard'], ['low', '']),
    rule.unlisted('payload', 'x'),
    rule.unknown('images', ['https://example.com/a.png']),
  ],
  preflight: [
    preflight.body20MB,
    {
      rule: 'script_content of more than 1200 characters in Chinese is split into several tasks',
      finds: 'script',
      allowed: 1200,
      accept: [{ script_content: '潮'.repeat(1200) }, { script_content: '𠀀'.repeat(1200), language: 'zh' }],
      warn: [{ script_content: '潮'.repeat(1201) }, { script_content: '𠀀'.repeat(1201), language: 'zh' }],
      reject: [],
    },
    {
      rule: 'script_content of more than 3000 characters in English is split into several tasks',
      finds: 'script',
      allowed: 3000,
      accept: [{ script_content: 'x'.repeat(3000), language: 'en' }],
      warn: [{ script_content: 'x'.repeat(3001), language: 'en' }],
      reject: [],
    },
    ...[
      [1399, 3],
      [1400, 4],
    ].map(([characters = 0, minutes]) => ({
      rule: `script_content of ${characters} characters makes about ${minutes} minutes of video`,
      finds: 'script',
      says: `about ${minutes} minutes of video`,
      accept: [],
      warn: [{ script_content: '潮'.repeat(characters) }],
      reject: [],
    })),
    {
      rule: 'assets works best with 3 to 10 items',
      finds: 'advice',
      allowed: { minimum: 3, maximum: 10 },
      accept: [{ assets: scenes(3) }, { assets: scenes(10) }],
      warn: [{ assets: scenes(2) }, { assets: scenes(11) }],
      reject: [],
    },
  ],
};

const places = ['scene', 'tool'];

/** One rule of an asset image, whose name is easily misspelled. */
const imageUri: Rule = {
  rule: 'the image goes by the name image_uri',
  accept: [{ image_uri: 'https://example.com/a.png' }, {}],
  reject: [{ image_url: 'https://example.com/a.png' }, { image_uri: ['https://example.com/a.png'] }],
};

export const explainComicAsset: RuleTable = {
  schema: 'ExplainComicAsset',
  within: { schema: 'ExplainComicRequest', body: { ...comic, assets: scenes(3, 20) }, at: '/assets/0' },
  legal: {
    character: { id: '01', type: 'character', name: 'Narrator' },
    scene,
    tool: { id: '03', type: 'tool', name: 'Clock' },
  },
  rules: [
    rule.models('type', ['prop', 'characters', 'Scene']),
    rule.closed(),
    rule.required('id'),
    {
      rule: 'id is a number written as a string',
      accept: [{ id: '1' }, { id: '01' }, { id: '14' }],
      reject: [{ id: 1 }],
    },
    {
      rule: 'id has only digits',
      accept: [{ id: '007' }],
      reject: [{ id: '' }, { id: 'a1' }, { id: '1.5' }],
      mayAccept: 'Which identifiers are like a number is not documented.',
    },
    rule.required('name'),
    rule.textUpTo('name', 30),
    imageUri,
    rule.image('image_uri'),
    rule.text('description'),
    rule.text('voice_id', ['character']),
    rule.mayBeEmpty('voice_id', ['character']),
    {
      rule: 'voice_id is a known voice, a cloned one or empty',
      for: ['character'],
      accept: [{ voice_id: 'Chinese (Mandarin)_Radio_Host' }, { voice_id: 'my-cloned-voice' }, { voice_id: '' }],
      reject: [{ voice_id: 5 }],
    },
    {
      rule: 'voice_id is empty',
      for: places,
      accept: [{ voice_id: '' }, {}],
      reject: [{ voice_id: 'Arrogant_Miss' }, { voice_id: ' ' }, { voice_id: null }],
    },
  ],
  preflight: [
    ...preflight.fileIn('image_uri', preflight.media.referenceImage),
    {
      rule: 'image_uri works best with at most 2560 pixels on its longest side',
      finds: 'advice',
      allowed: { maximum: 2560 },
      accept: [
        { image_uri: file({ format: 'webp', width: 2560, height: 1440 }) },
        { image_uri: file({ format: 'webp', width: 1440, height: 2560 }) },
      ],
      warn: [
        { image_uri: file({ format: 'webp', width: 2561, height: 1440 }) },
        { image_uri: file({ format: 'webp', width: 1440, height: 2561 }) },
      ],
      reject: [],
    },
  ],
};
