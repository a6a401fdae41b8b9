import type { TaskHandle } from '../contract/task-handle.js';
import type { FileUrl } from './file-url.js';
import { checkBeginning } from './assert-media.js';
import { DownloadError } from './download-error.js';
import { cancelBody } from './cancel-body.js';
import type { FileRequester } from './file-requester.js';
import {
  type ByteRange,
  byteRangeOf,
  differ,
  isContinued,
  isProven,
  lengthIn,
  validatorOf,
  WrongRange,
} from './byte-range.js';
import { AttemptError, RetryPolicy } from './retry-policy.js';
import { RunningHash } from './running-hash.js';

export interface LoaderOptions {
  address: FileUrl;
  line: FileRequester;
  retries: number;
  /** Bytes that the file may have. */
  maxBytes: number;
  handle: TaskHandle | undefined;
  /** Told how far it is, with every piece and at the end. */
  report: (bytes: number, total: number | undefined, isEnd: boolean) => Promise<void>;
  /** Throws away what has come so far. Without it, what was given away stays so. */
  restart?: (() => Promise<void>) | undefined;
}

/** Loads a file in as many attempts as it takes. Each goes on where the last one stopped, if the server lets it. */
export class Loader {
  /** Bytes of the file that have come. */
  bytes = 0;
  readonly #options: LoaderOptions;
  readonly #patience: RetryPolicy;
  /** What the file is, as the answers tell it. */
  #part: ByteRange | undefined;
  #canResume = true;
  /** Of the bytes that were given away, where nothing but them can prove that a file is the same. */
  #given: RunningHash | undefined;

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#patience = new RetryPolicy(options.retries);
  }

  get total(): number | undefined {
    return this.#part?.total;
  }

  get type(): string | undefined {
    return this.#part?.type;
  }

  /** The bytes of the file. Ends with the last of them, or throws. */
  async *pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    for (let isWhole = false; !isWhole; ) {
      try {
        isWhole = yield* this.#attempt();
      } catch (error) {
        if (!(error instanceof AttemptError)) throw error;
        // A connection may break behind the last byte.
        isWhole = error.kind === 'passing' && this.bytes > 0 && this.bytes === this.total;
        if (!isWhole) await this.#recover(error);
      }
    }
    await this.#options.report(this.bytes, this.bytes, true);
  }

  /** An error of this download. */
  failure(reason: string, { status, retryAfter, cause }: Partial<AttemptError> = {}): DownloadError {
    const { address, handle } = this.#options;
    return new DownloadError(reason, { url: address.url, bytes: this.bytes, status, retryAfter, handle, cause });
  }

  /** Gives what one answer brings. Returns whether that was the end of the file. */
  async *#attempt(): AsyncGenerator<Uint8Array, boolean, undefined> {
    const { address, line } = this.#options;
    const url = await address.current();
    const from = this.#resumesAt();
    const response = await line.ask(url, this.#headersFor(from));
    const body = line.read(response);
    try {
      const { status } = response;
      if (status === 416 && from > 0) return this.#isEnd(response);
      const part = byteRangeOf(response, from);
      this.#checkSize(part.total);
      const checked = part.start > 0 ? body : await checkBeginning(body, part, status, (text) => line.clean(text));
      const { start, end, total } = await this.#join(part);
      yield* this.#take(start, end, checked);
      return end === undefined || this.bytes === total;
    } catch (error) {
      if (error instanceof WrongRange) this.#canResume = false;
      throw error;
    } finally {
      await body.return();
      if (!response.body?.locked) cancelBody(response.body);
    }
  }

  /**
   * Where the next response is to begin. Packed bytes cannot be counted. Without a validator nothing shows whether the
   * rest is of the same file, so all of it is asked for again: that costs the bytes once more, and no mixture.
   */
  #resumesAt(): number {
    const part = this.#part;
    const isKnown = part !== undefined && !part.isEncoded && validatorOf(part) !== undefined;
    return this.#canResume && isKnown ? this.bytes : 0;
  }

  #headersFor(from: number): Record<string, string> {
    const validator = this.#part && validatorOf(this.#part);
    return {
      'accept-encoding': 'identity',
      ...(from > 0 && { range: `bytes=${from}-`, ...(validator && { 'if-range': validator }) }),
    };
  }

  /** Nothing lies beyond: either all was there already, or the server cannot go on from here. */
  #isEnd(response: Response): boolean {
    if (lengthIn(response) === this.bytes) return true;
    throw new WrongRange(`the server has no bytes from ${this.bytes} on`, { status: 416 });
  }

  #checkSize(bytes = 0): void {
    const { maxBytes } = this.#options;
    if (bytes <= maxBytes) return;
    throw new AttemptError(`the file has more than ${maxBytes} bytes, which is the limit that maxBytes sets`, {
      kind: 'final',
    });
  }

  /** Brings a response together with what came before: it goes on with it, or begins again. */
  async #join(part: ByteRange): Promise<ByteRange> {
    const { restart } = this.#options;
    const before = this.bytes > 0 ? this.#part : undefined;
    if (before && part.start > 0) this.#part = this.#continued(before, part);
    else if (before && !restart) this.#part = this.#repeated(before, part);
    else {
      if (this.bytes > 0) await restart?.();
      this.bytes = 0;
      this.#part = part;
      this.#given = restart || validatorOf(part) ? undefined : new RunningHash();
    }
    return this.#part;
  }

  /** What the file is when a response goes on with it. */
  #continued(before: ByteRange, part: ByteRange): ByteRange {
    if (differ(before, part)) throw this.#changed();
    if (!isContinued(before, part)) {
      throw new WrongRange('a part came without the ETag that shows which file it is of', { status: 206 });
    }
    const { start, end, total = before.total } = part;
    return { ...part, ...before, start, end, total };
  }

  /** What the file is when all of it comes again. What was given away must be the same, by a validator or by its bytes. */
  #repeated(before: ByteRange, part: ByteRange): ByteRange {
    const { total = this.bytes } = part;
    const isKnown = isProven(before, part) || this.#given;
    if (differ(before, part) || total < this.bytes || !isKnown) throw this.#changed();
    // It is not proven yet that what marks this response marks the file whose bytes were given away.
    const { etag, lastModified, date } = before;
    return { ...part, etag, lastModified, date, total: part.total ?? before.total };
  }

  #changed(): AttemptError {
    const { restart } = this.#options;
    if (restart) this.#part = undefined;
    return new AttemptError('the file is not the same any more', { kind: restart ? 'passing' : 'final' });
  }

  /** Counts what comes, and leaves out what was there before, if it is the same. */
  async *#take(start: number, end: number | undefined, body: AsyncIterable<Uint8Array>) {
    let position = start;
    const again = start < this.bytes && this.#given ? new RunningHash() : undefined;
    for await (const chunk of body) {
      const known = Math.min(this.bytes - position, chunk.length);
      position += chunk.length;
      if (end !== undefined && position > end) {
        throw new AttemptError(`more came than the ${end - start} bytes that were announced`, { kind: 'final' });
      }
      this.#checkSize(position);
      if (known > 0) again?.update(chunk.subarray(0, known));
      if (known > 0 && position >= this.bytes && again && !this.#given?.equals(again)) throw this.#changed();
      if (known === chunk.length) continue;
      this.#given?.update(chunk.subarray(known));
      this.bytes = position;
      await this.#options.report(this.bytes, this.total, false);
      yield chunk.subarray(known);
    }
    const missing = Math.max(end ?? 0, this.bytes) - position;
    if (missing > 0) throw new AttemptError(`the answer broke off ${missing} bytes before its end`);
  }

  /** Waits for another attempt to be worth while, or gives up. */
  async #recover(setback: AttemptError): Promise<void> {
    const { address, line } = this.#options;
    const verdict = this.#patience.judge(setback, this.bytes, address.canBeRenewed);
    if ('reason' in verdict) throw this.failure(verdict.reason, setback);
    if (verdict.isEnded) address.end();
    await line.pause(verdict.wait);
  }
}
