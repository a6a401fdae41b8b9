import type { TaskRequest } from '../client/request-types.js';
import type { TaskHandle } from '../terms/task-handle.js';

/** A handle in a batch. It names the fields of a request, so that compilers compare a wrong one with all generators. */
interface HandleItem extends TaskHandle {
  readonly generator?: undefined;
  readonly request?: undefined;
}

/** A task to create, or the handle of one that exists. */
export type BatchItem = TaskRequest | HandleItem;

/** Those who keep items as JSON may have a `generator` that is `undefined`. */
export const isHandle = (item: BatchItem): item is HandleItem =>
  !('generator' in item) || (item.generator === undefined && 'id' in item);
