/** Longest wait that a service can ask for. Beyond it the error is thrown with `retryAfter`, and the caller decides. */
export const maxRetryAfterMs = 60_000;

/**
 * Milliseconds to wait before a retry: doubling, and spread so that clients that failed together do not retry together.
 * Never shorter than the service asked for.
 */
export function backoff(retry: number, retryAfter = 0): number {
  const baseDelayMs = 500;
  const maxDelayMs = 8000;
  const delay = Math.min(maxDelayMs, baseDelayMs * 2 ** retry);
  return Math.max(delay * (0.5 + Math.random() / 2), retryAfter + Math.random() * baseDelayMs);
}

/** The header Retry-After in milliseconds: it holds seconds or a date (RFC 9110, 10.2.3). */
export function retryAfterIn(text = ''): number | undefined {
  // A proxy may have added a second one: the first counts.
  const seconds = Number.parseFloat(text);
  const milliseconds = seconds >= 0 ? seconds * 1000 : Date.parse(text) - Date.now();
  return milliseconds >= 0 ? milliseconds : undefined;
}
