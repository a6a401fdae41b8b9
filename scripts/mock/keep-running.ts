import { setTimeout as delay } from 'node:timers/promises';
import type { Prism } from './prism.js';

export interface Mock {
  url: string;
  stop: () => Promise<void>;
}

/** The wait before a restart. After Ctrl-C, which also ends Prism, a stop arrives within it. */
const minDelayMs = 500;
const maxDelayMs = 30_000;

/** After this time a mock counts as running again, and the next wait is short. */
const steadyMs = 60_000;

/**
 * Starts a mock, and starts it again whenever it ends by itself, until it is stopped. If it keeps ending, the waits in
 * between become longer. A mock that cannot be started at all throws.
 */
export async function keepRunning(start: (signal: AbortSignal) => Promise<Prism>): Promise<Mock> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { url, ended } = await start(signal);
  const kept = restartAfter(ended, () => start(signal), signal);
  const stop = () => {
    stopping.abort();
    return kept;
  };
  return { url, stop };
}

async function restartAfter(ended: Promise<void>, start: () => Promise<Prism>, signal: AbortSignal): Promise<void> {
  let delayMs = minDelayMs;
  let running = ended;
  let since = performance.now();
  for (;;) {
    const reason = await running.then(
      () => 'It was stopped.',
      (error: Error) => error.message,
    );
    if (performance.now() - since > steadyMs) delayMs = minDelayMs;
    await delay(delayMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    console.error(`The mock has ended, and is being started again. ${reason}`);
    delayMs = Math.min(2 * delayMs, maxDelayMs);
    since = Number.POSITIVE_INFINITY;
    running = start().then((mock) => {
      since = performance.now();
      if (!signal.aborted) console.error(`The mock is running again: ${mock.url}`);
      return mock.ended;
    });
  }
}
