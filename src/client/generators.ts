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
import { explained, explainer, type Hint } from '../errors/explain.js';
import type { Tasks } from '../tasks/tasks.js';
import type { OperationId, RequestOf, ResponseOf } from '../terms/operation.js';
import type { Send } from '../transport/call.js';
import { AdFilmGenerator } from './ad-film-generator.js';
import { GeneralOneClickGenerator } from './general-one-click-generator.js';
import { MediaGenerator } from './media-generator.js';

/** Where the methods are that a generator or a client does not have. */
const hint: Hint = (name) => {
  if (name === 'run') return 'Its tasks can only be created: use create, and then gen.tasks.wait.';
  if (/^(batch|download)$/.test(name)) return `It is not in the core: gen.use(${name}), of genmedia/${name}.`;
  return /^(wait|watch|resume)$/.test(name) ? `Use gen.tasks.${name}.` : undefined;
};

/** The generators of the service, by their names on the client. */
export class Generators {
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

  constructor(send: Send, tasks: Tasks) {
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
    const all = this as unknown as Record<string, object>;
    for (const name in all) all[name] = explained(`gen.${name}`, all[name] as object, hint);
  }

  static {
    Object.setPrototypeOf(Generators.prototype, explainer('gen', hint));
  }
}
