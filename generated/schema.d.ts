/** Made from openapi/ by `npm run generate`. */

/** Identifier in a path. */
export type PathId = string;
/** Error code. Empty when the task succeeded, never empty when it failed. */
export type ErrCode = string;
/** Credits the task costs. */
export type Credits = number;
/** Progress of the generation. Documented for the advertisement film. */
export type Progress = number;
/**
 * created
 * Accepted task.
 */
export type TaskCreated = {
    /** Identifier of the task. */
    id: string;
    state: "created";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the create request, unchanged. */
    payload?: string;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Progress of the generation. Documented for the advertisement film. */
    progress?: Progress;
};
/**
 * queueing
 * Task that waits in the queue.
 */
export type TaskQueueing = {
    /** Identifier of the task. */
    id: string;
    state: "queueing";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the create request, unchanged. */
    payload?: string;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Progress of the generation. Documented for the advertisement film. */
    progress?: Progress;
};
/**
 * processing
 * Task that is being generated.
 */
export type TaskProcessing = {
    /** Identifier of the task. */
    id: string;
    state: "processing";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the create request, unchanged. */
    payload?: string;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Progress of the generation. Documented for the advertisement film. */
    progress?: Progress;
};
/** URL of a file, valid for a limited time. */
export type ResultUrl = string;
/** One result of a task. */
export type Creation = {
    /** Identifier of the creation. */
    id: string;
    /** URL of the result. */
    url: ResultUrl;
    /** URL of the cover image. */
    cover_url?: ResultUrl;
    /** URL of the result with its watermark. */
    watermarked_url?: ResultUrl;
};
/**
 * success
 * Finished task with its creations.
 */
export type TaskSuccess = {
    /** Identifier of the task. */
    id: string;
    state: "success";
    /**
     * Empty on success.
     * @constant
     */
    err_code: "";
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the create request, unchanged. */
    payload?: string;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Progress of the generation. Documented for the advertisement film. */
    progress?: Progress;
    /** Results of the task. */
    creations: Creation[];
};
/**
 * failed
 * Task that ended without a result.
 */
export type TaskFailed = {
    /** Identifier of the task. */
    id: string;
    state: "failed";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code: ErrCode;
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the create request, unchanged. */
    payload?: string;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Progress of the generation. Documented for the advertisement film. */
    progress?: Progress;
};
/** Task in the response to a query. Its other fields depend on its state; `creations` has a meaning only after success. */
export type Task = TaskCreated | TaskQueueing | TaskProcessing | TaskSuccess | TaskFailed;
/** Text that says what to generate. */
export type Prompt = string;
/** Length of the video in whole seconds. */
export type DurationUndocumented = number;
/**
 * Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it.
 * @example 42
 */
export type Seed = number;
/**
 * Width to height of the result.
 * @default 16:9
 * @enum {string}
 */
export type AspectRatio = "16:9" | "9:16" | "3:4" | "4:3" | "1:1";
/** Resolution of the result, written like `720p` or `2K`. */
export type ResolutionUndocumented = string;
/** Generate sound together with the video. */
export type Audio = boolean;
/**
 * Value of your choice. The service does not process it; queries and callbacks return it unchanged.
 * @example order-1042
 */
export type Payload = string;
/**
 * Generate in off-peak mode instead of at once.
 * @default false
 */
export type OffPeak = boolean;
/**
 * URL that receives a POST when the task changes state. Without it there are no callbacks.
 * @example https://example.com/hooks/genmedia
 */
export type CallbackUrl = string;
/** Add a watermark. The marked result is then in `watermarked_url`. */
export type Watermark = boolean;
/**
 * Corner of the watermark. Text to video with genq1 numbers them differently from every other request.
 * @default 1
 * @enum {integer}
 */
export type WmPositionText2VideoGenq1 = 1 | 2 | 3 | 4;
/**
 * Image to use as the watermark. Without it a text marks the result as AI-generated.
 * @example https://example.com/logo.png
 */
export type WmUrl = string;
/**
 * JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label.
 * @example {"Label":"demo","ProduceID":"42"}
 */
export type MetaData = string;
/** genq1 */
export type Text2VideoGenq1 = {
    /**
     * Text to video with genq1. Required: prompt. Optional: duration, seed, aspect_ratio, resolution, audio, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createText2Video&model=genq1#createText2Video
     */
    model: "genq1";
    /** Text that says what to generate. At most 5000 characters. */
    prompt: Prompt;
    /**
     * Length of the video in whole seconds.
     * @example 5
     */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Generate sound together with the video.
     * @default true
     */
    audio?: Audio | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. Text to video with genq1 numbers them differently from every other request. 1: Bottom right; 2: Bottom left; 3: Top right; 4: Top left.
     * @default 1
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** Length of the video in whole seconds. */
export type Duration = number;
/**
 * Resolution of the result.
 * @default 720p
 * @enum {string}
 */
export type Resolution540To1080 = "540p" | "720p" | "1080p";
/** genq2 */
export type Text2VideoGenq2 = {
    /**
     * Text to video with genq2. Required: prompt. Optional: duration, seed, aspect_ratio, resolution, audio, payload, off_peak, callback_url.
     * @see models.html?generator=createText2Video&model=genq2#createText2Video
     */
    model: "genq2";
    /** Text that says what to generate. At most 5000 characters. */
    prompt: Prompt;
    /**
     * Length of the video in whole seconds. 1 to 10.
     * @example 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "540p" | "720p" | "1080p" | undefined;
    /**
     * Generate sound together with the video.
     * @default true
     */
    audio?: Audio | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** Text to video. The model decides which fields are accepted. */
export type Text2VideoRequest = Text2VideoGenq1 | Text2VideoGenq2;
/** Identifier of the task. */
export type TaskId = string;
/**
 * State of a task.
 * @enum {string}
 */
export type TaskState = "created" | "queueing" | "processing" | "success" | "failed";
/**
 * Format: date-time
 * Time of creation in UTC, with fractions of a second.
 * @example 2026-01-31T12:00:00.123Z
 */
export type CreatedAt = string;
/** Accepted task, with the values used. A short form lists id, state, err_code and credits. */
export type Text2VideoResponse = {
    /** Identifier of the task. */
    task_id?: TaskId;
    /** Identifier of the task. */
    id?: TaskId;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Model used. */
    model?: string;
    /** Prompt used. */
    prompt?: string;
    /** Length in seconds. */
    duration?: number;
    /** Seed used; a random one if the request had none or 0. */
    seed?: number;
    /** Aspect ratio used. */
    aspect_ratio?: string;
    /** Resolution used. */
    resolution?: string;
    /** Whether the video is made with sound. */
    audio?: boolean;
    /** Movement amplitude used. */
    movement_amplitude?: string;
    /** Value of the request. */
    payload?: string;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Whether a watermark is added. */
    watermark?: boolean;
    /** Credits the task costs. */
    credits?: Credits;
    /** Time of creation in UTC, with fractions of a second. */
    created_at?: CreatedAt;
};
/** Update of a task, in the form of the response to a query of its creations. */
export type TaskCallback = TaskProcessing | TaskSuccess | TaskFailed;
/**
 * Image, as a URL that the service can reach or as a Base64 data URI of less than 10 MB once decoded.
 * @example https://example.com/start.png
 */
export type CompactImageInput = string;
/** Start frame of the video; exactly one image. */
export type StartFrame = readonly CompactImageInput[];
/** Voice to speak with. Use an identifier from the voice list or of a cloned voice. When empty, the service picks one. */
export type VoiceId = string;
/** Let the service propose a prompt and use it. With `false` it uses yours. */
export type IsRec = boolean;
/**
 * Length of the video in whole seconds. This model makes five-second videos only.
 * @default 5
 * @enum {integer}
 */
export type DurationOnly5 = 5;
/**
 * Amount of motion in the video.
 * @default auto
 * @enum {string}
 */
export type MovementAmplitude = "auto" | "small" | "medium" | "large";
/**
 * Corner of the watermark.
 * @default 3
 * @enum {integer}
 */
export type WmPosition = 1 | 2 | 3 | 4;
/** genq1-classic */
export type Img2VideoGenq1Classic = {
    /**
     * Start frame to video with genq1-classic. Required: images. Optional: prompt, audio, voice_id, is_rec, duration, seed, resolution, movement_amplitude, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createImg2Video&model=genq1-classic#createImg2Video
     */
    model: "genq1-classic";
    /** Start frame of the video; exactly one image. Exactly 1 item. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartFrame;
    /** Text that says what to generate. Ignored if `is_rec` is true. At most 2000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Generate sound together with the video. With `false` the video is silent.
     * @default false
     */
    audio?: Audio | undefined;
    /** Voice to speak with, used only if `audio` is true. When empty, the service picks one. */
    voice_id?: VoiceId | undefined;
    /** Let the service propose a prompt and use it. With `false` it uses yours. */
    is_rec?: IsRec | undefined;
    /**
     * Length of the video in whole seconds. This model makes five-second videos only.
     * @default 5
     */
    duration?: DurationOnly5 | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Amount of motion in the video.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** gen1.5 */
export type Img2VideoGen15 = {
    /**
     * Start frame to video with gen1.5. Required: images. Optional: prompt, audio, voice_id, is_rec, duration, seed, resolution, movement_amplitude, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createImg2Video&model=gen1.5#createImg2Video
     */
    model: "gen1.5";
    /** Start frame of the video; exactly one image. Exactly 1 item. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartFrame;
    /** Text that says what to generate. Ignored if `is_rec` is true. At most 2000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Generate sound together with the video. With `false` the video is silent.
     * @default false
     */
    audio?: Audio | undefined;
    /** Voice to speak with, used only if `audio` is true. When empty, the service picks one. */
    voice_id?: VoiceId | undefined;
    /** Let the service propose a prompt and use it. With `false` it uses yours. */
    is_rec?: IsRec | undefined;
    /** Length of the video in whole seconds. */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Amount of motion in the video.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/**
 * Resolution of the result.
 * @default 360p
 * @enum {string}
 */
export type Resolution360To720 = "360p" | "720p";
/** gen2.0 */
export type Img2VideoGen20 = {
    /**
     * Start frame to video with gen2.0. Required: images. Optional: prompt, audio, voice_id, is_rec, duration, seed, resolution, movement_amplitude, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createImg2Video&model=gen2.0#createImg2Video
     */
    model: "gen2.0";
    /** Start frame of the video; exactly one image. Exactly 1 item. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartFrame;
    /** Text that says what to generate. Ignored if `is_rec` is true. At most 2000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Generate sound together with the video. With `false` the video is silent.
     * @default false
     */
    audio?: Audio | undefined;
    /** Voice to speak with, used only if `audio` is true. When empty, the service picks one. */
    voice_id?: VoiceId | undefined;
    /** Let the service propose a prompt and use it. With `false` it uses yours. */
    is_rec?: IsRec | undefined;
    /**
     * Length of the video in whole seconds.
     * @example 4
     */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Resolution of the result.
     * @default 360p
     */
    resolution?: "360p" | "720p" | undefined;
    /**
     * Amount of motion in the video.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** genq3-turbo */
export type Img2VideoGenq3Turbo = {
    /**
     * Start frame to video with genq3-turbo. Required: images. Optional: prompt, audio, is_rec, duration, seed, resolution, payload, off_peak, callback_url.
     * @see models.html?generator=createImg2Video&model=genq3-turbo#createImg2Video
     */
    model: "genq3-turbo";
    /** Start frame of the video; exactly one image. Exactly 1 item. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartFrame;
    /** Text that says what to generate. Ignored if `is_rec` is true. At most 20000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Generate sound together with the video. With `false` the video is silent.
     * @default true
     */
    audio?: Audio | undefined;
    /** Let the service propose a prompt and use it. With `false` it uses yours. */
    is_rec?: IsRec | undefined;
    /**
     * Length of the video in whole seconds. 1 to 16.
     * @default 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** genq3-pro */
export type Img2VideoGenq3Pro = {
    /**
     * Start frame to video with genq3-pro. Required: images. Optional: prompt, audio, is_rec, duration, seed, resolution, payload, off_peak, callback_url.
     * @see models.html?generator=createImg2Video&model=genq3-pro#createImg2Video
     */
    model: "genq3-pro";
    /** Start frame of the video; exactly one image. Exactly 1 item. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartFrame;
    /** Text that says what to generate. Ignored if `is_rec` is true. At most 20000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Generate sound together with the video. With `false` the video is silent.
     * @default true
     */
    audio?: Audio | undefined;
    /** Let the service propose a prompt and use it. With `false` it uses yours. */
    is_rec?: IsRec | undefined;
    /** Length of the video in whole seconds. */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** genq3-pro-fast */
export type Img2VideoGenq3ProFast = {
    /**
     * Start frame to video with genq3-pro-fast. Required: images. Optional: prompt, audio, is_rec, duration, seed, resolution, payload, off_peak, callback_url.
     * @see models.html?generator=createImg2Video&model=genq3-pro-fast#createImg2Video
     */
    model: "genq3-pro-fast";
    /** Start frame of the video; exactly one image. Exactly 1 item. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartFrame;
    /** Text that says what to generate. Ignored if `is_rec` is true. At most 20000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Generate sound together with the video. With `false` the video is silent.
     * @default true
     */
    audio?: Audio | undefined;
    /** Let the service propose a prompt and use it. With `false` it uses yours. */
    is_rec?: IsRec | undefined;
    /**
     * Length of the video in whole seconds. 1 to 16.
     * @default 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** Start frame to video. The model decides which fields are accepted. */
export type Img2VideoRequest = Img2VideoGenq1Classic | Img2VideoGen15 | Img2VideoGen20 | Img2VideoGenq3Turbo | Img2VideoGenq3Pro | Img2VideoGenq3ProFast;
/** Accepted task, with the values used. A short form lists id, state and err_code. */
export type Img2VideoResponse = {
    /** Identifier of the task. */
    task_id?: TaskId;
    /** Identifier of the task. */
    id?: TaskId;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Model used. */
    model?: string;
    /** Images used, as URLs or as they were sent. */
    images?: string[];
    /** Prompt used. */
    prompt?: string;
    /** Length in seconds. */
    duration?: number;
    /** Seed used; a random one if the request had none or 0. */
    seed?: number;
    /** Resolution used. */
    resolution?: string;
    /** Whether the video is made with sound. */
    audio?: boolean;
    /** Movement amplitude used. */
    movement_amplitude?: string;
    /** Value of the request. */
    payload?: string;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Whether a watermark is added. */
    watermark?: boolean;
    /** Credits the task costs. */
    credits?: Credits;
    /** Time of creation in UTC, with fractions of a second. */
    created_at?: CreatedAt;
};
/** Start frame, then end frame. Their resolutions must be close to each other. */
export type StartAndEndFrames = readonly CompactImageInput[];
/**
 * Add background music.
 * @default false
 */
export type Bgm = boolean;
/** genq1-classic */
export type StartEnd2VideoGenq1Classic = {
    /**
     * Video between a start frame and an end frame with genq1-classic. Required: images. Optional: prompt, duration, seed, resolution, movement_amplitude, bgm, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createStartEnd2Video&model=genq1-classic#createStartEnd2Video
     */
    model: "genq1-classic";
    /** Start frame, then end frame. Their resolutions must be close to each other. Exactly 2 items. Pixels of the first divided by those of the second: at least 0.8, at most 1.25. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartAndEndFrames;
    /** Text that says what to generate. At most 5000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Length of the video in whole seconds.
     * @example 5
     */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Amount of motion in the video.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** genq1 */
export type StartEnd2VideoGenq1 = {
    /**
     * Video between a start frame and an end frame with genq1. Required: images. Optional: prompt, duration, seed, resolution, movement_amplitude, bgm, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createStartEnd2Video&model=genq1#createStartEnd2Video
     */
    model: "genq1";
    /** Start frame, then end frame. Their resolutions must be close to each other. Exactly 2 items. Pixels of the first divided by those of the second: at least 0.8, at most 1.25. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartAndEndFrames;
    /** Text that says what to generate. At most 5000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Length of the video in whole seconds.
     * @example 5
     */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Amount of motion in the video.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** genq3-turbo */
export type StartEnd2VideoGenq3Turbo = {
    /**
     * Video between a start frame and an end frame with genq3-turbo. Required: images. Optional: prompt, duration, seed, resolution, movement_amplitude, bgm, audio, payload, off_peak, callback_url.
     * @see models.html?generator=createStartEnd2Video&model=genq3-turbo#createStartEnd2Video
     */
    model: "genq3-turbo";
    /** Start frame, then end frame. Their resolutions must be close to each other. Exactly 2 items. Pixels of the first divided by those of the second: at least 0.8, at most 1.25. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartAndEndFrames;
    /** Text that says what to generate. At most 20000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Length of the video in whole seconds.
     * @example 5
     */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Accepted by this model but without effect.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /**
     * Accepted by this model but without effect.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Generate sound together with the video.
     * @default true
     */
    audio?: Audio | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** genq3-pro-fast */
export type StartEnd2VideoGenq3ProFast = {
    /**
     * Video between a start frame and an end frame with genq3-pro-fast. Required: images. Optional: prompt, duration, seed, resolution, movement_amplitude, bgm, audio, payload, off_peak, callback_url.
     * @see models.html?generator=createStartEnd2Video&model=genq3-pro-fast#createStartEnd2Video
     */
    model: "genq3-pro-fast";
    /** Start frame, then end frame. Their resolutions must be close to each other. Exactly 2 items. Pixels of the first divided by those of the second: at least 0.8, at most 1.25. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartAndEndFrames;
    /** Text that says what to generate. At most 20000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Length of the video in whole seconds.
     * @example 5
     */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Accepted by this model but without effect.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /**
     * Accepted by this model but without effect.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Generate sound together with the video.
     * @default true
     */
    audio?: Audio | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** genq3-pro */
export type StartEnd2VideoGenq3Pro = {
    /**
     * Video between a start frame and an end frame with genq3-pro. Required: images. Optional: prompt, duration, seed, resolution, movement_amplitude, bgm, audio, payload, off_peak, callback_url.
     * @see models.html?generator=createStartEnd2Video&model=genq3-pro#createStartEnd2Video
     */
    model: "genq3-pro";
    /** Start frame, then end frame. Their resolutions must be close to each other. Exactly 2 items. Pixels of the first divided by those of the second: at least 0.8, at most 1.25. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: StartAndEndFrames;
    /** Text that says what to generate. At most 20000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Length of the video in whole seconds.
     * @example 5
     */
    duration?: DurationUndocumented | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Accepted by this model but without effect.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /**
     * Accepted by this model but without effect.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Generate sound together with the video.
     * @default true
     */
    audio?: Audio | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** Video between a start frame and an end frame. The model decides which fields are accepted. */
export type StartEnd2VideoRequest = StartEnd2VideoGenq1Classic | StartEnd2VideoGenq1 | StartEnd2VideoGenq3Turbo | StartEnd2VideoGenq3ProFast | StartEnd2VideoGenq3Pro;
/** Accepted task, with the values used. */
export type StartEnd2VideoResponse = {
    /** Identifier of the task. */
    task_id?: TaskId;
    /** Identifier of the task. */
    id?: TaskId;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Model used. */
    model?: string;
    /** Images used, as URLs or as they were sent. */
    images?: string[];
    /** Prompt used. */
    prompt?: string;
    /** Length in seconds. */
    duration?: number;
    /** Seed used; a random one if the request had none or 0. */
    seed?: number;
    /** Resolution used. */
    resolution?: string;
    /** Whether the video is made with sound. */
    audio?: boolean;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Movement amplitude used. */
    movement_amplitude?: string;
    /** Value of the request. */
    payload?: string;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Whether a watermark is added. */
    watermark?: boolean;
    /** Credits the task costs. */
    credits?: Credits;
    /** Time of creation in UTC, with fractions of a second. */
    created_at?: CreatedAt;
};
/**
 * Reference image of at least 128 by 128 pixels, as a URL that the service can reach or as a Base64 data URI.
 * @example https://example.com/hero.png
 */
export type ReferenceImageInput = string;
/** Reference images of the subjects. */
export type ReferenceImages = readonly ReferenceImageInput[];
/**
 * Use the service's intelligent library of subjects.
 * @default false
 */
export type AutoSubjects = boolean;
/** Identifier of a subject kept by the subjects endpoints. Without it the subject exists for this request only. */
export type ServerId = string;
/** Subject defined by images, or only by its name and the prompt. */
export type ReferenceSubject = {
    /** Name of your choice, used in the prompt as `[@name]`. */
    name: string;
    /** Up to three images of the subject. At most 3 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImages | undefined;
    /** Voice to speak with. Use an identifier from the voice list or of a cloned voice. When empty, the service picks one. */
    voice_id?: VoiceId | undefined;
    /** Identifier of a subject kept by the subjects endpoints. Without it the subject exists for this request only. */
    server_id?: ServerId | undefined;
};
/** Subjects of the video, as one entry or as a list of entries. */
export type ReferenceSubjects = ReferenceSubject | readonly ReferenceSubject[];
/**
 * Text that says what to generate. A subject is called by its name, as `[@name]`.
 * @example [@hero] walks along the beach at dawn
 */
export type SubjectPrompt = string;
/**
 * Width to height of the result. With `auto` the service picks a ratio that suits the input.
 * @default 16:9
 * @enum {string}
 */
export type AspectRatioOrAuto = "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto";
/** genq1 */
export type Reference2VideoGenq1 = {
    /**
     * Subjects, videos and sounds to video with genq1. Required: prompt. Optional: images, auto_subjects, subjects, bgm, duration, seed, aspect_ratio, resolution, movement_amplitude, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=genq1#createReference2Video
     */
    model: "genq1";
    /** Reference images of the subjects. 1 to 7 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImages | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjects | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Length of the video in whole seconds. This model makes five-second videos only.
     * @default 5
     */
    duration?: DurationOnly5 | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result. With `auto` the service picks a ratio that suits the input.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /**
     * Amount of motion in the video.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** Reference images of the subjects. */
export type ReferenceImagesUndocumented = readonly ReferenceImageInput[];
/** genq2 */
export type Reference2VideoGenq2 = {
    /**
     * Subjects, videos and sounds to video with genq2. Required: prompt. Optional: images, auto_subjects, subjects, bgm, audio, duration, seed, aspect_ratio, resolution, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=genq2#createReference2Video
     */
    model: "genq2";
    /** Reference images of the subjects. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImagesUndocumented | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjects | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Generate sound together with the video.
     * @default false
     */
    audio?: Audio | undefined;
    /**
     * Length of the video in whole seconds. 1 to 10.
     * @default 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result. With `auto` the service picks a ratio that suits the input.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "540p" | "720p" | "1080p" | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/**
 * Reference video, as a URL that the service can reach or as a Base64 data URI of less than 20 MB once decoded.
 * @example https://example.com/walk.mp4
 */
export type VideoInput = string;
/** One reference video of up to eight seconds, or two of up to five seconds each. */
export type ReferenceVideos = readonly VideoInput[];
/**
 * Video of a subject, at most five seconds long, as a URL that the service can reach or as a Base64 data URI of less than 20 MB once decoded.
 * @example https://example.com/turnaround.mp4
 */
export type SubjectVideoInput = string;
/** Subject defined by images, by a video, or only by its name and the prompt. */
export type ReferenceSubjectGenq2Pro = {
    /** Name of your choice, used in the prompt as `[@name]`. */
    name: string;
    /** Up to three images of the subject. At most 3 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImages | undefined;
    /** One video of the subject. At most 1 item. Formats: mp4, avi, mov. Size in bytes: at most 104857600. Size in bytes once decoded: less than 20971520. Width in pixels: at least 128. Height in pixels: at least 128. Length in seconds: at most 5. */
    videos?: readonly SubjectVideoInput[] | undefined;
    /** Voice to speak with. Use an identifier from the voice list or of a cloned voice. When empty, the service picks one. */
    voice_id?: VoiceId | undefined;
    /** Identifier of a subject kept by the subjects endpoints. Without it the subject exists for this request only. */
    server_id?: ServerId | undefined;
};
/** Subjects of the video, as one entry or as a list of entries. */
export type ReferenceSubjectsGenq2Pro = ReferenceSubjectGenq2Pro | readonly ReferenceSubjectGenq2Pro[];
/** genq2-pro */
export type Reference2VideoGenq2Pro = {
    /**
     * Subjects, videos and sounds to video with genq2-pro. Required: prompt. Optional: images, videos, auto_subjects, subjects, bgm, audio, duration, seed, aspect_ratio, resolution, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=genq2-pro#createReference2Video
     */
    model: "genq2-pro";
    /** Reference images of the subjects; at most 4 together with videos. 1 to 7 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImages | undefined;
    /** One reference video of up to eight seconds, or two of up to five seconds each. 1 to 2 items. Formats: mp4, avi, mov. Size in bytes: at most 104857600. Size in bytes once decoded: less than 20971520. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: at least 0.25, at most 4. */
    videos?: ReferenceVideos | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjectsGenq2Pro | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Generate sound together with the video.
     * @default false
     */
    audio?: Audio | undefined;
    /**
     * Length of the video in whole seconds. 1 to 10.
     * @default 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result. With `auto` the service picks a ratio that suits the input.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "540p" | "720p" | "1080p" | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/**
 * Length of the video in whole seconds. This model makes four-second videos only.
 * @default 4
 * @enum {integer}
 */
export type DurationOnly4 = 4;
/** gen2.0 */
export type Reference2VideoGen20 = {
    /**
     * Subjects, videos and sounds to video with gen2.0. Required: prompt. Optional: images, auto_subjects, subjects, bgm, audio, duration, seed, aspect_ratio, resolution, movement_amplitude, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=gen2.0#createReference2Video
     */
    model: "gen2.0";
    /** Reference images of the subjects. 1 to 7 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImages | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjects | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Generate sound together with the video.
     * @default false
     */
    audio?: Audio | undefined;
    /**
     * Length of the video in whole seconds. This model makes four-second videos only.
     * @default 4
     */
    duration?: DurationOnly4 | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result. With `auto` the service picks a ratio that suits the input.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | undefined;
    /**
     * Resolution of the result.
     * @default 360p
     */
    resolution?: "360p" | "720p" | undefined;
    /**
     * Amount of motion in the video.
     * @default auto
     */
    movement_amplitude?: "auto" | "small" | "medium" | "large" | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** genq3 */
export type Reference2VideoGenq3 = {
    /**
     * Subjects, videos and sounds to video with genq3. Required: prompt. Optional: images, auto_subjects, subjects, bgm, duration, seed, aspect_ratio, resolution, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=genq3#createReference2Video
     */
    model: "genq3";
    /** Reference images of the subjects. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImagesUndocumented | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjects | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Length of the video in whole seconds. 3 to 16.
     * @default 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result. With `auto` the service picks a ratio that suits the input.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/**
 * Reference sound of 3 to 12 seconds in mp3, as a URL that the service can reach or as a Base64 data URI of less than 20 MB once decoded.
 * @example https://example.com/rain.mp3
 */
export type SoundInput = string;
/** Reference sounds, one to three mp3 files. */
export type ReferenceSounds = readonly SoundInput[];
/**
 * Width to height of the result.
 * @default 16:9
 * @enum {string}
 */
export type AspectRatio16To9Or9To16 = "16:9" | "9:16";
/** genq3-drama */
export type Reference2VideoGenq3Drama = {
    /**
     * Subjects, videos and sounds to video with genq3-drama. Required: prompt. Optional: images, sounds, auto_subjects, subjects, bgm, duration, seed, aspect_ratio, resolution, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=genq3-drama#createReference2Video
     */
    model: "genq3-drama";
    /** Reference images of the subjects. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImagesUndocumented | undefined;
    /** Reference sounds, one to three mp3 files. 1 to 3 items. Formats: mp3. Size in bytes: at most 52428800. Size in bytes once decoded: less than 20971520. Length in seconds: at least 3, at most 12. */
    sounds?: ReferenceSounds | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjects | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Length of the video in whole seconds. 2 to 15.
     * @default 8
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** genq3-ad */
export type Reference2VideoGenq3Ad = {
    /**
     * Subjects, videos and sounds to video with genq3-ad. Required: prompt. Optional: images, sounds, auto_subjects, subjects, bgm, duration, seed, aspect_ratio, resolution, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=genq3-ad#createReference2Video
     */
    model: "genq3-ad";
    /** Reference images of the subjects. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImagesUndocumented | undefined;
    /** Reference sounds, one to three mp3 files. 1 to 3 items. Formats: mp3. Size in bytes: at most 52428800. Size in bytes once decoded: less than 20971520. Length in seconds: at least 3, at most 12. */
    sounds?: ReferenceSounds | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjects | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Length of the video in whole seconds. 3 to 15.
     * @default 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** genq3-mix */
export type Reference2VideoGenq3Mix = {
    /**
     * Subjects, videos and sounds to video with genq3-mix. Required: prompt. Optional: images, sounds, auto_subjects, subjects, bgm, duration, seed, aspect_ratio, resolution, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=genq3-mix#createReference2Video
     */
    model: "genq3-mix";
    /** Reference images of the subjects. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImagesUndocumented | undefined;
    /** Reference sounds, one to three mp3 files. 1 to 3 items. Formats: mp3. Size in bytes: at most 52428800. Size in bytes once decoded: less than 20971520. Length in seconds: at least 3, at most 12. */
    sounds?: ReferenceSounds | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjects | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Length of the video in whole seconds. 3 to 15.
     * @default 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result. With `auto` the service picks a ratio that suits the input.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** genq3-turbo */
export type Reference2VideoGenq3Turbo = {
    /**
     * Subjects, videos and sounds to video with genq3-turbo. Required: prompt. Optional: images, auto_subjects, subjects, bgm, duration, seed, aspect_ratio, resolution, payload, off_peak, callback_url, watermark, wm_position, wm_url, meta_data.
     * @see models.html?generator=createReference2Video&model=genq3-turbo#createReference2Video
     */
    model: "genq3-turbo";
    /** Reference images of the subjects. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImagesUndocumented | undefined;
    /**
     * Use the service's intelligent library of subjects.
     * @default false
     */
    auto_subjects?: AutoSubjects | undefined;
    /** Subjects of the video, as one entry or as a list of entries. */
    subjects?: ReferenceSubjects | undefined;
    /** Text that says what to generate. A subject is called by its name, as `[@name]`. At most 5000 characters. */
    prompt: SubjectPrompt;
    /**
     * Add background music.
     * @default false
     */
    bgm?: Bgm | undefined;
    /**
     * Length of the video in whole seconds. 3 to 15.
     * @default 5
     */
    duration?: Duration | undefined;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result. With `auto` the service picks a ratio that suits the input.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | undefined;
    /** Resolution of the result, written like `720p` or `2K`. */
    resolution?: ResolutionUndocumented | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /**
     * Generate in off-peak mode instead of at once.
     * @default false
     */
    off_peak?: OffPeak | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Add a watermark. The marked result is then in `watermarked_url`. */
    watermark?: Watermark | undefined;
    /**
     * Corner of the watermark. 1: Top left; 2: Top right; 3: Bottom right; 4: Bottom left.
     * @default 3
     */
    wm_position?: 1 | 2 | 3 | 4 | undefined;
    /** Image to use as the watermark. Without it a text marks the result as AI-generated. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    wm_url?: WmUrl | undefined;
    /** JSON text that is passed through as the metadata label of the result. Suggested keys are Label, ContentProducer, ContentPropagator, ProduceID, PropagateID, ReservedCode1 and ReservedCode2. When empty, the service creates its own label. */
    meta_data?: MetaData | undefined;
};
/** Subjects, videos and sounds to video. The model decides which fields are accepted. */
export type Reference2VideoRequest = Reference2VideoGenq1 | Reference2VideoGenq2 | Reference2VideoGenq2Pro | Reference2VideoGen20 | Reference2VideoGenq3 | Reference2VideoGenq3Drama | Reference2VideoGenq3Ad | Reference2VideoGenq3Mix | Reference2VideoGenq3Turbo;
/** Accepted task, with the values used. */
export type Reference2VideoResponse = {
    /** Identifier of the task. */
    task_id?: TaskId;
    /** Identifier of the task. */
    id?: TaskId;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Model used. */
    model?: string;
    /** Images used, as URLs or as they were sent. */
    images?: string[];
    /** Prompt used. */
    prompt?: string;
    /** Length in seconds. */
    duration?: number;
    /** Seed used; a random one if the request had none or 0. */
    seed?: number;
    /** Aspect ratio used. */
    aspect_ratio?: string;
    /** Resolution used. */
    resolution?: string;
    /** Whether the video is made with sound. */
    audio?: boolean;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Movement amplitude used. */
    movement_amplitude?: string;
    /** Value of the request. */
    payload?: string;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Whether a watermark is added. */
    watermark?: boolean;
    /** Credits the task costs. */
    credits?: Credits;
    /** Time of creation in UTC, with fractions of a second. */
    created_at?: CreatedAt;
};
/**
 * Resolution of the image. This model has only one.
 * @default 1080p
 * @enum {string}
 */
export type Resolution1080 = "1080p";
/** genq1 */
export type Reference2ImageGenq1 = {
    /**
     * Text or reference images to image with genq1. Required: images, prompt. Optional: seed, aspect_ratio, resolution, payload, callback_url.
     * @see models.html?generator=createReference2Image&model=genq1#createReference2Image
     */
    model: "genq1";
    /** Images to refer to. 1 to 7 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images: ReferenceImages;
    /** Text that says what to generate. At most 2000 characters. */
    prompt: Prompt;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /**
     * Resolution of the image. This model has only one.
     * @default 1080p
     */
    resolution?: Resolution1080 | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/**
 * Width to height of the image. With `auto` it follows the first input image.
 * @default 16:9
 * @enum {string}
 */
export type AspectRatioImage = "16:9" | "9:16" | "1:1" | "3:4" | "4:3" | "21:9" | "2:3" | "3:2" | "auto";
/**
 * Resolution of the image.
 * @default 1080p
 * @enum {string}
 */
export type Resolution1080To4K = "1080p" | "2K" | "4K";
/** genq2 */
export type Reference2ImageGenq2 = {
    /**
     * Text or reference images to image with genq2. Required: prompt. Optional: images, seed, aspect_ratio, resolution, payload, callback_url.
     * @see models.html?generator=createReference2Image&model=genq2#createReference2Image
     */
    model: "genq2";
    /** Images to edit or to refer to. Without images the result is made from the text alone. At most 7 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    images?: ReferenceImages | undefined;
    /** Text that says what to generate. At most 2000 characters. */
    prompt: Prompt;
    /** Seed of the random generator. Any value but 0 is used as it is; if omitted or 0, the service chooses a random one and returns it. */
    seed?: Seed | undefined;
    /**
     * Width to height of the image. With `auto` it follows the first input image.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "1:1" | "3:4" | "4:3" | "21:9" | "2:3" | "3:2" | "auto" | undefined;
    /**
     * Resolution of the image.
     * @default 1080p
     */
    resolution?: "1080p" | "2K" | "4K" | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** Text or reference images to image. The model decides which fields are accepted. */
export type Reference2ImageRequest = Reference2ImageGenq1 | Reference2ImageGenq2;
/** Accepted task, with the values used. */
export type Reference2ImageResponse = {
    /** Identifier of the task. */
    task_id?: TaskId;
    /** Identifier of the task. */
    id?: TaskId;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Model used. */
    model?: string;
    /** Images used, as URLs or as they were sent. */
    images?: string[];
    /** Prompt used. */
    prompt?: string;
    /** Seed used; a random one if the request had none or 0. */
    seed?: number;
    /** Aspect ratio used. */
    aspect_ratio?: string;
    /** Resolution used. */
    resolution?: string;
    /** Value of the request. */
    payload?: string;
    /** Credits the task costs. */
    credits?: Credits;
    /** Time of creation in UTC, with fractions of a second. */
    created_at?: CreatedAt;
};
/**
 * Image, as a URL that the service can reach or as a Base64 data URI.
 * @example https://example.com/photo.png
 */
export type ImageInput = string;
/** Story from a template, with your images. */
export type TemplateStoryRequest = {
    /**
     * Template of the story. With `one_shot` the video takes the aspect ratio of the first image.
     * @enum {string}
     */
    story: "love_story" | "workday_feels" | "monkey_king" | "pigsy" | "monk_tang" | "one_shot";
    /** Images for the story; at least one. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    images: readonly ImageInput[];
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** Accepted task, with the values used. */
export type TemplateStoryResponse = {
    /** Identifier of the task. */
    task_id?: TaskId;
    /** Identifier of the task. */
    id?: TaskId;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Template used. */
    story?: string;
    /** Images used, as URLs or as they were sent. */
    images?: string[];
    /** Value of the request. */
    payload?: string;
    /** Credits the task costs. */
    credits?: Credits;
    /** Time of creation in UTC, with fractions of a second. */
    created_at?: CreatedAt;
};
/**
 * Audio file of 10 to 300 seconds, as a URL that the service can reach or as a Base64 data URI of less than 20 MB once decoded.
 * @example https://example.com/song.mp3
 */
export type SongInput = string;
/** URL that starts with http or https. */
export type HttpUrl = string;
/**
 * Quality of the production.
 * @default standard
 * @enum {string}
 */
export type Quality = "standard" | "high";
/**
 * Add subtitles.
 * @default false
 */
export type AddSubtitle = boolean;
/**
 * Color of the subtitles in HEX.
 * @default #FFFFFF
 */
export type SubtitleColor = string;
/** Music video from a song and images. */
export type MvRequest = {
    /** Images of the model or of the style. 1 to 7 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Size in bytes once decoded: less than 10485760. Width divided by height: more than 0.25, less than 4. */
    images: readonly CompactImageInput[];
    /** Audio file of 10 to 300 seconds, as a URL that the service can reach or as a Base64 data URI of less than 20 MB once decoded. Formats: mp3, wav, aac, m4a. Size in bytes once decoded: less than 20971520. Length in seconds: at least 10, at most 300. */
    audio_url: SongInput;
    /**
     * Match lips to the song, for 4 extra credits per second. Works for real people seen from the front, in medium shots that begin with the face to the camera. Tasks longer than three minutes have no lip sync and no surcharge. Best at 720p or 1080p; not available at 540p.
     * @default false
     */
    lip_sync?: boolean | undefined;
    /** Frontal close-up of the singer's face; makes lip sync succeed more often. Formats: jpeg, jpg, png, bmp, webp. Size in bytes: at most 10485760. Longest side in pixels: less than 4096. Width divided by height: at most 2. */
    lip_ref_url?: HttpUrl | undefined;
    /** Style as free text. */
    style?: string | undefined;
    /**
     * Pipeline to use: `high` is MIX, `standard` is the q2 reference pipeline.
     * @default standard
     */
    quality?: "standard" | "high" | undefined;
    /** Text that says what to generate. At most 3000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "540p" | "720p" | "1080p" | undefined;
    /**
     * Add subtitles.
     * @default false
     */
    add_subtitle?: AddSubtitle | undefined;
    /**
     * Color of the subtitles in HEX.
     * @default #FFFFFF
     */
    subtitle_color?: SubtitleColor | undefined;
    /**
     * Language.
     * @default auto
     * @enum {string}
     */
    language?: "auto" | "en" | "zh" | undefined;
    /** Subtitle file. */
    srt_url?: HttpUrl | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** Accepted music video task. */
export type MvResponse = {
    /** Identifier of the task. */
    id: string;
};
/** Frontal close-ups of the singers' faces, in the order in which they sing. */
export type LipRefUrls = readonly HttpUrl[];
/**
 * Language. Detected when omitted.
 * @enum {string}
 */
export type PremiumMvLanguage = "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk";
/**
 * Resolution of the result.
 * @default 720p
 * @enum {string}
 */
export type Resolution720To1080 = "720p" | "1080p";
/**
 * sing
 * Lips follow the song throughout.
 */
export type PremiumMvSing = {
    /**
     * Premium music video with sing. Lips follow the song throughout. Required: lip_ref_urls, audio_url. Optional: images, language, style, prompt, aspect_ratio, resolution, add_subtitle, subtitle_color, callback_url.
     * @see models.html#createPremiumMv
     */
    premium_mv_mode: "sing";
    /** Frontal close-ups of the singers' faces, in the order in which they sing. 1 to 2 items. Formats: jpeg, jpg, png, bmp, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    lip_ref_urls: LipRefUrls;
    /** Images for the video. At most 6 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    images?: readonly ImageInput[] | undefined;
    /** Song with lyrics, 10 to 300 seconds long; instrumental music is not supported. A URL or a Base64 data URI of less than 20 MB once decoded. Formats: mp3, wav, aac, m4a. Size in bytes once decoded: less than 20971520. Length in seconds: at least 10, at most 300. */
    audio_url: SongInput;
    /** Language. Detected when omitted. */
    language?: "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk" | undefined;
    /** Style as free text. */
    style?: string | undefined;
    /** Text that says what to generate. At most 3000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "720p" | "1080p" | undefined;
    /**
     * Burn subtitles into the video.
     * @default false
     */
    add_subtitle?: AddSubtitle | undefined;
    /**
     * Color of the subtitles in HEX.
     * @default #FFFFFF
     */
    subtitle_color?: SubtitleColor | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/**
 * sing_perform
 * Singing with lip sync takes turns with performance.
 */
export type PremiumMvSingPerform = {
    /**
     * Premium music video with sing_perform. Singing with lip sync takes turns with performance. Required: lip_ref_urls, audio_url. Optional: images, language, style, prompt, aspect_ratio, resolution, add_subtitle, subtitle_color, callback_url.
     * @see models.html#createPremiumMv
     */
    premium_mv_mode: "sing_perform";
    /** Frontal close-ups of the singers' faces, in the order in which they sing. 1 to 2 items. Formats: jpeg, jpg, png, bmp, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    lip_ref_urls: LipRefUrls;
    /** Images for the video. At most 6 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    images?: readonly ImageInput[] | undefined;
    /** Song with lyrics, 10 to 300 seconds long; instrumental music is not supported. A URL or a Base64 data URI of less than 20 MB once decoded. Formats: mp3, wav, aac, m4a. Size in bytes once decoded: less than 20971520. Length in seconds: at least 10, at most 300. */
    audio_url: SongInput;
    /** Language. Detected when omitted. */
    language?: "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk" | undefined;
    /** Style as free text. */
    style?: string | undefined;
    /** Text that says what to generate. At most 3000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "720p" | "1080p" | undefined;
    /**
     * Burn subtitles into the video.
     * @default false
     */
    add_subtitle?: AddSubtitle | undefined;
    /**
     * Color of the subtitles in HEX.
     * @default #FFFFFF
     */
    subtitle_color?: SubtitleColor | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/**
 * perform
 * Performance; takes no faces.
 */
export type PremiumMvPerform = {
    /**
     * Premium music video with perform. Performance; takes no faces. Required: images, audio_url. Optional: language, style, prompt, aspect_ratio, resolution, add_subtitle, subtitle_color, callback_url.
     * @see models.html#createPremiumMv
     */
    premium_mv_mode: "perform";
    /** Images for the video. 1 to 6 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    images: readonly ImageInput[];
    /** Song with lyrics, 10 to 300 seconds long; instrumental music is not supported. A URL or a Base64 data URI of less than 20 MB once decoded. Formats: mp3, wav, aac, m4a. Size in bytes once decoded: less than 20971520. Length in seconds: at least 10, at most 300. */
    audio_url: SongInput;
    /** Language. Detected when omitted. */
    language?: "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk" | undefined;
    /** Style as free text. */
    style?: string | undefined;
    /** Text that says what to generate. At most 3000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "720p" | "1080p" | undefined;
    /**
     * Burn subtitles into the video.
     * @default false
     */
    add_subtitle?: AddSubtitle | undefined;
    /**
     * Color of the subtitles in HEX.
     * @default #FFFFFF
     */
    subtitle_color?: SubtitleColor | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/**
 * dance
 * Dance; takes no faces.
 */
export type PremiumMvDance = {
    /**
     * Premium music video with dance. Dance; takes no faces. Required: images, audio_url. Optional: language, style, prompt, aspect_ratio, resolution, add_subtitle, subtitle_color, callback_url.
     * @see models.html#createPremiumMv
     */
    premium_mv_mode: "dance";
    /** Images for the video. 1 to 6 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    images: readonly ImageInput[];
    /** Song with lyrics, 10 to 300 seconds long; instrumental music is not supported. A URL or a Base64 data URI of less than 20 MB once decoded. Formats: mp3, wav, aac, m4a. Size in bytes once decoded: less than 20971520. Length in seconds: at least 10, at most 300. */
    audio_url: SongInput;
    /** Language. Detected when omitted. */
    language?: "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk" | undefined;
    /** Style as free text. */
    style?: string | undefined;
    /** Text that says what to generate. At most 3000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Width to height of the result.
     * @default 16:9
     */
    aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "720p" | "1080p" | undefined;
    /**
     * Burn subtitles into the video.
     * @default false
     */
    add_subtitle?: AddSubtitle | undefined;
    /**
     * Color of the subtitles in HEX.
     * @default #FFFFFF
     */
    subtitle_color?: SubtitleColor | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** Premium music video. The mode decides which pictures are accepted. */
export type PremiumMvRequest = PremiumMvSing | PremiumMvSingPerform | PremiumMvPerform | PremiumMvDance;
/** Accepted premium music video task. */
export type PremiumMvResponse = {
    /** Identifier of the task. */
    id: string;
};
/**
 * Identifier like a number, such as 01.
 * @example 01
 */
export type AssetId = string;
/** character */
export type ExplainComicAssetCharacter = {
    /** Identifier like a number, such as 01. */
    id: AssetId;
    type: "character";
    /** Name of the character. At most 30 characters. */
    name: string;
    /** Reference image of at least 128 by 128 pixels, best at 2k or less, as a URL or a Base64 data URI. Spelled `image_uri`; with `image_url` the image fails. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    image_uri?: ReferenceImageInput | undefined;
    /** Identity, appearance, age and the like. */
    description?: string | undefined;
    /** Voice of the character; when empty, the service picks one. Narration uses the voice of a character created as narrator. */
    voice_id?: VoiceId | undefined;
};
/** scene */
export type ExplainComicAssetScene = {
    /** Identifier like a number, such as 01. */
    id: AssetId;
    type: "scene";
    /** Name of the scene. At most 30 characters. */
    name: string;
    /** Reference image of at least 128 by 128 pixels, best at 2k or less, as a URL or a Base64 data URI. Spelled `image_uri`; with `image_url` the image fails. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    image_uri?: ReferenceImageInput | undefined;
    /** Identity, appearance, age and the like. */
    description?: string | undefined;
    /**
     * Empty; only characters have a voice.
     * @constant
     */
    voice_id?: "" | undefined;
};
/** tool */
export type ExplainComicAssetTool = {
    /** Identifier like a number, such as 01. */
    id: AssetId;
    type: "tool";
    /** Name of the prop. At most 30 characters. */
    name: string;
    /** Reference image of at least 128 by 128 pixels, best at 2k or less, as a URL or a Base64 data URI. Spelled `image_uri`; with `image_url` the image fails. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width in pixels: at least 128. Height in pixels: at least 128. Width divided by height: more than 0.25, less than 4. */
    image_uri?: ReferenceImageInput | undefined;
    /** Identity, appearance, age and the like. */
    description?: string | undefined;
    /**
     * Empty; only characters have a voice.
     * @constant
     */
    voice_id?: "" | undefined;
};
/** Something that appears in the comic. Its type decides whether it has a voice. */
export type ExplainComicAsset = ExplainComicAssetCharacter | ExplainComicAssetScene | ExplainComicAssetTool;
/**
 * Width to height of the video.
 * @default 9:16
 * @enum {string}
 */
export type AspectRatioComic = "16:9" | "9:16" | "4:3" | "3:4";
/** Comic that explains a script. */
export type ExplainComicRequest = {
    /** Name of the script. At most 20 characters. */
    script_name: string;
    /** Script of any length; about 400 characters make a minute of video. More than 1200 Chinese or 3000 English characters are split into several tasks. */
    script_content: string;
    /** Characters, scenes and props; three to ten work best. At most 14 items. */
    assets?: readonly ExplainComicAsset[] | undefined;
    /**
     * Resolution of the result.
     * @default 720p
     */
    resolution?: "720p" | "1080p" | undefined;
    /**
     * Width to height of the video.
     * @default 9:16
     */
    aspect_ratio?: "16:9" | "9:16" | "4:3" | "3:4" | undefined;
    /** Style without punctuation. Realistic live action when omitted. At most 30 characters. */
    style?: string | undefined;
    /**
     * Language.
     * @default zh
     * @enum {string}
     */
    language?: "zh" | "en" | undefined;
    /**
     * Speed of speech; 1.3 is recommended for about 400 characters a minute. 1 to 1.5.
     * @default 1.1
     */
    tts_speed?: number | undefined;
    /**
     * Match lips to speech: dialogue is more natural with it, the result more consistent without.
     * @default true
     */
    enable_lipsync?: boolean | undefined;
    /** URL that receives a signed POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Background music, repeated or trimmed to the length of the video. */
    comic_bgm?: HttpUrl | undefined;
    /**
     * Add subtitles.
     * @default false
     */
    add_subtitle?: AddSubtitle | undefined;
    /**
     * Typeface of the subtitles.
     * @enum {string}
     */
    subtitle_type?: "source_han_serif" | "source_han_sans" | undefined;
    /**
     * Quality of the production.
     * @default standard
     */
    quality?: "standard" | "high" | undefined;
};
/** Accepted comic task. */
export type ExplainComicResponse = {
    /** Identifier of the task. */
    id: string;
};
/**
 * Width to height of the film.
 * @default 16:9
 * @enum {string}
 */
export type AspectRatioAdFilm = "1:1" | "16:9" | "9:16";
/** Advertisement film from product images. */
export type AdFilmRequest = {
    /** Images of the product or of a model; best with a front view first. 1 to 7 items. Formats: png, jpeg, jpg, webp. Size in bytes: at most 52428800. Width divided by height: more than 0.25, less than 4. */
    images: readonly ImageInput[];
    /** Text that says what to generate. At most 2000 characters. */
    prompt?: Prompt | undefined;
    /**
     * Length of the video in whole seconds. 8 to 60.
     * @default 15
     */
    duration?: Duration | undefined;
    /**
     * Width to height of the film.
     * @default 16:9
     */
    aspect_ratio?: "1:1" | "16:9" | "9:16" | undefined;
    /**
     * Language of narration and dialogue.
     * @default zh
     * @enum {string}
     */
    language?: "zh" | "en" | undefined;
    /**
     * Let the film contain creative segments.
     * @default false
     */
    creative?: boolean | undefined;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
};
/** Accepted film task, with the values used. */
export type AdFilmResponse = {
    /** Identifier of the task. */
    task_id?: TaskId;
    /** Identifier of the task. */
    id?: TaskId;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Images used, as URLs or as they were sent. */
    images?: string[];
    /** Prompt used. */
    prompt?: string;
    /** Length in seconds. */
    duration?: number;
    /** Aspect ratio used. */
    aspect_ratio?: string;
    /** Language used. */
    language?: string;
    /** Credits the task costs. */
    credits?: Credits;
};
/** URL of the file, valid for one hour. */
export type FilmUrl = string;
/** One part of a film, made by a subtask. */
export type AdFilmRecord = {
    /** Identifier of the subtask. */
    id?: string;
    /**
     * Kind of the part.
     * @enum {string}
     */
    type?: "generate_video" | "generate_narration" | "generate_bgm";
    /** Prompt of the segment, text of the narration or prompt of the music. */
    prompt?: string;
    /** URL of the file, valid for one hour. */
    creation_url?: FilmUrl;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state?: TaskState;
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
};
/** Segment of a film and every video made for it. */
export type AdFilmStoryboard = {
    /** Number of the segment, from 0. The service spells the name this way. */
    stroyboard_id?: number;
    /** Videos made for the segment. */
    records?: AdFilmRecord[];
};
/** Parts a film was composed from. */
export type AdFilmCompositionParams = {
    /** Video subtasks used. */
    video_task_ids?: string[];
    /** Subtask of the background music. */
    bgm_task_id?: string;
    /** Subtask of the narration. */
    narration_task_id?: string;
};
/** One composed film. */
export type AdFilmComposition = {
    /** Identifier of the subtask. */
    id?: string;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state?: TaskState;
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** URL of the file, valid for one hour. */
    creation_url?: FilmUrl;
    /** Parts a film was composed from. */
    params?: AdFilmCompositionParams;
};
/** Records of everything made for a film. */
export type AdFilmRecords = {
    /** Segments of the film. */
    storyboards?: AdFilmStoryboard[];
    /** Narrations made so far. */
    narration_records?: AdFilmRecord[];
    /** Background music made so far. */
    bgm_records?: AdFilmRecord[];
    /** Films composed so far. */
    completed_creation_records?: AdFilmComposition[];
};
/**
 * processing
 * Update of a film, or of one of its parts, that is being generated.
 */
export type AdFilmCallbackProcessing = {
    /** Identifier of the film or of the subtask. */
    id: string;
    state: "processing";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the request, unchanged. */
    payload?: string;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Progress of the generation. Documented for the advertisement film. */
    progress?: Progress;
    /** Records of everything made for a film. */
    data_records?: AdFilmRecords;
};
/**
 * success
 * Update of a film, or of one of its parts, that is finished.
 */
export type AdFilmCallbackSuccess = {
    /** Identifier of the film or of the subtask. */
    id: string;
    state: "success";
    /**
     * Empty on success.
     * @constant
     */
    err_code: "";
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the request, unchanged. */
    payload?: string;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Progress of the generation. Documented for the advertisement film. */
    progress?: Progress;
    /** Results, as the query of creations lists them. */
    creations?: Creation[];
    /** Records of everything made for a film. */
    data_records?: AdFilmRecords;
};
/**
 * failed
 * Update of a film, or of one of its parts, that ended without a result.
 */
export type AdFilmCallbackFailed = {
    /** Identifier of the film or of the subtask. */
    id: string;
    state: "failed";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code: ErrCode;
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the request, unchanged. */
    payload?: string;
    /** Whether background music is used. */
    bgm?: boolean;
    /** Whether off-peak mode is used. */
    off_peak?: boolean;
    /** Progress of the generation. Documented for the advertisement film. */
    progress?: Progress;
    /** Records of everything made for a film. */
    data_records?: AdFilmRecords;
};
/** Update of a film or of one of its parts, in the form of the response to the detailed query of the film or to the query of creations. Records and creations may be missing. */
export type AdFilmCallback = AdFilmCallbackProcessing | AdFilmCallbackSuccess | AdFilmCallbackFailed;
/** Identifier of the film task. */
export type AdFilmTaskId = string;
/**
 * created
 * Accepted film.
 */
export type AdFilmCreated = {
    /** Identifier of the film task. */
    id: AdFilmTaskId;
    state: "created";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Records of everything made for a film. */
    data_records?: AdFilmRecords;
};
/**
 * queueing
 * Film that waits in the queue.
 */
export type AdFilmQueueing = {
    /** Identifier of the film task. */
    id: AdFilmTaskId;
    state: "queueing";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Records of everything made for a film. */
    data_records?: AdFilmRecords;
};
/**
 * processing
 * Film that is being generated.
 */
export type AdFilmProcessing = {
    /** Identifier of the film task. */
    id: AdFilmTaskId;
    state: "processing";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Records of everything made for a film. */
    data_records?: AdFilmRecords;
};
/**
 * success
 * Finished film with the records of its parts.
 */
export type AdFilmSuccess = {
    /** Identifier of the film task. */
    id: AdFilmTaskId;
    state: "success";
    /**
     * Empty on success.
     * @constant
     */
    err_code: "";
    /** Records of everything made for a film. */
    data_records: AdFilmRecords;
};
/**
 * failed
 * Film that ended without a result.
 */
export type AdFilmFailed = {
    /** Identifier of the film task. */
    id: AdFilmTaskId;
    state: "failed";
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code: ErrCode;
    /** Records of everything made for a film. */
    data_records?: AdFilmRecords;
};
/** Film task with the records of its parts. Its other fields depend on its state. */
export type AdFilm = AdFilmCreated | AdFilmQueueing | AdFilmProcessing | AdFilmSuccess | AdFilmFailed;
/** generate_video */
export type AdFilmEditGenerateVideo = {
    /** Identifier of the film task. */
    ad_one_click_task_id: AdFilmTaskId;
    /**
     * Part of a film to make again with generate_video. Required: ad_one_click_task_id, storyboard_video_index, prompt. Optional: callback_url, payload.
     * @see models.html#editAdFilm
     */
    type: "generate_video";
    /** Segment to make again, counted from 0. */
    storyboard_video_index: number;
    /** Prompt of the segment, which keeps its duration. At most 2000 characters. */
    prompt: Prompt;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
};
/** generate_narration */
export type AdFilmEditGenerateNarration = {
    /** Identifier of the film task. */
    ad_one_click_task_id: AdFilmTaskId;
    /**
     * Part of a film to make again with generate_narration. Required: ad_one_click_task_id, prompt. Optional: callback_url, payload.
     * @see models.html#editAdFilm
     */
    type: "generate_narration";
    /** Text of the narration, which keeps its voice and duration. At most 2000 characters. */
    prompt: Prompt;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
};
/** generate_bgm */
export type AdFilmEditGenerateBgm = {
    /** Identifier of the film task. */
    ad_one_click_task_id: AdFilmTaskId;
    /**
     * Part of a film to make again with generate_bgm. Required: ad_one_click_task_id, prompt. Optional: callback_url, payload.
     * @see models.html#editAdFilm
     */
    type: "generate_bgm";
    /** Prompt of the music, which keeps its duration. At most 2000 characters. */
    prompt: Prompt;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
};
/** Part of a film to make again. The type says which part. */
export type AdFilmEditRequest = AdFilmEditGenerateVideo | AdFilmEditGenerateNarration | AdFilmEditGenerateBgm;
/** Accepted edit of one part of a film. */
export type AdFilmEditResponse = {
    /** Identifier of the film task. */
    ad_one_click_task_id?: AdFilmTaskId;
    /** Subtask of the new part; the query of creations returns its state. */
    sub_task_id: string;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Error code. Empty when the task succeeded, never empty when it failed. */
    err_code?: ErrCode;
    /** Credits the task costs. */
    credits?: Credits;
};
/** Parts from which a film is composed again. */
export type AdFilmComposeRequest = {
    /** Identifier of the film task. */
    ad_one_click_task_id: AdFilmTaskId;
    /** Video subtasks, one for each storyboard segment of the film. */
    video_task_ids: readonly string[];
    /** Subtask of the background music. */
    bgm_task_id: string;
    /** Subtask of the narration. */
    narration_task_id: string;
    /** URL that receives a POST when the task changes state. Without it there are no callbacks. */
    callback_url?: CallbackUrl | undefined;
    /** Value of your choice. The service does not process it; queries and callbacks return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
};
/** Accepted composition of a film. */
export type AdFilmComposeResponse = {
    /** Identifier of the film task. */
    ad_one_click_task_id?: AdFilmTaskId;
    /** Subtask of the new film; the query of creations returns its state. */
    compose_sub_task_id: string;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** Credits the task costs. */
    credits?: Credits;
};
/** Request to start a general one-click task. */
export type GeneralOneClickRequest = {
    [key: string]: unknown;
};
/** Response to a general one-click create. */
export type GeneralOneClickResponse = unknown;
/** Response to a general one-click query. */
export type GeneralOneClickDetail = unknown;
/** Request to edit a general one-click task. */
export type GeneralOneClickEditRequest = {
    [key: string]: unknown;
};
/** Response to a general one-click edit. */
export type GeneralOneClickEditResponse = unknown;
/** Request to compose a general one-click task. */
export type GeneralOneClickComposeRequest = {
    [key: string]: unknown;
};
/** Response to a general one-click compose. */
export type GeneralOneClickComposeResponse = unknown;
/** Speech from text. */
export type SpeechRequest = {
    /**
     * Text to speak. A line break starts a new paragraph. A pause is written as `<#x#>`, where x is 0.01 to 99.99 seconds with at most two decimals, between two stretches of text that can be spoken. Two pauses never follow each other directly. At most 9999 characters.
     * @example Welcome.<#1.5#>Let us begin.
     */
    text: string;
    /** Voice to speak with. */
    voice_setting_voice_id: VoiceId;
    /**
     * Speed of speech. 0.5 to 2.
     * @default 1
     */
    voice_setting_speed?: number | undefined;
    /**
     * Volume; 0 is normal. 0 to 10.
     * @default 0
     */
    voice_setting_volume?: number | undefined;
    /**
     * Pitch of the voice. -12 to 12.
     * @default 0
     */
    voice_setting_pitch?: number | undefined;
    /** Emotion to speak with. */
    voice_setting_emotion?: string | undefined;
    /** Pronunciations of words that can be read in several ways. */
    pronunciation_dict_tone?: readonly unknown[] | undefined;
    /** Value of your choice. The service does not process it; responses return it unchanged. At most 1048576 characters. */
    payload?: Payload | undefined;
};
/** URL of the audio file, valid for 24 hours. */
export type SpeechUrl = string;
/** Speech task. In the service's example it succeeds at once and has the file. */
export type SpeechResponse = {
    /** Identifier of the task. */
    task_id?: TaskId;
    /** Identifier of the task. */
    id?: TaskId;
    /** State of a task. created: Accepted; queueing: Waiting in the queue; processing: Being generated; success: Finished; the creations are there; failed: Ended without a result; the error code says why. */
    state: TaskState;
    /** URL of the audio file, valid for 24 hours. */
    file_url?: SpeechUrl;
    /** Credits the task costs. */
    credits?: Credits;
    /** Value of the request. */
    payload?: string;
    /** Time of creation in UTC, with fractions of a second. */
    created_at?: CreatedAt;
};
/** Subjects that the service keeps. */
export type SubjectListResponse = unknown;
/** Subject to create. */
export type SubjectCreateRequest = {
    [key: string]: unknown;
};
/** Response to a subject create. */
export type SubjectCreateResponse = unknown;
/** Changes to a subject. */
export type SubjectUpdateRequest = {
    [key: string]: unknown;
};
/** Response to a subject update. */
export type SubjectUpdateResponse = unknown;
export interface paths {
    "/ent/v2/tasks/{id}/creations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the task or, for a film, of a subtask.
                 * @example task-3101
                 */
                id: PathId;
            };
            cookie?: never;
        };
        /**
         * Read a task and its creations
         * Returns the state of a task and, once it has succeeded, the URLs of its results. They are valid for 24 hours, those of an advertisement film for one hour.
         */
        get: operations["getTaskCreations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/text2video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a video from text
         * Starts a task that turns a prompt into a video. Fields and limits depend on the model.
         */
        post: operations["createText2Video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/img2video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a video from a start frame
         * Starts a task that sets one image in motion. Fields and limits depend on the model.
         */
        post: operations["createImg2Video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/start-end2video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a video between two frames
         * Starts a task that moves from a start frame to an end frame. Fields and limits depend on the model.
         */
        post: operations["createStartEnd2Video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/reference2video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a video from references
         * Starts a task that makes a video from reference images, subjects, videos and sounds. Fields and limits depend on the model.
         */
        post: operations["createReference2Video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/reference2image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an image from text or references
         * Starts a task that makes an image from references. With genq2 it also edits an image or makes one from text alone.
         */
        post: operations["createReference2Image"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/template-story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a story video from a template
         * Starts a task that makes the video of a template story with your images.
         */
        post: operations["createTemplateStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/one-click/mv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a music video
         * Starts a task that turns a song and images into a music video. In addition to the finished video it produces a list of storyboards. The service calls this version 1.0.
         */
        post: operations["createMv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/one-click/premium_mv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a premium music video
         * Starts a task that makes a music video in which people sing, perform or dance. Singing modes require faces and accept images; the others require images and reject faces.
         */
        post: operations["createPremiumMv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v1/explain-comic/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a comic video that explains a script
         * Starts a task that turns a script into a narrated comic. It is created under version 1 of the path and, like every task, read under version 2. Its callbacks are signed.
         */
        post: operations["createExplainComic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/ad-one-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an advertisement film
         * Starts a task that makes a film of several segments with narration and music. You can then make parts of it again and compose the film from them.
         */
        post: operations["createAdFilm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/ad-one-click/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the film task.
                 * @example film-88
                 */
                id: PathId;
            };
            cookie?: never;
        };
        /**
         * Read a film and its parts
         * Returns the state of a film and every segment, narration, music and composition made for it.
         */
        get: operations["getAdFilm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/ad-one-click/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one part of a film again
         * Starts a subtask that makes one segment, the narration or the music again, with the same length. In the service's example it succeeds at once.
         */
        post: operations["editAdFilm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/ad-one-click/compose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compose a film from its parts
         * Starts a subtask that composes the film from the parts you choose, one video for each segment. In the service's example it succeeds at once.
         */
        post: operations["composeAdFilm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/one-click/general_one_click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a general one-click task
         * Starts a general one-click task. Only its method and path are documented; that it accepts any object is an assumption.
         */
        post: operations["createGeneralOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/one-click/general_one_click/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier, presumably that of the task.
                 * @example task-3101
                 */
                id: PathId;
            };
            cookie?: never;
        };
        /**
         * Read a general one-click task
         * Reads a general one-click task. Only its method and path are documented.
         */
        get: operations["getGeneralOneClick"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/one-click/general_one_click/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier, presumably that of the task.
                 * @example task-3101
                 */
                id: PathId;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a general one-click task
         * Edits a general one-click task. Only its method and path are documented; that it accepts any object is an assumption.
         */
        post: operations["editGeneralOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/one-click/general_one_click/{id}/compose": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier, presumably that of the task.
                 * @example task-3101
                 */
                id: PathId;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compose a general one-click task
         * Composes a general one-click task. Only its method and path are documented; that it accepts any object is an assumption.
         */
        post: operations["composeGeneralOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/audio-tts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make speech from text
         * Starts a task that speaks a text. In the service's example it succeeds at once and returns the file. There are no callbacks.
         */
        post: operations["createSpeech"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subjects
         * Lists the subjects. Neither its query parameters nor its response is documented.
         */
        get: operations["listSubjects"];
        put?: never;
        /**
         * Create a subject
         * Creates a subject, so that reference-to-video requests can use it by its `server_id`. Its fields are not documented; that it accepts any object is an assumption.
         */
        post: operations["createSubject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ent/v2/subjects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the subject.
                 * @example subject-12
                 */
                id: PathId;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a subject
         * Updates a subject. Its fields are not documented; that it accepts any object is an assumption.
         */
        put: operations["updateSubject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PathId: PathId;
        ErrCode: ErrCode;
        Credits: Credits;
        Progress: Progress;
        TaskCreated: TaskCreated;
        TaskQueueing: TaskQueueing;
        TaskProcessing: TaskProcessing;
        ResultUrl: ResultUrl;
        Creation: Creation;
        TaskSuccess: TaskSuccess;
        TaskFailed: TaskFailed;
        Task: Task;
        Prompt: Prompt;
        DurationUndocumented: DurationUndocumented;
        Seed: Seed;
        AspectRatio: AspectRatio;
        ResolutionUndocumented: ResolutionUndocumented;
        Audio: Audio;
        Payload: Payload;
        OffPeak: OffPeak;
        CallbackUrl: CallbackUrl;
        Watermark: Watermark;
        WmPositionText2VideoGenq1: WmPositionText2VideoGenq1;
        WmUrl: WmUrl;
        MetaData: MetaData;
        Text2VideoGenq1: Text2VideoGenq1;
        Duration: Duration;
        Resolution540To1080: Resolution540To1080;
        Text2VideoGenq2: Text2VideoGenq2;
        Text2VideoRequest: Text2VideoRequest;
        TaskId: TaskId;
        TaskState: TaskState;
        CreatedAt: CreatedAt;
        Text2VideoResponse: Text2VideoResponse;
        TaskCallback: TaskCallback;
        CompactImageInput: CompactImageInput;
        StartFrame: StartFrame;
        VoiceId: VoiceId;
        IsRec: IsRec;
        DurationOnly5: DurationOnly5;
        MovementAmplitude: MovementAmplitude;
        WmPosition: WmPosition;
        Img2VideoGenq1Classic: Img2VideoGenq1Classic;
        Img2VideoGen15: Img2VideoGen15;
        Resolution360To720: Resolution360To720;
        Img2VideoGen20: Img2VideoGen20;
        Img2VideoGenq3Turbo: Img2VideoGenq3Turbo;
        Img2VideoGenq3Pro: Img2VideoGenq3Pro;
        Img2VideoGenq3ProFast: Img2VideoGenq3ProFast;
        Img2VideoRequest: Img2VideoRequest;
        Img2VideoResponse: Img2VideoResponse;
        StartAndEndFrames: StartAndEndFrames;
        Bgm: Bgm;
        StartEnd2VideoGenq1Classic: StartEnd2VideoGenq1Classic;
        StartEnd2VideoGenq1: StartEnd2VideoGenq1;
        StartEnd2VideoGenq3Turbo: StartEnd2VideoGenq3Turbo;
        StartEnd2VideoGenq3ProFast: StartEnd2VideoGenq3ProFast;
        StartEnd2VideoGenq3Pro: StartEnd2VideoGenq3Pro;
        StartEnd2VideoRequest: StartEnd2VideoRequest;
        StartEnd2VideoResponse: StartEnd2VideoResponse;
        ReferenceImageInput: ReferenceImageInput;
        ReferenceImages: ReferenceImages;
        AutoSubjects: AutoSubjects;
        ServerId: ServerId;
        ReferenceSubject: ReferenceSubject;
        ReferenceSubjects: ReferenceSubjects;
        SubjectPrompt: SubjectPrompt;
        AspectRatioOrAuto: AspectRatioOrAuto;
        Reference2VideoGenq1: Reference2VideoGenq1;
        ReferenceImagesUndocumented: ReferenceImagesUndocumented;
        Reference2VideoGenq2: Reference2VideoGenq2;
        VideoInput: VideoInput;
        ReferenceVideos: ReferenceVideos;
        SubjectVideoInput: SubjectVideoInput;
        ReferenceSubjectGenq2Pro: ReferenceSubjectGenq2Pro;
        ReferenceSubjectsGenq2Pro: ReferenceSubjectsGenq2Pro;
        Reference2VideoGenq2Pro: Reference2VideoGenq2Pro;
        DurationOnly4: DurationOnly4;
        Reference2VideoGen20: Reference2VideoGen20;
        Reference2VideoGenq3: Reference2VideoGenq3;
        SoundInput: SoundInput;
        ReferenceSounds: ReferenceSounds;
        AspectRatio16To9Or9To16: AspectRatio16To9Or9To16;
        Reference2VideoGenq3Drama: Reference2VideoGenq3Drama;
        Reference2VideoGenq3Ad: Reference2VideoGenq3Ad;
        Reference2VideoGenq3Mix: Reference2VideoGenq3Mix;
        Reference2VideoGenq3Turbo: Reference2VideoGenq3Turbo;
        Reference2VideoRequest: Reference2VideoRequest;
        Reference2VideoResponse: Reference2VideoResponse;
        Resolution1080: Resolution1080;
        Reference2ImageGenq1: Reference2ImageGenq1;
        AspectRatioImage: AspectRatioImage;
        Resolution1080To4K: Resolution1080To4K;
        Reference2ImageGenq2: Reference2ImageGenq2;
        Reference2ImageRequest: Reference2ImageRequest;
        Reference2ImageResponse: Reference2ImageResponse;
        ImageInput: ImageInput;
        TemplateStoryRequest: TemplateStoryRequest;
        TemplateStoryResponse: TemplateStoryResponse;
        SongInput: SongInput;
        HttpUrl: HttpUrl;
        Quality: Quality;
        AddSubtitle: AddSubtitle;
        SubtitleColor: SubtitleColor;
        MvRequest: MvRequest;
        MvResponse: MvResponse;
        LipRefUrls: LipRefUrls;
        PremiumMvLanguage: PremiumMvLanguage;
        Resolution720To1080: Resolution720To1080;
        PremiumMvSing: PremiumMvSing;
        PremiumMvSingPerform: PremiumMvSingPerform;
        PremiumMvPerform: PremiumMvPerform;
        PremiumMvDance: PremiumMvDance;
        PremiumMvRequest: PremiumMvRequest;
        PremiumMvResponse: PremiumMvResponse;
        AssetId: AssetId;
        ExplainComicAssetCharacter: ExplainComicAssetCharacter;
        ExplainComicAssetScene: ExplainComicAssetScene;
        ExplainComicAssetTool: ExplainComicAssetTool;
        ExplainComicAsset: ExplainComicAsset;
        AspectRatioComic: AspectRatioComic;
        ExplainComicRequest: ExplainComicRequest;
        ExplainComicResponse: ExplainComicResponse;
        AspectRatioAdFilm: AspectRatioAdFilm;
        AdFilmRequest: AdFilmRequest;
        AdFilmResponse: AdFilmResponse;
        FilmUrl: FilmUrl;
        AdFilmRecord: AdFilmRecord;
        AdFilmStoryboard: AdFilmStoryboard;
        AdFilmCompositionParams: AdFilmCompositionParams;
        AdFilmComposition: AdFilmComposition;
        AdFilmRecords: AdFilmRecords;
        AdFilmCallbackProcessing: AdFilmCallbackProcessing;
        AdFilmCallbackSuccess: AdFilmCallbackSuccess;
        AdFilmCallbackFailed: AdFilmCallbackFailed;
        AdFilmCallback: AdFilmCallback;
        AdFilmTaskId: AdFilmTaskId;
        AdFilmCreated: AdFilmCreated;
        AdFilmQueueing: AdFilmQueueing;
        AdFilmProcessing: AdFilmProcessing;
        AdFilmSuccess: AdFilmSuccess;
        AdFilmFailed: AdFilmFailed;
        AdFilm: AdFilm;
        AdFilmEditGenerateVideo: AdFilmEditGenerateVideo;
        AdFilmEditGenerateNarration: AdFilmEditGenerateNarration;
        AdFilmEditGenerateBgm: AdFilmEditGenerateBgm;
        AdFilmEditRequest: AdFilmEditRequest;
        AdFilmEditResponse: AdFilmEditResponse;
        AdFilmComposeRequest: AdFilmComposeRequest;
        AdFilmComposeResponse: AdFilmComposeResponse;
        GeneralOneClickRequest: GeneralOneClickRequest;
        GeneralOneClickResponse: GeneralOneClickResponse;
        GeneralOneClickDetail: GeneralOneClickDetail;
        GeneralOneClickEditRequest: GeneralOneClickEditRequest;
        GeneralOneClickEditResponse: GeneralOneClickEditResponse;
        GeneralOneClickComposeRequest: GeneralOneClickComposeRequest;
        GeneralOneClickComposeResponse: GeneralOneClickComposeResponse;
        SpeechRequest: SpeechRequest;
        SpeechUrl: SpeechUrl;
        SpeechResponse: SpeechResponse;
        SubjectListResponse: SubjectListResponse;
        SubjectCreateRequest: SubjectCreateRequest;
        SubjectCreateResponse: SubjectCreateResponse;
        SubjectUpdateRequest: SubjectUpdateRequest;
        SubjectUpdateResponse: SubjectUpdateResponse;
    };
    responses: {
        /** Rejected request. Neither its status code nor its body is documented. */
        Rejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": RejectedBody;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTaskCreations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the task or, for a film, of a subtask.
                 * @example task-3101
                 */
                id: PathId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Task;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createText2Video: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Text2VideoRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Text2VideoResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createImg2Video: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Img2VideoRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Img2VideoResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createStartEnd2Video: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StartEnd2VideoRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StartEnd2VideoResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createReference2Video: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Reference2VideoRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Reference2VideoResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createReference2Image: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Reference2ImageRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Reference2ImageResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createTemplateStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TemplateStoryRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateStoryResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createMv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MvRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MvResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createPremiumMv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PremiumMvRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PremiumMvResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createExplainComic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExplainComicRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExplainComicResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createAdFilm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdFilmRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdFilmResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    getAdFilm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the film task.
                 * @example film-88
                 */
                id: PathId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdFilm;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    editAdFilm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdFilmEditRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdFilmEditResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    composeAdFilm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdFilmComposeRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdFilmComposeResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createGeneralOneClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GeneralOneClickRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GeneralOneClickResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    getGeneralOneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier, presumably that of the task.
                 * @example task-3101
                 */
                id: PathId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GeneralOneClickDetail;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    editGeneralOneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier, presumably that of the task.
                 * @example task-3101
                 */
                id: PathId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GeneralOneClickEditRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GeneralOneClickEditResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    composeGeneralOneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier, presumably that of the task.
                 * @example task-3101
                 */
                id: PathId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GeneralOneClickComposeRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GeneralOneClickComposeResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createSpeech: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SpeechRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpeechResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    listSubjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubjectListResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    createSubject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SubjectCreateRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubjectCreateResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
    updateSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the subject.
                 * @example subject-12
                 */
                id: PathId;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SubjectUpdateRequest;
            };
        };
        responses: {
            /** Response of the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SubjectUpdateResponse;
                };
            };
            default: components["responses"]["Rejected"];
        };
    };
}

/**
 * Body of a rejected request as clients read it: JSON, or text if it is not JSON, or nothing. Its form is undocumented.
 */
export type RejectedBody = string | number | boolean | null | undefined | RejectedBody[] | {
    [name: string]: RejectedBody;
};
/** Names of the schemas of the request, the response and the callback of each operation. */
export interface bodies {
    "getTaskCreations": {
        "response": "Task"
    },
    "createText2Video": {
        "request": "Text2VideoRequest",
        "response": "Text2VideoResponse",
        "callback": "TaskCallback"
    },
    "createImg2Video": {
        "request": "Img2VideoRequest",
        "response": "Img2VideoResponse",
        "callback": "TaskCallback"
    },
    "createStartEnd2Video": {
        "request": "StartEnd2VideoRequest",
        "response": "StartEnd2VideoResponse",
        "callback": "TaskCallback"
    },
    "createReference2Video": {
        "request": "Reference2VideoRequest",
        "response": "Reference2VideoResponse",
        "callback": "TaskCallback"
    },
    "createReference2Image": {
        "request": "Reference2ImageRequest",
        "response": "Reference2ImageResponse",
        "callback": "TaskCallback"
    },
    "createTemplateStory": {
        "request": "TemplateStoryRequest",
        "response": "TemplateStoryResponse",
        "callback": "TaskCallback"
    },
    "createMv": {
        "request": "MvRequest",
        "response": "MvResponse",
        "callback": "TaskCallback"
    },
    "createPremiumMv": {
        "request": "PremiumMvRequest",
        "response": "PremiumMvResponse",
        "callback": "TaskCallback"
    },
    "createExplainComic": {
        "request": "ExplainComicRequest",
        "response": "ExplainComicResponse",
        "callback": "TaskCallback"
    },
    "createAdFilm": {
        "request": "AdFilmRequest",
        "response": "AdFilmResponse",
        "callback": "AdFilmCallback"
    },
    "getAdFilm": {
        "response": "AdFilm"
    },
    "editAdFilm": {
        "request": "AdFilmEditRequest",
        "response": "AdFilmEditResponse",
        "callback": "AdFilmCallback"
    },
    "composeAdFilm": {
        "request": "AdFilmComposeRequest",
        "response": "AdFilmComposeResponse",
        "callback": "AdFilmCallback"
    },
    "createGeneralOneClick": {
        "request": "GeneralOneClickRequest",
        "response": "GeneralOneClickResponse"
    },
    "getGeneralOneClick": {
        "response": "GeneralOneClickDetail"
    },
    "editGeneralOneClick": {
        "request": "GeneralOneClickEditRequest",
        "response": "GeneralOneClickEditResponse"
    },
    "composeGeneralOneClick": {
        "request": "GeneralOneClickComposeRequest",
        "response": "GeneralOneClickComposeResponse"
    },
    "createSpeech": {
        "request": "SpeechRequest",
        "response": "SpeechResponse"
    },
    "listSubjects": {
        "response": "SubjectListResponse"
    },
    "createSubject": {
        "request": "SubjectCreateRequest",
        "response": "SubjectCreateResponse"
    },
    "updateSubject": {
        "request": "SubjectUpdateRequest",
        "response": "SubjectUpdateResponse"
    }
}
/** Fields of the request of each operation that are files, for checks of one file. */
export interface fileFields {
    createText2Video: "wm_url";
    createImg2Video: "images" | "wm_url";
    createStartEnd2Video: "images" | "wm_url";
    createReference2Video: "images" | "subjects.images" | "wm_url" | "videos" | "subjects.videos" | "sounds";
    createReference2Image: "images";
    createTemplateStory: "images";
    createMv: "images" | "audio_url" | "lip_ref_url";
    createPremiumMv: "lip_ref_urls" | "images" | "audio_url";
    createExplainComic: "assets.image_uri";
    createAdFilm: "images";
}
/** Names of all these schemas. */
export type BodyName = "AdFilm" | "AdFilmCallback" | "AdFilmComposeRequest" | "AdFilmComposeResponse" | "AdFilmEditRequest" | "AdFilmEditResponse" | "AdFilmRequest" | "AdFilmResponse" | "ExplainComicRequest" | "ExplainComicResponse" | "GeneralOneClickComposeRequest" | "GeneralOneClickComposeResponse" | "GeneralOneClickDetail" | "GeneralOneClickEditRequest" | "GeneralOneClickEditResponse" | "GeneralOneClickRequest" | "GeneralOneClickResponse" | "Img2VideoRequest" | "Img2VideoResponse" | "MvRequest" | "MvResponse" | "PremiumMvRequest" | "PremiumMvResponse" | "Reference2ImageRequest" | "Reference2ImageResponse" | "Reference2VideoRequest" | "Reference2VideoResponse" | "SpeechRequest" | "SpeechResponse" | "StartEnd2VideoRequest" | "StartEnd2VideoResponse" | "SubjectCreateRequest" | "SubjectCreateResponse" | "SubjectListResponse" | "SubjectUpdateRequest" | "SubjectUpdateResponse" | "Task" | "TaskCallback" | "TemplateStoryRequest" | "TemplateStoryResponse" | "Text2VideoRequest" | "Text2VideoResponse";
/** What creates media and has a documented request, by its name on the client: `text2video`, `adFilm.edit`. */
export interface generators {
    "text2video": { operation: "createText2Video"; selector: "model"; model: "genq1" | "genq2" };
    "img2video": { operation: "createImg2Video"; selector: "model"; model: "genq1-classic" | "gen1.5" | "gen2.0" | "genq3-turbo" | "genq3-pro" | "genq3-pro-fast" };
    "startEnd2video": { operation: "createStartEnd2Video"; selector: "model"; model: "genq1-classic" | "genq1" | "genq3-turbo" | "genq3-pro-fast" | "genq3-pro" };
    "reference2video": { operation: "createReference2Video"; selector: "model"; model: "genq1" | "genq2" | "genq2-pro" | "gen2.0" | "genq3" | "genq3-drama" | "genq3-ad" | "genq3-mix" | "genq3-turbo" };
    "reference2image": { operation: "createReference2Image"; selector: "model"; model: "genq1" | "genq2" };
    "templateStory": { operation: "createTemplateStory"; selector: null; model: never };
    "mv": { operation: "createMv"; selector: null; model: never };
    "premiumMv": { operation: "createPremiumMv"; selector: "premium_mv_mode"; model: "sing" | "sing_perform" | "perform" | "dance" };
    "explainComic": { operation: "createExplainComic"; selector: null; model: never };
    "adFilm": { operation: "createAdFilm"; selector: null; model: never };
    "adFilm.edit": { operation: "editAdFilm"; selector: "type"; model: "generate_video" | "generate_narration" | "generate_bgm" };
    "adFilm.compose": { operation: "composeAdFilm"; selector: null; model: never };
    "speech": { operation: "createSpeech"; selector: null; model: never };
}
