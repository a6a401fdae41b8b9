import type { TaskHandle } from '../task-handle.js';
import type { Address } from './address.js';
import { DownloadError } from './download-error.js';
import { hangUp, type Line } from './line.js';
import { agree, differ, lengthIn, type Part, partOf, validatorOf, WrongRange } from './part.js';
import { Patience } from './patience.js';
import { Setback } from './setback.js';

export interface LoaderOptions {
  address: Address;
  line: Line;
  retries: number;
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
  readonly #patience: Patience;
  /** What the file is, as the answers tell it. */
  #part: Part | undefined;
  #canResume = true;

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#patience = new Patience(options.retries);
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
        if (!(error instanceof Setback)) throw error;
        // A connection may break behind the last byte.
        isWhole = error.kind === 'passing' && this.bytes > 0 && this.bytes === this.total;
        if (!isWhole) await this.#recover(error);
      }
    }
    await this.#options.report(this.bytes, this.bytes, true);
  }

  /** An error of this download. */
  failure(reason: string, { status, retryAfter, cause }: Partial<Setback> = {}): DownloadError {
    const { address, handle } = this.#options;
    return new DownloadError(reason, { url: address.url, bytes: this.bytes, status, retryAfter, handle, cause });
  }

  /** Gives what one answer brings. Returns whether that was the end of the file. */
  async *#attempt(): AsyncGenerator<Uint8Array, boolean, undefined> {
    const { address, line } = this.#options;
    const url = await address.current();
    const from = this.#resumesAt();
    const response = await line.ask(url, this.#headersFor(from));
    try {
      if (response.status === 416 && from > 0) return this.#isEnd(response);
      const { start, end, total } = await this.#join(partOf(response, from));
      yield* this.#take(start, end, line.read(response, url));
      return end === undefined || this.bytes === total;
    } catch (error) {
      if (error instanceof WrongRange) this.#canResume = false;
      throw error;
    } finally {
      if (!response.body?.locked) hangUp(response.body);
    }
  }

  /** Where the next answer is to begin. Packed bytes cannot be counted, and what has no mark cannot be known again. */
  #resumesAt(): number {
    const { isEncoded = true, etag, lastModified, total } = this.#part ?? {};
    const isMarked = etag !== undefined || lastModified !== undefined || total !== undefined;
    return this.#canResume && !isEncoded && isMarked ? this.bytes : 0;
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

  /** Brings an answer together with what came before: it goes on with it, or begins anew. */
  async #join(part: Part): Promise<Part> {
    const { restart } = this.#options;
    const before = this.#part;
    const goesOn = part.start > 0;
    if (!goesOn && restart && this.bytes > 0) {
      await restart();
      this.bytes = 0;
    } else if (before && this.bytes > 0 && (goesOn ? differ(before, part) : !agree(before, part))) {
      if (restart) this.#part = undefined;
      throw new Setback('the file is not the same any more', { kind: restart ? 'passing' : 'final' });
    }
    const { start, end, total = before?.total } = part;
    this.#part = goesOn ? { ...part, ...before, start, end, total } : part;
    return this.#part;
  }

  /** Counts what comes, and leaves out what was there before. */
  async *#take(start: number, end: number | undefined, body: AsyncIterable<Uint8Array>) {
    let position = start;
    for await (const chunk of body) {
      const known = Math.min(this.bytes - position, chunk.length);
      position += chunk.length;
      if (end !== undefined && position > end) {
        throw new Setback(`more came than the ${end - start} bytes that were announced`, { kind: 'final' });
      }
      if (known === chunk.length) continue;
      this.bytes = position;
      await this.#options.report(this.bytes, this.total, false);
      yield chunk.subarray(known);
    }
    const missing = Math.max(end ?? 0, this.bytes) - position;
    if (missing > 0) throw new Setback(`the answer broke off ${missing} bytes before its end`);
  }

  /** Waits for another attempt to be worth while, or gives up. */
  async #recover(setback: Setback): Promise<void> {
    const { address, line } = this.#options;
    const verdict = this.#patience.judge(setback, this.bytes, address.canBeRenewed);
    if ('reason' in verdict) throw this.failure(verdict.reason, setback);
    if (verdict.isEnded) address.end();
    await line.pause(verdict.wait);
  }
}
