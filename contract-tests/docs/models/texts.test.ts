import { describe, expect, it } from 'vitest';
import { toMatrix } from '../../../scripts/document/models/matrix.js';
import { document } from '../../support/document.js';

const { generators } = toMatrix(document);

const five = '16:9 (default), 9:16, 3:4, 4:3, 1:1';
const positions = '1 top left, 2 top right, 3 bottom right (default), 4 bottom left';
const q3 = ['genq3-turbo', 'genq3-pro', 'genq3-pro-fast'];
const q1 = ['genq1-classic', 'gen1.5', 'gen2.0'];

/** Descriptions of fields in the specification of the interface, by operation, in the wording of the matrix. null: not accepted. */
const descriptions: Record<string, [field: string, variants: string[], text: string | null][]> = {
  createText2Video: [
    ['prompt', ['genq1', 'genq2'], 'up to 5000 characters'],
    ['duration', ['genq1'], 'undocumented'],
    ['duration', ['genq2'], '1 to 10 s, default undocumented'],
    ['aspect_ratio', ['genq1', 'genq2'], five],
    ['resolution', ['genq1'], 'undocumented'],
    ['resolution', ['genq2'], '540p, 720p (default), 1080p'],
    ['audio', ['genq1', 'genq2'], 'true or false, default true'],
    ['seed', ['genq1', 'genq2'], 'any integer'],
    ['payload', ['genq1', 'genq2'], 'up to 1048576 characters'],
    ['wm_position', ['genq1'], '1 bottom right (default), 2 bottom left, 3 top right, 4 top left'],
    ['watermark', ['genq2'], null],
  ],
  createImg2Video: [
    ['images', [...q1, ...q3], 'exactly 1'],
    ['prompt', q1, 'up to 2000 characters'],
    ['prompt', q3, 'up to 20000 characters'],
    ['audio', q1, 'true or false, default false'],
    ['audio', q3, 'true or false, default true'],
    ['voice_id', q3, null],
    ['is_rec', q1, 'true or false'],
    ['duration', ['genq1-classic'], '5 s only'],
    ['duration', ['genq3-turbo', 'genq3-pro-fast'], '1 to 16 s, default 5'],
    ['duration', ['gen1.5', 'gen2.0', 'genq3-pro'], 'undocumented'],
    ['resolution', ['gen2.0'], '360p (default), 720p'],
    ['wm_position', q1, positions],
    ['movement_amplitude', q1, 'auto (default), small, medium, large'],
    ['movement_amplitude', q3, null],
  ],
  createStartEnd2Video: [
    ['images', ['genq1', ...q3], 'exactly 2'],
    ['prompt', ['genq1-classic', 'genq1'], 'up to 5000 characters'],
    ['prompt', q3, 'up to 20000 characters'],
    ['movement_amplitude', q3, 'no effect; auto (default), small, medium, large'],
    ['bgm', q3, 'no effect; true or false, default false'],
    ['bgm', ['genq1'], 'true or false, default false'],
    ['audio', ['genq1', 'genq1-classic'], null],
  ],
  createReference2Video: [
    ['duration', ['genq1'], '5 s only'],
    ['duration', ['gen2.0'], '4 s only'],
    ['duration', ['genq2', 'genq2-pro'], '1 to 10 s, default 5'],
    ['duration', ['genq3'], '3 to 16 s, default 5'],
    ['duration', ['genq3-drama'], '2 to 15 s, default 8'],
    ['duration', ['genq3-ad', 'genq3-turbo', 'genq3-mix'], '3 to 15 s, default 5'],
    ['images', ['genq1', 'gen2.0'], '1 to 7'],
    ['images', ['genq2-pro'], '1 to 7; at most 4 together with videos'],
    ['images', ['genq2', 'genq3', 'genq3-turbo'], 'number undocumented'],
    ['videos', ['genq2-pro'], '1 to 2'],
    ['videos', ['genq1', 'genq2', 'gen2.0', 'genq3'], null],
    ['sounds', ['genq3-drama', 'genq3-mix', 'genq3-ad'], '1 to 3'],
    ['sounds', ['genq3', 'genq3-turbo', 'genq2-pro'], null],
    ['aspect_ratio', ['genq1', 'genq3', 'genq3-mix'], `${five}, auto`],
    ['aspect_ratio', ['genq3-drama'], '16:9 (default), 9:16'],
    ['aspect_ratio', ['genq3-ad'], five],
    ['audio', ['genq2', 'genq2-pro', 'gen2.0'], 'true or false, default false'],
    ['movement_amplitude', ['genq2', 'genq2-pro', 'genq3'], null],
    ['subjects', ['genq1', 'genq2-pro'], 'one entry or a list of entries'],
    ['subjects[].name', ['genq1'], 'any text'],
    ['subjects[].images', ['genq1', 'genq2-pro'], 'up to 3'],
    ['subjects[].videos', ['genq2-pro'], 'up to 1'],
    ['subjects[].videos', ['genq3', 'genq2', 'genq1', 'gen2.0'], null],
  ],
  createReference2Image: [
    ['images', ['genq1'], '1 to 7'],
    ['images', ['genq2'], 'up to 7'],
    ['prompt', ['genq1', 'genq2'], 'up to 2000 characters'],
    ['aspect_ratio', ['genq1'], five],
    ['aspect_ratio', ['genq2'], '16:9 (default), 9:16, 1:1, 3:4, 4:3, 21:9, 2:3, 3:2, auto'],
    ['resolution', ['genq1'], '1080p only'],
    ['resolution', ['genq2'], '1080p (default), 2K, 4K'],
  ],
  createTemplateStory: [
    ['story', [''], 'love_story, workday_feels, monkey_king, pigsy, monk_tang, one_shot'],
    ['images', [''], '1 or more'],
  ],
  createMv: [
    ['images', [''], '1 to 7'],
    ['lip_sync', [''], 'true or false, default false; not true with resolution 540p'],
    ['resolution', [''], '540p, 720p (default), 1080p; not 540p with lip_sync true'],
    ['quality', [''], 'standard (default), high'],
    ['prompt', [''], 'up to 3000 characters'],
    ['language', [''], 'auto (default), en, zh'],
    ['subtitle_color', [''], 'a color in HEX, such as #FFFFFF, default #FFFFFF'],
  ],
  createPremiumMv: [
    ['lip_ref_urls', ['sing', 'sing_perform'], '1 to 2'],
    ['lip_ref_urls', ['perform', 'dance'], null],
    ['images', ['sing', 'sing_perform'], 'up to 6'],
    ['images', ['perform', 'dance'], '1 to 6'],
    ['resolution', ['sing', 'dance'], '720p (default), 1080p'],
  ],
  createExplainComic: [
    ['script_name', [''], 'up to 20 characters'],
    ['script_content', [''], 'any text'],
    ['assets', [''], 'up to 14'],
    ['assets[].id', [''], 'only digits, such as 01'],
    ['assets[].type', [''], 'character, scene, tool'],
    ['assets[].name', [''], 'up to 30 characters'],
    ['assets[].voice_id', [''], 'character: any text, 19 known values; scene, tool: empty only'],
    ['aspect_ratio', [''], '16:9, 9:16 (default), 4:3, 3:4'],
    ['style', [''], 'up to 30 characters; text without punctuation'],
    ['tts_speed', [''], '1 to 1.5, default 1.1'],
    ['enable_lipsync', [''], 'true or false, default true'],
    ['subtitle_type', [''], 'source_han_serif, source_han_sans'],
  ],
  createAdFilm: [
    ['duration', [''], '8 to 60 s, default 15'],
    ['aspect_ratio', [''], '1:1, 16:9 (default), 9:16'],
    ['language', [''], 'zh (default), en'],
  ],
  editAdFilm: [
    ['storyboard_video_index', ['generate_video'], '0 or more'],
    ['storyboard_video_index', ['generate_narration', 'generate_bgm'], null],
  ],
  composeAdFilm: [['video_task_ids', [''], '1 or more; as many as the task has storyboards']],
  createSpeech: [
    ['text', [''], 'up to 9999 characters'],
    ['voice_setting_speed', [''], '0.5 to 2, default 1'],
    ['voice_setting_pitch', [''], '-12 to 12, default 0'],
    ['voice_setting_emotion', [''], 'undocumented'],
    ['pronunciation_dict_tone', [''], 'elements undocumented'],
  ],
};

const fieldOf = (operationId: string, field: string) =>
  generators.find((generator) => generator.operationId === operationId)?.fields.find(({ name }) => name === field);

describe('the text of a cell', () => {
  const cases = Object.entries(descriptions).flatMap(([operationId, rules]) =>
    rules.flatMap(([field, variants, text]) => variants.map((variant) => [operationId, field, variant, text] as const)),
  );
  it.each(cases)('describes %s %s %s: %s', (operationId, field, variant, text) => {
    const cell = fieldOf(operationId, field)?.cells[variant];
    expect(cell === null ? null : cell?.text).toBe(text);
  });

  it('covers every generator', () => {
    expect(Object.keys(descriptions).sort()).toEqual(generators.map(({ operationId }) => operationId).sort());
  });
});

describe('required fields', () => {
  it.each([
    ['createReference2Image', 'images', { genq1: true, genq2: false }],
    ['createPremiumMv', 'images', { sing: false, sing_perform: false, perform: true, dance: true }],
    ['createMv', 'audio_url', { '': true }],
  ])('marks required fields for %s %s', (operationId, field, expected) => {
    const cells = Object.entries(fieldOf(operationId, field)?.cells ?? {});
    expect(Object.fromEntries(cells.map(([variant, cell]) => [variant, cell?.required]))).toEqual(expected);
  });
});

describe('further notes', () => {
  it.each([
    ['createReference2Video', 'videos', 'genq2-pro', '1 of at most 8 s or 2 of at most 5 s'],
    ['createReference2Video', 'sounds', 'genq3-ad', '3 to 12 s; at most 50 MB; less than 20 MB once decoded'],
    [
      'createReference2Video',
      'images',
      'genq1',
      'at least 128 × 128 pixels; width to height more than 1:4, less than 4:1',
    ],
    ['createStartEnd2Video', 'images', 'genq1', 'pixels of the first divided by those of the second: 0.8 to 1.25'],
    ['createImg2Video', 'images', 'gen2.0', 'at most 50 MB; less than 10 MB once decoded'],
    ['createMv', 'audio_url', '', '10 to 300 s'],
    ['createMv', 'lip_sync', '', 'true costs 4 credits more for each second, in tasks of at most 180 s'],
    ['createImg2Video', 'prompt', 'gen2.0', 'ignored if is_rec is true'],
    ['createImg2Video', 'voice_id', 'gen2.0', 'ignored if audio is false'],
    ['createReference2Video', 'prompt', 'genq2', '[@name] refers to one of the subjects'],
    ['createExplainComic', 'script_content', '', 'above 1200 characters (zh) or 3000 characters (en)'],
    ['createExplainComic', 'assets', '', 'recommended: 3 to 10 items'],
    ['createMv', 'lip_ref_url', '', 'longest side less than 4096 pixels'],
    ['createSpeech', 'text', '', 'pauses as <#x#>, x being 0.01 to 99.99 s with at most 2 decimals'],
  ])('adds a note on %s %s %s: %s', (operationId, field, variant, words) => {
    expect(fieldOf(operationId, field)?.cells[variant]?.details?.join('; ')).toContain(words);
  });
});
