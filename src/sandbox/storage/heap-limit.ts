/** Less than that is what no runtime starts with, so it is no limit but a value that a runtime does not know. */
const least = 2 ** 25;

/** How many bytes the heap may take, where the runtime says so, as Node does. */
export function heapLimit(): number {
  try {
    const v8 = globalThis.process?.getBuiltinModule?.('node:v8');
    const limit = v8?.getHeapStatistics().heap_size_limit ?? 0;
    return limit > least ? limit : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
