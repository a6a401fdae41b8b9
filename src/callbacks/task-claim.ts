import { delay } from '../shared/delay.js';
import { type Claim, type Inbox, statesFrom } from './inbox.js';

/** Milliseconds that a claim holds by itself: so long does a machine that died keep the others waiting. */
const lease = 2000;

/** Milliseconds between two extensions of a claim. Several may fail before it is lost. */
const extendEvery = 500;

/** Milliseconds between two attempts to claim what somebody else has claimed. */
const retryEvery = 100;

/** A claim of this handler to an update, as its inbox keeps it. */
export class TaskClaim {
  readonly #inbox: Inbox;
  readonly #taskId: string;
  readonly #claim: Claim;

  constructor(inbox: Inbox, { taskId, state, owner }: { taskId: string; state: string; owner: string }) {
    this.#inbox = inbox;
    this.#taskId = taskId;
    this.#claim = { state, supersededBy: statesFrom(state), owner, lease };
  }

  /** Claims the update as soon as nobody else handles one of its task, and gives up after so many milliseconds. */
  async take(patience: number): Promise<'claimed' | 'handled' | 'busy'> {
    const endsAt = Date.now() + patience;
    for (;;) {
      const result = await this.#inbox.claim(this.#taskId, this.#claim);
      if (result === 'claimed' || result === 'handled') return result;
      if (result !== 'busy') throw new TypeError(`claim resolves with claimed, handled or busy, not with ${result}.`);
      if (Date.now() >= endsAt) return result;
      await delay(retryEvery);
    }
  }

  /** Extends the claim until the function that it returns is called, which resolves when nothing of it is under way. */
  extend(): () => Promise<void> {
    if (this.#inbox.isLocal) return async () => {};
    let extending: Promise<unknown> | undefined;
    const timer = setInterval(() => {
      extending ??= this.#extendOnce().finally(() => {
        extending = undefined;
      });
    }, extendEvery);
    // What is handled keeps the process alive where it has to. Browsers give a number, which cannot.
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

  /** Lets others handle the update. Where that fails, the claim expires. */
  async release(): Promise<void> {
    try {
      await this.#inbox.release(this.#taskId, this.#claim);
    } catch {}
  }

  /** A store that is down may be back for the next one. */
  async #extendOnce(): Promise<void> {
    try {
      await this.#inbox.claim(this.#taskId, this.#claim);
    } catch {}
  }
}
