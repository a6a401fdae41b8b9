import type { ResolvedAddress } from './url-options.js';

/** One request for a part of a file. */
export interface FileRequest {
  url: URL;
  headers: Record<string, string>;
  /** The checked IP addresses of the host, if they are known. */
  addresses: readonly ResolvedAddress[] | undefined;
  signal: AbortSignal;
}

/** A response whose body is still arriving. */
export interface FileResponse {
  status: number;
  header(name: string): string | undefined;
  /** To leave the loop over it ends the request. */
  body: AsyncIterable<Uint8Array>;
  /** Ends the request without the body. */
  cancel(): void;
  /** The URL that sent it, if redirects were followed already. */
  followedTo?: string | undefined;
  /** Whether the platform hides headers that the server does not expose to scripts of other origins. */
  hidesHeaders?: boolean;
}

/** Sends a request. Redirects are not followed, unless the platform hides where they lead. */
export type SendRequest = (request: FileRequest) => Promise<FileResponse>;
