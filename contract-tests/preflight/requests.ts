import type { OperationId } from '../../src/terms/operation.js';
import { dataUri } from './files/data-uri.js';
import { png } from './files/images.js';
import { mp3 } from './files/sounds.js';

/** Files that fit everywhere. */
export const image = dataUri('image/png', png(256, 256));
const song = dataUri('audio/mpeg', mp3(12));

/** A valid request of an operation, with changes. */
export const requests = {
  text2video: (changes: object) => body('createText2Video', { model: 'genq1', prompt: 'A lighthouse' }, changes),
  img2video: (changes: object) => body('createImg2Video', { model: 'genq3-turbo', images: [image] }, changes),
  startEnd: (changes: object) => body('createStartEnd2Video', { model: 'genq1', images: [image, image] }, changes),
  reference: (changes: object) => body('createReference2Video', { model: 'genq2-pro', prompt: 'A walk' }, changes),
  sounds: (changes: object) => body('createReference2Video', { model: 'genq3-drama', prompt: 'A walk' }, changes),
  mv: (changes: object) => body('createMv', { images: [image], audio_url: song }, changes),
  comic: (changes: object) =>
    body('createExplainComic', { script_name: 'Tides', script_content: 'The tide.' }, changes),
  speech: (text: string) => body('createSpeech', { text, voice_setting_voice_id: 'v' }, {}),
  compose: (video_task_ids: string[]) =>
    body(
      'composeAdFilm',
      { ad_one_click_task_id: 'film', video_task_ids, bgm_task_id: 'b', narration_task_id: 'n' },
      {},
    ),
};

const body = (operation: OperationId, valid: object, changes: object): [OperationId, object] => [
  operation,
  { ...valid, ...changes },
];
