import type { ModelOf, RequestFor } from '../client/request-types.js';
import type { Generator } from '../models/index.js';

/** Generators that make videos as the AI SDK asks for them, by what they make videos from. */
export const videoInputs = {
  text2video: 'text',
  img2video: 'a first frame',
  startEnd2video: 'a first and a last frame',
  reference2video: 'references',
} as const satisfies Partial<Record<Generator, string>>;

/** A generator behind video models. */
export type VideoGenerator = keyof typeof videoInputs;

export const videoGenerators = Object.keys(videoInputs) as VideoGenerator[];

/** All generators behind models of the AI SDK. The others are tools. */
export const modelGenerators: readonly Generator[] = [...videoGenerators, 'reference2image', 'speech'];

/** Models that make videos. */
export type VideoModelId = ModelOf<VideoGenerator>;

/** Models that make images. */
export type ImageModelId = ModelOf<'reference2image'>;

/** The only speech model: the document names none. */
export const speechModelId = 'speech';

/** Fields of a request, apart from its model. */
type FieldsFor<G extends VideoGenerator | 'reference2image', Model> = G extends unknown
  ? Model extends ModelOf<G>
    ? Partial<Omit<RequestFor<G, Model>, 'model'>>
    : never
  : never;

/**
 * Fields of the service that a video model takes in `providerOptions.genmedia`.
 *
 *     const fields = { off_peak: true } satisfies VideoOptions<'genq2'>;
 */
export type VideoOptions<Model extends VideoModelId = VideoModelId> = FieldsFor<VideoGenerator, Model>;

/** Fields of the service that an image model takes in `providerOptions.genmedia`. */
export type ImageOptions<Model extends ImageModelId = ImageModelId> = FieldsFor<'reference2image', Model>;

/** Fields of the service that speech takes in `providerOptions.genmedia`. */
export type SpeechOptions = Partial<RequestFor<'speech'>>;
