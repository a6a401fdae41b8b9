import type { Job, JobState } from 'bullmq';
import { delay } from '../shared/delay.js';

/** Milliseconds between two tries to wake a job that is being processed. */
const retryMs = 100;

/**
 * Has a job processed after `delayMs`. One that is being processed may have read its task too early, so it is woken when that
 * has ended. Returns `woken`, or the state that it is in: `active` if it was for the whole of `timeoutMs`, `unknown` if it was removed.
 */
export async function wake(job: Job, delayMs = 0, timeoutMs = 3000): Promise<'woken' | 'unknown' | JobState> {
  const endsAt = Date.now() + timeoutMs;
  for (;;) {
    const isWoken = await (delayMs > 0 ? job.changeDelay(delayMs) : job.promote()).then(
      () => true,
      () => false,
    );
    if (isWoken) return 'woken';
    const state = await job.getState();
    if (state !== 'active' && state !== 'delayed') return state;
    if (Date.now() > endsAt) return 'active';
    await delay(retryMs);
  }
}
