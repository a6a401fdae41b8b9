/** What is read of a request of Node's `http`, `https` and `http2`, and of Express. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** As Express tells the whole path under a router. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether all of it has arrived. */
  readonly complete: boolean;
  /** Whether somebody has begun to read it. */
  readonly readableDidRead: boolean;
  /** What a parser of bodies has left. */
  readonly body?: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own.
  on(event: string, listener: (...values: any[]) => void): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  off(event: string, listener: (...values: any[]) => void): unknown;
  pause(): unknown;
  resume(): unknown;
  /** Ends the connection of a caller who has stopped in the middle of a body. */
  destroy?(): unknown;
}

/** What is written of an answer. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  write(bytes: Uint8Array): unknown;
  end(bytes?: Uint8Array): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  on(event: string, listener: (...values: any[]) => void): unknown;
}
