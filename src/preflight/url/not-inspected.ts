import { UnsafeUrlError } from '../../remote-file/file-response.js';

/** Why a file behind a URL could not be inspected. */
export type NotInspectedReason =
  /** The URL is not one of http or https, or contains a user or a password. */
  | 'url'
  /** The host is in a private network. */
  | 'private-host'
  /** The host name cannot be resolved. */
  | 'host'
  /** A redirect leads where it must not, or there are too many. */
  | 'redirect'
  /** The server responded with another status than 200 or 206. */
  | 'status'
  /** The response does not fit the request: other bytes, compressed bytes, bytes of another file. */
  | 'response'
  /** No connection was made, or it broke. */
  | 'connection'
  /** The limit of bytes or requests was reached. */
  | 'bytes'
  /** The time limit was reached. */
  | 'time'
  /** The caller aborted. */
  | 'abort';

/**
 * Why a file was not inspected. It is returned instead of a source, and thrown by `read` of a source. The message never
 * contains a path or a query, which may contain a signature, nor the IP addresses that a name resolves to.
 */
export class NotInspected extends Error {
  override readonly name = 'NotInspected';
  readonly reason: NotInspectedReason;
  /** Whether there is no file: the host name does not exist, or the server has said so. */
  readonly isGone: boolean;

  constructor(reason: NotInspectedReason, message: string, isGone = false) {
    super(message);
    this.reason = reason;
    this.isGone = isGone;
  }
}

const howToAllow = 'To check it all the same, allow it with fetch.allow, or --fetch-allow of the command';

/** Converts anything that a platform throws. Only its code is kept: a message may quote the URL. */
export function toNotInspected(thrown: unknown): NotInspected {
  if (thrown instanceof NotInspected) return thrown;
  if (thrown instanceof UnsafeUrlError) {
    const { reason, message, isUnknownName } = thrown;
    const help = reason === 'private-host' ? `. ${howToAllow}` : '';
    return new NotInspected(reason, message + help, isUnknownName);
  }
  const code = codeOf(thrown);
  return new NotInspected('connection', `no connection was made, or it broke${code && ` (${code})`}`);
}

/** The code of an error or of its causes, such as `ECONNREFUSED`. The depth is limited, since causes may be circular. */
function codeOf(thrown: unknown, depth = 5): string {
  const { code, cause, errors }: { code?: unknown; cause?: unknown; errors?: unknown[] } = Object(thrown);
  if (typeof code === 'string' && /^[A-Z][A-Z\d_]{2,50}$/.test(code)) return code;
  const inner = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  return inner && depth > 0 ? codeOf(inner, depth - 1) : '';
}
