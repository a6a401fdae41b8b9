import { type ErrorContext, GenMediaError } from '../errors/gen-media-error.js';
import { parseUrl } from '../shared/parse-url.js';

interface DownloadFailure extends Omit<ErrorContext, 'operation'> {
  /** URL of the file, as it was requested. */
  url?: string | undefined;
  bytes?: number | undefined;
  status?: number | undefined;
  retryAfter?: number | undefined;
}

/**
 * Thrown when a file cannot be loaded, is empty, is text instead of media, is larger than `maxBytes`, or a redirect is not
 * safe (`genmedia/download`). `url` without its query, `bytes`, `status`. A target on disk is left as it was.
 */
export class DownloadError extends GenMediaError {
  override readonly name = 'DownloadError';
  /** URL of the file, if one is known, without its query: that may contain a signature that gives access. */
  declare readonly url: string | undefined;
  /** Bytes received. */
  declare readonly bytes: number;
  /** HTTP status of the last response, if that is the reason. */
  declare readonly status: number | undefined;
  /** How long the last response asks to wait, in milliseconds. */
  declare readonly retryAfter: number | undefined;

  constructor(reason: string, { url, bytes = 0, status, retryAfter, handle, cause }: DownloadFailure = {}) {
    const publicUrl = url && withoutQuery(url);
    const what = publicUrl ?? (handle ? `task ${handle.id}` : 'a file');
    const after = bytes > 0 ? ` after ${bytes} bytes` : '';
    super(`of ${what} failed${after}: ${reason}`, { operation: 'download', handle, cause });
    this.url = publicUrl;
    this.bytes = bytes;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

function withoutQuery(url: string): string | undefined {
  const { protocol, host, pathname } = parseUrl(url) ?? {};
  return protocol && `${protocol}//${host}${pathname}`;
}
