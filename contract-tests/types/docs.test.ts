import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const types = readFileSync('generated/schema.d.ts', 'utf8');

/** The comment that an editor shows for a field of a type, on one line. */
function hover(type: string, field: string): string {
  const body = types.slice(types.indexOf(`export type ${type} = {`)).split('\n};')[0] ?? '';
  const comment = new RegExp(`/\\*\\*([^/]*?)\\*/\\s+${field}\\??:`).exec(body)?.[1] ?? '';
  return comment.replace(/\s*\n\s*\* ?/g, ' ').trim();
}

it.each([
  [
    'Text2VideoGenq2',
    'model',
    'Text to video with genq2. Required: prompt. Optional: duration, seed, aspect_ratio, resolution, audio, payload, ' +
      'off_peak, callback_url. @see models.html?generator=createText2Video&model=genq2#createText2Video',
  ],
  [
    'PremiumMvSing',
    'premium_mv_mode',
    'Premium music video with sing. Lips follow the song throughout. Required: lip_ref_urls, audio_url. Optional: images',
  ],
  ['Text2VideoGenq1', 'prompt', 'Text that says what to generate. At most 5000 characters.'],
  ['Text2VideoGenq1', 'wm_position', '1: Bottom right; 2: Bottom left; 3: Top right; 4: Top left. @default 1'],
  ['Reference2VideoGenq1', 'wm_position', '1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left. @default 3'],
  ['Reference2VideoGenq3Drama', 'duration', 'Length of the video in whole seconds. 2 to 15. @default 8'],
  ['Reference2VideoGenq2Pro', 'images', 'at most 4 together with videos. 1 to 7 items. Formats: png, jpeg, jpg, webp.'],
  ['Img2VideoGen20', 'images', 'Exactly 1 item. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800.'],
  ['MvRequest', 'lip_ref_url', 'Longest side in pixels: less than 4096. Width divided by height: at most 2.'],
  ['StartEnd2VideoGenq1', 'images', 'Pixels of the first divided by those of the second: at least 0.8, at most 1.25.'],
])('documents the rules of %s.%s in an editor', (type, field, text) => {
  expect(hover(type, field)).toContain(text);
});
