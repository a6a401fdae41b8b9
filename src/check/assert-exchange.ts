import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';

/** Throws if a value is not an exchange, before anything of it is read. */
export function assertExchange(exchange: unknown): void {
  const { method, url, status } = Object(exchange) as { method?: unknown; url?: unknown; status?: unknown };
  if (typeof method === 'string' && typeof url === 'string' && typeof status === 'number') return;
  throw new ConfigurationError(
    `The argument of inspect must be a request and its response as an object with method, url and status, as exchangesOf returns them, not ${kindOf(exchange)}.`,
  );
}
