import { delay } from '../shared/delay.js';
import { type Claim, type Inbox, statesFrom } from './inbox.js';

/** Milliseconds until a claim expires. If a machine dies, the others wait that long. */
const leaseMs = 2000;

/** Milliseconds between two extensions of a claim. Several may fail before it expires. */
const extendIntervalMs = 500;

/** Milliseconds between two attempts to claim an update that another owner has claimed. */
const retryIntervalMs = 100;

/** A claim of this handler to an update, in its inbox. */
export class TaskClaim {
  readonly #inbox: Inbox;
  readonly #taskId: string;
  readonly #claim: Claim;

  constructor(inbox: Inbox, { taskId, state, owner }: { taskId: string; state: string; owner: string }) {
    this.#inbox = inbox;
    this.#taskId = taskId;
    this.#claim = { state, supersededBy: statesFrom(state), owner, lease: leaseMs };
  }

  /** Claims the update as soon as no other owner has a claim to its task, and gives up after `timeout` milliseconds. */
  async take(timeout: number): Promise<'claimed' | 'handled' | 'busy'> {
    const endsAt = Date.now() + timeout;
    for (;;) {
      const result = await this.#inbox.claim(this.#taskId, this.#claim);
      if (result === 'claimed' || result === 'handled') return result;
      if (result !== 'busy') throw new TypeError(`claim resolves with claimed, handled or busy, not with ${result}.`);
      if (Date.now() >= endsAt) return result;
      await delay(retryIntervalMs);
    }
  }

  /** Keeps extending the claim until the returned function is called, which resolves when no extension is in progress. */
  extend(): () => Promise<void> {
    if (this.#inbox.isLocal) return async () => {};
    let extending: Promise<unknown> | undefined;
    const timer = setInterval(() => {
      extending ??= this.#extendOnce().finally(() => {
        extending = undefined;
      });
    }, extendIntervalMs);
    // The timer must not keep the process alive: onUpdate does that if needed. In browsers the timer is a number.
    (timer as { unref?: () => void }).unref?.();
    return async () => {
      clearInterval(timer);
      await extending;
    };
  }

  /** Records that the update was handled. */
  async complete(): Promise<void> {
    await this.#inbox.complete(this.#taskId, this.#claim);
  }

  /** Lets others handle the update. If that fails, the claim expires. */
  async release(): Promise<void> {
    try {
      await this.#inbox.release(this.#taskId, this.#claim);
    } catch {}
  }

  /** A store that is down may be back for the next extension. */
  async #extendOnce(): Promise<void> {
    try {
      await this.#inbox.claim(this.#taskId, this.#claim);
    } catch {}
  }
}
