/**
 * The client: creates tasks, waits for them, and returns typed results or typed errors.
 *
 *     import { GenMedia } from 'genmedia';
 *
 *     const gen = new GenMedia(); // reads GENMEDIA_BASE_URL and GENMEDIA_API_KEY
 *     const task = await gen.text2video.run({ model: 'genq2', prompt: 'A lighthouse' });
 *     console.log(task.creations[0]?.url);
 *
 * @packageDocumentation
 */

export type { Creation, Task, TaskFailed, TaskState, TaskSuccess } from 'genmedia/schema';
export type { AdFilmGenerator } from './client/ad-film-generator.js';
export { GenMedia } from './client/gen-media.js';
export type { GeneralOneClickGenerator } from './client/general-one-click-generator.js';
export type { MediaGenerator } from './client/media-generator.js';
export type {
  CreatedBy,
  GeneratorName,
  ModelOf,
  RequestFor,
  RunnableName,
  TaskRequest,
} from './client/request-types.js';
export type { Subjects } from './client/subjects.js';
export * from './errors/index.js';
export { isGenMediaError } from './errors/is-gen-media-error.js';
export type { Fetch } from './shared/fetch.js';
export type { CreatedTask } from './tasks/created-task.js';
export type { Tasks } from './tasks/tasks.js';
export type { RunOptions, WaitOptions, WatchOptions } from './tasks/wait-options.js';
export type { CallbackSource } from './terms/callback-source.js';
export type { OperationId } from './terms/operation.js';
export type { TaskHandle, TaskReference } from './terms/task-handle.js';
export type { Violation } from './terms/violation.js';
export type { ApiPromise, WithResponse } from './transport/api-promise.js';
export type {
  GenMediaEvent,
  PollEvent,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  SlowDownEvent,
  TaskEvent,
  Trace,
  TraceScope,
  UnknownStateEvent,
  WarningEvent,
} from './transport/event.js';
export type { Middleware, MiddlewareHooks, MiddlewareParams, MiddlewareResult } from './transport/middleware.js';
export type { CallOptions, ConnectionOptions, GenMediaOptions } from './transport/options.js';
export { type ApiClient, createApiClient } from './transport/raw-client.js';
export type { WaitDefaults } from './transport/wait-defaults.js';
