import type { OperationId } from '../../../../src/terms/operation.js';
import { validateRequest } from '../../../../src/validate/index.js';
import { type Content, type Html, html, table } from '../../site/html.js';

interface Mistake {
  what: string;
  operation: OperationId;
  request: object;
}

const image = 'https://example.com/1.png';
const prompt = 'A lighthouse in a storm';
const song = 'https://example.com/song.mp3';

/** Requests with mistakes that are easily made. Each breaks exactly one rule. */
export const mistakes: readonly Mistake[] = [
  {
    what: 'image_url of a comic’s asset',
    operation: 'createExplainComic',
    request: {
      script_name: 'Tides',
      script_content: prompt,
      assets: [{ id: '01', type: 'scene', name: 'Sea', image_url: image }],
    },
  },
  {
    what: 'Faces for a mode without singing',
    operation: 'createPremiumMv',
    request: { premium_mv_mode: 'dance', images: [image], audio_url: song, lip_ref_urls: [image] },
  },
  {
    what: 'Lip sync at a resolution without it',
    operation: 'createMv',
    request: { images: [image], audio_url: song, lip_sync: true, resolution: '540p' },
  },
  {
    what: 'A field of another model',
    operation: 'createText2Video',
    request: { model: 'genq2', prompt, watermark: true },
  },
  {
    what: 'A duration that this model does not support',
    operation: 'createReference2Video',
    request: { model: 'gen2.0', images: [image], prompt, duration: 5 },
  },
  {
    what: 'Too many images together with a video',
    operation: 'createReference2Video',
    request: { model: 'genq2-pro', prompt, images: Array(5).fill(image), videos: ['https://example.com/1.mp4'] },
  },
  {
    what: 'A start frame without an end frame',
    operation: 'createStartEnd2Video',
    request: { model: 'genq1', images: [image] },
  },
  {
    what: 'A path instead of a URL',
    operation: 'createImg2Video',
    request: { model: 'genq3-pro', images: ['frame.png'] },
  },
];

/** What the validators say about common mistakes. */
export function commonMistakes(): Html {
  const rows = mistakes.map(({ what, operation, request }): [Content, ...Content[]] => {
    const [violation, ...others] = validateRequest(operation, request);
    if (!violation || others.length > 0)
      throw new Error(`“${what}” has ${others.length + (violation ? 1 : 0)} violations, not one.`);
    return [what, html`<code>${operation}</code>`, violation.message];
  });
  return table('Mistakes that cost nothing', ['Mistake', 'Operation', 'Message'], rows);
}
