import { fromEnvironment } from '../shared/from-environment.js';
import { type LoadedLater, type Log, type LogLevel, levels } from '../transport/logger.js';
import { assertOption, type GenMediaOptions } from '../transport/options.js';

/** What logs, if the options or `GENMEDIA_LOG` ask for it. It is loaded only then. */
export function loadLogger(options: GenMediaOptions): LoadedLater | undefined {
  const { logger, logLevel }: GenMediaOptions = options ?? {};
  const level = (logLevel ?? fromEnvironment('GENMEDIA_LOG')) as LogLevel | undefined;
  if (!logger && !level) return undefined;
  const methods = levels.slice(1);
  const isLogger = !logger || methods.every((name) => typeof logger[name as 'warn'] === 'function');
  assertOption('logger', isLogger, `an object with the functions ${methods.join(', ')}`);
  assertOption(
    'logLevel or GENMEDIA_LOG',
    levels.includes(level ?? 'off'),
    `one of ${levels.join(', ')}, not ${level}`,
  );
  let log: Log | undefined;
  const ready = import('../logger/log-up-to.js').then(({ logUpTo }) => {
    log = logUpTo(levels.indexOf(level ?? 'warn'), logger);
  });
  return { log: (event) => log?.(event), ready: ready.catch(console.error) };
}
