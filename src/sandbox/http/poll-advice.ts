import { pollAdviceHeader } from '../../../generated/constants.js';
import type { SandboxState } from '../core/state.js';
import type { OpenResponse } from './message.js';

/**
 * Adds the header that advises when to poll a task: at its end, in `remaining` milliseconds of the sandbox. Earlier changes of
 * its state do not count, since a client that waits would then poll more often than without advice. A clock that stands still
 * has no next time.
 */
export function addPollAdvice(
  { headers }: OpenResponse,
  { settings, clock: { speed } }: SandboxState,
  remaining: number,
): void {
  if (settings.pollAdvice && speed > 0 && remaining > 0) headers[pollAdviceHeader] = `${Math.ceil(remaining / speed)}`;
}
