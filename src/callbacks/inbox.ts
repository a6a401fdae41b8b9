import { states } from '../../generated/constants.js';
import { behaviours } from '../../generated/service.js';

/** A claim to handle an update of a task. Meanwhile no other process handles an update of the same task. */
export interface Claim {
  /** State that the update reports. */
  readonly state: string;
  /** The state itself and all that supersede it. If one of these was handled, the update is out of date. */
  readonly supersededBy: readonly string[];
  /** Who claims it: a string that is unique to this handler. */
  readonly owner: string;
  /** Milliseconds until the claim expires. While `onUpdate` runs, the same owner extends it well before that. */
  readonly lease: number;
}

/**
 * - `claimed`: the caller must handle the update.
 * - `handled`: this state, or one that supersedes it, was handled before.
 * - `busy`: another owner has claimed an update of this task.
 */
export type ClaimResult = 'claimed' | 'handled' | 'busy';

/**
 * Remembers which updates of tasks were handled. With an inbox that several machines share, such as `redisInbox(client)`, one
 * of them handles each update. To write your own, make each of `claim`, `complete` and `release` one atomic step of the
 * database:
 *
 * ```text
 * claim: recorded = state of the task; if supersededBy includes recorded → 'handled'
 *        claimant = owner of a claim that has not expired; if there is one, and it is not owner → 'busy'
 *        store owner as claimant for lease ms → 'claimed'
 * complete: record state, unless supersededBy includes the recorded one; end the claim if owner has it
 * release: end the claim if owner has it
 * ```
 */
export interface Inbox {
  /** The last recorded state of each of these tasks, in the same order; `undefined` if there is none. */
  latest(taskIds: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Claims an update, or extends a claim of the same owner. */
  claim(taskId: string, claim: Claim): Promise<ClaimResult>;
  /**
   * Records that an update was handled, and ends its claim. When it resolves, the record must be safe: the service then gets
   * 200. It may be called again for the same update, and after its claim has expired.
   */
  complete(taskId: string, claim: Claim): Promise<void>;
  /** Ends a claim without recording anything, since `onUpdate` failed. */
  release(taskId: string, claim: Claim): Promise<void>;
  /** Whether only this handler uses it. Default: false, so claims are extended, and listeners poll it every second. */
  readonly isLocal?: boolean;
}

/** The states in which a task ends. Only these updates are sent again. */
const finalStates: ReadonlySet<string> = new Set(
  Object.values(behaviours).flatMap(({ callback }) => callback?.retriedStates ?? []),
);

/**
 * How far a task has come. A task never goes back, so an update that ranks no higher than the recorded state is a duplicate
 * or late. All final states have the same rank, since a task has one of them. An unknown state has the lowest rank.
 */
export function progressRank(state: string | undefined): number {
  if (state === undefined) return -1;
  return finalStates.has(state) ? states.length : (states as readonly string[]).indexOf(state);
}

/** A state, and all that rank at least as high: each of them supersedes it. */
export function statesFrom(state: string): string[] {
  const all = new Set<string>([...states, ...finalStates]);
  return [...all].filter((other) => progressRank(other) >= progressRank(state));
}

/** Whether there is a state, and it is one of these. */
export const isAmong = (states: readonly string[], state: string | undefined) =>
  state !== undefined && states.includes(state);
