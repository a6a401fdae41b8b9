/** Ends a check before everything was checked. What was found so far is reported. */
export class StopError extends Error {
  override readonly name = 'StopError';
}

/** Thrown when a check cannot start: the options are wrong, or the server cannot be reached. */
export class CannotCheckError extends Error {
  override readonly name = 'CannotCheckError';
}
