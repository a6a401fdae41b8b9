import { states } from '../../generated/constants.js';
import { behaviours } from '../../generated/service.js';

/** A claim to handle an update of a task, so that nobody else handles one of the same task meanwhile. */
export interface Claim {
  /** State that the update is about. */
  readonly state: string;
  /** The state and all that come at or after it. If one of these was handled, the update is out of date. */
  readonly supersededBy: readonly string[];
  /** Who claims it: a text that no other handler has. */
  readonly owner: string;
  /** Milliseconds that the claim holds. It is made again by the same owner, well before that, while `onUpdate` runs. */
  readonly lease: number;
}

/**
 * - `claimed`: the update is to be handled, and the caller may do it.
 * - `handled`: this state or one that supersedes it was handled before.
 * - `busy`: another owner has claimed an update of this task.
 */
export type ClaimResult = 'claimed' | 'handled' | 'busy';

/**
 * Remembers which updates of tasks were handled. One that several machines share has each update handled by one of them:
 * `redisInbox(client)`. For one of your own, the database has to do each of `claim`, `complete` and `release` in one
 * atomic step:
 *
 *     claim: recorded = state of the task; if supersededBy includes recorded → 'handled'
 *            claimant = owner whose claim has not expired; if there is one, and it is not owner → 'busy'
 *            keep owner as claimant for lease ms → 'claimed'
 *     complete: as claim, record state unless supersededBy includes what is recorded; end the claim if it is of owner
 *     release: end the claim if it is of owner
 */
export interface Inbox {
  /** The state that was last recorded of each of these tasks, in their order; `undefined` where there is none. */
  latest(taskIds: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Claims an update, or extends a claim of the same owner. */
  claim(taskId: string, claim: Claim): Promise<ClaimResult>;
  /**
   * Records that an update was handled, and ends its claim. When it resolves, that is safe, and the service gets its 200. It
   * may be called again for the same update, and after its claim has expired.
   */
  complete(taskId: string, claim: Claim): Promise<void>;
  /** Ends a claim, and records nothing: `onUpdate` failed. */
  release(taskId: string, claim: Claim): Promise<void>;
  /** Whether only this handler uses it. Default: no, so claims are extended, and listeners poll it every second. */
  readonly isLocal?: boolean;
}

/** The states in which a task ends: only these news are sent again. */
const ends: ReadonlySet<string> = new Set(
  Object.values(behaviours).flatMap(({ callback }) => callback?.retriedStates ?? []),
);

/**
 * How far a task has come in a state. A task does not go back, so what ranks no higher than what is known is a double or
 * has come late. The ends rank the same, since a task has one. A state that nobody knows ranks below all.
 */
export function progressRank(state: string | undefined): number {
  if (state === undefined) return -1;
  return ends.has(state) ? states.length : (states as readonly string[]).indexOf(state);
}

/** A state, and all that rank at least as high: each of them makes the state out of date. */
export function statesFrom(state: string): string[] {
  const all = new Set<string>([...states, ...ends]);
  return [...all].filter((one) => progressRank(one) >= progressRank(state));
}

/** Whether a state, where one is recorded, is one of these. */
export const isAmong = (states: readonly string[], state: string | undefined) =>
  state !== undefined && states.includes(state);
