import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when the service cannot be reached, or the connection breaks during a read. */
export class NetworkError extends GenMediaError {
  override readonly name = 'NetworkError';
  /**
   * Whether it is certain that no connection was made, or none that is secure, so that the service has seen nothing.
   * Browsers and Workers do not tell a refused connection from a broken one; there it is `false`.
   */
  declare readonly neverConnected: boolean;

  /** What the platform said, and its code. */
  declare readonly cause: Error & { code?: string };

  constructor(neverConnected: boolean, context: ErrorContext & { cause: Error }) {
    const what = neverConnected ? 'found no connection' : 'got no answer';
    super(`${what}: ${context.cause.message}`, context);
    this.neverConnected = neverConnected;
  }
}
