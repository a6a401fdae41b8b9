import type { CallbackSource } from '../terms/callback-source.js';

/** What a client can set for all of its waits, and each wait for itself. */
export interface WaitDefaults {
  /**
   * When to give up, in milliseconds from now or as a date, after a final poll. The task continues. With a date that is past, a
   * `run` or a batch of requests creates nothing, and ends with a `ConfigurationError`. A machine that slept past
   * it gets one more minute after it wakes up. Default: one hour.
   */
  deadline?: number | Date | undefined;
  /**
   * Milliseconds from the creation of the task to the first poll. Default: what the service advises (`x-poll-advice`), or else
   * `x-first-poll-after` of its operation; if somebody watches, 1,000 at most.
   */
  firstPollAfter?: number | undefined;
  /**
   * Shortest time between two polls, in milliseconds. It grows with the age of the task. Default: what the service advises, or
   * else 2,000; if somebody watches, 1,000.
   */
  interval?: number | undefined;
  /**
   * Longest time between two polls, in milliseconds, also if the service advises more; with `callbacks`, five times that.
   * Default: 15,000.
   */
  maxInterval?: number | undefined;
  /**
   * Reports updates, as the handler of `genmedia/callbacks` does: then the task is polled when there is an update, and rarely
   * otherwise. A lost callback only delays the end of the wait. Default: no callbacks.
   */
  callbacks?: CallbackSource | undefined;
}
