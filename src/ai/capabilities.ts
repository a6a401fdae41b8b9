import { type Generator, isModel } from '../models/index.js';
import { videoGenerators, videoInputs } from './model-ids.js';
import { fieldsIn } from './to-task.js';

/** Whether a model can do something, always or on a condition. */
export type Capability = boolean | { readonly condition: string };

/** What a model can do: `ModelCapabilities` of `@ai-sdk/provider`, of the kinds that there are here. */
export interface Capabilities {
  /** As a video model. */
  readonly video?: {
    /** What it makes videos from. */
    readonly inputs: Readonly<
      Record<'text' | 'image' | 'firstFrame' | 'lastFrame' | 'referenceImage' | 'referenceVideo', Capability>
    >;
    /** Whether sound can be turned on or off. */
    readonly generateAudio: Capability;
    /** Whether it has `aspectRatio`. */
    readonly aspectRatio: Capability;
    /** Whether it has `resolution`. */
    readonly resolution: Capability;
    /** Whether it has `duration`. */
    readonly duration: Capability;
    /** Always false: the service has no such setting. */
    readonly fps: Capability;
    /** Whether it has `seed`. */
    readonly seed: Capability;
    /** Any number: each video is a task of its own. */
    readonly maxVideosPerCall: undefined;
  };
  /** As an image model. */
  readonly image?: {
    /** Sizes as the document says them. */
    readonly sizes: { readonly description: string };
    /** Whether it takes images. */
    readonly fileInput: Capability;
    /** Always false. */
    readonly maskInput: Capability;
    /** Any number: each image is a task of its own. */
    readonly maxImagesPerCall: undefined;
  };
}

/**
 * What a model can do, from the same data as `genmedia/models`. A name may be that of a video model and of an image model.
 *
 *     capabilitiesOf('genq2').video?.inputs.referenceImage // true
 */
export function capabilitiesOf(model: string): Capabilities {
  const generators = videoGenerators.filter((generator) => isModel(generator, model));
  return {
    ...(generators.length > 0 && { video: videoOf(model, generators) }),
    ...(isModel('reference2image', model) && { image: imageOf(model) }),
  };
}

function videoOf(model: string, generators: readonly (keyof typeof videoInputs)[]): NonNullable<Capabilities['video']> {
  const has = (generator: Generator, field: string) => {
    const rule = isModel(generator, model) ? fieldsIn(generator, model)[field] : undefined;
    return !!rule && !rule.noEffect;
  };
  /** A setting that only some inputs have. */
  const setting = (field: string): Capability => {
    const having = generators.filter((generator) => has(generator, field));
    if (having.length === 0 || having.length === generators.length) return having.length > 0;
    return { condition: `A video from ${having.map((generator) => videoInputs[generator]).join(', or ')}.` };
  };
  const isFromText = (generator: Generator) =>
    Object.entries(fieldsIn(generator, model)).every(
      ([name, { required }]) => !required || /^(model|prompt)$/.test(name),
    );
  const [isFromFirst, isFromBoth] = [isModel('img2video', model), isModel('startEnd2video', model)];
  const firstFrame = isFromFirst || (isFromBoth && { condition: 'Together with a last frame.' });
  return {
    inputs: {
      text: generators.some(isFromText),
      image: firstFrame,
      firstFrame,
      lastFrame: isFromBoth && { condition: 'Together with a first frame.' },
      referenceImage: has('reference2video', 'images'),
      referenceVideo: has('reference2video', 'videos'),
    },
    generateAudio: setting('audio'),
    aspectRatio: setting('aspect_ratio'),
    resolution: setting('resolution'),
    duration: setting('duration'),
    fps: false,
    seed: setting('seed'),
    maxVideosPerCall: undefined,
  };
}

function imageOf(model: string): NonNullable<Capabilities['image']> {
  const { resolution, images } = fieldsIn('reference2image', model);
  return {
    sizes: { description: resolution?.text ?? '' },
    fileInput: !!images,
    maskInput: false,
    maxImagesPerCall: undefined,
  };
}
