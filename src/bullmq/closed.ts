import { delay } from '../shared/delay.js';

/** Milliseconds for which BullMQ may close its connections once nothing is in flight. */
const patienceMs = 5000;

/**
 * Resolves when BullMQ has closed its connections. One that was being opened again, as in a failover, never reports its end, so
 * this is awaited for some seconds only.
 */
export async function closed(closing: Promise<unknown>, isBusy: () => boolean = () => false): Promise<void> {
  let isClosed = false;
  const done = closing.finally(() => {
    isClosed = true;
  });
  let idleSince = Date.now();
  while (!isClosed && Date.now() - idleSince < patienceMs) {
    if (isBusy()) idleSince = Date.now();
    await Promise.race([done, delay(100)]);
  }
}
