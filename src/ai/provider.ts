import type { GenMedia } from '../client/gen-media.js';
import { checkOptions, kindOf, objectWith, trueOrFalse } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { type Generator, generators, isModel } from '../models/index.js';
import type { Creates } from '../once/index.js';
import { closest } from '../shared/closest.js';
import { parseUrl } from '../shared/parse-url.js';
import { excerpt } from '../shared/text.js';
import { createImageModel } from './image-model.js';
import {
  type ImageModelId,
  type ImageOptions,
  type SpeechOptions,
  speechModelId,
  type VideoModelId,
  type VideoOptions,
  videoGenerators,
} from './model-ids.js';
import type { ByProvider, ImageModel, SpeechModel, VideoModel, Webhook } from './sdk-types.js';
import { createSpeechModel } from './speech-model.js';
import { TaskRunner } from './task-runner.js';
import { providerName } from './to-task.js';
import { createVideoModel } from './video-model.js';
import { Webhooks } from './webhooks.js';

/** Options of `createGenMediaProvider`. */
export interface ProviderOptions {
  /** The client. Its options apply: `preflight`, `wait` with `callbacks`, `maxCredits`, `concurrency`. */
  gen: GenMedia;
  /**
   * Creates of `genmedia/once`: a call with the header `idempotency-key` is then paid once, from any process. Default: the header is
   * ignored, since the service does not know it.
   */
  creates?: Creates | undefined;
  /**
   * Whether `generateVideo` loads videos into memory. With `false` it counts them as `uploadedVideos`, and their URLs are in
   * `providerMetadata.genmedia.videos`. Default: true.
   */
  loadVideos?: boolean | undefined;
}

/** A model whose options are checked by the compiler: `providerOptions: model.options({ off_peak: true })`. */
export interface WithOptions<Fields> {
  /** Fields of the service as `providerOptions`. A field that the model does not have does not compile. */
  options(fields: Fields): ByProvider;
}

/** Models of this package for the AI SDK. */
export interface GenMediaProvider {
  /** Version of the interface between the AI SDK and providers. */
  readonly specificationVersion: 'v4';
  /**
   * A video model. What is passed decides what the video is made from: text, a first frame, two frames, or references.
   *
   *     const { videos } = await generateVideo({ model: genmedia.video('genq2'), prompt: 'A lighthouse' });
   */
  video<Id extends VideoModelId>(modelId: Id): VideoModel & WithOptions<VideoOptions<Id>>;
  /** The same, by the name that the registry of the AI SDK calls. */
  videoModel(modelId: string): VideoModel;
  /** An image model: `generateImage({ model: genmedia.image('genq2'), prompt })`. */
  image<Id extends ImageModelId>(modelId: Id): ImageModel & WithOptions<ImageOptions<Id>>;
  /** The same, by the name that the registry of the AI SDK calls. */
  imageModel(modelId: string): ImageModel;
  /** The speech model: `generateSpeech({ model: genmedia.speech(), text, voice })`. */
  speech(): SpeechModel & WithOptions<SpeechOptions>;
  /** The same, by the name that the registry of the AI SDK calls. Its id is `speech`. */
  speechModel(modelId: string): SpeechModel;
  /** Throws: the service has no such models. */
  languageModel(modelId: string): never;
  /** Throws: the service has no such models. */
  embeddingModel(modelId: string): never;
  /**
   * Loads a video for `generateVideo({ download: genmedia.download })`: expired URLs are renewed, and what is not media is rejected.
   * It takes as much memory as the video. To stream one to a file: `gen.download(handle, path)` of `genmedia/download`.
   */
  download(file: { url: URL; abortSignal?: AbortSignal }): Promise<{ data: Uint8Array; mediaType: string | undefined }>;
  /**
   * A webhook for `generateVideo({ webhook: genmedia.webhook(url) })`, where `url` is that of your `createCallbackHandler`. It counts as
   * received when the tasks have ended, not when the service posts `processing`.
   */
  webhook(url: string): () => Promise<Webhook>;
}

/**
 * Models for `generateVideo`, `generateImage` and `generateSpeech` of the AI SDK. A create is sent once: a lost response is an error, and
 * the AI SDK does not send it again.
 *
 *     const genmedia = createGenMediaProvider({ gen: new GenMedia() });
 *     const { videos } = await generateVideo({ model: genmedia.video('genq2'), prompt: 'A lighthouse' });
 */
export function createGenMediaProvider(options: ProviderOptions): GenMediaProvider {
  if (isClient(options) || Object(options).gen === undefined) throw new ConfigurationError(usage);
  checkOptions('createGenMediaProvider', options, {
    gen: { mustBe: 'a client, such as new GenMedia()', fits: isClient, describe: kindOf },
    creates: objectWith('creates of genmedia/once, such as once(gen, records)', 'create', 'poll'),
    loadVideos: trueOrFalse,
  });
  const { gen, creates, loadVideos = true } = options;
  const runner = new TaskRunner(gen, creates);
  const webhooks = new Webhooks();
  const video = (modelId: string) => {
    assertModel('video', modelId, videoGenerators);
    return { ...createVideoModel(modelId, { runner, webhooks, loadVideos }), options: toOptions };
  };
  const image = (modelId: string) => {
    assertModel('image', modelId, ['reference2image']);
    return { ...createImageModel(modelId, runner), options: toOptions };
  };
  const speech = (modelId: string = speechModelId) => {
    if (modelId !== speechModelId) throw noModel('speech', modelId, [speechModelId]);
    return { ...createSpeechModel(runner), options: toOptions };
  };
  const none = (modelId: string): never => {
    throw new ConfigurationError(
      `There is no model ${excerpt(modelId)} for text: ${providerName} has video, image and speech models. Call .video(id), .image(id) or .speech().`,
    );
  };
  return {
    specificationVersion: 'v4',
    video,
    videoModel: video,
    image,
    imageModel: image,
    speech,
    speechModel: speech,
    languageModel: none,
    embeddingModel: none,
    download: ({ url, abortSignal }) => runner.load(url.href, abortSignal),
    webhook: (url) => {
      if (!parseUrl(url))
        throw new ConfigurationError(
          'The argument of webhook must be the URL of your receiver of callbacks, such as https://app.example/hooks.',
        );
      return async () => webhooks.open(url);
    },
  };
}

const usage =
  'The argument of createGenMediaProvider must be an object with a client, and the key goes to the client: { gen: new GenMedia() }.';

const isClient = (gen: unknown) => typeof (gen as GenMedia | undefined)?.tasks?.wait === 'function';

const toOptions = (fields: object): ByProvider => ({ [providerName]: { ...fields } });

function assertModel(kind: string, modelId: string, having: readonly Generator[]): void {
  if (having.some((generator) => isModel(generator, modelId))) return;
  throw noModel(kind, modelId, [
    ...new Set(having.flatMap((generator): string[] => [...generators[generator].models])),
  ]);
}

function noModel(kind: string, modelId: unknown, known: readonly string[]): ConfigurationError {
  const meant = closest(String(modelId), known);
  const help = meant
    ? `Did you mean ${meant}?`
    : known.length > 1
      ? `There are ${known.join(', ')}.`
      : `There is only ${known}.`;
  return new ConfigurationError(`There is no ${kind} model ${excerpt(String(modelId))}. ${help}`);
}
