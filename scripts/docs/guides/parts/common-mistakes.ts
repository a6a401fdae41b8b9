import type { OperationId } from '../../../../src/contract/operation.js';
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

/** Requests that are easily written so. Each has the one fault that it tells of. */
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
    what: 'Faces for a mode that does not sing',
    operation: 'createPremiumMv',
    request: { premium_mv_mode: 'dance', images: [image], audio_url: song, lip_ref_urls: [image] },
  },
  {
    what: 'Lip sync at a resolution that has none',
    operation: 'createMv',
    request: { images: [image], audio_url: song, lip_sync: true, resolution: '540p' },
  },
  {
    what: 'A field of another model',
    operation: 'createText2Video',
    request: { model: 'genq2', prompt, watermark: true },
  },
  {
    what: 'A length that this model does not make',
    operation: 'createReference2Video',
    request: { model: 'gen2.0', images: [image], prompt, duration: 5 },
  },
  {
    what: 'Too many images beside a video',
    operation: 'createReference2Video',
    request: { model: 'genq2-pro', prompt, images: Array(5).fill(image), videos: ['https://example.com/1.mp4'] },
  },
  {
    what: 'A start frame without an end frame',
    operation: 'createStartEnd2Video',
    request: { model: 'genq1', images: [image] },
  },
  {
    what: 'A path in place of an address',
    operation: 'createImg2Video',
    request: { model: 'genq3-pro', images: ['frame.png'] },
  },
];

/** What the validators say to mistakes that are often made. */
export function commonMistakes(): Html {
  const rows = mistakes.map(({ what, operation, request }): [Content, ...Content[]] => {
    const [fault, ...others] = validateRequest(operation, request);
    if (!fault || others.length > 0)
      throw new Error(`“${what}” has ${others.length + (fault ? 1 : 0)} faults, not one.`);
    return [what, html`<code>${operation}</code>`, fault.message];
  });
  return table('Mistakes that cost nothing', ['Mistake', 'Operation', 'What you are told'], rows);
}
