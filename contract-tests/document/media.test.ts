import { describe, expect, it } from 'vitest';
import { document, operations, resolve, walk } from '../support/document.js';
import { variantsOf } from '../support/shape.js';

const MB = 1_048_576;
const image = {
  kind: 'image',
  formats: ['png', 'jpeg', 'jpg', 'webp'],
  bytes: { maximum: 50 * MB },
  aspectRatio: { exclusiveMinimum: 1 / 4, exclusiveMaximum: 4 },
};
const compactImage = { ...image, decodedBytes: { exclusiveMaximum: 10 * MB } };
const referenceImage = { ...image, width: { minimum: 128 }, height: { minimum: 128 } };
const clip = {
  kind: 'video',
  formats: ['mp4', 'avi', 'mov'],
  bytes: { maximum: 100 * MB },
  decodedBytes: { exclusiveMaximum: 20 * MB },
  width: { minimum: 128 },
  height: { minimum: 128 },
};
const song = {
  kind: 'audio',
  formats: ['mp3', 'wav', 'aac', 'm4a'],
  decodedBytes: { exclusiveMaximum: 20 * MB },
  seconds: { minimum: 10, maximum: 300 },
};
const faceFormats = ['jpeg', 'jpg', 'png', 'bmp', 'webp'];

type MediaRule = [schema: string, field: string, media: object];

/** The same for each of these schemas. */
const each = (schemas: string[], field: string, media: object) =>
  schemas.map((schema): MediaRule => [schema, field, media]);

/** What the service asks of files: on a field, and with `[]` on each item of a list. */
const rules: MediaRule[] = [
  ...each(variantsOf('Img2VideoRequest'), 'images[]', compactImage),
  ...each(variantsOf('StartEnd2VideoRequest'), 'images[]', compactImage),
  ...each(variantsOf('StartEnd2VideoRequest'), 'images', { frameRatio: { minimum: 0.8, maximum: 1.25 } }),
  ...each(variantsOf('Reference2VideoRequest'), 'images[]', referenceImage),
  ['Reference2VideoGenq2Pro', 'videos[]', { ...clip, aspectRatio: { minimum: 1 / 4, maximum: 4 } }],
  ['Reference2VideoGenq2Pro', 'videos', { secondsByCount: { 1: { maximum: 8 }, 2: { maximum: 5 } } }],
  ...each(['Reference2VideoGenq3Drama', 'Reference2VideoGenq3Mix', 'Reference2VideoGenq3Ad'], 'sounds[]', {
    kind: 'audio',
    formats: ['mp3'],
    bytes: { maximum: 50 * MB },
    decodedBytes: { exclusiveMaximum: 20 * MB },
    seconds: { minimum: 3, maximum: 12 },
  }),
  ...each(['ReferenceSubject', 'ReferenceSubjectGenq2Pro'], 'images[]', referenceImage),
  ['ReferenceSubjectGenq2Pro', 'videos[]', { ...clip, seconds: { maximum: 5 } }],
  ...each(variantsOf('Reference2ImageRequest'), 'images[]', referenceImage),
  ['TemplateStoryRequest', 'images[]', image],
  ['MvRequest', 'images[]', compactImage],
  ['MvRequest', 'audio_url', song],
  [
    'MvRequest',
    'lip_ref_url',
    {
      kind: 'image',
      formats: faceFormats,
      bytes: { maximum: 10 * MB },
      aspectRatio: { maximum: 2 },
      longestSide: { exclusiveMaximum: 4096 },
    },
  ],
  ...each(variantsOf('PremiumMvRequest'), 'images[]', image),
  ...each(variantsOf('PremiumMvRequest'), 'audio_url', song),
  ...each(['PremiumMvSing', 'PremiumMvSingPerform'], 'lip_ref_urls[]', { ...image, formats: faceFormats }),
  ...each(variantsOf('ExplainComicAsset'), 'image_uri', referenceImage),
  ['AdFilmRequest', 'images[]', image],
  ['Text2VideoGenq1', 'wm_url', image],
];

/** An extension of a field, next to its reference or at its target. */
function extensionOf(schema: string, field: string, name: string): unknown {
  const property = document.components.schemas[schema].properties[field.replace('[]', '')];
  const node = field.endsWith('[]') ? resolve(property).items : property;
  return node[name] ?? resolve(node)[name];
}

describe('files', () => {
  for (const [schema, field, media] of rules) {
    it(`${schema} says what it asks of ${field}`, () => {
      expect(extensionOf(schema, field, 'x-media')).toEqual(media);
    });
  }

  it('come in bodies of at most 20 MB, wherever a request takes a file and not only its URL', () => {
    for (const path of Object.values<{ post?: { requestBody?: Record<string, unknown>; operationId: string } }>(
      document.paths,
    )) {
      const { requestBody, operationId } = path.post ?? {};
      if (!requestBody) continue;
      const takesImages = rules.some(([schema, field]) => field !== 'wm_url' && reaches(requestBody, schema));
      expect(requestBody['x-max-bytes'], operationId).toBe(takesImages ? 20 * MB : undefined);
    }
  });
});

/** Whether a schema is used somewhere inside a node. */
function reaches(node: object, schema: string, seen = new Set<string>()): boolean {
  return [...JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)].some(([, name = '']) => {
    if (name === schema) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return reaches(document.components.schemas[name], schema, seen);
  });
}

describe('what a task makes', () => {
  const image = ['createReference2Image'];
  const audio = ['createSpeech'];
  const video = [
    ...['createText2Video', 'createImg2Video', 'createStartEnd2Video', 'createReference2Video', 'createTemplateStory'],
    ...['createMv', 'createPremiumMv', 'createExplainComic', 'createAdFilm', 'composeAdFilm'],
  ];

  it('is a video, an image or sound, as its operation says', () => {
    const made = (kind: string) =>
      operations
        .filter(({ operation }) => operation['x-creates'] === kind)
        .map(({ operation }) => operation.operationId);
    expect({ image: made('image'), audio: made('audio'), video: made('video').sort() }).toEqual({
      image,
      audio,
      video: video.sort(),
    });
  });

  it('is a video or sound for the parts of a film', () => {
    const { AdFilmEditGenerateVideo, AdFilmEditGenerateNarration, AdFilmEditGenerateBgm } = document.components.schemas;
    expect(AdFilmEditGenerateVideo['x-creates']).toBe('video');
    expect(AdFilmEditGenerateNarration['x-creates']).toBe('audio');
    expect(AdFilmEditGenerateBgm['x-creates']).toBe('audio');
  });
});

describe('other rules that JSON Schema cannot say', () => {
  it('a pause in speech lasts 0.01 to 99.99 seconds and has at most two decimals', () => {
    expect(extensionOf('SpeechRequest', 'text', 'x-pause-marker')).toEqual({
      open: '<#',
      close: '#>',
      seconds: { minimum: 0.01, maximum: 99.99 },
      maxDecimals: 2,
    });
  });

  it('lip sync costs 4 credits a second, up to three minutes', () => {
    expect(extensionOf('MvRequest', 'lip_sync', 'x-credits')).toEqual({
      extraPerSecond: 4,
      upToSeconds: 180,
      secondsOf: 'audio_url',
    });
  });

  it('results live for 24 hours, those of a film for one', () => {
    for (const field of ['url', 'cover_url', 'watermarked_url']) {
      expect(extensionOf('Creation', field, 'x-url-lifetime')).toEqual({ seconds: 86_400, adFilmSeconds: 3600 });
    }
    expect(extensionOf('SpeechResponse', 'file_url', 'x-url-lifetime')).toEqual({ seconds: 86_400 });
    expect(extensionOf('AdFilmRecord', 'creation_url', 'x-url-lifetime')).toEqual({ seconds: 3600 });
    expect(extensionOf('AdFilmComposition', 'creation_url', 'x-url-lifetime')).toEqual({ seconds: 3600 });
  });

  it('meta_data is a JSON text with suggested keys', () => {
    const { contentMediaType, contentSchema } = document.components.schemas.MetaData;
    expect(contentMediaType).toBe('application/json');
    expect(Object.keys(contentSchema.properties)).toEqual([
      'Label',
      'ContentProducer',
      'ContentPropagator',
      'ProduceID',
      'PropagateID',
      'ReservedCode1',
      'ReservedCode2',
    ]);
  });

  it('the watermark of genq1 in text2video sits in other corners than everywhere else', () => {
    const corners = (schema: string) => resolve(document.components.schemas[schema].properties.wm_position);
    expect(corners('Text2VideoGenq1')).toMatchObject({
      default: 1,
      'x-enumDescriptions': { 1: 'Bottom right', 2: 'Bottom left', 3: 'Top right', 4: 'Top left' },
    });
    expect(corners('Img2VideoGen20')).toMatchObject({
      default: 3,
      'x-enumDescriptions': { 1: 'Top left', 2: 'Top right', 3: 'Bottom right', 4: 'Bottom left' },
    });
  });

  it('a film is composed of as many videos as it has segments', () => {
    expect(extensionOf('AdFilmComposeRequest', 'video_task_ids', 'x-count-equals')).toBe('storyboards');
  });

  it('q3 models take movement_amplitude and bgm for start and end frames, without effect', () => {
    const idle: string[] = [];
    walk(document.components.schemas, (node, keys) => {
      if (node['x-no-effect']) idle.push(`${keys[0]}.${keys.at(-1)}`);
    });
    const models = ['StartEnd2VideoGenq3Turbo', 'StartEnd2VideoGenq3ProFast', 'StartEnd2VideoGenq3Pro'];
    const fields = ['movement_amplitude', 'bgm'];
    expect(idle.sort()).toEqual(models.flatMap((model) => fields.map((field) => `${model}.${field}`)).sort());
  });

  it('19 voices are known', () => {
    const mandarin = [
      'Reliable_Executive',
      'News_Anchor',
      'Unrestrained_Young_Man',
      'Kind-hearted_Antie',
      'Humorous_Elder',
      'Male_Announcer',
      'Wise_Women',
      'Gentle_Youth',
      'Warm_Girl',
      'Kind-hearted_Elder',
      'Cute_Spirit',
      'Radio_Host',
      'Sincere_Adult',
      'Gentle_Senior',
    ];
    const others = ['Chinese_Female_Currency', 'Chinese_Male_Currency', 'Chinese_gravelly_storyteller_vv2'];
    expect([...document.components.schemas.VoiceId['x-known-values']].sort()).toEqual(
      [...others, 'Arrogant_Miss', 'Robot_Armor', ...mandarin.map((name) => `Chinese (Mandarin)_${name}`)].sort(),
    );
  });
});
