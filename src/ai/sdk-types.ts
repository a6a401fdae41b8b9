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
  providerOptions?: ByProvider;
  abortSignal?: AbortSignal;
  headers?: Record<string, string | undefined>;
}

/** What `generateVideo` and `startVideo` pass to a model. */
export interface VideoCall extends AnyCall {
  prompt: string | undefined;
  n: number;
  aspectRatio: string | undefined;
  resolution: string | undefined;
  duration: number | undefined;
  fps: number | undefined;
  seed: number | undefined;
  image: CallFile | undefined;
  frameImages: { image: CallFile; frameType: 'first_frame' | 'last_frame' }[] | undefined;
  inputReferences: CallFile[] | undefined;
  generateAudio: boolean | undefined;
  webhookUrl?: string;
}

/** What `generateImage` passes to a model. */
export interface ImageCall extends AnyCall {
  prompt: string | undefined;
  n: number;
  size: string | undefined;
  aspectRatio: string | undefined;
  seed: number | undefined;
  files: CallFile[] | undefined;
  mask: CallFile | undefined;
}

/** What `generateSpeech` passes to a model. */
export interface SpeechCall extends AnyCall {
  text: string;
  voice?: string;
  outputFormat?: string;
  instructions?: string;
  speed?: number;
  language?: string;
}

/** When and with which model a call was made. */
export interface CallResponse {
  timestamp: Date;
  modelId: string;
  headers: Record<string, string> | undefined;
}

/** A video of a result: its URL, or that nobody is to load it. */
export type VideoData = { type: 'url'; url: string; mediaType: string } | { type: 'uploaded'; mediaType: string };

/** Videos of a call that has ended. */
export interface VideoResult {
  videos: VideoData[];
  warnings: CallWarning[];
  providerMetadata: ByProvider;
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
  operation: VideoOperation;
  warnings: CallWarning[];
  providerMetadata: ByProvider;
  response: CallResponse;
}

/** How far a started call is. */
export type VideoStatus =
  | { status: 'pending'; providerMetadata: ByProvider; response: CallResponse }
  | ({ status: 'completed' } & VideoResult)
  | { status: 'error'; error: string; providerMetadata: ByProvider; response: CallResponse };

/** A notification of the service. */
export interface Notification {
  headers: Record<string, string>;
  body: JsonValue;
}

/** What the option `webhook` of `generateVideo` returns. */
export interface Webhook {
  url: string;
  received: PromiseLike<Notification>;
}

/** What a model of each kind has. */
interface AnyModel {
  readonly specificationVersion: 'v4';
  readonly provider: string;
  readonly modelId: string;
}

/** A video model of the AI SDK. */
export interface VideoModel extends AnyModel {
  readonly maxVideosPerCall: number;
  doGenerate(call: VideoCall): Promise<VideoResult>;
  doStart(call: VideoCall): Promise<StartedVideo>;
  doStatus(call: { operation: unknown; abortSignal?: AbortSignal }): Promise<VideoStatus>;
  handleWebhookOption(options: {
    webhook: () => PromiseLike<Webhook>;
  }): Promise<{ webhookUrl: string; received: PromiseLike<Notification> }>;
}

/** An image model of the AI SDK. */
export interface ImageModel extends AnyModel {
  readonly maxImagesPerCall: number;
  readonly supportsFileInputs: boolean;
  readonly supportsMaskInputs: boolean;
  doGenerate(call: ImageCall): Promise<{
    images: Uint8Array[];
    isRetryable: boolean;
    warnings: CallWarning[];
    providerMetadata: Record<string, { images: JsonObject[]; credits?: number }>;
    response: CallResponse;
  }>;
}

/** A speech model of the AI SDK. */
export interface SpeechModel extends AnyModel {
  doGenerate(call: SpeechCall): Promise<{
    audio: Uint8Array;
    warnings: CallWarning[];
    providerMetadata: ByProvider;
    response: Pick<CallResponse, 'timestamp' | 'modelId'>;
  }>;
}
