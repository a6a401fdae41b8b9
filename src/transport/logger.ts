import type { GenMediaEvent } from './event.js';

/** How much is logged: each level includes those before it. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

export const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** What logs: `console`, winston or anything else with these functions. They may be async; an error of theirs ends no call. */
export interface Logger {
  /** Logs a line of level `error`. No event has that level now. */
  error(message: string, event: GenMediaEvent): unknown;
  /** Logs a line of level `warn`. */
  warn(message: string, event: GenMediaEvent): unknown;
  /** Logs a line of level `info`. */
  info(message: string, event: GenMediaEvent): unknown;
  /** Logs a line of level `debug`. */
  debug(message: string, event: GenMediaEvent): unknown;
}

/** What it returns may be a promise of the logger. */
export type Log = (event: GenMediaEvent) => unknown;

/** What logs once it is loaded. */
export interface LoadedLater {
  log: Log;
  /** Calls wait for it, so that no line is missing. */
  ready: Promise<void>;
}
