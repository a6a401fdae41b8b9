import type { GenMediaEvent } from './event.js';

/** How much is logged: each level includes those before it. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

export const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** A logger: `console`, winston or anything else with these functions. They may be async. Their errors do not end a call. */
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

/** Logs an event. The result may be a promise of the logger. */
export type Log = (event: GenMediaEvent) => unknown;

/** A log that is loaded when it is needed. */
export interface LoadedLater {
  log: Log;
  /** Calls wait for it, so that no line is missing. */
  ready: Promise<void>;
}
