import { type ErrorContext, GenMediaError } from '../errors/gen-media-error.js';

export interface DownloadFailure extends Omit<ErrorContext, 'operation'> {
  /** Address of the file, as it was asked for. */
  url?: string | undefined;
  bytes?: number | undefined;
  status?: number | undefined;
  retryAfter?: number | undefined;
}

/**
 * Thrown when a file cannot be loaded, is empty, is text instead of media, is larger than `maxBytes`, or a redirect is
 * not safe (`genmedia/download`). `url` without its query, `bytes`, `status`.
 */
export class DownloadError extends GenMediaError {
  override readonly name = 'DownloadError';
  /** Address of the file, if it got that far. Its query is left out: it may hold a signature that lets anybody in. */
  declare readonly url: string | undefined;
  /** Bytes that had come. */
  declare readonly bytes: number;
  /** HTTP status of the last answer, where that is what was wrong. */
  declare readonly status: number | undefined;
  /** How long the last answer asks to wait, in milliseconds. */
  declare readonly retryAfter: number | undefined;

  constructor(reason: string, { url, bytes = 0, status, retryAfter, handle, cause }: DownloadFailure = {}) {
    const address = url && withoutQuery(url);
    const what = address ?? (handle ? `task ${handle.id}` : 'a file');
    const after = bytes > 0 ? ` after ${bytes} bytes` : '';
    super(`of ${what} failed${after}: ${reason}`, { operation: 'download', handle, cause });
    this.url = address;
    this.bytes = bytes;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** An address without what may be secret in it. */
function withoutQuery(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
