import { vi } from 'vitest';

// Taken before anybody fakes them.
const { setTimeout: realTimeout } = globalThis;
const realNow = () => Number(process.hrtime.bigint() / 1_000_000n);

/** Real milliseconds that a run may take, however long it is in simulated time. */
const longestRun = 100_000;

/** What is under way: nothing, something in this process, or something that the system does, such as HTTP. */
export type Work = 'none' | 'inside' | 'outside';

/**
 * For how many turns of the event loop time stands still for what is under way. What takes longer waits for time to pass,
 * as a response that never comes does. They are counted in turns since on a busy machine a second may hold few of them.
 */
const patience: Record<Work, number> = { none: 3, inside: 300, outside: 3000 };

/**
 * Waits for a promise in simulated time: when nothing is under way, the clock jumps to the next timer. While a request or
 * a file is, it stands still, so that no time-out strikes what is only real work.
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
    if (!isOver) await vi.advanceTimersToNextTimerAsync();
  }
  await rest(work);
  return promise;
}

/** Resolves when nothing has been under way for some turns, or something for too many. */
async function rest(work: () => Work): Promise<void> {
  const turns: Record<Work, number> = { none: 0, inside: 0, outside: 0 };
  for (let kind: Work = 'none'; turns[kind] < patience[kind]; turns[kind] += 1) {
    await new Promise((resolve) => realTimeout(resolve, 1));
    kind = usesFiles() ? 'outside' : work();
    if (kind !== 'none') turns.none = 0;
  }
}

const usesFiles = () => process.getActiveResourcesInfo().some((kind) => kind.startsWith('FSReq'));
