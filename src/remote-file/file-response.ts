/** One IP address of a host name. */
export interface ResolvedAddress {
  /** The IP address. */
  address: string;
  /** 4 or 6. */
  family: number;
}

/** One request, usually for a file or a part of it. */
export interface FileRequest {
  url: URL;
  /** Default: GET. */
  method?: string | undefined;
  headers: Record<string, string>;
  body?: string | undefined;
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
  /** Ends the request, also while a chunk of the body is awaited. */
  cancel(): void;
  /** The URL that sent it, if redirects were followed already. */
  followedTo?: string | undefined;
  /** Whether the platform hides headers that the server does not expose to scripts of other origins. */
  hidesHeaders?: boolean;
}

/** Sends a request. Redirects are not followed, unless the platform hides where they lead. */
export type SendRequest = (request: FileRequest) => Promise<FileResponse>;

/** Thrown for a URL that must not be requested. The message names only the host: a query may contain a signature. */
export class UnsafeUrlError extends Error {
  readonly reason: 'private-host' | 'host' | 'redirect';
  readonly host: string | undefined;
  /** Status of the response that leads to the URL. */
  status: number | undefined;
  /** Whether the host name does not exist. Otherwise it is not known. */
  readonly isUnknownName: boolean;

  constructor(reason: UnsafeUrlError['reason'], message: string, host?: string, isUnknownName = false) {
    super(message);
    this.reason = reason;
    this.host = host;
    this.isUnknownName = isUnknownName;
  }
}
