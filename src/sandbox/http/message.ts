/** A request as the sandbox reads it, whatever it came by. */
export interface SandboxHttpRequest {
  method: string;
  /** What the caller takes the sandbox's address for, such as `http://127.0.0.1:4020`. */
  origin: string;
  /** As it was sent, still encoded. */
  path: string;
  query: string;
  /** A header, by its name in small letters. */
  header: (name: string) => string | undefined;
  /** Whether code of this process sends it, and so no browser. Default: false, and its header `Host` is checked. */
  isInProcess?: boolean;
  /** Whether the server that it came by listens on a host, as `URL` spells it. Default: on none but this machine's own. */
  isServedAt?: (hostname: string) => boolean;
  /** Reads the body. The meter is told of every piece, and throws where it has had enough: then no more is read. */
  read: (meter: (bytes: number) => void) => Promise<Uint8Array>;
}

/** An answer, before it is sent. */
export interface SandboxHttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  /** What goes wrong on its way, if anything. */
  mishap?: ConnectionFault;
}

/** `lost`: the connection breaks without an answer; `cut`: in the middle of it; `hang`: nothing ever comes. */
export interface ConnectionFault {
  kind?: 'lost' | 'cut' | 'hang';
  /** Milliseconds before anything is sent. */
  delay?: number;
}

/** Takes a request and gives the answer. */
export type Respond = (call: SandboxHttpRequest) => Promise<SandboxHttpResponse>;

export function toJson(body: unknown, status = 200, headers: Record<string, string> = {}): SandboxHttpResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
