import { vi } from 'vitest';

// Taken before any test replaces them.
const { setTimeout: realTimeout } = globalThis;
const realNow = () => Number(process.hrtime.bigint() / 1_000_000n);

/** Real milliseconds that a run may take, however long it is in simulated time. */
const longestRun = 100_000;

/** What is in progress: nothing, work in this process, or work of the system, such as HTTP. */
export type Work = 'none' | 'inside' | 'outside';

/**
 * The number of event loop turns for which time stands still while work is in progress. Longer work waits for time to
 * pass, as a response that never arrives does. Turns are counted because on a busy machine a second may hold few of them.
 */
const patience: Record<Work, number> = { none: 3, inside: 300, outside: 3000 };

/**
 * Waits for a promise in simulated time: if nothing is in progress, the clock jumps to the next timer. It stands still
 * during a request or file access, so that real work does not cause a timeout.
 */
export async function inSimulatedTime<T>(promise: Promise<T>, work: () => Work): Promise<T> {
  let isOver = false;
  const note = () => {
    isOver = true;
  };
  promise.then(note, note);
  for (const startedAt = realNow(); !isOver; ) {
    if (realNow() - startedAt > longestRun) throw new Error(`It has not ended after ${longestRun} ms of real time.`);
    await rest(work);
    // At once: the asynchronous form waits first, and what begins while it waits would meet its timeout.
    if (!isOver) vi.advanceTimersToNextTimer();
  }
  await rest(work);
  return promise;
}

/** Resolves when nothing has been in progress for some turns, or something for too many. */
async function rest(work: () => Work): Promise<void> {
  const turns: Record<Work, number> = { none: 0, inside: 0, outside: 0 };
  for (let kind: Work = 'none'; turns[kind] < patience[kind]; turns[kind] += 1) {
    await new Promise((resolve) => realTimeout(resolve, 1));
    kind = usesFiles() ? 'outside' : work();
    if (kind !== 'none') turns.none = 0;
  }
}

const usesFiles = () => process.getActiveResourcesInfo().some((kind) => kind.startsWith('FSReq'));
