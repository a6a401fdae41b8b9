import { expect, it } from 'vitest';
import { document, resolve } from '../support/document.js';
import { variantsOf } from '../support/shape.js';

const text2video = variantsOf('Text2VideoRequest');
const img2video = variantsOf('Img2VideoRequest');
const startEnd = variantsOf('StartEnd2VideoRequest');
const reference = variantsOf('Reference2VideoRequest');
const reference2image = variantsOf('Reference2ImageRequest');
const premium = variantsOf('PremiumMvRequest');
const q3 = (schemas: string[]) => schemas.filter((name) => name.includes('Genq3'));
const older = (schemas: string[]) => schemas.filter((name) => !name.includes('Genq3'));

/** Default of a field → schemas that have it. */
const defaults: [field: string, value: unknown, schemas: string[]][] = [
  ['aspect_ratio', '16:9', [...text2video, ...reference]],
  ['aspect_ratio', '16:9', [...reference2image, 'MvRequest', ...premium, 'AdFilmRequest']],
  ['aspect_ratio', '9:16', ['ExplainComicRequest']],
  ['audio', true, [...text2video, ...q3(img2video), ...q3(startEnd)]],
  ['audio', false, [...older(img2video), 'Reference2VideoGenq2', 'Reference2VideoGenq2Pro', 'Reference2VideoGen20']],
  ['off_peak', false, [...text2video, ...img2video, ...startEnd, ...reference]],
  ['wm_position', 1, ['Text2VideoGenq1']],
  ['wm_position', 3, [...older(img2video), ...older(startEnd), ...reference]],
  ['movement_amplitude', 'auto', [...older(img2video), ...startEnd, 'Reference2VideoGenq1', 'Reference2VideoGen20']],
  ['bgm', false, [...startEnd, ...reference]],
  ['auto_subjects', false, reference],
  ['duration', 5, ['Img2VideoGenq1Classic', 'Img2VideoGenq3Turbo', 'Img2VideoGenq3ProFast']],
  ['duration', 5, reference.filter((name) => !/Gen20|Drama/.test(name))],
  ['duration', 4, ['Reference2VideoGen20']],
  ['duration', 8, ['Reference2VideoGenq3Drama']],
  ['duration', 15, ['AdFilmRequest']],
  [
    'resolution',
    '720p',
    ['Text2VideoGenq2', 'Reference2VideoGenq2', 'Reference2VideoGenq2Pro', 'MvRequest', ...premium],
  ],
  ['resolution', '720p', ['ExplainComicRequest']],
  ['resolution', '360p', ['Img2VideoGen20', 'Reference2VideoGen20']],
  ['resolution', '1080p', reference2image],
  ['lip_sync', false, ['MvRequest']],
  ['quality', 'standard', ['MvRequest', 'ExplainComicRequest']],
  ['add_subtitle', false, ['MvRequest', ...premium, 'ExplainComicRequest']],
  ['subtitle_color', '#FFFFFF', ['MvRequest', ...premium]],
  ['language', 'auto', ['MvRequest']],
  ['language', 'zh', ['ExplainComicRequest', 'AdFilmRequest']],
  ['language', undefined, premium],
  ['tts_speed', 1.1, ['ExplainComicRequest']],
  ['enable_lipsync', true, ['ExplainComicRequest']],
  ['creative', false, ['AdFilmRequest']],
  ['voice_setting_speed', 1, ['SpeechRequest']],
  ['voice_setting_volume', 0, ['SpeechRequest']],
  ['voice_setting_pitch', 0, ['SpeechRequest']],
];

it.each(defaults.flatMap(([field, value, schemas]) => schemas.map((schema) => ({ schema, field, value }))))(
  'defaults $field of $schema to $value',
  ({ schema, field, value }) => {
    const property = document.components.schemas[schema].properties[field];
    expect(property.default ?? resolve(property).default).toBe(value);
  },
);
