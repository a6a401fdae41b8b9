import { expect, it } from 'vitest';
import { document, resolve } from './document.js';

const models = {
  img2video: ['Genq1Classic', 'Gen15', 'Gen20', 'Genq3Turbo', 'Genq3Pro', 'Genq3ProFast'].map((m) => `Img2Video${m}`),
  startEnd: ['Genq1Classic', 'Genq1', 'Genq3Turbo', 'Genq3ProFast', 'Genq3Pro'].map((m) => `StartEnd2Video${m}`),
  reference: ['Genq1', 'Genq2', 'Genq2Pro', 'Gen20', 'Genq3', 'Genq3Drama', 'Genq3Ad', 'Genq3Mix', 'Genq3Turbo'].map(
    (m) => `Reference2Video${m}`,
  ),
};
const premium = ['Sing', 'SingPerform', 'Perform', 'Dance'].map((mode) => `PremiumMv${mode}`);

/** Default of a field → schemas that have it. */
const defaults: [field: string, value: unknown, schemas: string[]][] = [
  ['aspect_ratio', '16:9', ['Text2VideoGenq1', 'Text2VideoGenq2', ...models.reference]],
  ['aspect_ratio', '16:9', ['Reference2ImageGenq1', 'Reference2ImageGenq2', 'MvRequest', ...premium, 'AdFilmRequest']],
  ['aspect_ratio', '9:16', ['ExplainComicRequest']],
  ['audio', true, ['Text2VideoGenq1', 'Text2VideoGenq2', ...models.img2video.slice(3), ...models.startEnd.slice(2)]],
  ['audio', false, [...models.img2video.slice(0, 3), ...models.reference.slice(1, 4)]],
  [
    'off_peak',
    false,
    ['Text2VideoGenq1', 'Text2VideoGenq2', ...models.img2video, ...models.startEnd, ...models.reference],
  ],
  ['wm_position', 1, ['Text2VideoGenq1']],
  ['wm_position', 3, [...models.img2video.slice(0, 3), ...models.startEnd.slice(0, 2), ...models.reference]],
  ['movement_amplitude', 'auto', [...models.img2video.slice(0, 3), ...models.startEnd, 'Reference2VideoGenq1']],
  ['bgm', false, [...models.startEnd, ...models.reference]],
  ['auto_subjects', false, models.reference],
  ['duration', 5, ['Img2VideoGenq1Classic', 'Img2VideoGenq3Turbo', 'Img2VideoGenq3ProFast']],
  ['duration', 5, models.reference.filter((name) => !/Gen20|Drama/.test(name))],
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
  ['resolution', '1080p', ['Reference2ImageGenq1', 'Reference2ImageGenq2']],
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
  '$schema has $field = $value when it is left out',
  ({ schema, field, value }) => {
    const property = document.components.schemas[schema].properties[field];
    expect(property.default ?? resolve(property).default).toBe(value);
  },
);
