import type { GenMediaEvent } from './event.js';

/** How much is logged: each level includes those before it. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

export const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** What logs: `console`, winston or anything else with these functions. */
export interface Logger {
  error(message: string, event: GenMediaEvent): void;
  warn(message: string, event: GenMediaEvent): void;
  info(message: string, event: GenMediaEvent): void;
  debug(message: string, event: GenMediaEvent): void;
}

export type Log = (event: GenMediaEvent) => void;

/** What logs once it is loaded. */
export interface LoadedLater {
  log: Log;
  /** Calls wait for it, so that no line is missing. */
  ready: Promise<void>;
}
