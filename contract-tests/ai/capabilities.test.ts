import type { ModelCapabilities } from '@ai-sdk/provider';
import { expect, it } from 'vitest';
import { capabilitiesOf } from '../../src/ai/index.js';
import { fieldsOf, type Generator, generators, isModel } from '../../src/models/index.js';
import { image, makeImage, makeVideo, otherImage, prompt, setup } from './setup.js';

const inputs = {
  text2video: {},
  img2video: { prompt: { image, text: prompt } },
  startEnd2video: {
    frameImages: [
      { image, frameType: 'first_frame' },
      { image: otherImage, frameType: 'last_frame' },
    ],
  },
  reference2video: { inputReferences: [image] },
} satisfies Partial<Record<Generator, Partial<Parameters<typeof makeVideo>[1]>>>;
type VideoGenerator = keyof typeof inputs;
const videoGenerators = Object.keys(inputs) as VideoGenerator[];

const pairs = videoGenerators.flatMap((generator) =>
  generators[generator].models.map((model) => [generator, model] as const),
);
const models = [...new Set(pairs.map(([, model]) => model))];

it.each(pairs)('selects %s with %s by what is passed', async (generator, model) => {
  const { genmedia, lastCreate } = setup();
  await makeVideo(genmedia, { model: genmedia.videoModel(model), ...inputs[generator] });
  const { operation } = generators[generator];
  expect(lastCreate()).toMatchObject({ operation, body: { model } });
});

it.each(generators.reference2image.models)('selects reference2image with %s', async (model) => {
  const { genmedia, lastCreate } = setup();
  await makeImage({ model: genmedia.image(model), prompt: { text: prompt, images: [image] } });
  expect(lastCreate()).toMatchObject({ operation: 'createReference2Image', body: { model } });
});

/** Whether a field of a model has an effect, according to the data. */
const has = (generator: Generator, model: string, field: string) => {
  const rule = (fieldsOf as (...args: unknown[]) => Record<string, { noEffect?: true }>)(generator, model)[field];
  return rule !== undefined && !rule.noEffect;
};

const settings = {
  generateAudio: 'audio',
  aspectRatio: 'aspect_ratio',
  resolution: 'resolution',
  duration: 'duration',
  seed: 'seed',
} as const;

it.each(models)('agrees with genmedia/models about the capabilities of %s', (model) => {
  // It compiles as what the AI SDK declares.
  const { video }: ModelCapabilities = capabilitiesOf(model);
  const having = videoGenerators.filter((generator) => isModel(generator, model));
  for (const [name, field] of Object.entries(settings) as [keyof typeof settings, string][]) {
    const count = having.filter((generator) => has(generator, model, field)).length;
    const expected = count === 0 ? false : count === having.length ? true : { condition: expect.any(String) };
    expect([name, video?.[name]]).toEqual([name, expected]);
  }
  expect(video?.inputs.referenceImage).toBe(isModel('reference2video', model));
  expect(video?.inputs.referenceVideo).toBe(
    isModel('reference2video', model) && has('reference2video', model, 'videos'),
  );
  expect(!!video?.inputs.lastFrame).toBe(isModel('startEnd2video', model));
  expect(video?.inputs.firstFrame === true).toBe(isModel('img2video', model));
  expect(video?.fps).toBe(false);
});

it.each(models)('creates with %s exactly what its capabilities say', async (model) => {
  const { text, firstFrame, lastFrame, referenceImage } = capabilitiesOf(model).video?.inputs ?? {};
  const can = {
    text2video: text,
    img2video: firstFrame === true,
    startEnd2video: !!lastFrame,
    reference2video: referenceImage,
  };
  for (const generator of videoGenerators) {
    const { genmedia, creates } = setup();
    await makeVideo(genmedia, { model: genmedia.videoModel(model), ...inputs[generator] }).catch(() => {});
    expect([generator, creates()]).toEqual([generator, can[generator] ? 1 : 0]);
  }
});

it.each(generators.reference2image.models)(
  'agrees with genmedia/models about the capabilities of the image model %s',
  (model) => {
    const { image: found }: ModelCapabilities = capabilitiesOf(model);
    const { text: description } = fieldsOf('reference2image', model).resolution;
    const fileInput = has('reference2image', model, 'images');
    expect(found).toMatchObject({ sizes: { description }, fileInput, maskInput: false });
  },
);

it('returns no capabilities for an unknown model', () => {
  expect(capabilitiesOf('genq9')).toEqual({});
});
