import { markHandled } from '../shared/mark-handled.js';
import { levels } from '../transport/logger.js';
import { check, type GenMediaOptions } from '../transport/options.js';

/**
 * The options with an `onEvent` that also logs, if they or `GENMEDIA_LOG` ask for it. What logs is loaded only then, and has
 * the events in their order.
 */
export function withLogger(options: GenMediaOptions): GenMediaOptions {
  const { logger, logLevel, onEvent }: GenMediaOptions = options ?? {};
  const level = logLevel ?? globalThis.process?.env?.GENMEDIA_LOG;
  if (!logger && !level) return options;
  const isLevel = !level || levels.includes(level as never);
  check(isLevel, `logLevel or GENMEDIA_LOG takes ${levels.join(', ')}, not ${JSON.stringify(level)}.`);
  const isLogger = !logger || levels.every((name) => name === 'off' || typeof logger[name] === 'function');
  check(isLogger, 'logger takes an object with error, warn, info and debug.');
  const loading = markHandled(import('../logger/index.js').then(({ logEvents }) => logEvents({ logger, logLevel })));
  return {
    ...options,
    onEvent: (event) => Promise.all([loading.then((log) => log(event)), onEvent?.(event)]),
  };
}
