/** Path of everything that the sandbox adds to the service, which does not use it. */
export const prefix = '/_sandbox';

/** Header of every response of the service: the request in the log, for those who have only the response. */
export const requestIdHeader = 'x-request-id';

/** A request as the sandbox reads it, over HTTP or from `sandbox.fetch`. */
export interface SandboxHttpRequest {
  /** HTTP method. */
  method: string;
  /** Origin that the caller uses for the sandbox, such as `http://127.0.0.1:4020`. */
  origin: string;
  /** Path as it was sent, still encoded. */
  path: string;
  /** Query without its question mark. Empty if there is none. */
  query: string;
  /** Returns a header by its name in lower case. */
  header(name: string): string | undefined;
  /** Returns all headers, for the log that its page shows. Default: none are shown. */
  headers?(): Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Whether code of this process sent it, and so not a browser. Default: false, and its header `Host` is checked. */
  isInProcess?: boolean;
  /** Whether its server listens on a host, in the spelling of `URL`. Default: only on loopback hosts. */
  isServedAt?(hostname: string): boolean;
  /** Reads the body. The meter gets the length of each chunk, and throws to end the reading. */
  read(meter: (bytes: number) => void): Promise<Uint8Array>;
}

/** A response before it is sent. */
export interface SandboxHttpResponse {
  /** HTTP status. */
  status: number;
  /** Headers by their names. */
  headers: Readonly<Record<string, string>>;
  /** A string, or the bytes of a file. */
  body: string | Uint8Array;
  /** What goes wrong while it is sent, if anything. */
  connectionFault?: ConnectionFault;
}

/** `lost`: the connection breaks before the response; `cut`: in the middle of it; `hang`: nothing is ever sent. */
export interface ConnectionFault {
  /** What happens to the connection. Without it, the response is sent as it is. */
  kind?: 'lost' | 'cut' | 'hang';
  /** Milliseconds before anything is sent. */
  delay?: number;
}

/** Responds to a request. */
export type Respond = (request: SandboxHttpRequest) => Promise<SandboxHttpResponse>;

export function toJson(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): SandboxHttpResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: inDigits(JSON.stringify(body)) };
}

/** A whole number with an exponent, outside of a string. */
const exponent = /(?<=[^\\]":)(-?\d+)\.?(\d*)e\+(\d+)/g;

/** Whole numbers in digits: `1e+30` is the same number, but many readers of JSON take it for a fraction. */
const inDigits = (json: string) =>
  json.includes('e+')
    ? json.replaceAll(exponent, (_, whole, fraction, zeros) => whole + fraction.padEnd(Number(zeros), '0'))
    : json;
