import { handleOf } from '../terms/task-handle.js';
import type { CallOptions } from '../transport/options.js';
import { type BatchItem, isHandle } from './batch-item.js';

/** An item as JSON can hold it: without functions. */
export function toPlainItem(item: BatchItem): BatchItem {
  if (isHandle(item)) return handleOf(item);
  if (!item.options) return item;
  const { onSending, timeout, ...rest } = item.options as CallOptions;
  // JSON knows no Infinity.
  const limit = timeout === undefined ? {} : { timeout: Math.min(timeout, Number.MAX_SAFE_INTEGER) };
  return { ...item, options: { ...rest, ...limit } };
}
