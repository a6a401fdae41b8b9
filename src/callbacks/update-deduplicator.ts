import { BoundedMap } from '../shared/bounded-map.js';
import type { Report } from './callback-error.js';
import { retryLater } from './callback-rejection.js';
import { progressRank } from './inbox.js';
import type { CallbackUpdate, HandlerSettings } from './options.js';
import { PendingUpdate } from './pending-update.js';
import { storageKey } from './storage-key.js';
import { TaskClaim } from './task-claim.js';

/** More than the callbacks that arrive while a store is down. */
const maxUnrecorded = 10_000;

interface AcceptedUpdate {
  readonly update: PendingUpdate;
  /** True if this callback joins an update that is already being handled. */
  readonly isDuplicate: boolean;
}

/** Handles each update at least once, and never two updates of a task at the same time. */
export class UpdateDeduplicator {
  readonly #settings: HandlerSettings;
  readonly #report: Report;
  /** By task: the update that is being handled in this process, and those that wait for it, each of a later state. */
  readonly #pending = new Map<string, readonly PendingUpdate[]>();
  /** States that were handled here, but that the inbox failed to record. */
  readonly #unrecorded = new BoundedMap<string>(maxUnrecorded);
  /** Set at the first callback: Workers provide no random numbers while they load a module. */
  #owner: string | undefined;

  constructor(settings: HandlerSettings, report: Report) {
    this.#settings = settings;
    this.#report = report;
  }

  /**
   * Handles an update after the earlier ones of its task. The result ends when the update has been handled, now or before, or
   * fails with the response that makes the service send it again. An update that joins another is not kept, so there is at
   * most one for each state, however often it is sent.
   */
  handle(update: CallbackUpdate): AcceptedUpdate {
    const { taskId, state } = update;
    const rank = progressRank(state);
    const earlier = this.#pending.get(taskId) ?? [];
    // The same update, or one that supersedes it: this one ends as that one does.
    const joined = earlier.find((other) => other.rank >= rank);
    if (joined) return { update: joined, isDuplicate: true };
    const run = () => this.#run(update);
    const ended = (earlier.at(-1)?.settled.then(run) ?? run()).finally(() => this.#remove(taskId, pending));
    const pending = new PendingUpdate(rank, ended);
    this.#pending.set(taskId, [...earlier, pending]);
    return { update: pending, isDuplicate: false };
  }

  #remove(taskId: string, ended: PendingUpdate): void {
    const remaining = this.#pending.get(taskId)?.filter((update) => update !== ended) ?? [];
    if (remaining.length > 0) this.#pending.set(taskId, remaining);
    else this.#pending.delete(taskId);
  }

  async #run(update: CallbackUpdate): Promise<void> {
    const { taskId, state } = update;
    const key = await storageKey(taskId);
    const handled = this.#unrecorded.get(key);
    if (handled !== undefined && progressRank(handled) >= progressRank(state)) {
      await this.#complete(this.#claimOf(taskId, handled), { key, taskId, state: handled });
      return;
    }
    const claim = this.#claimOf(taskId, state);
    if (!(await this.#take(claim, taskId))) return;
    await this.#runOnUpdate(claim, update);
    await this.#complete(claim, { key, taskId, state });
  }

  #claimOf(taskId: string, state: string): TaskClaim {
    this.#owner ??= crypto.randomUUID();
    return new TaskClaim(this.#settings.inbox, { taskId, state, owner: this.#owner });
  }

  /** Whether the update must be handled here. */
  async #take(claim: TaskClaim, taskId: string): Promise<boolean> {
    const result = await claim.take(this.#settings.updateTimeout).catch((cause) => {
      this.#report('The inbox failed', { cause, taskId });
      throw retryLater('unavailable', 'The callback could not be accepted. Send it again.');
    });
    if (result !== 'busy') return result === 'claimed';
    throw retryLater('unfinished', 'Another update of this task is being handled. Send it again.');
  }

  async #runOnUpdate(claim: TaskClaim, update: CallbackUpdate): Promise<void> {
    const stop = claim.extend();
    try {
      await this.#settings.onUpdate(update);
    } catch (cause) {
      // Started before the report, so that a failure there does not keep the claim.
      const released = stop().then(() => claim.release());
      this.#report('onUpdate failed', { cause, taskId: update.taskId, state: update.state });
      await released;
      throw retryLater('unavailable', 'The update could not be handled. Send it again.');
    }
    await stop();
  }

  /** Records that an update was handled. If that fails, it is remembered here, and the next retry only records it. */
  async #complete(
    claim: TaskClaim,
    { key, taskId, state }: { key: string; taskId: string; state: string },
  ): Promise<void> {
    try {
      await claim.complete();
    } catch (cause) {
      this.#unrecorded.set(key, state);
      this.#report('The inbox failed', { cause, taskId });
      throw retryLater('unavailable', 'The update could not be recorded. Send it again.');
    }
    this.#unrecorded.delete(key);
  }
}
