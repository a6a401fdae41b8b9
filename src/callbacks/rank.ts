import { states } from '../../generated/constants.js';
import { behaviours } from '../../generated/service.js';

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
