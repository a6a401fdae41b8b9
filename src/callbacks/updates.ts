import { BoundedMap } from '../shared/bounded-map.js';
import type { Report } from './callback-error.js';
import { progressRank } from './inbox.js';
import { storageKey } from './key-of.js';
import type { CallbackUpdate, Settings } from './options.js';
import { sendAgain } from './refusal.js';
import { TaskClaim } from './task-claim.js';
import { Turn } from './turn.js';

/** More than there are callbacks in the time that a store is down. */
const mostUnrecorded = 10_000;

/** The turn of an update, and whether another update of the same or a later state has it already. */
export interface TakenTurn {
  readonly turn: Turn;
  readonly isJoined: boolean;
}

/** Has each update handled at least once, and no two updates of a task at the same time. */
export class Updates {
  readonly #settings: Settings;
  readonly #report: Report;
  /** By task: the update that is being handled in this process, and those that wait for it, each of a later state. */
  readonly #turns = new Map<string, readonly Turn[]>();
  /** States that were handled here and that the inbox failed to record. */
  readonly #unrecorded = new BoundedMap<string>(mostUnrecorded);
  /** Not before the first callback: Workers have no random numbers while they load a module. */
  #owner: string | undefined;

  constructor(settings: Settings, report: Report) {
    this.#settings = settings;
    this.#report = report;
  }

  /**
   * Gives an update its turn, which ends when it has been handled, now or before, or fails with the response that has the
   * service send it again. Only an update that has not joined another is kept: however often it is sent, one for each state.
   */
  handle(update: CallbackUpdate): TakenTurn {
    const { taskId, state } = update;
    const rank = progressRank(state);
    const turns = this.#turns.get(taskId) ?? [];
    // The same update, or one that makes this one old: how that ends is how this ends.
    const joined = turns.find((turn) => turn.rank >= rank);
    if (joined) return { turn: joined, isJoined: true };
    const run = () => this.#run(update);
    const ended = (turns.at(-1)?.settled.then(run) ?? run()).finally(() => this.#end(taskId, turn));
    const turn = new Turn(rank, ended);
    this.#turns.set(taskId, [...turns, turn]);
    return { turn, isJoined: false };
  }

  #end(taskId: string, ended: Turn): void {
    const left = this.#turns.get(taskId)?.filter((turn) => turn !== ended) ?? [];
    if (left.length > 0) this.#turns.set(taskId, left);
    else this.#turns.delete(taskId);
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

  /** Whether the update is to be handled here. */
  async #take(claim: TaskClaim, taskId: string): Promise<boolean> {
    const result = await claim.take(this.#settings.updateTimeout).catch((cause) => {
      this.#report('The inbox failed', { cause, taskId });
      throw sendAgain('unavailable', 'The callback could not be taken in. Send it again.', { isReported: true });
    });
    if (result !== 'busy') return result === 'claimed';
    throw sendAgain('unfinished', 'Another update of this task is being handled. Send it again.');
  }

  async #runOnUpdate(claim: TaskClaim, update: CallbackUpdate): Promise<void> {
    const stop = claim.extend();
    try {
      await this.#settings.onUpdate(update);
    } catch (cause) {
      // Begun before the report, so that nothing that fails there keeps the claim.
      const released = stop().then(() => claim.release());
      this.#report('onUpdate failed', { cause, taskId: update.taskId });
      await released;
      throw sendAgain('unavailable', 'The update could not be handled. Send it again.', { isReported: true });
    }
    await stop();
  }

  /** Records what was handled. Where that fails, it is remembered here, so that the same update is only recorded next time. */
  async #complete(
    claim: TaskClaim,
    { key, taskId, state }: { key: string; taskId: string; state: string },
  ): Promise<void> {
    try {
      await claim.complete();
    } catch (cause) {
      this.#unrecorded.set(key, state);
      this.#report('The inbox failed', { cause, taskId });
      throw sendAgain('unavailable', 'The update could not be recorded. Send it again.', { isReported: true });
    }
    this.#unrecorded.delete(key);
  }
}
