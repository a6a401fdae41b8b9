/** What a wait for one task came to. */
export interface Outcome {
  polls: number;
  /** Milliseconds from the end of the task to the result of the wait. */
  late: number;
}

export interface Summary {
  mean: number;
  /** 99 of 100 are within it. */
  p99: number;
  worst: number;
}

export function summaryOf(outcomes: readonly Outcome[], name: keyof Outcome): Summary {
  const values = outcomes.map((outcome) => outcome[name]).sort((one, two) => one - two);
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    p99: values[Math.ceil(0.99 * values.length) - 1] ?? Number.NaN,
    worst: values.at(-1) ?? Number.NaN,
  };
}
