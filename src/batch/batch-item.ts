import { taskNames } from '../client/generator-of.js';
import type { TaskRequest } from '../client/request-types.js';
import { checkNames } from '../errors/check-names.js';
import type { TaskHandle } from '../terms/task-handle.js';
import { callNames } from '../transport/option-names.js';

/** A handle in a batch. It names the fields of a request, so that compilers compare a wrong one with all generators. */
interface HandleItem extends TaskHandle {
  readonly generator?: undefined;
  readonly request?: undefined;
}

/** A task to create, or the handle of one that exists. */
export type BatchItem = TaskRequest | HandleItem;

/** A request may have an identifier of its owner's. */
export const isHandle = (item: BatchItem): item is HandleItem =>
  !('generator' in item) || (item.generator === undefined && 'id' in item);

/** Options of the call of an item. A batch and a queue end their calls themselves. */
const itemOptions = callNames.filter((name) => name !== 'signal');

/** Rejects fields and options that a request does not have. What is not the request of an item may be any task. */
export function checkItemNames(what: string, item: BatchItem): void {
  if (isHandle(item)) return;
  checkNames(what, item, taskNames, 'field');
  checkNames(`${what}, in options,`, item.options, itemOptions);
}
