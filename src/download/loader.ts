import { totalFrom416 } from '../remote-file/content-range.js';
import type { FileResponse } from '../remote-file/file-response.js';
import type { TaskHandle } from '../terms/task-handle.js';
import { assertMedia } from './assert-media.js';
import {
  type ByteRange,
  byteRangeOf,
  differ,
  isContinuation,
  isProvenSame,
  validatorOf,
  WrongRangeError,
} from './byte-range.js';
import { DownloadError } from './download-error.js';
import type { FileRequester } from './file-requester.js';
import type { FileUrl } from './file-url.js';
import { AttemptError, RetryPolicy } from './retry-policy.js';
import { RunningHash } from './running-hash.js';

export interface LoaderOptions {
  fileUrl: FileUrl;
  requester: FileRequester;
  retries: number;
  /** Maximum size of the file in bytes. */
  maxBytes: number;
  handle: TaskHandle | undefined;
  /** Called with the progress after every chunk, and at the end. */
  report: (bytes: number, total: number | undefined, isEnd: boolean) => Promise<void>;
  /** Discards what has arrived so far. Without it, delivered bytes cannot be taken back. */
  restart?: (() => Promise<void>) | undefined;
}

/** Loads a file in as many attempts as needed. Each continues where the last one stopped, if the server supports that. */
export class Loader {
  /** Bytes of the file that have arrived. */
  bytes = 0;
  readonly #options: LoaderOptions;
  readonly #retryPolicy: RetryPolicy;
  /** What the responses so far say about the file. */
  #range: ByteRange | undefined;
  #canResume = true;
  /** Hash of the delivered bytes, if only the bytes themselves can prove that a file is the same. */
  #deliveredHash: RunningHash | undefined;

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#retryPolicy = new RetryPolicy(options.retries);
  }

  get total(): number | undefined {
    return this.#range?.total;
  }

  get type(): string | undefined {
    return this.#range?.type;
  }

  /** The bytes of the file. Ends after the last of them, or throws. */
  async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    for (let isComplete = false; !isComplete; ) {
      try {
        isComplete = yield* this.#attempt();
      } catch (error) {
        if (!(error instanceof AttemptError)) throw error;
        // A connection may break after the last byte.
        isComplete = error.kind === 'transient' && this.bytes > 0 && this.bytes === this.total;
        if (!isComplete) await this.#recover(error);
      }
    }
    await this.#options.report(this.bytes, this.bytes, true);
  }

  /** An error of this download. */
  failure(reason: string, { status, retryAfter, cause }: Partial<AttemptError> = {}): DownloadError {
    const { fileUrl, handle } = this.#options;
    return new DownloadError(reason, { url: fileUrl.url, bytes: this.bytes, status, retryAfter, handle, cause });
  }

  /** Yields the new bytes of one response. Returns whether the file is complete. */
  async *#attempt(): AsyncGenerator<Uint8Array, boolean, undefined> {
    const { fileUrl, requester } = this.#options;
    const url = await fileUrl.current();
    const from = this.#nextOffset();
    const response = await requester.request(url, this.#headersFor(from));
    const body = requester.read(response);
    try {
      const { status } = response;
      if (status === 416 && from > 0) return this.#isCompleteAfter416(response);
      const range = byteRangeOf(response, from);
      this.#checkSize(range.total);
      const media = range.start > 0 ? body : await assertMedia(body, range, status, (text) => requester.redact(text));
      const { start, end, total } = await this.#merge(range);
      yield* this.#newBytes(start, end, media);
      return end === undefined || this.bytes === total;
    } catch (error) {
      if (error instanceof WrongRangeError) this.#canResume = false;
      throw error;
    } finally {
      await body.return();
      response.cancel();
    }
  }

  /**
   * Where the next response should start. Compressed bytes cannot be counted. Without a validator nothing proves that the
   * rest is of the same file, so the whole file is requested again: that costs bandwidth, but cannot mix two files.
   */
  #nextOffset(): number {
    const range = this.#range;
    const isKnown = range !== undefined && !range.isEncoded && validatorOf(range) !== undefined;
    return this.#canResume && isKnown ? this.bytes : 0;
  }

  #headersFor(from: number): Record<string, string> {
    const validator = this.#range && validatorOf(this.#range);
    return {
      'accept-encoding': 'identity',
      ...(from > 0 && { range: `bytes=${from}-`, ...(validator && { 'if-range': validator }) }),
    };
  }

  /** No bytes follow: either the file was complete already, or the server cannot continue from here. */
  #isCompleteAfter416(response: FileResponse): boolean {
    if (totalFrom416(response) === this.bytes) return true;
    throw new WrongRangeError(`the server has no bytes from ${this.bytes} on`, { status: 416 });
  }

  #checkSize(bytes = 0): void {
    const { maxBytes } = this.#options;
    if (bytes <= maxBytes) return;
    throw new AttemptError(`the file has more than ${maxBytes} bytes, the limit set by maxBytes`, {
      kind: 'permanent',
    });
  }

  /** Merges a response with what arrived before: it continues the file, repeats it, or starts again. */
  async #merge(range: ByteRange): Promise<ByteRange> {
    const { restart } = this.#options;
    const before = this.bytes > 0 ? this.#range : undefined;
    if (before && range.start > 0) this.#range = this.#continued(before, range);
    else if (before && !restart) this.#range = this.#repeated(before, range);
    else {
      if (this.bytes > 0) await restart?.();
      this.bytes = 0;
      this.#range = range;
      this.#deliveredHash = restart || validatorOf(range) ? undefined : new RunningHash();
    }
    return this.#range;
  }

  /** What is known of the file when a response continues it. */
  #continued(before: ByteRange, range: ByteRange): ByteRange {
    if (differ(before, range)) throw this.#changed();
    if (!isContinuation(before, range)) {
      throw new WrongRangeError('a partial response came without the ETag that identifies its file', { status: 206 });
    }
    const { start, end, total = before.total } = range;
    return { ...range, ...before, start, end, total };
  }

  /** What is known of the file when all of it is sent again. A validator or the bytes must prove that it is the same. */
  #repeated(before: ByteRange, range: ByteRange): ByteRange {
    const { total = this.bytes } = range;
    const canProve = isProvenSame(before, range) || this.#deliveredHash;
    if (differ(before, range) || total < this.bytes || !canProve) throw this.#changed();
    // The validators of this response may belong to another file than the delivered bytes.
    const { etag, lastModified, date } = before;
    return { ...range, etag, lastModified, date, total: range.total ?? before.total };
  }

  #changed(): AttemptError {
    const { restart } = this.#options;
    if (restart) this.#range = undefined;
    return new AttemptError('the file has changed', { kind: restart ? 'transient' : 'permanent' });
  }

  /** Counts the bytes of a body, and skips those that arrived before, if they are the same. */
  async *#newBytes(start: number, end: number | undefined, body: AsyncIterable<Uint8Array>) {
    let position = start;
    const repeatedHash = start < this.bytes && this.#deliveredHash ? new RunningHash() : undefined;
    for await (const chunk of body) {
      const known = Math.min(this.bytes - position, chunk.length);
      position += chunk.length;
      if (end !== undefined && position > end) {
        throw new AttemptError(`the response has more than the ${end - start} bytes that it announced`, {
          kind: 'permanent',
        });
      }
      this.#checkSize(position);
      if (known > 0) {
        repeatedHash?.update(chunk.subarray(0, known));
        const isAllRepeated = position >= this.bytes;
        if (isAllRepeated && repeatedHash && !this.#deliveredHash?.equals(repeatedHash)) throw this.#changed();
      }
      if (known === chunk.length) continue;
      this.#deliveredHash?.update(chunk.subarray(known));
      this.bytes = position;
      await this.#options.report(this.bytes, this.total, false);
      yield chunk.subarray(known);
    }
    const missing = Math.max(end ?? 0, this.bytes) - position;
    if (missing > 0) throw new AttemptError(`the response ended ${missing} bytes early`);
  }

  /** Waits before the next attempt, or gives up. */
  async #recover(error: AttemptError): Promise<void> {
    const { fileUrl, requester } = this.#options;
    const decision = this.#retryPolicy.decide(error, this.bytes, fileUrl.canRefresh);
    if ('reason' in decision) throw this.failure(decision.reason, error);
    if (decision.isUrlExpired) fileUrl.expire();
    await requester.wait(decision.wait);
  }
}
