/** No runtime starts with less. Runtimes that do not know their limit report such a value. */
const minHeapLimit = 2 ** 25;

/** Heap limit in bytes if the runtime reports one, as Node does, or `Infinity`. */
export function heapLimit(): number {
  try {
    const v8 = globalThis.process?.getBuiltinModule?.('node:v8');
    const limit = v8?.getHeapStatistics().heap_size_limit ?? 0;
    return limit > minHeapLimit ? limit : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
