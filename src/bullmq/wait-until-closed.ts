import { delay } from '../shared/delay.js';

/** Milliseconds for which BullMQ may close its connections once nothing is in flight, or once its store does not respond. */
const maxIdleMs = 5000;

/** What is being closed. */
interface Closing {
  /** Ends when BullMQ has closed everything. */
  readonly closing: Promise<unknown>;
  /** Ends all connections at once, without waiting for their store. */
  readonly disconnect: () => void;
  /** Whether requests are in flight. They are awaited for as long as the store responds, which has to record their tasks. */
  readonly isBusy?: () => boolean;
  /** Sends any command to the store, to see whether it responds. */
  readonly probe?: () => Promise<unknown>;
}

/**
 * Resolves when BullMQ has closed its connections. One that is being opened, as while Redis is down or in a failover, never
 * reports its end, so this is awaited for some seconds only. What is left then is disconnected: it would keep the process alive.
 */
export async function waitUntilClosed({ closing, disconnect, isBusy = () => false, probe }: Closing): Promise<void> {
  let isClosed = false;
  const done = closing.finally(() => {
    isClosed = true;
  });
  let activeAt = performance.now();
  const note = () => {
    activeAt = performance.now();
  };
  while (!isClosed && performance.now() - activeAt < maxIdleMs) {
    if (isBusy()) probe?.().then(note, () => {});
    await Promise.race([done, delay(200)]);
  }
  if (!isClosed) disconnect();
}
