import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/index.js';
import { calls } from '../client/calls.js';
import { smallest } from '../derived/mutations.js';
import { nameOf, operations } from '../support/document.js';
import { component, shapeOf, variantsOf } from '../support/shape.js';
import { openStopped } from './setup.js';

const image = 'https://example.com/a.png';
const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const anySeed = expect.toSatisfy((seed: number) => Number.isInteger(seed) && seed > 0);
const accepted = { task_id: anyId, state: 'created', credits: 10, created_at: anyTime };

/** A request and the whole response to it. Where a default is undocumented, the response omits the field. */
const creates: [operation: OperationId, what: string, body: object, response: object][] = [
  [
    'createText2Video',
    'the defaults of genq2',
    { model: 'genq2', prompt: 'A boat' },
    {
      ...accepted,
      ...{ model: 'genq2', prompt: 'A boat', seed: anySeed, aspect_ratio: '16:9', resolution: '720p' },
      ...{ audio: true, off_peak: false },
    },
  ],
  [
    'createText2Video',
    'what was sent, in place of defaults',
    {
      ...{ model: 'genq2', prompt: 'A boat', duration: 3, seed: 7, aspect_ratio: '1:1', resolution: '540p' },
      ...{ audio: false, off_peak: true, payload: 'order-1' },
    },
    {
      ...accepted,
      ...{ model: 'genq2', prompt: 'A boat', duration: 3, seed: 7, aspect_ratio: '1:1', resolution: '540p' },
      ...{ audio: false, off_peak: true, payload: 'order-1' },
    },
  ],
  [
    'createImg2Video',
    'the resolution of gen2.0',
    { model: 'gen2.0', images: [image] },
    {
      ...accepted,
      ...{ model: 'gen2.0', images: [image], seed: anySeed, resolution: '360p', audio: false },
      ...{ movement_amplitude: 'auto', off_peak: false },
    },
  ],
  [
    'createReference2Video',
    'the duration of genq3-drama',
    { model: 'genq3-drama', prompt: 'A [@cat]', images: [image] },
    {
      ...accepted,
      ...{ model: 'genq3-drama', prompt: 'A [@cat]', images: [image], duration: 8, seed: anySeed },
      ...{ aspect_ratio: '16:9', bgm: false, off_peak: false },
    },
  ],
  [
    'createReference2Image',
    'the resolution of an image',
    { model: 'genq2', prompt: 'A boat' },
    {
      ...accepted,
      ...{ model: 'genq2', prompt: 'A boat', seed: anySeed, aspect_ratio: '16:9', resolution: '1080p' },
    },
  ],
  [
    'createTemplateStory',
    'its story',
    { story: 'one_shot', images: [image], payload: '' },
    { ...accepted, story: 'one_shot', images: [image], payload: '' },
  ],
  ['createMv', 'an id alone', { images: [image], audio_url: 'https://example.com/a.mp3' }, { id: anyId }],
  ['createExplainComic', 'an id alone', { script_name: 'Sea', script_content: 'Once upon a time' }, { id: anyId }],
  [
    'createAdFilm',
    'the values of a film',
    { images: [image] },
    {
      ...{ task_id: anyId, state: 'created', images: [image], duration: 15, aspect_ratio: '16:9', language: 'zh' },
      credits: 10,
    },
  ],
  [
    'createSpeech',
    'a file at once',
    { text: 'Hello', voice_setting_voice_id: 'Arrogant_Miss', payload: 'line-1' },
    { ...accepted, state: 'success', file_url: expect.stringMatching(/\.wav\?expires=\d+$/), payload: 'line-1' },
  ],
];

it.each(creates)('responds to %s with %s', async (operation, _, body, response) => {
  const { gen } = openStopped();
  expect((await calls[operation](gen, body, {})).raw).toEqual(response);
});

it.each([true, false])('echoes no prompt as used if the service recommends one: %s', async (is_rec) => {
  const { gen } = openStopped();
  const image = 'https://example.com/start.png';
  const { raw } = await gen.img2video.create({ model: 'gen1.5', images: [image], prompt: 'It moves', is_rec });
  expect(raw.prompt).toBe(is_rec ? undefined : 'It moves');
});

it.each([
  ['1.9e+30', '1900000000000000000000000000000'],
  ['-1e21', '-1000000000000000000000'],
  ['9007199254740991', '9007199254740991'],
])(
  'returns the seed %s in digits, as every reader of JSON knows an integer, and texts as they are',
  async (sent, digits) => {
    const { sandbox } = openStopped();
    const prompt = 'A "seed":1e+30 boat';
    const response = await sandbox.fetch('http://localhost/ent/v2/text2video', {
      method: 'POST',
      headers: { authorization: 'Token key', 'content-type': 'application/json' },
      body: `{"model":"genq2","prompt":${JSON.stringify(prompt)},"seed":${sent}}`,
    });
    const text = await response.text();
    expect(text).toContain(`"seed":${digits},`);
    expect(JSON.parse(text)).toMatchObject({ prompt, seed: Number(sent) });
  },
);

describe('the defaults of a request', () => {
  const generators = operations.filter(({ method, path, operation }) => {
    return method === 'post' && operation.callbacks && !path.startsWith('/ent/v2/ad-one-click/');
  });

  it.each(generators)('echoes the defaults of every variant: $operation.operationId', async ({ operation }) => {
    // What a schema accepts as an image is not one.
    const { gen } = openStopped({ preflight: false });
    const name = nameOf(operation.requestBody.content['application/json'].schema);
    const returned = Object.keys(
      shapeOf(operation.responses['200'].content['application/json'].schema).properties ?? {},
    );
    for (const variant of variantsOf(name)) {
      const { properties = {} } = component(variant);
      const defaults = Object.entries(properties).flatMap(([field, schema]) => {
        const value = (shapeOf(schema) as { default?: unknown }).default;
        return value === undefined || !returned.includes(field) ? [] : [[field, value]];
      });
      const body = smallest(variant);
      const { raw } = await calls[operation.operationId as OperationId](gen, body, {});
      expect(raw).toMatchObject(Object.fromEntries(defaults));
    }
  });
});

describe('a text', () => {
  it.each([
    ['quotation marks', 'a "b" c'],
    ['backslashes', 'a \\ b'],
    ['line breaks and control characters', 'a\nb\r\tc\u0000\u001f\u007f\u2028'],
    ['characters of all planes', 'Ä 雨 🎬 \ue000 \uffff'],
    ['half a character', 'a \ud83c b'],
  ])('echoes a text as it was sent: %s', async (_, payload) => {
    const { gen } = openStopped();
    const { raw } = await gen.text2video.create({ model: 'genq2', prompt: 'A boat', payload });
    expect(raw.payload).toBe(payload);
  });
});

describe('a seed', () => {
  const seedOf = async (seed?: number) => {
    const { gen } = openStopped();
    const request = { model: 'genq2', prompt: 'A boat', ...(seed !== undefined && { seed }) } as const;
    return (await gen.text2video.create(request)).raw.seed;
  };

  it('chooses a random seed where none or 0 was sent, and otherwise echoes it', async () => {
    const random = [await seedOf(), await seedOf(), await seedOf(0), await seedOf(0)];
    expect(new Set(random).size).toBe(4);
    expect(random).not.toContain(0);
    expect([await seedOf(1), await seedOf(-5)]).toEqual([1, -5]);
  });
});
