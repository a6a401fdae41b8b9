import type { TaskRequest } from '../client/request-types.js';
import { InvalidRequestError, invalid } from '../errors/invalid-request-error.js';
import { type Field, fieldsOf, type Generator, generators, isModel } from '../models/index.js';
import { toBase64 } from '../shared/base64.js';
import { isObject } from '../shared/is-object.js';
import type { OperationId } from '../terms/operation.js';
import { validateRequest } from '../validate/index.js';
import { type VideoGenerator, videoGenerators, videoInputs } from './model-ids.js';
import type { AnyCall, CallFile, CallWarning, ImageCall, SpeechCall, VideoCall } from './sdk-types.js';

/** The name of the provider, in `providerOptions` and `providerMetadata` too. */
export const providerName = 'genmedia';

/** What a call becomes: a task to create, as often as the call asks for it. */
interface PlannedTask {
  readonly task: TaskRequest;
  readonly warnings: CallWarning[];
}

/** An option of a call: its name there, the field of the service for it if there is one, and the value. */
type Setting = readonly [feature: string, field: string | undefined, value: unknown];

type Fields = Readonly<Record<string, Field>>;

/** The task of a video. What is passed decides which generator makes it. */
export function toVideoTask(model: string, call: VideoCall): PlannedTask {
  assertKind('video', call, ['size', 'text']);
  const own = ownFields(call);
  const first = frameOf(call, 'first_frame') ?? call.image;
  const last = frameOf(call, 'last_frame');
  const references = call.inputReferences ?? [];
  if (call.frameImages?.some(({ image }) => image !== first && image !== last))
    throw invalid(
      'inputs',
      'frameImages must be at most one frame with the frameType first_frame, and one with last_frame.',
    );
  const generator = videoGeneratorOf(model, { first, last, references, own });
  const fields = fieldsIn(generator, model);
  const files = references.length > 0 ? references.map(toReference) : [first, last].flatMap(toFrame);
  const aspectRatio = call.aspectRatio === 'adaptive' ? 'auto' : call.aspectRatio;
  return planned(generator, model, own, [
    ['prompt', 'prompt', call.prompt],
    ...groups(files, fields, model),
    ...shapeOf('resolution', call.resolution, aspectRatio, fields, own),
    ['duration', 'duration', call.duration],
    ['seed', 'seed', call.seed],
    ['generateAudio', 'audio', call.generateAudio],
    ['fps', undefined, call.fps],
    ['webhook', 'callback_url', call.webhookUrl],
  ]);
}

/** The task of an image. */
export function toImageTask(model: string, call: ImageCall): PlannedTask {
  assertKind('image', call, ['fps', 'text']);
  const fields = fieldsIn('reference2image', model);
  if (call.mask)
    throw invalid('mask', `${model} takes no mask. Pass the images without it.`, context('reference2image'));
  const own = ownFields(call);
  const files = (call.files ?? []).map((file) => ['images', toText(file)] as const);
  return planned('reference2image', model, own, [
    ['prompt', 'prompt', call.prompt],
    ...groups(files, fields, model),
    ['prompt.images', 'images', undefined],
    ...shapeOf('size', call.size, call.aspectRatio, fields, own),
    ['seed', 'seed', call.seed],
  ]);
}

/** The task of speech. */
export function toSpeechTask(call: SpeechCall): PlannedTask {
  assertKind('speech', call, ['prompt']);
  return planned('speech', undefined, ownFields(call), [
    ['text', 'text', call.text],
    ['voice', 'voice_setting_voice_id', call.voice],
    ['speed', 'voice_setting_speed', call.speed],
    ['outputFormat', undefined, call.outputFormat],
    ['instructions', undefined, call.instructions],
    ['language', undefined, call.language],
  ]);
}

/** In JavaScript a model may be passed to the function of another kind, which would pay and then fail. Its calls have other keys. */
function assertKind(kind: string, call: object, keysOfOthers: readonly string[]): void {
  if (keysOfOthers.some((key) => key in call))
    throw invalid(
      'model',
      `This is a ${kind} model, of ${providerName}.${kind}(). Pass a model of the kind that you want to generate.`,
    );
}

/** Puts each setting into its field. One without a field is a warning; a value that a field does not accept is an error. */
function planned(
  generator: Generator,
  model: string | undefined,
  own: object,
  settings: readonly Setting[],
): PlannedTask {
  const fields = fieldsIn(generator, model);
  const request: Record<string, unknown> = model === undefined ? {} : { model };
  const warnings: CallWarning[] = [];
  for (const [feature, field, value] of settings) {
    if (value === undefined) continue;
    const rule = field === undefined ? undefined : fields[field];
    if (field === undefined || !rule || rule.noEffect) {
      const what = model === undefined ? generator : `${model} with ${generator}`;
      warnings.push({ type: 'unsupported', feature, details: `${what} has no such setting. It was left out.` });
    } else if (Object.hasOwn(own, field)) {
      warnings.push({ type: 'other', message: `${field} of providerOptions.${providerName} replaces ${feature}.` });
    } else request[field] = value;
  }
  Object.assign(request, own, model !== undefined && { model });
  const { operation } = context(generator);
  const violations = validateRequest(operation, request);
  if (violations.length > 0) {
    const passed = settings.filter(([, field = '']) => !Object.hasOwn(own, field));
    const named = violations.map((violation) => ({ ...violation, message: withFeature(violation.message, passed) }));
    throw new InvalidRequestError(named, { operation });
  }
  return { task: { generator, request } as unknown as TaskRequest, warnings };
}

/** A message about a field, with the option of the AI SDK that has another name. */
function withFeature(message: string, settings: readonly Setting[]): string {
  const [feature] = settings.find(([, field]) => message.startsWith(`${field} `)) ?? [];
  return feature === undefined || message.startsWith(`${feature} `)
    ? message
    : `${message} It is the option ${feature}.`;
}

/** The fields of the service that a call passes by their own names. What cannot be options of another provider is a mistake. */
function ownFields({ providerOptions = {} }: AnyCall): Record<string, unknown> {
  for (const [name, options] of Object.entries(providerOptions)) {
    const isMisspelled = name !== providerName && name.toLowerCase().replace(/\W/g, '') === providerName;
    if ((options !== undefined && !isObject(options)) || isMisspelled)
      throw invalid(
        'providerOptions',
        `providerOptions.${name} is not read. Pass fields of the service in an object, providerOptions.${providerName}.`,
      );
  }
  return { ...providerOptions[providerName] };
}

interface Inputs {
  first: CallFile | undefined;
  last: CallFile | undefined;
  references: readonly CallFile[];
  own: object;
}

/** The generator for what is passed. Text alone goes to the first generator of the model that knows all fields. */
function videoGeneratorOf(model: string, { first, last, references, own }: Inputs): VideoGenerator {
  if (references.length > 0 && (first || last))
    throw invalid('inputs', 'A video is made from frames or from references, not from both. Pass one of them.');
  if (last && !first) throw invalid('inputs', 'A last frame needs a first frame. Pass both in frameImages.');
  const wanted: VideoGenerator[] = last
    ? ['startEnd2video']
    : first
      ? ['img2video']
      : references.length > 0
        ? ['reference2video']
        : ['text2video', 'reference2video'];
  const having = wanted.filter((generator) => isModel(generator, model));
  const knowsAll = (generator: Generator) => Object.keys(own).every((name) => name in fieldsIn(generator, model));
  const found = having.find(knowsAll) ?? having[0];
  if (found) return found;
  const makes = videoGenerators.filter((generator) => isModel(generator, model));
  const others = (wanted[0] && generators[wanted[0]].models) ?? [];
  throw invalid(
    'inputs',
    `${model} does not make videos from ${videoInputs[wanted[0] as VideoGenerator]}, only from ` +
      `${makes.map((generator) => videoInputs[generator]).join(', or ')}. Models that do are ${others.join(', ')}.`,
  );
}

export function fieldsIn(generator: Generator, model: string | undefined): Fields {
  return (fieldsOf as (generator: Generator, model: string | undefined) => Fields)(generator, model);
}

const context = (generator: Generator) => ({ operation: generators[generator].operation as OperationId });

const frameOf = ({ frameImages }: VideoCall, type: 'first_frame' | 'last_frame') =>
  frameImages?.find(({ frameType }) => frameType === type)?.image;

/** A file with the field that takes it. */
type PlacedFile = readonly [field: string, text: string];

const toFrame = (file: CallFile | undefined): PlacedFile[] => (file ? [['images', toText(file)]] : []);

/** References are images, unless their media type says otherwise. */
function toReference(file: CallFile): PlacedFile {
  const [kind] = (file.mediaType ?? '').split('/');
  return [kind === 'video' ? 'videos' : kind === 'audio' ? 'sounds' : 'images', toText(file)];
}

/** The files by their fields. A file that the model does not take would change what is paid for, so it is an error. */
function groups(files: readonly PlacedFile[], fields: Fields, model: string): Setting[] {
  return [...new Set(files.map(([field]) => field))].map((field) => {
    if (!(field in fields))
      throw invalid('inputs', `${model} takes no ${field} as references. Pass others, or choose another model.`);
    return [field, field, files.filter(([of]) => of === field).map(([, text]) => text)];
  });
}

/** A file as a URL or a data URI. */
function toText(file: CallFile): string {
  if (file.type === 'url') return file.url;
  const { data, mediaType } = file;
  return `data:${mediaType};base64,${typeof data === 'string' ? data : toBase64(data)}`;
}

/**
 * Resolution and shape. The service names a resolution by its shorter side, such as 720p. Without an aspect ratio, that of the
 * pixels counts, so that 720x1280 is upright.
 */
function shapeOf(
  feature: string,
  pixels: string | undefined,
  aspectRatio: string | undefined,
  fields: Fields,
  own: object,
): Setting[] {
  const ratio: Setting = ['aspectRatio', 'aspect_ratio', aspectRatio];
  if (pixels === undefined) return [ratio];
  const [width = 0, height = 0] = pixels.split('x').map(Number);
  if (!(width > 0 && height > 0))
    throw invalid(feature, `${feature} must be a width and a height in pixels, such as 1280x720, not ${pixels}.`);
  const name = `${Math.min(width, height)}p`;
  const resolution: Setting = [feature, 'resolution', name];
  const { values: names = [name] } = fields.resolution ?? {};
  if (!names.includes(name) && !('resolution' in own)) {
    const ways = `pass other pixels, or resolution in providerOptions.${providerName}.`;
    throw invalid(
      feature,
      `${pixels} pixels are ${name}, by the shorter side. Accepted are ${names.join(', ')}: ${ways}`,
    );
  }
  if (aspectRatio !== undefined || !fields.aspect_ratio || 'aspect_ratio' in own) return [resolution, ratio];
  const divisor = greatestDivisor(width, height);
  const shape = `${width / divisor}:${height / divisor}`;
  const { values = [shape] } = fields.aspect_ratio;
  if (values.includes(shape)) return [resolution, [feature, 'aspect_ratio', shape]];
  const help = `Accepted are ${values.join(', ')}: pass one as aspectRatio, or other pixels.`;
  throw invalid(feature, `${pixels} pixels are ${shape} in shape. ${help}`);
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
