import { checkOptions, objectWith } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { GenMediaEvent } from '../transport/event.js';
import { type Logger, type LogLevel, levels } from '../transport/logger.js';

export type { Logger, LogLevel } from '../transport/logger.js';

export interface LogOptions {
  /**
   * Gets each line, and the event that it is about. Loggers that take the object first, as pino does, get it that way with
   * `logger: { info: (message, event) => pino.info(event, message), … }`. Default: `console`, with the line alone.
   */
  logger?: Logger | undefined;
  /** Default: the environment variable `GENMEDIA_LOG`, or else `warn`. */
  logLevel?: LogLevel | undefined;
}

/**
 * Logs what a client does, as `onEvent` of the client.
 *
 *     const gen = new GenMedia({ onEvent: logEvents({ logLevel: 'info' }) });
 *
 * | Level   | What is logged                                                                            |
 * | ------- | ----------------------------------------------------------------------------------------- |
 * | `warn`  | states that the document does not know, pauses of a batch, requests without a response    |
 * | `info`  | also retries, rejections and updates of tasks                                             |
 * | `debug` | also every request, response and poll                                                     |
 */
export function logEvents(options: LogOptions = {}): (event: GenMediaEvent) => void {
  checkOptions('logEvents', options, {
    logger: objectWith('a logger', 'error', 'warn', 'info', 'debug'),
    logLevel: { takes: levels.join(', '), fits: (value) => levels.includes(value as LogLevel) },
  });
  const { logger, logLevel = levelOfEnvironment() } = options;
  const limit = levels.indexOf(logLevel);
  return (event) => {
    const level = levelOf(event);
    if (levels.indexOf(level) > limit) return;
    const message = `genmedia: ${messageOf(event)}`;
    // On a terminal the line is enough.
    if (logger) logger[level](message, event);
    else console[level](message);
  };
}

function levelOfEnvironment(): LogLevel {
  const text = globalThis.process?.env?.GENMEDIA_LOG || 'warn';
  if (levels.includes(text as LogLevel)) return text as LogLevel;
  throw new ConfigurationError(`GENMEDIA_LOG takes ${levels.join(', ')}, not ${JSON.stringify(text)}.`);
}

function levelOf(event: GenMediaEvent): Exclude<LogLevel, 'off'> {
  switch (event.type) {
    case 'unknown-state':
    case 'slow-down':
      return 'warn';
    case 'retry':
    case 'task':
      return 'info';
    case 'response':
      if (!event.error) return 'debug';
      return event.status === undefined ? 'warn' : 'info';
    default:
      return 'debug';
  }
}

function messageOf(event: GenMediaEvent): string {
  const task = event.taskId === undefined ? '' : ` of task ${event.taskId}`;
  const what = `${event.operation ?? 'request'}${task}`;
  switch (event.type) {
    case 'request':
      return `${what}: ${event.method} ${event.url}, attempt ${event.attempt}`;
    case 'response': {
      const { status, milliseconds, requestId, error } = event;
      const id = requestId === undefined ? '' : `, request id ${requestId}`;
      return `${what}: ${error ? error.message : status} after ${Math.round(milliseconds)} ms${id}`;
    }
    case 'retry':
      return `${what}: attempt ${event.attempt + 1} in ${Math.round(event.delay)} ms, since ${event.reason}`;
    case 'poll':
      return `task ${event.taskId}: poll, last state ${event.state ?? 'unknown'}, ${seconds(event.timeLeft)} s until the deadline`;
    case 'task': {
      const progress = event.progress === undefined ? '' : ` ${event.progress}`;
      return `task ${event.taskId}: ${event.state ?? 'created'}${progress}`;
    }
    case 'unknown-state':
      return `task ${event.taskId}: ${event.state} is a state that the document does not know`;
    case 'slow-down':
      return `batch: pauses for ${seconds(event.delay)} s and then sends ${event.limit} requests at a time, since ${event.reason}`;
  }
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
