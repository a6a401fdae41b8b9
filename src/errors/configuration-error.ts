import { GenMediaError } from './gen-media-error.js';

/**
 * Thrown when a client, a call, a batch, a download, a handler or a sandbox gets options that it cannot use, or a validator a name that
 * does not exist. Nothing was sent.
 */
export class ConfigurationError extends GenMediaError {
  override readonly name = 'ConfigurationError';
}
