/** Texts that are remembered. */
const maxTexts = 100;

/**
 * Prints errors, and one that repeats at most once in `pauseMs`, with how many were left out: a store or a service that is down
 * can fail thousands of times a second.
 */
export function printingOnce(
  print: (error: unknown, leftOut: number) => void,
  pauseMs = 1000,
): (error: unknown) => void {
  const seen = new Map<string, { until: number; leftOut: number }>();
  return (error) => {
    const text = textOf(error);
    const now = performance.now();
    const last = seen.get(text);
    if (last && now < last.until) {
      last.leftOut += 1;
      return;
    }
    if (seen.size >= maxTexts) seen.clear();
    seen.set(text, { until: now + pauseMs, leftOut: 0 });
    print(error, last?.leftOut ?? 0);
  };
}

/** Anything can be thrown, also values without a message. */
function textOf(error: unknown): string {
  try {
    return `${(error as Error | undefined)?.message ?? error}`;
  } catch {
    return '';
  }
}
