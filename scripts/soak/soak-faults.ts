import type { Fault } from '../../src/sandbox/index.js';

/** Every kind of fault that the sandbox has, each for a share of the requests or tasks. */
const all: readonly Fault[] = [
  { fault: 'status', code: 429, chance: 0.05 },
  { fault: 'status', code: 400, chance: 0.01, operation: 'createText2Video' },
  { fault: 'status', code: 500, chance: 0.02 },
  { fault: 'status', code: 503, retryAfter: '1s', chance: 0.03 },
  { fault: 'lost', chance: 0.03 },
  { fault: 'cut', chance: 0.03 },
  { fault: 'hang', chance: 0.005 },
  { fault: 'slow', by: '300ms', chance: 0.05 },
  { fault: 'html', chance: 0.02 },
  { fault: 'html', code: 502, chance: 0.02 },
  { fault: 'unknown-state', chance: 0.02 },
  { fault: 'failed', chance: 0.1 },
  { fault: 'callback-lost', chance: 0.1 },
  { fault: 'callback-doubled', chance: 0.2 },
  { fault: 'callback-delayed', by: '700ms', chance: 0.1 },
  { fault: 'callback-out-of-order', chance: 0.2 },
];

/** Some of them, others each time. */
export const someFaults = (random: () => number): Fault[] => all.filter(() => random() < 0.5);
