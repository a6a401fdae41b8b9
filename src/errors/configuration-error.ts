import { GenMediaError } from './gen-media-error.js';

/** Thrown when a client is made with options that it cannot work with, such as no key. */
export class ConfigurationError extends GenMediaError {
  override readonly name = 'ConfigurationError';
}
