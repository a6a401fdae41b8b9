import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { GenMedia } from './gen-media.js';
import { generatorsOf } from './generator-of.js';

/** Throws if an extension was called with something other than a client, as if it were the method that it adds. */
export function assertClient(extension: string, gen: unknown): void {
  if (typeof (gen as { use?: unknown } | undefined)?.use === 'function') return;
  throw new ConfigurationError(
    `${extension} is an extension of a client: gen.use(${extension}), and then gen.${extension}(…). Nothing was done.`,
  );
}

/** Throws if the first argument of a function is not a client. `call` is how to call it: `once(gen, records)`. */
export function assertFirstIsClient(call: string, gen: unknown, found = kindOf(gen)): asserts gen is GenMedia {
  if (
    typeof (gen as GenMedia | undefined)?.tasks?.get === 'function' &&
    generatorsOf(gen as object, 'create').length > 0
  )
    return;
  const name = call.replace(/\(.*/, '');
  throw new ConfigurationError(
    `The first argument of ${name} must be a client, such as new GenMedia(), not ${found}: ${call}.`,
  );
}
