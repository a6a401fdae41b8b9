import { describe, expect, it } from 'vitest';
import { document, operations, resolve, walk } from '../support/document.js';

/** An extension of a field, next to its reference or at its target. */
function extensionOf(schema: string, field: string, name: string): unknown {
  const property = document.components.schemas[schema].properties[field.replace('[]', '')];
  const node = field.endsWith('[]') ? resolve(property).items : property;
  return node[name] ?? resolve(node)[name];
}

describe('result of a task', () => {
  const image = ['createReference2Image'];
  const audio = ['createSpeech'];
  const video = [
    ...['createText2Video', 'createImg2Video', 'createStartEnd2Video', 'createReference2Video', 'createTemplateStory'],
    ...['createMv', 'createPremiumMv', 'createExplainComic', 'createAdFilm', 'composeAdFilm'],
  ];

  it('documents a video, an image or sound as the result of each operation', () => {
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

  it('documents a video or sound as the result of the parts of a film', () => {
    const { AdFilmEditGenerateVideo, AdFilmEditGenerateNarration, AdFilmEditGenerateBgm } = document.components.schemas;
    expect(AdFilmEditGenerateVideo['x-creates']).toBe('video');
    expect(AdFilmEditGenerateNarration['x-creates']).toBe('audio');
    expect(AdFilmEditGenerateBgm['x-creates']).toBe('audio');
  });
});

// Limits on files and texts are in the tables of src/check/rules/, where preflight is their implementation.
describe('rules that JSON Schema cannot express', () => {
  it('documents 4 credits a second for lip sync, up to three minutes', () => {
    expect(extensionOf('MvRequest', 'lip_sync', 'x-credits')).toEqual({
      extraPerSecond: 4,
      upToSeconds: 180,
      secondsOf: 'audio_url',
    });
  });

  it('documents a lifetime of 24 hours for results, and of one hour for those of a film', () => {
    for (const field of ['url', 'cover_url', 'watermarked_url']) {
      expect(extensionOf('Creation', field, 'x-url-lifetime')).toEqual({ seconds: 86_400, adFilmSeconds: 3600 });
    }
    expect(extensionOf('SpeechResponse', 'file_url', 'x-url-lifetime')).toEqual({ seconds: 86_400 });
    expect(extensionOf('AdFilmRecord', 'creation_url', 'x-url-lifetime')).toEqual({ seconds: 3600 });
    expect(extensionOf('AdFilmComposition', 'creation_url', 'x-url-lifetime')).toEqual({ seconds: 3600 });
  });

  it('suggests keys of meta_data', () => {
    const { contentSchema } = document.components.schemas.MetaData;
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

  it('documents other corners for the watermark of genq1 in text2video', () => {
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

  it('documents that q3 models ignore movement_amplitude and bgm for start and end frames', () => {
    const idle: string[] = [];
    walk(document.components.schemas, (node, keys) => {
      if (node['x-no-effect']) idle.push(`${keys[0]}.${keys.at(-1)}`);
    });
    const models = ['StartEnd2VideoGenq3Turbo', 'StartEnd2VideoGenq3ProFast', 'StartEnd2VideoGenq3Pro'];
    const fields = ['movement_amplitude', 'bgm'];
    expect(idle.sort()).toEqual(models.flatMap((model) => fields.map((field) => `${model}.${field}`)).sort());
  });

  it('lists 19 voices', () => {
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
