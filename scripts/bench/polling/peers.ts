import type { Outcome } from './outcome.js';

/** How long a client waits before each look at a task, in milliseconds. */
export type Pace = () => Generator<number, never>;

function* every(milliseconds: number): Generator<number, never> {
  for (;;) yield milliseconds;
}

function* atOnceAndEvery(milliseconds: number): Generator<number, never> {
  yield 0;
  return yield* every(milliseconds);
}

/**
 * How other clients wait unless told otherwise, as it was measured with them. What they do beside it is left out: fal
 * reads a result by one more request, Runway gives up after ten minutes. openai heeds a pace that its service sends.
 */
export const peers: Readonly<Record<string, Pace>> = {
  *Runway() {
    for (;;) yield 6000 * (0.75 + Math.random() / 2);
  },
  fal: () => atOnceAndEvery(500),
  Replicate: () => atOnceAndEvery(500),
  openai: () => atOnceAndEvery(5000),
  // It brings no wait. This is the loop that its documentation shows.
  genai: () => every(10_000),
};

/** Waits for a task of some length at a pace. Looks take no time. */
export function follow(pace: Pace, length: number): Outcome {
  let polls = 0;
  let age = 0;
  for (const wait of pace()) {
    age += wait;
    polls += 1;
    if (age >= length) break;
  }
  return { polls, late: age - length };
}
