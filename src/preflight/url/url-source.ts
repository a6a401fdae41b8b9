import { contentLengthOf, contentRangeOf, isCompressed, totalFrom416 } from '../../remote-file/content-range.js';
import type { FileResponse } from '../../remote-file/file-response.js';
import type { LocatedResponse } from '../../remote-file/request-file.js';
import { GrowingBytes, joinBytes } from '../../shared/bytes.js';
import type { MediaSource } from '../media/media-source.js';
import { NotInspected, toNotInspected } from './not-inspected.js';

/** Bytes to request at least: what measures a file reads a few bytes at a time, most of them next to each other. */
const readAhead = 65_536;

/** Limit of requests for one file. A server may send one byte at a time. */
const maxRequests = 32;

/** Bytes of a file that have arrived. */
interface Part {
  start: number;
  end: number;
  bytes: Uint8Array;
}

export interface UrlSourceOptions {
  url: URL;
  maxBytes: number;
  /** Requests bytes of a file, and passes the response to a function that reads it. */
  request: <T>(url: URL, range: string, read: ReadResponse<T>) => Promise<T>;
}

type ReadResponse<T> = (located: LocatedResponse, signal: AbortSignal) => Promise<T>;

/**
 * A file behind a URL. Parts of it are requested as they are read, each only once. After a failure every read fails: what is
 * measured of half a file would be wrong.
 */
export class UrlSource implements MediaSource {
  readonly #options: UrlSourceOptions;
  readonly #parts: Part[] = [];
  #size: number | undefined;
  /** Where the last redirect led. */
  #url: URL;
  /** ETag or date of the file in the first response. */
  #version: string | undefined;
  #bytesLeft: number;
  #requestsLeft = maxRequests;
  /** Whether the server sends parts of a file. */
  #hasRanges = true;
  #failure: NotInspected | undefined;
  /** The last read. Reads run one after the other, so that none requests what another one has just requested. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: UrlSourceOptions) {
    this.#options = options;
    this.#url = options.url;
    this.#bytesLeft = options.maxBytes;
  }

  get size(): number | undefined {
    return this.#size;
  }

  read(start: number, end: number): Promise<Uint8Array> {
    const bytes = this.#last.then(() => this.#read(start, end));
    this.#last = bytes.catch(() => {});
    return bytes;
  }

  async #read(start: number, end: number): Promise<Uint8Array> {
    const found: Uint8Array[] = [];
    for (let at = start; at < Math.min(end, this.#size ?? end); ) {
      const part = this.#parts.find((one) => one.start <= at && at < one.end);
      if (part) {
        found.push(part.bytes.subarray(at - part.start, end - part.start));
        at = Math.min(end, part.end);
      } else await this.#load(at, end);
    }
    return joinBytes(found);
  }

  /** Requests bytes from `start` on that have not arrived yet. Fewer than up to `end` may arrive, or none if the file ends. */
  async #load(start: number, end: number): Promise<void> {
    try {
      if (this.#failure) throw this.#failure;
      const last = this.#endOfRequest(start, end) - 1;
      const read: ReadResponse<void> = (located, signal) => this.#take(located, start, last + 1, signal);
      await this.#options.request(this.#url, `bytes=${start}-${last}`, read);
    } catch (error) {
      this.#failure = toNotInspected(error);
      throw this.#failure;
    }
  }

  /** Where to end a request: some bytes more than needed, but none that have arrived, and none beyond a limit. */
  #endOfRequest(start: number, end: number): number {
    const { maxBytes } = this.#options;
    const following = this.#parts.filter((part) => part.start > start).map((part) => part.start);
    const limit = Math.min(this.#size ?? Number.POSITIVE_INFINITY, ...following);
    if (!this.#hasRanges) {
      const missing = `the first ${maxBytes} bytes, the limit set by fetch.maxBytes, are not enough`;
      throw new NotInspected('bytes', `the server does not send parts of a file, and ${missing}`);
    }
    if (Math.min(end, limit) - start > this.#bytesLeft) {
      throw new NotInspected('bytes', `more than ${maxBytes} bytes are needed, the limit set by fetch.maxBytes`);
    }
    if (this.#requestsLeft === 0) throw new NotInspected('bytes', `more than ${maxRequests} requests are needed`);
    this.#requestsLeft -= 1;
    return Math.min(Math.max(end, start + readAhead), limit, start + this.#bytesLeft);
  }

  async #take({ response, url }: LocatedResponse, start: number, end: number, signal: AbortSignal): Promise<void> {
    const isFirst = this.#requestsLeft === maxRequests - 1;
    const { status } = response;
    if (status === 206) await this.#takePart(response, start, end, signal);
    else if (status === 200 && isFirst) await this.#takeAll(response, signal);
    else if (status === 416) this.#takeEnd(response, start);
    else if (status === 200) throw changed();
    else {
      const isGone = status === 404 || status === 410;
      throw new NotInspected('status', `the server responded with status ${status}`, isGone);
    }
    this.#url = url;
  }

  async #takePart(response: FileResponse, start: number, end: number, signal: AbortSignal): Promise<void> {
    const range = rangeOf(response, start);
    assertNotCompressed(response);
    this.#checkVersion(response, range.total);
    const wanted = Math.min(range.end ?? end, end) - start;
    const bytes = await readStart(response, wanted, signal);
    this.#add(start, bytes);
    if (bytes.length === wanted) return;
    if (range.end !== undefined) throw new NotInspected('response', 'the response ended early');
    this.#size = start + bytes.length;
  }

  /** The server ignores ranges. */
  async #takeAll(response: FileResponse, signal: AbortSignal): Promise<void> {
    assertNotCompressed(response);
    const { maxBytes } = this.#options;
    const length = contentLengthOf(response);
    const bytes = await readStart(response, maxBytes, signal);
    this.#add(0, bytes);
    this.#size = bytes.length < maxBytes ? bytes.length : length;
    if (length !== undefined && length !== this.#size) throw new NotInspected('response', 'the response ended early');
    this.#hasRanges = false;
  }

  /** The file has no bytes from here on. */
  #takeEnd(response: FileResponse, start: number): void {
    response.cancel();
    const total = totalFrom416(response) ?? start;
    const known = Math.max(0, ...this.#parts.map((part) => part.end));
    if (total > start || total < known) throw new NotInspected('status', 'the server responded with status 416');
    this.#size = total;
  }

  #add(start: number, bytes: Uint8Array): void {
    this.#bytesLeft -= bytes.length;
    this.#parts.push({ start, end: start + bytes.length, bytes });
  }

  /** Parts of two files must not be mixed. */
  #checkVersion({ header }: FileResponse, total: number | undefined): void {
    const version = header('etag') ?? header('last-modified');
    const size = this.#size ?? total;
    const isFirst = this.#parts.length === 0;
    if (!isFirst && (version !== this.#version || (total ?? size) !== size)) throw changed();
    this.#version = version;
    this.#size = size;
  }
}

/** The bytes in a response with status 206. Where the platform hides them, they are those that were requested. */
function rangeOf(response: FileResponse, start: number): { end?: number; total?: number | undefined } {
  if (response.hidesHeaders && response.header('content-range') === undefined) return {};
  const range = contentRangeOf(response, start);
  if (range) return range;
  throw new NotInspected('response', 'the response does not have the requested bytes');
}

/** Compressed bytes are not those of the file, and their lengths are not its lengths. */
function assertNotCompressed(response: FileResponse): void {
  if (!isCompressed(response)) return;
  throw new NotInspected('response', 'the server sends the file compressed, although it was requested uncompressed');
}

/** The first bytes of a body, at most `limit`. What follows is not awaited: it may never come, or never end. */
async function readStart({ body }: FileResponse, limit: number, signal: AbortSignal): Promise<Uint8Array> {
  const bytes = new GrowingBytes();
  for await (const chunk of body) {
    // A fetch may ignore the signal.
    signal.throwIfAborted();
    bytes.add(chunk.subarray(0, limit - bytes.length));
    if (bytes.length === limit) break;
  }
  return bytes.view();
}

const changed = () => new NotInspected('response', 'the file has changed while it was read');
