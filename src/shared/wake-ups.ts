/** A property of a `fetch` whose service has a clock that can be moved: what to call after that. */
export const wakeUps = Symbol.for('genmedia.wake-ups');

/** A `fetch` that knows when waits should poll at once. */
export interface WakingFetch {
  [wakeUps]?: Set<() => void>;
}
