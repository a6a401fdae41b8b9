import type { GenMedia } from '../client/gen-media.js';
import { NetworkError } from '../errors/network-error.js';
import { RejectedError } from '../errors/rejected-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import { parseUrl } from '../shared/parse-url.js';
import { urlLifetimeOf } from '../terms/url-lifetime.js';
import { DownloadError } from './download-error.js';
import { AttemptError, isTransientStatus } from './retry-policy.js';
import { type FileSelector, fileUrlOf, findUrl, type ResolvedSource } from './source.js';

/** The current URL of a file. URLs expire after a while; reading the task returns a fresh one. */
export class FileUrl {
  readonly #gen: GenMedia;
  readonly #signal: AbortSignal | undefined;
  #selector: FileSelector;
  #url = '';
  #expiresAt = 0;

  constructor(gen: GenMedia, selector: FileSelector, signal: AbortSignal | undefined) {
    this.#gen = gen;
    this.#selector = selector;
    this.#signal = signal;
  }

  /** The URL that was last used, which may have expired. */
  get url(): string {
    return this.#url;
  }

  /** Whether the task of the file is known, so that it can be read for a fresh URL. */
  get canRefresh(): boolean {
    return this.#selector.handle !== undefined;
  }

  /** Finds the first URL. Reads the task only if the source itself does not contain it. */
  async open({ url, creation, task }: ResolvedSource): Promise<void> {
    try {
      const selector = this.#selector;
      if (url !== undefined) this.#set({ url, selector });
      else if (creation) this.#set({ url: fileUrlOf(creation, selector), selector });
      else this.#set(findUrl(task ?? (await this.#readTask()), selector));
    } catch (error) {
      throw error instanceof AttemptError ? new DownloadError(error.message, { handle: this.#selector.handle }) : error;
    }
  }

  /** A URL that has not expired, as far as is known. */
  async current(): Promise<string> {
    // Without a task the old URL is the only one, and may still work.
    if (Date.now() < this.#expiresAt || !this.canRefresh) return this.#url;
    const task = await this.#readTask().catch(toAttemptError);
    this.#set(findUrl(task, this.#selector));
    return this.#url;
  }

  /** Marks the URL as expired, so that the next attempt asks for a fresh one. */
  expire(): void {
    this.#expiresAt = 0;
  }

  #readTask() {
    return this.#gen.tasks.get(this.#selector.handle ?? '', { signal: this.#signal });
  }

  #set({ url, selector }: { url: string; selector: FileSelector }): void {
    const { protocol = '', username, password } = parseUrl(url) ?? ({} as Partial<URL>);
    if (!/^https?:$/.test(protocol) || username || password) {
      throw new AttemptError('a URL of a file must be http or https, without a user or a password', {
        kind: 'permanent',
      });
    }
    this.#url = url;
    this.#selector = selector;
    this.#expiresAt = Date.now() + urlLifetimeOf(selector.handle?.operation);
  }
}

/** Turns errors of a read into errors of this attempt. All others are thrown as they are. */
function toAttemptError(error: unknown): never {
  const isRead = [RejectedError, NetworkError, TimeoutError, UnreadableResponseError].some(
    (type) => error instanceof type,
  );
  if (!isRead) throw error;
  const rejection = error instanceof RejectedError ? error : undefined;
  const kind = rejection && !isTransientStatus(rejection.status) ? 'permanent' : 'transient';
  const { message } = error as Error;
  const retryAfter = rejection?.retryAfter;
  throw new AttemptError(`the task could not be read for a fresh URL: ${message}`, { kind, retryAfter, cause: error });
}
