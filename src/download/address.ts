import type { Task } from 'genmedia/schema';
import { urlLifetimes } from '../../generated/constants.js';
import { operations } from '../../generated/operations.js';
import type { GenMedia } from '../client/gen-media.js';
import type { OperationId } from '../contract/operation.js';
import { NetworkError } from '../errors/network-error.js';
import { RejectedError } from '../errors/rejected-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import { DownloadError } from './download-error.js';
import { AttemptError, isTransient } from './retry-policy.js';
import { type FileSelector, findUrl, type ResolvedSource, urlOf } from './source.js';

/** Where a file is at the moment. Addresses end after a while, and the task tells a fresh one. */
export class FileUrl {
  readonly #gen: GenMedia;
  readonly #signal: AbortSignal | undefined;
  #wanted: FileSelector;
  #url = '';
  #endsAt = 0;

  constructor(gen: GenMedia, wanted: FileSelector, signal: AbortSignal | undefined) {
    this.#gen = gen;
    this.#wanted = wanted;
    this.#signal = signal;
  }

  /** The address as it was last told. */
  get url(): string {
    return this.#url;
  }

  /** Whether there is a task to ask. */
  get canBeRenewed(): boolean {
    return this.#wanted.handle !== undefined;
  }

  /** Takes what is known of the source, and reads the task where that is not enough. */
  async open({ url, creation, task }: ResolvedSource): Promise<void> {
    try {
      const wanted = this.#wanted;
      if (url !== undefined) this.#take({ url, wanted });
      else if (creation) this.#take({ url: urlOf(creation, wanted), wanted });
      else this.#take(this.#find(task ?? (await this.#readTask())));
    } catch (error) {
      throw error instanceof AttemptError ? new DownloadError(error.message, { handle: this.#wanted.handle }) : error;
    }
  }

  /** An address that works, as far as anybody can tell. */
  async current(): Promise<string> {
    // Without a task to ask, the old address is all there is, and may do.
    if (Date.now() < this.#endsAt || !this.canBeRenewed) return this.#url;
    const task = await this.#readTask().catch(toSetback);
    this.#take(this.#find(task));
    return this.#url;
  }

  /** Says that the address was refused. */
  end(): void {
    this.#endsAt = 0;
  }

  #readTask() {
    return this.#gen.tasks.get(this.#wanted.handle ?? '', { signal: this.#signal });
  }

  #find(task: Task) {
    return findUrl(task, this.#wanted);
  }

  #take({ url, wanted }: { url: string; wanted: FileSelector }): void {
    const { protocol = '', username, password } = URL.canParse(url) ? new URL(url) : ({} as Partial<URL>);
    if (!/^https?:$/.test(protocol) || username || password) {
      throw new AttemptError('an address must be one of http or https, without a user or a password', {
        kind: 'final',
      });
    }
    this.#url = url;
    this.#wanted = wanted;
    this.#endsAt = Date.now() + lifetimeOf(wanted.handle?.operation);
  }
}

/** How long an address works, in milliseconds. Where nobody knows what made the task, asking early costs one read. */
function lifetimeOf(operation: OperationId | undefined): number {
  const { seconds, adFilmSeconds = seconds } = urlLifetimes.ResultUrl;
  const [, path] = operation !== undefined && Object.hasOwn(operations, operation) ? operations[operation] : [];
  const isFilm = path === undefined || path.startsWith(operations.createAdFilm[1]);
  return 1000 * (isFilm ? Math.min(seconds, adFilmSeconds) : seconds);
}

/** Errors of a read that another attempt may not meet. All else is told as it is. */
function toSetback(error: unknown): never {
  const isRead = [RejectedError, NetworkError, TimeoutError, UnreadableResponseError].some(
    (type) => error instanceof type,
  );
  if (!isRead) throw error;
  const refusal = error instanceof RejectedError ? error : undefined;
  const kind = refusal && !isTransient(refusal.status) ? 'final' : 'passing';
  const { message } = error as Error;
  const retryAfter = refusal?.retryAfter;
  throw new AttemptError(`no fresh address could be had: ${message}`, { kind, retryAfter, cause: error });
}
