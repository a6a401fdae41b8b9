import { pollAdviceHeader } from '../../../generated/constants.js';
import type { SandboxState } from '../state.js';

/**
 * The header that advises when to poll a task: at its end. Earlier changes of its state do not count, since a client that waits
 * would then poll more often than without advice. A clock that stands still has no next time.
 */
export function pollAdvice({ settings, clock }: SandboxState, endsAt: number): Record<string, string> | undefined {
  const { speed } = clock;
  if (!settings.pollAdvice || speed === 0) return undefined;
  const remaining = endsAt - clock.now();
  return remaining > 0 ? { [pollAdviceHeader]: `${Math.ceil(remaining / speed)}` } : undefined;
}
