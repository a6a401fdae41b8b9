import { about, type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when the service cannot be reached, or the connection breaks during a read. */
export class NetworkError extends GenMediaError {
  override readonly name = 'NetworkError';
  /**
   * Whether it is certain that no connection was made, so that the service has seen nothing. Browsers and Workers do not
   * tell a refused connection from a broken one; there it is `false`.
   */
  readonly isUnconnected: boolean;

  constructor(reason: string, isUnconnected: boolean, context: ErrorContext = {}) {
    const what = isUnconnected ? 'found no connection' : 'got no answer';
    super(about(context, `${what}: ${reason}`), context);
    this.isUnconnected = isUnconnected;
  }
}
