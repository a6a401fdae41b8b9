import { describe, expect, it } from 'vitest';
import { preflight } from '../../src/preflight/index.js';
import { failure } from '../client/failure.js';
import { clip, image, makeImage, makeSpeech, makeVideo, otherImage, prompt, setup, voice } from './setup.js';

type VideoCall = Omit<Parameters<typeof makeVideo>[1], 'model'>;

const first = { image, frameType: 'first_frame' } as const;
const last = { image: otherImage, frameType: 'last_frame' } as const;
const frames: VideoCall = { frameImages: [first, last] };
const unsupported = (feature: string) => expect.objectContaining({ type: 'unsupported', feature });

/** What a call of `generateVideo` becomes: the operation, fields of its body and warnings. */
const videos: [what: string, model: string, call: VideoCall, operation: string, body: object, warnings?: unknown[]][] =
  [
    ['text', 'genq2', {}, 'createText2Video', { prompt }],
    ['text, for a model of references', 'genq3', {}, 'createReference2Video', { prompt }],
    ['an image', 'gen2.0', { prompt: { image, text: prompt } }, 'createImg2Video', { images: [image], prompt }],
    ['a first frame', 'gen2.0', { frameImages: [first] }, 'createImg2Video', { images: [image] }],
    ['two frames', 'genq3-pro', frames, 'createStartEnd2Video', { images: [image, otherImage] }],
    [
      'references',
      'genq2-pro',
      { inputReferences: [image, clip] },
      'createReference2Video',
      { images: [image], videos: [clip.data] },
    ],
    ['pixels', 'genq2', { resolution: '1920x1080' }, 'createText2Video', { resolution: '1080p', aspect_ratio: '16:9' }],
    [
      'pixels of an upright video',
      'genq2',
      { resolution: '720x1280' },
      'createText2Video',
      { resolution: '720p', aspect_ratio: '9:16' },
    ],
    [
      'pixels and a ratio',
      'genq2',
      { resolution: '1280x720', aspectRatio: '1:1' },
      'createText2Video',
      { resolution: '720p', aspect_ratio: '1:1' },
    ],
    [
      'a ratio that follows the input',
      'genq2',
      { aspectRatio: 'adaptive', inputReferences: [image] },
      'createReference2Video',
      { aspect_ratio: 'auto' },
    ],
    [
      'all settings',
      'genq2',
      { duration: 7, seed: 42, generateAudio: false },
      'createText2Video',
      { duration: 7, seed: 42, audio: false },
    ],
    ['a setting that no model has', 'genq2', { fps: 24 }, 'createText2Video', { prompt }, [unsupported('fps')]],
    [
      'a setting that this model lacks',
      'genq1',
      { ...frames, generateAudio: true },
      'createStartEnd2Video',
      {},
      [unsupported('generateAudio')],
    ],
    [
      'a ratio for a start frame',
      'gen2.0',
      { prompt: { image }, aspectRatio: '1:1' },
      'createImg2Video',
      {},
      [unsupported('aspectRatio')],
    ],
    [
      'fields of the service',
      'genq2',
      { providerOptions: { genmedia: { off_peak: true, payload: 'order-7' } } },
      'createText2Video',
      { off_peak: true, payload: 'order-7' },
    ],
    [
      'a field that decides what it is made from',
      'genq2',
      { providerOptions: { genmedia: { subjects: [{ name: 'watch', images: [image] }] } } },
      'createReference2Video',
      { subjects: [{ name: 'watch', images: [image] }] },
    ],
    [
      'a field that replaces a setting',
      'genq2',
      { duration: 5, providerOptions: { genmedia: { duration: 8 } } },
      'createText2Video',
      { duration: 8 },
      [{ type: 'other', message: 'duration of providerOptions.genmedia replaces duration.' }],
    ],
    ['options of other providers', 'genq2', { providerOptions: { fal: { x: 1 } } }, 'createText2Video', { prompt }],
  ];

describe('a video', () => {
  it.each(videos)('creates a video from %s', async (_, model, call, operation, body, warnings = []) => {
    const { genmedia, lastCreate, creates } = setup();
    const result = await makeVideo(genmedia, { model: genmedia.videoModel(model), ...call });
    expect(lastCreate()).toMatchObject({ operation, body: { model, ...body } });
    expect(result.warnings).toEqual(warnings);
    expect(creates()).toBe(1);
  });

  it('sends bytes as data URIs', async () => {
    const { genmedia, lastCreate } = setup({ preflight: false });
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    await makeVideo(genmedia, { model: genmedia.video('gen2.0'), prompt: { image: bytes } });
    expect(lastCreate().body).toMatchObject({ images: ['data:image/png;base64,iVBORw0KGgo='] });
  });

  it('does not send a video request with a file that the preflight of the client rejects', async () => {
    const { genmedia, sent } = setup({}, { preflight });
    const text = new TextEncoder().encode('GIF89a, and no image');
    const call = makeVideo(genmedia, { model: genmedia.video('gen2.0'), prompt: { image: text } });
    const error = await failure(call);
    expect([error.cause.code, error.message]).toEqual(['invalid_request', expect.stringContaining('images')]);
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'a value that the model does not accept',
      'genq2',
      { resolution: '1024x576', aspectRatio: '16:9' },
      '1024x576 pixels are 576p, by the shorter side. Accepted are 540p, 720p, 1080p: pass other pixels',
    ],
    [
      'a shape that there is not',
      'genq2',
      { resolution: '1000x720' },
      '1000x720 pixels are 25:18 in shape. Accepted are 16:9',
    ],
    ['pixels that are none', 'genq2', { resolution: 'large' }, 'must be a width and a height in pixels'],
    ['a duration beyond the limit', 'genq2', { duration: 11 }, 'duration must be at most 10'],
    [
      'options under a misspelled name',
      'genq2',
      { providerOptions: { genMedia: { off_peak: true } } },
      'providerOptions.genMedia is not read. Pass fields of the service in an object, providerOptions.genmedia.',
    ],
    [
      'a field that is not under the name of the provider',
      'genq2',
      { providerOptions: { off_peak: true as never } },
      'providerOptions.off_peak is not read. Pass fields of the service in an object, providerOptions.genmedia.',
    ],
    ['an unknown field', 'genq2', { providerOptions: { genmedia: { ofpeak: true } } }, 'ofpeak'],
    ['a ratio that there is not', 'genq2', { aspectRatio: '2:1' }, 'not "2:1". It is the option aspectRatio.'],
    [
      'a start frame for a model without',
      'genq2',
      { prompt: { image } },
      'genq2 does not make videos from a first frame, only from text, or references. Models that do are genq1-classic',
    ],
    [
      'two first frames',
      'genq3-pro',
      { frameImages: [first, { ...last, frameType: 'first_frame' }] },
      'must be at most one frame',
    ],
    [
      'a frame of an unknown type',
      'genq3-pro',
      { frameImages: [first, { ...last, frameType: 'lastFrame' as 'last_frame' }] },
      'frameImages must be at most one frame with the frameType first_frame, and one with last_frame',
    ],
    ['a last frame alone', 'genq3-pro', { frameImages: [last] }, 'A last frame needs a first frame'],
    [
      'a frame and references',
      'gen2.0',
      { prompt: { image }, inputReferences: [otherImage] },
      'frames or from references, not from both',
    ],
    [
      'a reference video for a model without',
      'genq3',
      { inputReferences: [clip] },
      'genq3 takes no videos as references',
    ],
  ] as [string, string, VideoCall, string][])('does not send a video request with %s', async (_, model, call, says) => {
    const { genmedia, sent } = setup();
    const error = await failure(makeVideo(genmedia, { model: genmedia.videoModel(model), ...call }));
    expect(error.cause).toMatchObject({ code: 'invalid_request' });
    expect(error.message).toContain(says);
    expect(sent).toEqual([]);
  });
});

describe('an image', () => {
  it.each([
    ['text', 'genq2', { prompt }, { prompt }, []],
    ['images', 'genq1', { prompt: { text: prompt, images: [image] } }, { images: [image] }, []],
    ['pixels', 'genq2', { prompt, size: '1080x1080' }, { resolution: '1080p', aspect_ratio: '1:1' }, []],
    ['all settings', 'genq2', { prompt, aspectRatio: '21:9', seed: 7 }, { aspect_ratio: '21:9', seed: 7 }, []],
    [
      'fields of the service',
      'genq2',
      { prompt, providerOptions: { genmedia: { resolution: '4K' } } },
      { resolution: '4K' },
      [],
    ],
    [
      'pixels for the shape, and a resolution without documented pixels',
      'genq2',
      { prompt, size: '2048x2048', providerOptions: { genmedia: { resolution: '2K' } } },
      { resolution: '2K', aspect_ratio: '1:1' },
      [{ type: 'other', message: 'resolution of providerOptions.genmedia replaces size.' }],
    ],
  ] as [string, string, Omit<Parameters<typeof makeImage>[0], 'model'>, object, unknown[]][])(
    'creates an image from %s',
    async (_, model, call, body, warnings) => {
      const { genmedia, lastCreate } = setup();
      const result = await makeImage({ model: genmedia.imageModel(model), ...call });
      expect(lastCreate()).toMatchObject({ operation: 'createReference2Image', body: { model, ...body } });
      expect(result.warnings).toEqual(warnings);
    },
  );

  it.each([
    ['a mask', 'genq2', { prompt: { text: prompt, images: [image], mask: image } }, 'genq2 takes no mask'],
    [
      'a size that there is not',
      'genq2',
      { prompt, size: '512x512' },
      '512x512 pixels are 512p, by the shorter side. Accepted are 1080p, 2K, 4K: pass other pixels, or resolution in',
    ],
    [
      'no image for a model that needs one',
      'genq1',
      { prompt },
      'images is missing; model "genq1" requires it. It is the option prompt.images.',
    ],
  ] as [string, string, Omit<Parameters<typeof makeImage>[0], 'model'>, string][])(
    'does not send an image request with %s',
    async (_, model, call, says) => {
      const { genmedia, sent } = setup();
      const error = await failure(makeImage({ model: genmedia.imageModel(model), ...call }));
      expect(error.message).toContain(says);
      expect(sent).toEqual([]);
    },
  );
});

describe('speech', () => {
  it('sends voice and speed, fields of the service, and warns of the rest', async () => {
    const { genmedia, lastCreate } = setup();
    const model = genmedia.speech();
    const { warnings } = await makeSpeech({
      ...{ model, text: 'Good evening.', voice, speed: 1.5, outputFormat: 'wav', language: 'en' },
      providerOptions: model.options({ voice_setting_pitch: 2 }),
    });
    const body = {
      text: 'Good evening.',
      voice_setting_voice_id: voice,
      voice_setting_speed: 1.5,
      voice_setting_pitch: 2,
    };
    expect(lastCreate()).toEqual({ operation: 'createSpeech', body });
    expect(warnings).toEqual([unsupported('outputFormat'), unsupported('language')]);
  });

  it('does not send a speech request without a voice', async () => {
    const { genmedia, sent } = setup();
    const error = await failure(makeSpeech({ model: genmedia.speech(), text: 'Good evening.' }));
    expect(error.message).toContain('voice_setting_voice_id is missing. It is the option voice.');
    expect(sent).toEqual([]);
  });
});

it('rejects a model in the function of another kind, which could not use its result', async () => {
  const { genmedia, sent } = setup();
  const [video, image, speech] = [genmedia.video('genq2'), genmedia.image('genq2'), genmedia.speech()] as never[];
  const calls = {
    video: [makeImage({ model: video, prompt } as never), makeSpeech({ model: video, text: prompt } as never)],
    image: [makeVideo(genmedia, { model: image } as never), makeSpeech({ model: image, text: prompt } as never)],
    speech: [makeVideo(genmedia, { model: speech } as never), makeImage({ model: speech, prompt } as never)],
  };
  for (const [kind, wrong] of Object.entries(calls)) {
    for (const call of wrong.map(failure)) expect((await call).message).toContain(`This is a ${kind} model`);
  }
  expect(sent).toEqual([]);
});
