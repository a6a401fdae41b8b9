import type { Outcome } from './outcome.js';

/** How long a client waits before each poll, in milliseconds. */
export type Pace = () => Generator<number, never>;

function* every(milliseconds: number): Generator<number, never> {
  for (;;) yield milliseconds;
}

function* atOnceAndEvery(milliseconds: number): Generator<number, never> {
  yield 0;
  return yield* every(milliseconds);
}

/**
 * How other clients wait by default, as measured. Other behaviour is left out: fal reads the result with one more request,
 * Runway gives up after ten minutes, and openai follows an interval that its service sends.
 */
export const peers: Readonly<Record<string, Pace>> = {
  *Runway() {
    for (;;) yield 6000 * (0.75 + Math.random() / 2);
  },
  fal: () => atOnceAndEvery(500),
  Replicate: () => atOnceAndEvery(500),
  openai: () => atOnceAndEvery(5000),
  // It has no wait function. This is the loop in its documentation.
  genai: () => every(10_000),
};

/** Waits for a task of a given length at a pace. Polls take no time. */
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
