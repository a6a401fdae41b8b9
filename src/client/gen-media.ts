import type {
  ExplainComicRequest,
  ExplainComicResponse,
  Img2VideoRequest,
  Img2VideoResponse,
  MvRequest,
  MvResponse,
  PremiumMvRequest,
  PremiumMvResponse,
  Reference2ImageRequest,
  Reference2ImageResponse,
  Reference2VideoRequest,
  Reference2VideoResponse,
  SpeechRequest,
  SpeechResponse,
  StartEnd2VideoRequest,
  StartEnd2VideoResponse,
  TemplateStoryRequest,
  TemplateStoryResponse,
  Text2VideoRequest,
  Text2VideoResponse,
} from 'genmedia/schema';
import type { OperationId, RequestOf, ResponseOf } from '../contract/operation.js';
import type { Fetch } from '../shared/fetch.js';
import { Tasks } from '../tasks/tasks.js';
import type { Emit } from '../transport/event.js';
import { type GenMediaOptions, toConnection } from '../transport/options.js';
import { createSend } from '../transport/send.js';
import type { WaitDefaults } from '../transport/wait-defaults.js';
import { AdFilmGenerator } from './ad-film-generator.js';
import { GeneralOneClickGenerator } from './general-one-click-generator.js';
import { MediaGenerator } from './media-generator.js';
import { Subjects } from './subjects.js';
import { withLogger } from './with-logger.js';

/**
 * The client.
 *
 *     const gen = new GenMedia({ baseUrl: 'https://service.example', apiKey });
 *     const task = await gen.adFilm.run({ images: [url], prompt: 'A watch that survives the sea' });
 *     console.log(task.creations[0]?.url);
 */
export class GenMedia {
  /** State and results of every task. */
  declare readonly tasks: Tasks;
  /** Video from text. */
  declare readonly text2video: MediaGenerator<Text2VideoRequest, Text2VideoResponse>;
  /** Video from a start frame. */
  declare readonly img2video: MediaGenerator<Img2VideoRequest, Img2VideoResponse>;
  /** Video from a start and an end frame. */
  declare readonly startEnd2video: MediaGenerator<StartEnd2VideoRequest, StartEnd2VideoResponse>;
  /** Video with given subjects, videos or sounds. */
  declare readonly reference2video: MediaGenerator<Reference2VideoRequest, Reference2VideoResponse>;
  /** Image from text or references. */
  declare readonly reference2image: MediaGenerator<Reference2ImageRequest, Reference2ImageResponse>;
  /** Video from images by a story template. */
  declare readonly templateStory: MediaGenerator<TemplateStoryRequest, TemplateStoryResponse>;
  /** Music video. */
  declare readonly mv: MediaGenerator<MvRequest, MvResponse>;
  /** Music video with singing, performance or dance. */
  declare readonly premiumMv: MediaGenerator<PremiumMvRequest, PremiumMvResponse>;
  /** Narrated comic from a script. */
  declare readonly explainComic: MediaGenerator<ExplainComicRequest, ExplainComicResponse>;
  /** Advertisement film. */
  declare readonly adFilm: AdFilmGenerator;
  /** General one-click task. */
  declare readonly generalOneClick: GeneralOneClickGenerator;
  /** Speech from text. */
  declare readonly speech: MediaGenerator<SpeechRequest, SpeechResponse>;
  /** Subjects that the service stores. */
  declare readonly subjects: Subjects;

  /** Sends requests, without adding the key. */
  declare readonly fetch: Fetch;

  /** Reports an event to `onEvent`, if the client has one. Extensions use it. */
  declare readonly emit: Emit | undefined;

  /** The option `wait`: defaults of waits. Extensions use it. */
  declare readonly waitDefaults: WaitDefaults | undefined;

  readonly #options: GenMediaOptions;
  readonly #extensions: ((gen: GenMedia) => object)[] = [];

  constructor(given: GenMediaOptions = {}) {
    const options = withLogger(given);
    const connection = toConnection(options);
    const send = createSend(connection, options);
    this.#options = given;
    this.fetch = connection.fetch;
    this.emit = send.emit;
    this.waitDefaults = options.wait && { ...options.wait };
    const tasks = new Tasks(send, this.waitDefaults);
    this.tasks = tasks;
    const generator = <O extends OperationId>(operation: O) =>
      new MediaGenerator<RequestOf<O>, ResponseOf<O>>(send, tasks, operation);
    this.text2video = generator('createText2Video');
    this.img2video = generator('createImg2Video');
    this.startEnd2video = generator('createStartEnd2Video');
    this.reference2video = generator('createReference2Video');
    this.reference2image = generator('createReference2Image');
    this.templateStory = generator('createTemplateStory');
    this.mv = generator('createMv');
    this.premiumMv = generator('createPremiumMv');
    this.explainComic = generator('createExplainComic');
    this.adFilm = new AdFilmGenerator(send, tasks);
    this.generalOneClick = new GeneralOneClickGenerator(send);
    this.speech = generator('createSpeech');
    this.subjects = new Subjects(send);
  }

  /**
   * A client with other options, and otherwise the same: with the extensions of this one. The options in `wait` are replaced one
   * by one.
   *
   *     const task = await gen.withOptions({ timeout: 5_000, retries: 0 }).tasks.get(id);
   */
  withOptions(options: GenMediaOptions): this {
    const wait = options.wait && { ...this.#options.wait, ...options.wait };
    const other = new GenMedia({ ...this.#options, ...options, ...(wait && { wait }) });
    for (const extension of this.#extensions) other.use(extension);
    return other as this;
  }

  /**
   * Adds methods that are not in the core, so that they are bundled only if you import them.
   *
   *     const gen = new GenMedia().use(batch).use(download);
   */
  use<Methods extends object>(extension: (gen: GenMedia) => Methods): this & Methods {
    this.#extensions.push(extension);
    return Object.assign(this, extension(this));
  }
}
