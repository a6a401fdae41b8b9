import type { GenMediaEvent } from '../transport/event.js';
import { levels } from '../transport/logger.js';
import { check, type GenMediaOptions } from '../transport/options.js';

/**
 * The options with an `onEvent` that also logs, if they or `GENMEDIA_LOG` ask for it. What logs is loaded only then, and calls
 * begin when it is there.
 */
export function withLogger(options: GenMediaOptions): GenMediaOptions {
  const { logger, logLevel, onEvent, trace }: GenMediaOptions = options ?? {};
  const level = logLevel ?? globalThis.process?.env?.GENMEDIA_LOG;
  if (!logger && !level) return options;
  const isLevel = !level || levels.includes(level as never);
  check(isLevel, `logLevel or GENMEDIA_LOG takes ${levels.join(', ')}, not ${JSON.stringify(level)}.`);
  const isLogger = !logger || levels.every((name) => name === 'off' || typeof logger[name] === 'function');
  check(isLogger, 'logger takes an object with error, warn, info and debug.');
  let log: ((event: GenMediaEvent) => void) | undefined;
  const loading = import('../logger/index.js')
    .then(({ logEvents }) => {
      log = logEvents({ logger, logLevel });
    })
    .catch(console.error);
  return {
    ...options,
    onEvent: (event) => {
      try {
        return onEvent?.(event);
      } finally {
        log?.(event);
      }
    },
    trace: async (scope, run) => {
      await loading;
      return trace ? trace(scope, run) : run();
    },
  };
}
