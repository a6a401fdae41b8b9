/** A property of a `fetch` whose service has a clock that can be moved: what to call after that. */
export const clockListeners = Symbol.for('genmedia.clock-listeners');

/** A `fetch` that knows when waits should poll at once. */
export interface ClockedFetch {
  [clockListeners]?: Set<() => void>;
}
