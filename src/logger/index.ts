/**
 * Logs what a client does, to the console or to your logger.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { logEvents } from 'genmedia/logger';
 *
 *     const gen = new GenMedia({ onEvent: logEvents({ logLevel: 'info' }) });
 *
 * @packageDocumentation
 */

import { checkOptions, objectWith } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { GenMediaEvent } from '../transport/event.js';
import { type Logger, type LogLevel, levels } from '../transport/logger.js';
import { logUpTo } from './log-up-to.js';

export type { Logger, LogLevel } from '../transport/logger.js';

/** Options of `logEvents`. */
export interface LogOptions {
  /**
   * Gets each line, and the event that it is about. Loggers that take the object first, as pino does, get it that way with
   * `pinoLogger(log)` of `genmedia/logger`. Default: `console`, with the line alone.
   */
  logger?: Logger | undefined;
  /** How much is logged. Default: the environment variable `GENMEDIA_LOG`, or else `warn`. */
  logLevel?: LogLevel | undefined;
}

/** What pino and bunyan have: functions that take the object first. */
export interface ObjectFirstLogger {
  /** Logs a line of level `error`. */
  error(event: object, message: string): unknown;
  /** Logs a line of level `warn`. */
  warn(event: object, message: string): unknown;
  /** Logs a line of level `info`. */
  info(event: object, message: string): unknown;
  /** Logs a line of level `debug`. */
  debug(event: object, message: string): unknown;
}

/**
 * A logger for the client from one that takes the object first, as pino does. It gets the event as the field `event`.
 *
 *     const gen = new GenMedia({ logger: pinoLogger(log) });
 */
export function pinoLogger(log: ObjectFirstLogger): Logger {
  const { mustBe, fits } = objectWith('a logger such as pino()', 'error', 'warn', 'info', 'debug');
  if (!fits(log)) throw new ConfigurationError(`The argument of pinoLogger must be ${mustBe}.`);
  return {
    error: (message, event) => log.error({ event }, message),
    warn: (message, event) => log.warn({ event }, message),
    info: (message, event) => log.info({ event }, message),
    debug: (message, event) => log.debug({ event }, message),
  };
}

/**
 * Logs what a client does, as `onEvent` of the client.
 *
 *     const gen = new GenMedia({ onEvent: logEvents({ logLevel: 'info' }) });
 *
 * | Level   | What is logged                                                                            |
 * | ------- | ----------------------------------------------------------------------------------------- |
 * | `warn`  | unknown states, pauses of a batch, requests without a response, options that are probably a mistake |
 * | `info`  | also retries, rejections and updates of tasks                                             |
 * | `debug` | also every request, response and poll                                                     |
 */
export function logEvents(options: LogOptions = {}): (event: GenMediaEvent) => unknown {
  if (Object(options).type) throw new ConfigurationError('Call it: onEvent: logEvents().');
  checkOptions('logEvents', options, {
    logger: objectWith('a logger', 'error', 'warn', 'info', 'debug'),
    logLevel: { mustBe: `one of ${levels.join(', ')}`, fits: (value) => levels.includes(value as LogLevel) },
  });
  const { logger, logLevel = levelOfEnvironment() } = options;
  return logUpTo(levels.indexOf(logLevel), logger);
}

function levelOfEnvironment(): LogLevel {
  const text = globalThis.process?.env?.GENMEDIA_LOG || 'warn';
  if (levels.includes(text as LogLevel)) return text as LogLevel;
  throw new ConfigurationError(`GENMEDIA_LOG must be one of ${levels.join(', ')}, not ${JSON.stringify(text)}.`);
}
