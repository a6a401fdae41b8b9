import type { GeneratorName, RequestFor } from '../client/request-types.js';
import type { TaskHandle } from '../contract/task-handle.js';
import type { CallOptions } from '../transport/options.js';

/** A task to create: `{ generator: 'adFilm', request: { images: [url] } }`. */
export type BatchRequest = {
  [Name in GeneratorName]: { generator: Name; request: RequestFor<Name>; options?: Omit<CallOptions, 'signal'> };
}[GeneratorName];

/** A task to create, or the handle of one that exists. */
export type BatchItem = BatchRequest | TaskHandle;

/** A request may have an identifier of its owner's. */
export const isHandle = (item: BatchItem): item is TaskHandle => !('generator' in item);
