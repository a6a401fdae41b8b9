import { ConfigurationError } from '../errors/configuration-error.js';

/** Throws if an extension was called with something other than a client, as if it were the method that it adds. */
export function assertClient(extension: string, gen: unknown): void {
  if (typeof (gen as { use?: unknown } | undefined)?.use === 'function') return;
  throw new ConfigurationError(
    `${extension} is an extension of a client: gen.use(${extension}), and then gen.${extension}(…). Nothing was done.`,
  );
}
