/**
 * What the AI SDK calls and returns, as far as this entry uses it. These are declarations of our own, so that its packages need
 * not be installed to compile, and a release that adds to theirs does not break ours.
 */

/** A value of JSON. */
export type JsonValue = null | string | number | boolean | Readonly<JsonObject> | readonly JsonValue[];

/** An object of JSON. */
export type JsonObject = { [name: string]: JsonValue | undefined };

/** Options and metadata by the name of a provider. */
export type ByProvider = Record<string, JsonObject>;

/** What a call cannot do as it was asked to. */
export type CallWarning =
  | { type: 'unsupported'; feature: string; details?: string }
  | { type: 'other'; message: string };

/** A file that a call passes: its bytes, the same in Base64, or its URL. */
export type CallFile =
  | { type: 'file'; mediaType: string; data: string | Uint8Array }
  | { type: 'url'; url: string; mediaType?: string };

/** What all calls pass. */
export interface AnyCall {
  /** Fields of the service by their own names, under `genmedia`. Options of other providers are not read. */
  providerOptions?: ByProvider;
  /** Ends the call. Tasks that were created continue, since the service cannot cancel them. */
  abortSignal?: AbortSignal;
  /** Sent with each create, apart from `idempotency-key`, which is for `creates`. */
  headers?: Record<string, string | undefined>;
}

/** What `generateVideo` and `startVideo` pass to a model. */
export interface VideoCall extends AnyCall {
  /** Text that says what to generate. */
  prompt: string | undefined;
  /** How many videos to make. Each is a task of its own. */
  n: number;
  /** Shape, such as `16:9`. `adaptive` follows the input. */
  aspectRatio: string | undefined;
  /** Width and height in pixels, such as `1280x720`. The shorter side decides. */
  resolution: string | undefined;
  /** Length in seconds. */
  duration: number | undefined;
  /** Frames per second. No model has this setting, so it is a warning. */
  fps: number | undefined;
  /** Seed of the random generator, if the model has one. */
  seed: number | undefined;
  /** The first frame, as `prompt.image` passes it. */
  image: CallFile | undefined;
  /** The first frame, or the first and the last one. */
  frameImages: { image: CallFile; frameType: 'first_frame' | 'last_frame' }[] | undefined;
  /** Images, videos and sounds that the video refers to, by their media types. Without one it is an image. */
  inputReferences: CallFile[] | undefined;
  /** Whether the video has sound. */
  generateAudio: boolean | undefined;
  /** Where the service posts updates. */
  webhookUrl?: string;
}

/** What `generateImage` passes to a model. */
export interface ImageCall extends AnyCall {
  /** Text that says what to generate. */
  prompt: string | undefined;
  /** How many images to make. Each is a task of its own. */
  n: number;
  /** Width and height in pixels, such as `1080x1080`. The shorter side decides. */
  size: string | undefined;
  /** Shape, such as `16:9`. */
  aspectRatio: string | undefined;
  /** Seed of the random generator, if the model has one. */
  seed: number | undefined;
  /** Images that the new one is made from. */
  files: CallFile[] | undefined;
  /** Part of an image to change. No model takes one, so it is an error. */
  mask: CallFile | undefined;
}

/** What `generateSpeech` passes to a model. */
export interface SpeechCall extends AnyCall {
  /** Text to say. */
  text: string;
  /** Id of a voice of the service. */
  voice?: string;
  /** Format of the file. The service has no such setting, so it is a warning. */
  outputFormat?: string;
  /** How to say it. The service has no such setting, so it is a warning. */
  instructions?: string;
  /** How fast, where 1 is normal. */
  speed?: number;
  /** Language. The service has no such setting, so it is a warning. */
  language?: string;
}

/** When and with which model a call was made. */
export interface CallResponse {
  /** When the call ended. */
  timestamp: Date;
  /** The model that was called. */
  modelId: string;
  /** Always `undefined`: a call consists of several requests. */
  headers: Record<string, string> | undefined;
}

/** A video of a result: its URL, or that nobody is to load it. */
export type VideoData = { type: 'url'; url: string; mediaType: string } | { type: 'uploaded'; mediaType: string };

/** Videos of a call that has ended. */
export interface VideoResult {
  /** The files of all tasks that have succeeded. */
  videos: VideoData[];
  /** Options that were left out, and tasks that have failed while others have not. */
  warnings: CallWarning[];
  /** Under `genmedia`: `handles` of the tasks, `credits` that the service reported, and `videos` with URLs. */
  providerMetadata: ByProvider;
  /** When and with which model. */
  response: CallResponse;
}

/** What a started call is found by, as plain JSON. */
export type VideoOperation = {
  /** A handle for each task. */
  handles: JsonObject[];
  /** Whether its tasks post callbacks. */
  webhook?: true;
};

/** A call that was started. */
export interface StartedVideo {
  /** What `getVideoStatus` reads the tasks by. Store it. */
  operation: VideoOperation;
  /** Options that were left out. */
  warnings: CallWarning[];
  /** Under `genmedia`: `handles` of the tasks. */
  providerMetadata: ByProvider;
  /** When and with which model. */
  response: CallResponse;
}

/** How far a started call is. */
export type VideoStatus =
  | { status: 'pending'; providerMetadata: ByProvider; response: CallResponse }
  | ({ status: 'completed' } & VideoResult)
  | { status: 'error'; error: string; providerMetadata: ByProvider; response: CallResponse };

/** A notification of the service. */
export interface Notification {
  /** Its headers. `webhook` of the provider has none. */
  headers: Record<string, string>;
  /** Its body. `webhook` of the provider has `null`, since the tasks are read. */
  body: JsonValue;
}

/** What the option `webhook` of `generateVideo` returns. */
export interface Webhook {
  /** Where the service is to post. */
  url: string;
  /** Resolves when the call may be read. */
  received: PromiseLike<Notification>;
}

/** What a model of each kind has. */
interface AnyModel {
  /** Version of the interface between the AI SDK and models. */
  readonly specificationVersion: 'v4';
  /** Always `genmedia`. */
  readonly provider: string;
  /** Name of the model in the document. */
  readonly modelId: string;
}

/** A video model of the AI SDK. */
export interface VideoModel extends AnyModel {
  /** No limit: several videos are several tasks of one call. */
  readonly maxVideosPerCall: number;
  /** Creates the tasks and waits until they have ended. */
  doGenerate(call: VideoCall): Promise<VideoResult>;
  /** Creates the tasks. */
  doStart(call: VideoCall): Promise<StartedVideo>;
  /** Reads the tasks once. */
  doStatus(call: { operation: unknown; abortSignal?: AbortSignal }): Promise<VideoStatus>;
  /** Opens the webhook of a call. */
  handleWebhookOption(options: {
    webhook: () => PromiseLike<Webhook>;
  }): Promise<{ webhookUrl: string; received: PromiseLike<Notification> }>;
}

/** An image model of the AI SDK. */
export interface ImageModel extends AnyModel {
  /** No limit: several images are several tasks of one call. */
  readonly maxImagesPerCall: number;
  /** Always true. */
  readonly supportsFileInputs: boolean;
  /** Always false. */
  readonly supportsMaskInputs: boolean;
  /** Creates the tasks, waits until they have ended and loads their files. */
  doGenerate(call: ImageCall): Promise<{
    images: Uint8Array[];
    isRetryable: boolean;
    warnings: CallWarning[];
    providerMetadata: Record<string, { handles: JsonObject[]; images: JsonObject[]; credits?: number }>;
    response: CallResponse;
  }>;
}

/** A speech model of the AI SDK. */
export interface SpeechModel extends AnyModel {
  /** Creates the task, waits until it has ended and loads its file. */
  doGenerate(call: SpeechCall): Promise<{
    audio: Uint8Array;
    warnings: CallWarning[];
    providerMetadata: ByProvider;
    response: Pick<CallResponse, 'timestamp' | 'modelId'>;
  }>;
}
