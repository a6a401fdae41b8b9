/**
 * What can be done about a setback: `passing`, the same again goes well perhaps; `refused`, the address may have ended, and
 * a fresh one works; `final`, nothing.
 */
export type AttemptErrorKind = 'passing' | 'refused' | 'final';

export interface AttemptErrorDetails {
  kind?: AttemptErrorKind;
  status?: number | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why an attempt did not get to the end of a file. It stays inside: callers see a `DownloadError`. */
export class AttemptError extends Error {
  readonly kind: AttemptErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(reason: string, { kind = 'passing', status, retryAfter, cause }: AttemptErrorDetails = {}) {
    super(reason, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether a server that answers with a status may answer otherwise a little later. */
export const isTransient = (status: number) => status === 408 || status === 429 || status >= 500;
