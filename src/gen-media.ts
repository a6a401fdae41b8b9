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
import { AdFilmGenerator } from './ad-film-generator.js';
import { GeneralOneClickGenerator } from './general-one-click-generator.js';
import { generatorOf, type MediaGenerator } from './media-generator.js';
import type { GenMediaOptions } from './options.js';
import { createSend } from './send.js';
import { Subjects } from './subjects.js';
import { Tasks } from './tasks.js';

/**
 * The client.
 *
 *     const gen = new GenMedia({ baseUrl: 'https://service.example', apiKey });
 *     const { id } = await gen.adFilm.create({ images: [url], prompt: 'A watch that survives the sea' });
 *     const task = await gen.tasks.get(id);
 */
export class GenMedia {
  /** State and results of every task. */
  readonly tasks: Tasks;
  /** Video from text. */
  readonly text2video: MediaGenerator<Text2VideoRequest, Text2VideoResponse>;
  /** Video from a start frame. */
  readonly img2video: MediaGenerator<Img2VideoRequest, Img2VideoResponse>;
  /** Video from a start and an end frame. */
  readonly startEnd2video: MediaGenerator<StartEnd2VideoRequest, StartEnd2VideoResponse>;
  /** Video with given subjects, videos or sounds. */
  readonly reference2video: MediaGenerator<Reference2VideoRequest, Reference2VideoResponse>;
  /** Image from text or references. */
  readonly reference2image: MediaGenerator<Reference2ImageRequest, Reference2ImageResponse>;
  /** Video from images by a story template. */
  readonly templateStory: MediaGenerator<TemplateStoryRequest, TemplateStoryResponse>;
  /** Music video. */
  readonly mv: MediaGenerator<MvRequest, MvResponse>;
  /** Music video with singing, performance or dance. */
  readonly premiumMv: MediaGenerator<PremiumMvRequest, PremiumMvResponse>;
  /** Narrated comic from a script. */
  readonly explainComic: MediaGenerator<ExplainComicRequest, ExplainComicResponse>;
  /** Advertisement film. */
  readonly adFilm: AdFilmGenerator;
  /** General one-click task. */
  readonly generalOneClick: GeneralOneClickGenerator;
  /** Speech from text. */
  readonly speech: MediaGenerator<SpeechRequest, SpeechResponse>;
  /** Subjects that the service keeps. */
  readonly subjects: Subjects;

  constructor(options: GenMediaOptions = {}) {
    const send = createSend(options);
    this.tasks = new Tasks(send);
    this.text2video = generatorOf(send, 'createText2Video');
    this.img2video = generatorOf(send, 'createImg2Video');
    this.startEnd2video = generatorOf(send, 'createStartEnd2Video');
    this.reference2video = generatorOf(send, 'createReference2Video');
    this.reference2image = generatorOf(send, 'createReference2Image');
    this.templateStory = generatorOf(send, 'createTemplateStory');
    this.mv = generatorOf(send, 'createMv');
    this.premiumMv = generatorOf(send, 'createPremiumMv');
    this.explainComic = generatorOf(send, 'createExplainComic');
    this.adFilm = new AdFilmGenerator(send);
    this.generalOneClick = new GeneralOneClickGenerator(send);
    this.speech = generatorOf(send, 'createSpeech');
    this.subjects = new Subjects(send);
  }
}
