import { vi } from 'vitest';

// Stands in for src/shared/backoff.js, so that tests with many retries do not wait for them:
//
//     vi.mock('../../src/shared/backoff.js', () => import('./short-backoff.js'));
//
// It is a mock function, so that a test can count the pauses. real-pace.test.ts waits as users do.

const actual = await vi.importActual<typeof import('../../src/shared/backoff.js')>('../../src/shared/backoff.js');

export const { maxRetryAfterMs, retryAfterIn } = actual;

/** A hundredth of the real pause. */
export const backoff = vi.fn<typeof actual.backoff>((retry, retryAfter) => actual.backoff(retry, retryAfter) / 100);
