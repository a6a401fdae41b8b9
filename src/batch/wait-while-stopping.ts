import { onAbort } from '../shared/delay.js';
import { JournalError } from './journal-error.js';

/** Milliseconds that a journal has to finish what it does, once its batch was stopped. */
const maxWriteMs = 2000;

/** Waits for a journal. One that never finishes must not keep a batch that was stopped from ending. */
export async function waitWhileStopping<T>(recorded: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return recorded;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const count = () => {
      timer = setTimeout(() => reject(new JournalError(tooLateMessage)), maxWriteMs);
    };
    if (signal.aborted) count();
    else stopListening = onAbort(signal, count);
  });
  try {
    return await Promise.race([recorded, tooLate]);
  } finally {
    stopListening?.();
    clearTimeout(timer);
  }
}

const tooLateMessage = 'The journal did not finish within two seconds after the batch was stopped.';
